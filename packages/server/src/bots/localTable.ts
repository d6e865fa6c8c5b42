import { askBot, type Bot } from '@tessera/bots';
import {
  type Ask,
  answer,
  commitmentTo,
  type Game,
  type GameTypes,
  type Illegal,
  illegal,
  isIllegal,
  KERNEL_CODES,
  type Outcome,
  type Played,
  type Seat,
  type Setup,
  seedStreams,
  startMatch,
  stateAfter,
  undo,
  undoable,
} from '@tessera/kernel';
import {
  askNamed,
  awaitedSeats,
  type ClientMessage,
  type CommandOf,
  clientMessage,
  createRefusals,
  LIMITS,
  newsFor,
  PROTOCOL,
  previewReply,
  type Reply,
  readText,
  SERVER_CODES,
  type ServerMessage,
  type TableCommand,
  USUAL_WAIT,
  updateFor,
} from '@tessera/protocol';
import { infoOf, NOBODY_THERE, type SeatDoc, type TableDoc } from '@tessera/table';
import { addressOf } from '../socket/badMessage.ts';
import type { StoredEntry } from '../store/store.ts';

/** What is agreed before the game. */
export interface LocalTablePlan {
  readonly id: string;
  readonly game: Game;
  readonly setup: Setup;
  /** What the game is dealt from; the bots' chance comes from it too. */
  readonly secret: string;
  /** For each seat its bot; null for the one that is played from outside. */
  readonly bots: readonly (Bot | null)[];
  now(): number;
  /** Hands a message to whoever plays the seat. */
  send(text: string): void;
}

export interface LocalTable {
  readonly outcome: Outcome | null;
  /** Takes a message, as a server does from a socket. */
  receive(text: string): void;
}

type KeptEntry = Pick<StoredEntry, 'entry' | 'told' | 'at'>;
type Done = Reply | Illegal | null;

/**
 * A table in this process for one player and bots, without store, sockets or people: it speaks the same protocol as a
 * server, with messages made by the same functions. Where several are asked, bots answer at once, except that all take turns
 * where each answer counts on arrival: so a game depends on its secret and on the player's answers alone.
 */
