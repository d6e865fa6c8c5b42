import type { PlainObject, Seat } from '@tessera/kernel';
import { geometryFor } from '../src/board/geometry.ts';
import type { Happening } from '../src/index.ts';
import { cardId } from '../src/rules/events.ts';
import { asked, isAsked, options, play, player, squareAt, type Table, table } from './table.ts';

const SEATS = 4;

/** A square of the map of four, which has no gaps: sixteen by sixteen. */
export function sq(x: number, y: number): number {
  return squareAt(x, y, SEATS);
}

/** The four capitals, in the corners of a wide green plain that gives nothing. */
export const HOMES = [sq(2, 2), sq(13, 2), sq(13, 13), sq(2, 13)] as const;
const CIVILIZATIONS = ['america', 'rome', 'egypt', 'germany'];

export interface Events {
  readonly phase?: 'startOfTurn' | 'trade' | 'cityManagement' | 'movement';
  /** The four players, by seat; each has their capital and nothing else unless stated. */
  readonly players?: readonly PlainObject[];
  /** Squares that are no grassland, as `[square, face]`. */
  readonly ground?: readonly (readonly [number, string])[];
  readonly pieces?: readonly PlainObject[];
  readonly given?: PlainObject;
  readonly options?: PlainObject;
}

/** A table of four before the first question of seat 0's part of a phase. */
export function eventTable(of: Events = {}): Table {
  const ground: PlainObject[] = [];
  for (let square = 0; square < geometryFor(SEATS).slotOf.length; square++)
    ground.push({ square, terrain: 'grassland' });
  for (const [square, face] of of.ground ?? []) ground.push({ square, face });
  const players = HOMES.map((home, seat) => ({
    civilization: CIVILIZATIONS[seat] as string,
    cities: [home],
    ...of.players?.[seat],
  }));
  return table(
    {
      phase: of.phase ?? 'startOfTurn',
      discovered: true,
      ground,
      pieces: [...(of.pieces ?? [])],
      ...of.given,
      players,
    },
    SEATS,
    of.options ?? {},
  );
}

/** Chooses an event of the open menu and makes these choices; returns what everybody hears. */
export function playEvent(at: Table, event: string, ...chosen: readonly (string | number)[]): Happening[] {
  const heard = play(at, { do: 'event', event });
  for (const value of chosen) heard.push(...play(at, { value }));
  return heard;
}

/** Uses a resource ability of the open menu, with these choices and then these payments. */
export function useAbility(
  at: Table,
  tech: string,
  chosen: readonly (string | number)[],
  ...payments: readonly PlainObject[]
): Happening[] {
  const heard = play(at, { do: 'ability', tech });
  for (const value of chosen) heard.push(...play(at, { value }));
  for (const payment of payments) heard.push(...play(at, payment));
  return heard;
}

/** Everybody who is asked to respond, or to interrupt, passes. */
export function passAll(at: Table): Happening[] {
  const heard: Happening[] = [];
  while (isAsked(at, 'respond') || isAsked(at, 'interrupt')) heard.push(...play(at, { do: 'pass' }));
  return heard;
}

/** The seats that are asked to respond, one after the other, all passing. */
export function askedSeats(at: Table): Seat[] {
  const seats: Seat[] = [];
  while (isAsked(at, 'respond')) {
    seats.push(asked(at).seat);
    play(at, { do: 'pass' });
  }
  return seats;
}

/** What the open choice offers. */
export function values(at: Table): (string | number)[] {
  return (options(at) as readonly { readonly value: string | number }[]).map(({ value }) => value);
}

/** The events that the open menu offers. */
export function playable(at: Table): string[] {
  const found: string[] = [];
  for (const option of options(at)) if ('do' in option && option.do === 'event') found.push(option.event);
  return found;
}

export function hand(at: Table, seat: Seat): string[] {
  return player(at, seat).events.map(cardId);
}

/** The face-up cards under a deck, 0 to 2. */
export function discards(at: Table, deck: number): string[] {
  return (at.state.eventDiscards[deck] as number[]).map(cardId);
}

export const PASS = { do: 'pass' } as const;
export const SPY = { pay: 'hut', resource: 'spy' } as const;

export function responding(event: string): PlainObject {
  return { do: 'event', event };
}

export function token(resource: string): PlainObject {
  return { pay: 'token', resource };
}
