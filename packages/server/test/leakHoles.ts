import {
  type CoreState,
  type Fact,
  hashOf,
  type Illegal,
  illegal,
  type Plain,
  type PlainObject,
} from '@tessera/kernel';
import type { Reply, ServerMessage } from '@tessera/protocol';
import type { TableDoc } from '@tessera/table';
import type { Store } from '../src/store/store.ts';
import type { Look, Viewer } from '../src/tables/tables.ts';
import type { Leak } from './leakKit.ts';
import { UNLISTED } from './leakWorlds.ts';

/** What nobody at a table may know as a whole. */
interface Hidden {
  readonly state: CoreState;
  readonly doc: TableDoc;
  readonly seed: string;
}

async function hiddenAt(store: Store, table: string): Promise<Hidden | null> {
  const [stored, game, snapshot] = [
    await store.readTable(table),
    await store.readGame(table),
    await store.readSnapshot(table, 'any'),
  ];
  if (stored === null || game === null || snapshot === null) return null;
  return { state: JSON.parse(snapshot.state) as CoreState, doc: stored.doc, seed: game.seed };
}

/** A number that stands for anything hidden that might have slipped in. */
function secretNumber(state: CoreState): number {
  return (state.rng[0]?.[0] ?? 0) >>> 0;
}

/** Changes what goes to those who watch a table, or look at it once. */
function told(name: string, change: (message: ServerMessage, hidden: Hidden) => object): Leak {
  return {
    name: `${name} (told)`,
    tables(tables, store) {
      const viewers = new Map<Viewer, Viewer>();
      return {
        ...tables,
        async watch(table, viewer, after, chatAfter) {
          const hidden = await hiddenAt(store, table);
          const send = (text: string) =>
            viewer.send(hidden === null ? text : JSON.stringify(change(JSON.parse(text) as ServerMessage, hidden)));
          const leaky = { ...viewer, send, close: (code: string) => viewer.close(code) };
          viewers.set(viewer, leaky);
          return await tables.watch(table, leaky, after, chatAfter);
        },
        unwatch: (table, viewer) => tables.unwatch(table, viewers.get(viewer) ?? viewer),
      };
    },
  };
}

function looked(name: string, change: (look: Look, hidden: Hidden) => Look | Illegal): Leak {
  return {
    name: `${name} (looked at)`,
    tables: (tables, store) => ({
      ...tables,
      async look(table, access, after, chatAfter) {
        const look = await tables.look(table, access, after, chatAfter);
        const hidden = await hiddenAt(store, table);
        return 'rule' in look || hidden === null ? look : change(look, hidden);
      },
    }),
  };
}

function replied(
  name: string,
  change: (reply: Reply, hidden: Hidden, store: Store, table: string) => Promise<Reply>,
): Leak {
  return {
    name: `${name} (replied)`,
    tables: (tables, store) => ({
      ...tables,
      async command(table, access, command) {
        const hidden = await hiddenAt(store, table);
        const reply = await tables.command(table, access, command);
        return hidden === null ? reply : await change(reply, hidden, store, table);
      },
    }),
  };
}

const isUpdate = (message: ServerMessage) => message.type === 'update';
const isTable = (message: ServerMessage) => message.type === 'table';