export function createLocalTable(plan: LocalTablePlan): LocalTable {
  const { id, game, setup, secret, bots, now } = plan;
  const you: Seat = bots.indexOf(null);
  const { match } = startMatch(game, setup, secret);
  const generators = bots.map((_, seat) => seedStreams(`${secret}/bot ${seat}`)[0] as number[]);
  const doc = documentOf(plan, now());
  const kept: KeptEntry[] = [];
  const keys = new Map<string, number>();
  const refusals = createRefusals();
  const chat = new Map<string, number>();
  let lastOwn = 0;
  let lastSpeaker: Seat = -1;
  let isWatched = false;

  const send = (message: ServerMessage): void => plan.send(JSON.stringify(message));
  const reply = (table: string | null, what: Reply): void => send({ ...what, table });

  const tellTable = (isConnected = true): void => {
    const { state } = match;
    const row = {
      status: state.outcome === null ? ('playing' as const) : ('over' as const),
      n: match.n,
      due: null,
      awaited: awaitedSeats(state),
      outcome: state.outcome,
      changedAt: kept.at(-1)?.at ?? doc.createdAt,
    };
    const access = { user: null, seat: you, grant: 0, isCreator: false, lock: null };
    send({
      type: 'table',
      table: infoOf({ id, row, doc }, access, now(), {
        ...NOBODY_THERE,
        isConnected: (seat) => isConnected && seat === you,
      }),
    });
  };

  const tellGame = (newsAfter: number): void => {
    const update = updateFor(game, match.state, you, {
      n: match.n,
      undoable: undoable(match, you),
      lastOwn,
      clocks: null,
      news: kept.slice(newsAfter).map((entry) => newsFor(entry, you)),
      newsAfter,
      epoch: doc.epoch,
    });
    send({ type: 'update', table: id, ...update });
  };

  /** Keeps an entry and tells what it brought. */
  const finish = ({ entry, told }: Played<GameTypes>): void => {
    kept.push({ entry, told, at: now() });
    if (!isWatched) return;
    if (match.state.outcome !== null) tellTable();
    tellGame(match.n - 1);
  };

  /** Whose answer comes next: bots' before the player's, except where each answer counts on arrival. */
  const nextAsk = (): Ask | null => {
    const { pending } = match.state;
    const open = pending?.asks.filter((_, i) => pending.answers[i] === null) ?? [];
    const patience = ({ seat }: Ask) => (seat - lastSpeaker - 1 + bots.length) % bots.length;
    if (pending?.mode === 'open') open.sort((a, b) => patience(a) - patience(b));
    else open.sort((a, b) => Number(a.seat === you) - Number(b.seat === you));
    return open[0] ?? null;
  };

  /** Plays on until the player's answer is missing, or the game is over. */
  const playOn = (): void => {
    for (let ask = nextAsk(); isWatched && ask !== null; ask = nextAsk()) {
      const { seat, kind } = ask;
      const pass = doc.seats[you]?.passes.includes(kind) ? game.passes[kind] : undefined;
      if (seat === you && pass === undefined) return;
      const bot = bots[seat] ?? null;
      const value = bot === null ? pass : askBot(bot, game, match.state, ask, generators[seat] as number[]);
      const played = answer(match, seat, ask.id, value);
      if (isIllegal(played)) throw new Error(`${bot?.name ?? 'passing'} answered ${kind} against ${played.rule}`);
      lastSpeaker = seat;
      finish(played);
    }
  };

  const giveAnswer = ({ ask: name, answer: value, key }: CommandOf<'answer'>): Done => {
    const ask = askNamed(name, doc.epoch);
    const played = ask === null ? illegal(KERNEL_CODES.stale) : answer(match, you, ask, value);
    if (isIllegal(played)) return played;
    lastOwn = played.entry.n;
    lastSpeaker = you;
    keys.set(key, played.entry.n);
    finish(played);
    return null;
  };

  const takeBack = ({ answers, key }: CommandOf<'undo'>): Done => {
    const played = undo(match, you, answers);
    if (isIllegal(played)) return played;
    doc.epoch = played.entry.n;
    keys.set(key, played.entry.n);
    finish(played);
    return null;
  };

  const say = ({ key, text }: CommandOf<'chat'>): Reply => {
    const line = chat.get(key) ?? chat.size + 1;
    if (!chat.has(key)) {
      chat.set(key, line);
      send({
        type: 'chat',
        table: id,
        lines: [{ id: line, at: now(), seat: you, name: doc.seats[you]?.name ?? '', text }],
      });
    }
    return { type: 'accepted', key, n: line };
  };

  const order = ({ passes }: CommandOf<'orders'>): Done => {
    const unknown = passes.find((kind) => !Object.hasOwn(game.passes, kind));
    if (unknown !== undefined) return illegal(SERVER_CODES.unknown, { kind: unknown });
    const own = doc.seats[you];
    if (own !== undefined) own.passes = [...new Set(passes)].sort();
    tellTable();
    return null;
  };

  const perform = (command: TableCommand): Done => {
    const { key } = command;
    switch (command.type) {
      case 'answer':
        return giveAnswer(command);
      case 'undo':
        return takeBack(command);
      case 'chat':
        return say(command);
      case 'orders':
        return order(command);
      case 'why': {
        const why = game.why(match.state, you, command.intent);
        return { type: 'because', key, rule: why?.rule ?? null, params: why?.params ?? {} };
      }
      case 'preview':
        return previewReply(game, match.state, you, command);
      case 'history': {
        const { after } = command;
        const told = kept.slice(after, Math.min(command.to, after + LIMITS.news));
        return { type: 'history', key, after, news: told.map((entry) => newsFor(entry, you)) };
      }
      case 'moment': {
        const { n } = command;
        if (n > match.n) return illegal(SERVER_CODES.unknown, { entries: match.n });
        const { header, entries } = match;
        return { type: 'moment', key, n, view: game.view(stateAfter(game, { header, secret, entries }, n), you) };
      }
      default:
        // What needs other people.
        return illegal(SERVER_CODES.forbidden, { local: true });
    }
  };

  const carryOut = (command: TableCommand): Reply => {
    const { key } = command;
    if (!isWatched) return { type: 'refused', key, code: SERVER_CODES.unknown, params: { why: 'unwatched' } };
    const before = keys.get(key);
    if (before !== undefined) return { type: 'accepted', key, n: before, code: SERVER_CODES.again };
    const refused = refusals.of(key);
    if (refused !== null) return refused;
    const done = perform(command);
    if (done === null) return { type: 'accepted', key, n: match.n };
    return 'type' in done ? done : refusals.keep({ type: 'refused', key, code: done.rule, params: done.params });
  };

  const watch = ({ after }: { readonly after?: number | undefined }): void => {
    tellTable(isWatched);
    tellGame(Math.max(Math.min(after ?? match.n, match.n), match.n - LIMITS.news));
    if (!isWatched) tellTable();
    isWatched = true;
  };

  const handle = (message: ClientMessage): void => {
    const key = message.type === 'at' ? message.command.key : message.key;
    if (message.table !== id) {
      reply(message.table, { type: 'refused', key, code: SERVER_CODES.unknown, params: {} });
      return;
    }
    if (message.type === 'at') {
      reply(id, carryOut(message.command));
    } else {
      if (message.type === 'watch') watch(message);
      else isWatched = false;
      reply(id, { type: 'accepted', key, n: 0 });
    }
    playOn();
  };

  send({ type: 'hello', protocol: PROTOCOL });
  return {
    get outcome() {
      return match.state.outcome;
    },
    receive(text) {
      const message = readText(clientMessage, text);
      if (!isIllegal(message)) {
        handle(message);
        return;
      }
      const { table, key } = addressOf(text);
      reply(table, { type: 'refused', key, code: message.rule, params: message.params });
    },
  };
}

function documentOf({ game, setup, secret, bots }: LocalTablePlan, now: number): TableDoc {
  const seats = bots.map(
    (bot, seat): SeatDoc => ({
      kind: bot === null ? 'person' : 'bot',
      user: null,
      name: bot === null ? `${seat + 1}` : '',
      bot: bot?.name ?? null,
      resigned: false,
      grant: 0,
      word: '',
      passes: [],
      muted: [],
    }),
  );
  return {
    game: game.id,
    title: '',
    options: setup.options,
    pace: { kind: 'free', wait: USUAL_WAIT },
    listed: false,
    creator: null,
    createdAt: now,
    commitment: commitmentTo(secret),
    seats,
    clocks: null,
    proposal: null,
    proposals: 0,
    epoch: 0,
    rules: game.rules,
    again: null,
  };
}
