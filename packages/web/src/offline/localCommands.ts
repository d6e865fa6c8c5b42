import { botsFor } from '@tessera/bots';
import {
  act,
  answer,
  type Game,
  type Illegal,
  illegal,
  isIllegal,
  KERNEL_CODES,
  type Seat,
  stateAfter,
  undo,
} from '@tessera/kernel';
import {
  askNamed,
  type CommandOf,
  LIMITS,
  newsFor,
  previewReply,
  type Reply,
  SERVER_CODES,
  type TableCommand,
} from '@tessera/protocol';
import { backTo, type LocalGame, remember, resignSeat, type SeatState, seatSomebody } from './localGame.ts';
import type { Arrangements } from './messages.ts';

type Done = Reply | Illegal | null;

/** As the server tells it of each of its games. */
export function arrangementsOf(game: Game): Arrangements {
  return { bots: Object.keys(botsFor(game)), passes: Object.keys(game.passes) };
}

/** Carries out a command of the seat in front of the screen; the same commands, codes and replies as at a server's table. */
export function carryOut(local: LocalGame, command: TableCommand, now: number): Reply {
  const { key } = command;
  const before = local.keys.get(key);
  if (before !== undefined) return { type: 'accepted', key, n: before, code: SERVER_CODES.again };
  const refused = local.refusals.of(key);
  if (refused !== null) return refused;
  const done = perform(local, command, now);
  if (done !== null && 'type' in done) return done;
  if (done !== null) return local.refusals.keep({ type: 'refused', key, code: done.rule, params: done.params });
  local.keys.set(key, local.match.n);
  seatSomebody(local);
  return { type: 'accepted', key, n: local.match.n };
}

function perform(local: LocalGame, command: TableCommand, now: number): Done {
  const { match, game, front } = local;
  const { key } = command;
  if (command.type === 'history') {
    const { after, to } = command;
    const told = local.kept.slice(after, Math.min(to, after + LIMITS.news));
    return { type: 'history', key, after, news: told.map((entry) => newsFor(entry, front)) };
  }
  if (command.type === 'moment') {
    const { n } = command;
    if (n > match.n) return illegal(SERVER_CODES.unknown, { entries: match.n });
    return { type: 'moment', key, n, view: game.view(stateAfter(game, match, n), front) };
  }
  if (front === null) return illegal(SERVER_CODES.forbidden, { curtain: true });
  if (command.type === 'why') {
    const why = game.why(match.state, front, command.intent);
    return { type: 'because', key, rule: why?.rule ?? null, params: why?.params ?? {} };
  }
  if (command.type === 'preview') return previewReply(game, match.state, front, command);
  if (isAmongSeveral(command)) return illegal(SERVER_CODES.forbidden, { local: true });
  if (match.state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: match.state.outcome.reason });
  return play(local, front, command, now);
}

/** What makes sense only where everybody has a screen of their own. */
type AmongSeveral = CommandOf<'chat' | 'mute' | 'vote' | 'remind' | 'replace'>;
const AMONG_SEVERAL: readonly TableCommand['type'][] = ['chat', 'mute', 'vote', 'remind', 'replace'];

function isAmongSeveral(command: TableCommand): command is AmongSeveral {
  return AMONG_SEVERAL.includes(command.type);
}

type PlayCommand = Exclude<TableCommand, AmongSeveral | CommandOf<'history' | 'moment' | 'why' | 'preview'>>;

function play(local: LocalGame, seat: Seat, command: PlayCommand, now: number): Illegal | null {
  const own = local.seats[seat];
  if (own === undefined) return illegal(SERVER_CODES.forbidden);
  if (command.type === 'takeBack') return takeBack(local, seat);
  if (command.type === 'orders') return order(local, own, command);
  if (command.type === 'resign' && own.resigned) return null;
  if (command.type === 'handOver' && own.bot === command.bot) return null;
  // Whoever lets a bot play still has a say.
  if (command.type === 'propose') return agree(local, own, command, now);
  if (command.type === 'resign') {
    resignSeat(local, seat, now);
    return null;
  }
  // A bot plays this seat until its owner takes it back.
  if (own.bot !== null) return illegal(SERVER_CODES.forbidden, { bot: own.bot });
  switch (command.type) {
    case 'answer':
      return giveAnswer(local, seat, command, now);
    case 'undo': {
      const played = undo(local.match, seat, command.answers);
      if (isIllegal(played)) return played;
      remember(local, { ...played, at: now });
      return null;
    }
    case 'handOver':
      if (!Object.hasOwn(botsFor(local.game), command.bot)) return illegal(SERVER_CODES.unknown, { bot: command.bot });
      own.bot = command.bot;
      return null;
  }
}

/** Standing orders: what may be passed without asking, and nothing else. */
function order({ game }: LocalGame, own: SeatState, { passes }: CommandOf<'orders'>): Illegal | null {
  const unknown = passes.find((kind) => !Object.hasOwn(game.passes, kind));
  if (unknown !== undefined) return illegal(SERVER_CODES.unknown, { kind: unknown });
  own.passes = [...new Set(passes)].sort();
  return null;
}

function giveAnswer(local: LocalGame, seat: Seat, command: CommandOf<'answer'>, now: number): Illegal | null {
  const ask = askNamed(command.ask, local.epoch);
  const played = ask === null ? illegal(KERNEL_CODES.stale) : answer(local.match, seat, ask, command.answer);
  if (isIllegal(played)) return played;
  remember(local, { ...played, at: now });
  return null;
}

/** What a table must agree on is done at once: whoever shares a screen has agreed by word of mouth. */
function agree(local: LocalGame, own: SeatState, command: CommandOf<'propose'>, now: number): Illegal | null {
  if (own.resigned) return illegal(SERVER_CODES.forbidden, { resigned: true });
  if (command.what === 'undo') {
    if (command.to >= local.match.n) return illegal(KERNEL_CODES.stale, { entries: local.match.n });
    // As at a server's table: nobody goes back behind a resignation.
    const resigned = resignedAfter(local, command.to);
    if (resigned !== null) return illegal(KERNEL_CODES.barrier, { resigned });
    remember(local, { ...backTo(local, command.to), at: now });
    return null;
  }
  const played = act(local.match, { act: 'agreedEnd', seat: null });
  if (isIllegal(played)) return played;
  remember(local, { ...played, at: now });
  return null;
}

function resignedAfter({ kept }: LocalGame, n: number): Seat | null {
  let seat: Seat | null = null;
  for (const { entry } of kept) {
    if (entry.n > n && entry.type === 'act' && entry.act.act === 'resign') seat = entry.act.seat;
  }
  return seat;
}

/**
 * Ends a bot's playing in place of a person: at the own seat, or, when another person has the screen, at the seat that was
 * handed over first; whoever shares a screen speaks for all.
 */
function takeBack(local: LocalGame, seat: Seat): Illegal | null {
  const own = local.seats[seat];
  if (own?.resigned === true) return illegal(SERVER_CODES.forbidden, { resigned: true });
  const handed = own?.bot === null ? handedOver(local) : own;
  if (handed === undefined || handed.plan.kind === 'bot') return illegal(SERVER_CODES.forbidden);
  handed.bot = null;
  return null;
}

function handedOver({ seats }: LocalGame): SeatState | undefined {
  return seats.find(({ plan, bot, resigned }) => plan.kind === 'person' && bot !== null && !resigned);
}
