import type { PlainObject } from '@tessera/kernel';
import { type NewTable, type Pace, type SeatPlan, USUAL_WAIT } from '@tessera/protocol';
import { bestBot, chosenGame, GAMES } from '../games/gamesCatalog.ts';
import type { LocalSeat, NewLocalTable } from '../offline/messages.ts';
import type { GameArea } from '../words/catalogs.ts';

/** Who is to sit somewhere. On one screen `me` and `open` are both a person with a name. */
export type SeatKind = 'me' | 'open' | 'bot' | 'none';

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly bot: string;
  /** On one screen: what the person is called; empty for the usual name. */
  readonly name: string;
}

export interface Options {
  readonly [name: string]: boolean | string;
}

export interface TableDraft {
  readonly place: 'online' | 'screen';
  readonly game: GameArea;
  readonly seats: readonly SeatDraft[];
  /** By game, so that looking at the other one loses nothing. */
  readonly options: { readonly [game in GameArea]: Options };
  readonly pace: 'free' | 'live' | 'days';
  /** Without a clock: milliseconds until the others may remind somebody who does not come. */
  readonly wait: number;
  /** Minutes for the whole game, seconds more with every answer. */
  readonly minutes: number;
  readonly increment: number;
  readonly hours: number;
  /** When the clock stands still every day, on the clock of whoever sets up the table. */
  readonly hasPause: boolean;
  readonly pauseFrom: string;
  readonly pauseTo: string;
  readonly word: string;
  readonly isListed: boolean;
  readonly title: string;
}

export function freshPlan(isOffline: boolean): TableDraft {
  const game = chosenGame();
  const seat = (kind: SeatKind): SeatDraft => ({ kind, bot: bestBot(game), name: '' });
  return {
    place: isOffline ? 'screen' : 'online',
    game,
    seats: [seat('me'), seat('open'), seat('bot'), seat('none')],
    options: { civilization: usualOptions('civilization'), founders: usualOptions('founders') },
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

export function usualOptions(game: GameArea): Options {
  return Object.fromEntries(GAMES[game].options.map(({ name, values }) => [name, values[0] ?? false]));
}

/** Changes a seat. Nobody sits on two: whoever sat where I sit down now becomes an open seat. */
export function withSeat(plan: TableDraft, index: number, change: Partial<SeatDraft>): TableDraft {
  const seats = plan.seats.map((seat, i) => {
    if (i === index) return { ...seat, ...change };
    return change.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' as const } : seat;
  });
  return { ...plan, seats };
}

/** Changes an option. Sheets are dealt or chosen, not both. */
export function withOption(plan: TableDraft, name: string, value: boolean | string): TableDraft {
  const { game } = plan;
  const options = { ...plan.options[game], [name]: value };
  if (name === 'advancedSetup' && value === true) options['civilizations'] = 'random';
  if (name === 'civilizations' && value === 'chosen') options['advancedSetup'] = false;
  return { ...plan, options: { ...plan.options, [game]: options } };
}

/** The seats that are played, with their place in the row. */
export function played(plan: TableDraft): { readonly index: number; readonly seat: SeatDraft }[] {
  return plan.seats.flatMap((seat, index) => (seat.kind === 'none' ? [] : [{ index, seat }]));
}

export function openSeats(plan: TableDraft): number {
  return plan.seats.filter(({ kind }) => kind === 'open').length;
}

const MINUTE = 60_000;

export function paceOf(plan: TableDraft): Pace {
  if (plan.pace === 'live') {
    return { kind: 'live', time: plan.minutes * MINUTE, increment: plan.increment * 1000 };
  }
  if (plan.pace === 'days') {
    const pause = plan.hasPause ? { from: utc(plan.pauseFrom), to: utc(plan.pauseTo) } : null;
    return { kind: 'days', perAnswer: plan.hours * 60 * MINUTE, pause };
  }
  return { kind: 'free', wait: plan.wait };
}

/** A time of the day here, as minutes of the day in UTC. */
function utc(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const offset = new Date().getTimezoneOffset();
  return (((hours * 60 + minutes + offset) % 1440) + 1440) % 1440;
}

/** Only what differs from the usual is said: the game knows the rest. */
function optionsOf({ game, options }: TableDraft): PlainObject {
  const usual = usualOptions(game);
  const changed: { [name: string]: boolean | string } = game === 'civilization' ? { expansion: false } : {};
  for (const [name, value] of Object.entries(options[game])) if (value !== usual[name]) changed[name] = value;
  return changed;
}

export function onlineTable(plan: TableDraft): NewTable {
  return {
    game: plan.game,
    title: plan.title.trim(),
    seats: played(plan).map(({ seat: { kind, bot } }): SeatPlan => {
      if (kind === 'bot') return { kind, bot };
      return { kind: kind === 'me' ? 'me' : 'open' };
    }),
    options: optionsOf(plan),
    pace: paceOf(plan),
    listed: plan.isListed,
    word: plan.word.trim(),
  };
}

/** The same on one screen; `nameOf` names those who have not been named. */
export function localPlan(plan: TableDraft, nameOf: (index: number) => string): NewLocalTable {
  const seats = played(plan).map(({ seat, index }): LocalSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    const name = seat.name.trim();
    return { kind: 'person', name: name === '' ? nameOf(index) : name };
  });
  const first = seats.findIndex(({ kind }) => kind === 'person');
  return {
    game: plan.game,
    title: plan.title.trim(),
    options: optionsOf(plan),
    seats,
    words: seats.map((_, seat) => (seat === Math.max(0, first) ? plan.word.trim() : '')),
  };
}