/** Mistakes that a server could make. An observer of two worlds must find each. */
export const HOLES: readonly Leak[] = [
  {
    name: 'spectators see the whole state',
    game: (game) => ({
      ...game,
      view: (state, seat) => (seat === null ? { ...state } : game.view(state, seat)) as never,
    }),
  },
  {
    name: 'a view shows where chance stands',
    game: (game) => ({
      ...game,
      view: (state, seat) => ({ ...game.view(state, seat), chance: secretNumber(state) }),
    }),
  },
  {
    name: 'the fields of a view come in an order that hangs on what is hidden',
    game: (game) => ({
      ...game,
      view: (state, seat) => rotated(Object.entries(game.view(state, seat)), secretNumber(state)),
    }),
  },
  {
    name: 'options come in an order that hangs on what is hidden',
    game: (game) => ({
      ...game,
      options(state, ask) {
        const options = game.options(state, ask);
        const at = secretNumber(state) % options.length;
        return [...options.slice(at), ...options.slice(0, at)];
      },
    }),
  },
  {
    name: 'refusals quote the state',
    game: (game) => ({
      ...game,
      check(state, ask, value) {
        const refused = game.check(state, ask, value);
        return refused === null ? null : illegal(refused.rule, { ...refused.params, at: secretNumber(state) });
      },
    }),
  },
  {
    name: 'the reasons why something may not be done quote the state',
    game: (game) => ({
      ...game,
      explain(state, seat, intent) {
        const refused = game.explain(state, seat, intent);
        return refused === null ? null : illegal(refused.rule, { ...refused.params, at: secretNumber(state) });
      },
    }),
  },
  {
    name: 'previews quote the state',
    game: (game) => ({
      ...game,
      preview(state, seat, intent) {
        const shown = game.preview(state, seat, intent);
        if ('rule' in shown) return shown;
        const fact: Fact = { fact: 'hole', at: secretNumber(state), rules: ['K-HOLE'] };
        return { ...shown, facts: [...shown.facts, fact] };
      },
    }),
  },
  {
    name: 'news are for everybody',
    store: (store) => ({
      ...store,
      async readEntries(table, after, to) {
        const entries = await store.readEntries(table, after, to);
        return entries.map((entry) => ({ ...entry, told: entry.told.map((one) => ({ ...one, to: null })) }));
      },
    }),
  },
  {
    name: 'news that have just come are for everybody',
    store: (store) => ({
      ...store,
      async commit(commit) {
        const result = await store.commit(commit);
        for (const { told } of commit.entries) for (const one of told) Object.assign(one, { to: null });
        return result;
      },
    }),
  },
  {
    name: 'the record has everything in it',
    tables: (tables, store) => ({
      ...tables,
      record: async (table) => JSON.stringify((await store.readEntries(table, 0)).map(({ entry }) => entry)),
    }),
  },
  {
    name: 'the record has what chance did before the first move',
    tables: (tables, store) => ({
      ...tables,
      async record(table, access) {
        const record = await tables.record(table, access);
        return typeof record === 'string'
          ? record + JSON.stringify((await store.readGame(table))?.header?.draws)
          : record;
      },
    }),
  },
  {
    name: 'any key counts as one’s own',
    store: (store) => ({
      ...store,
      async entryByKey(table, _by, key) {
        for (let seat = 0; seat < 4; seat++) {
          const n = await store.entryByKey(table, seat, key);
          if (n !== null) return n;
        }
        return null;
      },
    }),
  },
  {
    name: 'lists show tables that are not listed',
    store: (store) => ({
      ...store,
      async listTables(status, limit) {
        const listed = await store.listTables(status, limit);
        const other = await store.readTable(UNLISTED);
        return other === null ? listed : [...listed, other];
      },
    }),
  },
  {
    name: 'a wrong secret opens the first seat',
    tables: (tables) => ({
      ...tables,
      async access(table, user, secret) {
        const access = await tables.access(table, user, secret);
        return 'rule' in access ? { user, seat: 0, grant: 0, isCreator: false, lock: null } : access;
      },
    }),
  },
  {
    name: 'a table tells how often its document was written',
    store: (store) => ({
      ...store,
      async readTable(id) {
        const table = await store.readTable(id);
        return table === null
          ? null
          : { ...table, row: { ...table.row, changedAt: table.row.changedAt + table.version } };
      },
    }),
  },
  {
    name: 'figures hang on what is hidden',
    tables: (tables, store) => {
      let secret = 0;
      return {
        ...tables,
        async look(table, access, after, chatAfter) {
          secret = secretNumber((await hiddenAt(store, table))?.state as CoreState);
          return await tables.look(table, access, after, chatAfter);
        },
        figures: () => ({ ...tables.figures(), viewers: tables.figures().viewers + (secret % 1000) }),
      };
    },
  },
  {
    name: 'a standing order is told to everybody',
    tables: (tables) => {
      const viewers = new Set<Viewer>();
      return {
        ...tables,
        watch(table, viewer, after, chatAfter) {
          viewers.add(viewer);
          return tables.watch(table, viewer, after, chatAfter);
        },
        async command(table, access, command) {
          const reply = await tables.command(table, access, command);
          if (command.type === 'orders') for (const viewer of viewers) viewer.send('{"type":"table"}');
          return reply;
        },
      };
    },
  },
  told('the hash of the state', (message, { state }) =>
    isUpdate(message) ? { ...message, hash: hashOf(state as unknown as Plain) } : message,
  ),
  told('whom the game waits for, by what is hidden', (message, { state }) =>
    isUpdate(message) ? { ...message, awaited: [secretNumber(state) % 1000] } : message,
  ),
  told('the seed', (message, { seed }) =>
    message.type === 'table' ? { ...message, table: { ...message.table, commitment: seed } } : message,
  ),
  told('who sits there', (message, { doc }) =>
    message.type === 'chat'
      ? { ...message, lines: message.lines.map((line) => ({ ...line, user: doc.seats[line.seat]?.user })) }
      : message,
  ),
  told('others’ standing orders', (message, { doc }) =>
    message.type === 'table'
      ? { ...message, table: { ...message.table, passes: doc.seats.map(({ passes }) => passes) } }
      : message,
  ),
  told('whom others have muted', (message, { doc }) =>
    isTable(message) ? { ...message, muted: doc.seats.map(({ muted }) => muted) } : message,
  ),
  looked('what lies sealed', (look, { state }) => ({
    ...look,
    update: look.update === null ? null : ({ ...look.update, sealed: state.pending?.answers } as never),
  })),
  looked('a fault that quotes the state', (_look, { state }) => illegal('S-INTERNAL', { at: secretNumber(state) })),
  replied('others’ answers', async (reply, _hidden, store, table) => {
    if (reply.type !== 'history') return reply;
    const entries = await store.readEntries(table, 0);
    const news = reply.news.map((one) => ({ ...one, entry: entries[one.n - 1]?.entry }));
    return { ...reply, news };
  }),
  replied('an acceptance that counts what is hidden', async (reply, { state }) =>
    reply.type === 'accepted' ? { ...reply, n: reply.n + (secretNumber(state) % 100) } : reply,
  ),
  replied('a moment with the whole state', async (reply, { state }) =>
    reply.type === 'moment' ? { ...reply, view: state as unknown as PlainObject } : reply,
  ),
];

function rotated(entries: readonly [string, Plain][], by: number): PlainObject {
  const at = by % entries.length;
  return Object.fromEntries([...entries.slice(at), ...entries.slice(0, at)]);
}
