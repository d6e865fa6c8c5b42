import { advance, createContext, type Draw, type PlainObject, type Seat, visibleTo } from '@tessera/kernel';
import { geometryFor } from '../src/board/geometry.ts';
import { unitCardId } from '../src/data/faces.ts';
import { civilization, type Happening } from '../src/index.ts';
import { moving } from '../src/procedures/move.ts';
import { type Battle, type BattleKind, battleFrame } from '../src/state/frames/battle.ts';
import type { Move } from '../src/state/frames/move.ts';
import type { Frame } from '../src/state/frames.ts';
import { PHASES } from '../src/state/phases.ts';
import type { State } from '../src/state.ts';
import { asked, play, player, squareAt, type Table, table } from './table.ts';

/** A battlefield in nobody's outskirts: on the map of two players, and on the map of `seats` players. */
export const FIELD = squareAt(3, 8);
export function fieldOf(seats: number): number {
  const neutral = geometryFor(seats).slots.find((slot) => slot.seat < 0);
  return seats === 2 ? FIELD : (neutral?.squares[5] as number);
}

/** Around it all is grassland, so that a city may stand there with anything in its outskirts. */
function dryGround(seats: number): PlainObject[] {
  const around = geometryFor(seats).around[fieldOf(seats)] as readonly number[];
  return [fieldOf(seats), ...around].map((square) => ({ square, terrain: 'grassland' }));
}

/** Seat 0 attacks seat 1 (for a village: the barbarians, whom seat 1 plays). Everything else is as `given` states it. */
export interface Fight {
  readonly kind?: BattleKind;
  /** The square fought for; FIELD, or the center of the attacked city. */
  readonly square?: number;
  /** The attacked city as an index. */
  readonly city?: number;
  readonly attackers?: number;
  readonly defenders?: number;
  readonly attacker?: PlainObject;
  readonly defender?: PlainObject;
  readonly given?: PlainObject;
  readonly seats?: number;
  readonly options?: PlainObject;
  /** Whatever else is to be changed before the battle begins. */
  readonly prepare?: (at: Table) => void;
}

export interface Fought extends Table {
  /** What has come about before the first question. */
  readonly told: (listener: Seat | null) => Happening[];
  readonly draws: readonly Draw[];
  /** What has called the battle, and has nothing to do after it. */
  readonly caller: Move;
}

/** The battle at its first question, or after it if nothing is asked. The game goes on with seat 1's Movement part. */
export function fight(of: Fight = {}): Fought {
  const kind = of.kind ?? 'figures';
  const city = kind === 'city' ? (of.city ?? 0) : -1;
  const seats = of.seats ?? 2;
  const at = table(
    {
      phase: 'movement',
      discovered: true,
      ground: dryGround(seats),
      ...of.given,
      players: [of.attacker ?? {}, of.defender ?? {}],
    },
    seats,
    of.options ?? {},
  );
  const square = of.square ?? (city >= 0 ? (player(at, 1).cities[city] as number) : fieldOf(seats));
  for (let i = 0; i < (of.attackers ?? 1); i++) player(at, 0).armies[i] = square;
  const defenders = of.defenders ?? (kind === 'figures' ? 1 : 0);
  for (let i = 0; i < defenders; i++) player(at, 1).armies[i] = square;
  of.prepare?.(at);
  return begin(at, square, kind, city);
}

/** In the same turn and the same square the two fight once more, with what they have left. */
export function fightAgain(at: Table): Fought {
  for (const seat of [0, 1]) player(at, seat).armies[0] = FIELD;
  return begin(at, FIELD, 'figures', -1);
}

function begin({ state }: Table, square: number, kind: BattleKind, city: number): Fought {
  state.pending = null;
  const game: Frame = { op: 'game', at: 'part', phase: PHASES.indexOf('movement'), part: 1 };
  const caller = { ...moving(state, 0, square, 0, 0), at: 'fought' as const, isOver: true };
  state.stack = [game, caller, battleFrame({ attacker: 0, defender: 1, square, kind, city })];
  const context = createContext<State, Happening>(state, { told: true, draws: true });
  advance(civilization.procedures, context);
  return { state, told: (listener) => visibleTo(context.told ?? [], listener), draws: context.draws ?? [], caller };
}

/** The battle in progress; there must be one. */
export function battleOf(at: Table): Battle {
  const frame = at.state.stack.find((one) => one.op === 'battle');
  if (frame?.op !== 'battle') throw new Error('there is no battle');
  return frame;
}

/** What the battle has returned to its caller: has the attacker won, or null while nobody has. */
export function battleWon(at: Fought): boolean | null {
  return at.caller.battleWon;
}

export function isOver(at: Table): boolean {
  return !at.state.stack.some((frame) => frame.op === 'battle');
}

export function handOf(at: Table, side: number): string[] {
  return (battleOf(at).hands[side] as number[]).map(unitCardId);
}

/** The fronts in short: `attacker's unit(wounds) | defender's unit(wounds)`, `-` for none. */
export function fronts(at: Table): string[] {
  const { units, wounds } = battleOf(at);
  const word = (place: number) => {
    const unit = units[place] as number;
    return unit < 0 ? '-' : `${unitCardId(unit)}(${wounds[place]})`;
  };
  return Array.from({ length: units.length / 2 }, (_, front) => `${word(front * 2)} | ${word(front * 2 + 1)}`);
}

/** The seat asked plays a unit of its battle hand. */
export function playUnit(at: Table, unit: string, front: number | null = null): Happening[] {
  if (asked(at).kind !== 'battleTurn') throw new Error(`it is no battle turn but ${asked(at).kind}`);
  return play(at, { do: 'play', unit, front });
}

/** Both sides play on, each unit as a new front, to the end of the engagement; nobody is wounded by it. */
export function playFronts(at: Table): Happening[] {
  const heard: Happening[] = [];
  while (!isOver(at) && asked(at).kind === 'battleTurn') {
    const hand = handOf(at, battleOf(at).turn);
    const { played } = battleOf(at);
    if (played || hand.length === 0) heard.push(...play(at, { do: 'end' }));
    else heard.push(...playUnit(at, hand[0] as string));
  }
  return heard;
}

/** Turns to a resource ability; its choices and its price come next. */
export function useTech(at: Table, tech: string): void {
  play(at, { do: 'ability', tech });
}

export function payIron(at: Table): Happening[] {
  return play(at, { pay: 'token', resource: 'iron' });
}
