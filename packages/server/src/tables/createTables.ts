import { type Illegal, illegal, isIllegal } from '@tessera/kernel';
import { type Reply, SERVER_CODES, type TableCommand } from '@tessera/protocol';
import {
  accessBy,
  accessOf,
  draftOf,
  forgetPerson,
  infoOf,
  isAlone,
  isBegun,
  leaveSeat,
  recordText,
  renewLock,
  seatBot,
  type TableChange,
  takeSeat,
  whyNotCreators,
  wouldBeNobodys,
} from '@tessera/table';
import { hashSecret } from '../people/secrets.ts';
import { createAloneTurns } from './alone.ts';
import { wake } from './automatic.ts';
import { carryOutCommand } from './commands.ts';
import { createBusListener } from './createBusListener.ts';
import { createHosts, type Hosts } from './createHosts.ts';
import { createLookout } from './createLookout.ts';
import { Conflict, type Host, type HostParts, type TablesParts } from './host.ts';
import { catchUp, commitChange, isBehind, runExclusive } from './hostChanges.ts';
import { beginGame, layNew, layNext } from './laying.ts';
import type { Tables } from './tables.ts';
import { lookAt, unwatchAt, watchAt } from './watching.ts';

/** The tables of this process. */
export function createTables(given: TablesParts): Tables {
  const { store, clock, log, settings } = given;
  const alone = createAloneTurns(clock, Math.min(settings.alonePause, settings.botDelay));
  const parts: HostParts = { ...given, alone, wake };
  const hosts = createHosts(parts);
  const lookout = createLookout(hosts, parts, createBusListener(hosts, parts));
  return {
    ...lists(parts),
    ...seats(hosts, parts),
    ...games(hosts, parts),
    async access(id, user, secret) {
      const opened = secret === null ? null : await store.findSecret(hashSecret(secret));
      if (secret !== null && opened?.table !== id) return illegal(SERVER_CODES.unknown);
      const host = await hosts.of(id);
      if (host === null) return illegal(SERVER_CODES.unknown);
      // A client that comes from another process must find what it saw there.
      if (await isBehind(host)) await runExclusive(host, () => catchUp(host));
      return accessBy(host.table, user, opened) ?? illegal(SERVER_CODES.unknown);
    },
    look: (id, access, after, chatAfter) => hosts.as(id, access, (host) => lookAt(host, access, after, chatAfter)),
    watch: (id, viewer, after, chatAfter) =>
      hosts.as<null>(id, viewer.access, (host) => watchAt(host, viewer, after, chatAfter)),
    unwatch(id, viewer) {
      hosts.known
        .get(id)
        ?.then((host) => (host === null ? undefined : unwatchAt(host, viewer)))
        .catch((error: unknown) => log.error({ table: id, err: error }, 'a viewer could not leave'));
    },
    figures() {
      const loaded = hosts.loaded();
      return { inMemory: loaded.length, viewers: loaded.reduce((sum, { viewers }) => sum + viewers.size, 0) };
    },
    async close() {
      lookout.close();
      alone.close();
      await hosts.close();
    },
  };
}

/** Tables as lists show them, without loading them. */
function lists(parts: HostParts): Pick<Tables, 'create' | 'list' | 'of'> {
  const { store, clock, settings } = parts;
  return {
    async create(user, plan) {
      const running = await store.countRunning(user.id);
      if (running >= settings.tablesPerPerson) return illegal(SERVER_CODES.rate, { tables: running });
      const laid = await layNew(parts, user, plan);
      if (isIllegal(laid)) return laid;
      return { table: infoOf(laid, accessOf(laid, user.id), clock.now()), secrets: laid.secrets };
    },
    async list(status, limit) {
      const tables = await store.listTables(status, limit);
      return tables.map((table) => infoOf(table, accessOf(table, null), clock.now()));
    },
    async of(user, limit) {
      const tables = await store.tablesOf(user, limit);
      return tables.map((table) => infoOf(table, accessOf(table, user), clock.now()));
    },
  };
}

