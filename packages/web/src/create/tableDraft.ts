import type { PlainObject } from '@tessera/kernel';
import { type NewTable, type Pace, type SeatPlan, USUAL_WAIT } from '@tessera/protocol';
import { bestBot, chosenGame, GAMES, type Options, unusual } from '../games/gamesCatalog.ts';
import type { LocalSeat, NewLocalTable } from '../offline/messages.ts';
import type { GameArea } from '../words/catalogs.ts';

/** Who is to sit there. On one screen `me` and `open` both mean a person with a name. */
export type SeatKind = 'me' | 'open' | 'bot' | 'none';

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly bot: string;
  /** On one screen: the person's name; empty for the default name. */
  readonly name: string;
}

export interface TableDraft {
  readonly place: 'online' | 'screen';
  readonly game: GameArea;
  /** As many as any game has; a game may use fewer. */
  readonly seats: readonly SeatDraft[];
  /** What was chosen, by game, so that looking at the other game loses nothing. */
  readonly options: { readonly [game in GameArea]: Options };
  readonly pace: 'free' | 'live' | 'days';
  /** Without a clock: milliseconds until the others may remind a player who is away. */
  readonly wait: number;
  /** Minutes for the whole game, seconds more with every answer. */
  readonly minutes: number;
  readonly increment: number;
  readonly hours: number;
  /** A daily pause of the clock, in the time zone of the table's creator. */
  readonly hasPause: boolean;
  readonly pauseFrom: string;
  readonly pauseTo: string;
  readonly word: string;
  readonly isListed: boolean;
  readonly title: string;
}

const MOST_SEATS = Math.max(...Object.values(GAMES).map(({ players }) => players.max));
const USUAL_SEATS: readonly SeatKind[] = ['me', 'open', 'bot'];

export function newDraft(isOffline: boolean): TableDraft {
  const game = chosenGame();
  const seat = (kind: SeatKind): SeatDraft => ({ kind, bot: bestBot(game), name: '' });
  return {
    place: isOffline ? 'screen' : 'online',
    game,
    seats: Array.from({ length: MOST_SEATS }, (_, index) => seat(USUAL_SEATS[index] ?? 'none')),
    options: { civilization: {}, founders: {} },
    pace: 'free',
    wait: USUAL_WAIT,
    minutes: 45,
    increment: 20,
    hours: 48,
    hasPause: false,
    pauseFrom: '23:00',
    pauseTo: '07:00',
    word: '',
    isListed: true,
    title: '',
  };
}

/** The values of all options of the chosen game: the chosen ones, and the usual ones beside them. */
export function optionsOf({ game, options }: TableDraft): Options {
  return { ...GAMES[game].usualBeside(options[game]), ...options[game] };
}

/** How many can play with these options. */
export function playersOf(draft: TableDraft): { readonly min: number; readonly max: number } {
  return GAMES[draft.game].playersWith(optionsOf(draft));
}

/** Changes a seat. A player has only one: sitting down elsewhere leaves the old seat open. */
export function withSeat(draft: TableDraft, index: number, change: Partial<SeatDraft>): TableDraft {
  const seats = draft.seats.map((seat, i) => {
    if (i === index) return { ...seat, ...change };
    return change.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' as const } : seat;
  });
  return { ...draft, seats };
}

/** Changes an option. */
export function withOption(draft: TableDraft, name: string, value: boolean | string): TableDraft {
  const { game } = draft;
  return seated({ ...draft, options: { ...draft.options, [game]: { ...draft.options[game], [name]: value } } });
}

/** Changes the game. */
export function withGame(draft: TableDraft, game: GameArea): TableDraft {
  return seated({ ...draft, game });
}

/** Players of seats that the game does not have sit down on free ones, as far as there are any. */
export function seated(draft: TableDraft): TableDraft {
  const { max } = playersOf(draft);
  const seats = [...draft.seats];
  for (let from = max; from < seats.length; from++) {
    const to = seats.findIndex(({ kind }, index) => index < max && kind === 'none');
    const [moving, free] = [seats[from], seats[to]];
    if (moving === undefined || free === undefined || moving.kind === 'none') continue;
    seats[to] = moving;
    seats[from] = free;
  }
  return { ...draft, seats };
}

/** The seats in play, with their index. */
export function played(draft: TableDraft): { readonly index: number; readonly seat: SeatDraft }[] {
  const seats = draft.seats.slice(0, playersOf(draft).max);
  return seats.flatMap((seat, index) => (seat.kind === 'none' ? [] : [{ index, seat }]));
}

export function openSeats(draft: TableDraft): number {
  return played(draft).filter(({ seat }) => seat.kind === 'open').length;
}

const MINUTE = 60_000;

export function paceOf(draft: TableDraft): Pace {
  if (draft.pace === 'live') {
    return { kind: 'live', time: draft.minutes * MINUTE, increment: draft.increment * 1000 };
  }
  if (draft.pace === 'days') {
    const pause = draft.hasPause ? { from: utc(draft.pauseFrom), to: utc(draft.pauseTo) } : null;
    return { kind: 'days', perAnswer: draft.hours * 60 * MINUTE, pause };
  }
  return { kind: 'free', wait: draft.wait };
}

/** A local time of day, as minutes of the day in UTC. */
function utc(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const offset = new Date().getTimezoneOffset();
  return (((hours * 60 + minutes + offset) % 1440) + 1440) % 1440;
}

/** Only options that matter and differ from what is usual beside the others: the game knows the rest. */
function sentOptions(draft: TableDraft): PlainObject {
  return Object.fromEntries(unusual(draft.game, optionsOf(draft)).map(({ name, value }) => [name, value]));
}

export function newOnlineTable(draft: TableDraft): NewTable {
  return {
    game: draft.game,
    title: draft.title.trim(),
    seats: played(draft).map(({ seat: { kind, bot } }): SeatPlan => {
      if (kind === 'bot') return { kind, bot };
      return { kind: kind === 'me' ? 'me' : 'open' };
    }),
    options: sentOptions(draft),
    pace: paceOf(draft),
    listed: draft.isListed,
    word: draft.word.trim(),
  };
}

/** The same on one screen; `nameOf` gives the default names. */
export function newLocalTable(draft: TableDraft, nameOf: (index: number) => string): NewLocalTable {
  const seats = played(draft).map(({ seat, index }): LocalSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    const name = seat.name.trim();
    return { kind: 'person', name: name === '' ? nameOf(index) : name };
  });
  const first = seats.findIndex(({ kind }) => kind === 'person');
  return {
    game: draft.game,
    title: draft.title.trim(),
    options: sentOptions(draft),
    seats,
    words: seats.map((_, seat) => (seat === Math.max(0, first) ? draft.word.trim() : '')),
  };
}
