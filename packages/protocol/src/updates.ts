import {
  type Announcement,
  type Ask,
  type CoreState,
  type Entry,
  type Game,
  type Happening,
  openAsks,
  type Plain,
  type PlainObject,
  type Seat,
  visibleTo,
} from '@tessera/kernel';
import type { GameUpdate, News, OpenAsk } from './message.ts';

/** The name of a question on the wire: its id, and the last undo before it was asked, since an undo brings ids back. */
export function wireId(ask: number, epoch: number): string {
  return `${ask}.${epoch}`;
}

/** The question that a name on the wire means; null if it was asked before the last undo, or never. */
export function askNamed(name: string, epoch: number): number | null {
  const [, ask, since] = /^(\d{1,9})\.(\d{1,9})$/.exec(name) ?? [];
  return ask !== undefined && Number(since) === epoch ? Number(ask) : null;
}

/** The seats whose answer is missing. */
export function awaitedSeats({ pending }: CoreState): Seat[] {
  const seats: Seat[] = [];
  if (pending === null) return seats;
  for (const [i, { seat }] of pending.asks.entries()) {
    if (pending.answers[i] === null && !seats.includes(seat)) seats.push(seat);
  }
  return seats.sort((a, b) => a - b);
}

/** The questions that a seat may answer, each with its options. */
export function asksFor(game: Game, state: CoreState, seat: Seat, epoch: number): OpenAsk[] {
  return openAsks(state, seat).map((ask) => {
    const given = state.pending?.answers[state.pending.asks.indexOf(ask)] ?? null;
    const { id, kind } = ask;
    return { id: wireId(id, epoch), kind, about: aboutOf(ask), options: game.options(state, ask), given };
  });
}

/** What a question is about: all that its game has put into it. */
function aboutOf(ask: Ask): PlainObject {
  const about: { [name: string]: Plain } = {};
  for (const name in ask) {
    if (name !== 'id' && name !== 'kind' && name !== 'seat')
      about[name] = (ask as unknown as PlainObject)[name] as Plain;
  }
  return about;
}

/** An entry with its announcements, and when it was made. */
export interface ToldEntry {
  readonly entry: Entry;
  readonly told: readonly Announcement<Happening>[];
  readonly at: number;
}

/** What an entry brought, as far as a seat or a spectator (null) may know it. */
export function newsFor({ entry, told, at }: ToldEntry, seat: Seat | null): News {
  return {
    n: entry.n,
    at,
    type: entry.type,
    seat: entry.type === 'act' ? entry.act.seat : entry.type === 'rebase' ? null : entry.seat,
    to: entry.type === 'undo' ? entry.to : null,
    happenings: visibleTo<Happening>(told, seat),
  };
}

/** The game as a seat or a spectator (null) sees it. `open` is the game's `publicView`, if it has been made already. */
export function updateFor(
  game: Game,
  state: CoreState,
  seat: Seat | null,
  rest: Pick<GameUpdate, 'n' | 'undoable' | 'lastOwn' | 'clocks' | 'news' | 'newsAfter'> & { readonly epoch: number },
  open?: PlainObject,
): GameUpdate {
  return {
    n: rest.n,
    undoable: rest.undoable,
    lastOwn: rest.lastOwn,
    clocks: rest.clocks,
    news: rest.news,
    newsAfter: rest.newsAfter,
    view: game.view(state, seat, open),
    asks: seat === null ? [] : asksFor(game, state, seat, rest.epoch),
    awaited: awaitedSeats(state),
    outcome: state.outcome,
  };
}