/** Who sits where, until the game begins; and deleting a person from their tables. */
function seats(
  hosts: Hosts,
  { store }: HostParts,
): Pick<Tables, 'join' | 'leave' | 'seatBot' | 'newSecret' | 'remove' | 'forget'> {
  return {
    join: (id, access, user, wanted, word) =>
      hosts.as(id, access, async (host) => {
        const taken = takeSeat(host.table, access, user, wanted, word);
        return isIllegal(taken) ? taken : { seat: taken.seat, secret: await opened(host, taken.change) };
      }),
    leave: (id, access) => hosts.as<null>(id, access, (host) => committed(host, leaveSeat(host.table, access))),
    seatBot: (id, access, seat, bot) =>
      hosts.as<null>(id, access, (host) => committed(host, seatBot(host.table, access, seat, bot, host.house.bots))),
    newSecret: (id, access, role, seat) =>
      hosts.as(id, access, async (host) => {
        const change = renewLock(host.table, access, role, seat);
        return isIllegal(change) ? change : { secret: await opened(host, change) };
      }),
    remove: (id, access) =>
      hosts.as<null>(id, access, async (host) => {
        const refused = whyNotCreators(host.table, access);
        if (refused === null) await hosts.remove(host);
        return refused;
      }),
    async forget(user) {
      for (const { id } of await store.tablesOf(user, 10_000)) {
        await hosts.at(id, async (host) => {
          if (wouldBeNobodys(host.table, user)) await hosts.remove(host);
          else await commitChange(host, forgetPerson(host.table, user, host.house));
          return null;
        });
      }
    },
  };
}

/** Games: starting them, commands in them, and their records. */
function games(
  hosts: Hosts,
  { store, log, counts }: HostParts,
): Pick<Tables, 'start' | 'again' | 'record' | 'command'> {
  let beginning: Promise<unknown> = Promise.resolve();

  /** Games of bots alone begin one after the other, because they are counted first. */
  async function begin(host: Host): Promise<Illegal | null> {
    if (!isAlone(host.table.doc)) return await beginGame(host);
    const begun = beginning.then(() => beginGame(host));
    beginning = begun.catch(() => {});
    return await begun;
  }

  return {
    start: (id, access) =>
      hosts.as<null>(id, access, async (host) => whyNotCreators(host.table, access) ?? (await begin(host))),
    again: (id, access, user) =>
      hosts.as(id, access, async (host) => {
        const { doc, row } = host.table;
        if (access.seat === null) return illegal(SERVER_CODES.forbidden);
        if (row.status !== 'over') return illegal(SERVER_CODES.waiting);
        if (doc.again !== null) return { table: doc.again };
        const laid = await layNext(host, user);
        const draft = draftOf(doc);
        draft.again = laid.id;
        await commitChange(host, { doc: draft });
        return { table: laid.id };
      }),
    record: (id, access) =>
      hosts.as<string>(id, access, async ({ table }) => {
        if (!isBegun(table)) return illegal(SERVER_CODES.waiting);
        return recordText(table, await store.readEntries(id, 0, table.row.n), access.seat);
      }),
    async command(id, access, given: TableCommand) {
      const refused = (code: string, params = {}): Reply => ({ type: 'refused', key: given.key, code, params });
      let reply: Reply;
      try {
        const done = await hosts.at(id, (host, attempt) => carryOutCommand(host, access, given, attempt));
        reply = 'rule' in done && !('type' in done) ? refused(done.rule, done.params) : (done as Reply);
      } catch (error) {
        if (!(error instanceof Conflict)) log.error({ table: id, command: given.type, err: error }, 'a command failed');
        reply = refused(error instanceof Conflict ? SERVER_CODES.conflict : SERVER_CODES.internal);
      }
      if (given.type === 'answer') counts.answered(reply.type === 'refused' ? reply.code : null);
      return reply;
    },
  };
}

async function committed(host: Host, change: TableChange | Illegal): Promise<Illegal | null> {
  if (isIllegal(change)) return change;
  await commitChange(host, change);
  return null;
}

/** Commits a change that opens a lock; returns the new secret. */
async function opened(host: Host, change: TableChange): Promise<string> {
  const secret = await commitChange(host, change);
  if (secret === null) throw new Error(`no lock of table ${host.id} was opened`);
  return secret;
}
