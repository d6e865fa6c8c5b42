import type { State } from '@tessera/game-civilization';
import { CIVILIZATION_IDS, type CivilizationId } from '@tessera/game-civilization/data';
import type { Seat } from '@tessera/kernel';
import type { Player } from './player.ts';
import { type Standing, standingOf } from './standing.ts';
import { AIMS, type Aim, turnsTo } from './turns.ts';

/** How much of a player's effort goes to each way of winning; the shares add up to 1. */
export type Shares = { readonly [A in Aim]: number };

/** What a player is after, and what things are worth to them for it. */
export interface Aims {
  readonly main: Aim;
  readonly shares: Shares;
  /** How many more turns the game will probably last: the horizon for lasting gains. */
  readonly horizon: number;
  /** 1 at the beginning, 0 when the civilization is fully grown: in between growth matters more than the aim. */
  readonly youth: number;
  readonly own: Standing;
  /** The worth of one trade, one culture, one production for one action, and one coin. */
  readonly trade: number;
  readonly culture: number;
  readonly production: number;
  readonly coin: number;
  /** For each seat how close it is to a victory: 1 for the closest one, less for the others. */
  readonly danger: readonly number[];
}

/** How many turns closer the aim that a player leans to seems to them. */
const LEANING = 5;
/** How many turns of difference make one aim worth much less than another. */
const PATIENCE = 2;
/** The turns in which growing counts more than any aim. */
const YOUTH = 7;
/** The coin that wins the game. */
const LAST_COIN = 1000;
const HORIZON = { least: 2, most: 8 } as const;

/** The strengths of a civilization: how likely it leans to each aim, in the order of AIMS. */
const TALENTS: { readonly [C in CivilizationId]: readonly number[] } = {
  america: [2, 2, 3, 3],
  china: [4, 3, 2, 1],
  egypt: [4, 3, 2, 1],
  germany: [1, 2, 1, 6],
  rome: [4, 1, 2, 3],
  russia: [1, 4, 1, 4],
  arabia: [2, 3, 3, 2],
  greece: [3, 4, 2, 1],
  india: [4, 2, 2, 2],
  spain: [2, 3, 2, 3],
};

export function aimsOf(state: State, seat: Seat): Aims {
  const own = standingOf(state, seat);
  const nearest: number[] = [];
  let shares = { culture: 0.25, technology: 0.25, economic: 0.25, military: 0.25 };
  for (let other = 0; other < state.players.length; other++) {
    const turns = turnsTo(state, other, other === seat ? own : standingOf(state, other));
    nearest.push(Math.min(turns.culture, turns.technology, turns.economic));
    if (other === seat) shares = sharesOf(turns, leaningOf(state, seat));
  }
  const end = Math.min(...nearest);
  const youth = Math.max(0, 1 - state.turn / YOUTH);
  const horizon = Math.max(HORIZON.least, Math.min(HORIZON.most, end * 0.7));
  return {
    main: mainOf(shares),
    shares,
    horizon,
    own,
    youth,
    trade: weigh(shares, 0.8, 1.1, 0.8, 0.6) + 0.4 * youth,
    culture: weigh(shares, 1.5, 0.3, 0.6, 0.3) * (1 - 0.3 * youth),
    production: weigh(shares, 0.5, 0.5, 0.5, 0.9) + 0.1 * youth,
    coin: own.coinsMissing === 1 ? LAST_COIN : weigh(shares, 1, 0.7 * horizon, 10, 1),
    danger: nearest.map((turns) => 1 / (1 + Math.max(0, turns - end) / 2)),
  };
}

function weigh(
  { culture, technology, economic, military }: Shares,
  ...worth: readonly [number, number, number, number]
): number {
  return culture * worth[0] + technology * worth[1] + economic * worth[2] + military * worth[3];
}

function sharesOf(turns: Shares, leaning: Aim): { [A in Aim]: number } {
  const shares = { culture: 0, technology: 0, economic: 0, military: 0 };
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const aim of AIMS) least = Math.min(least, turns[aim] - (aim === leaning ? LEANING : 0));
  for (const aim of AIMS) {
    shares[aim] = Math.exp((least - turns[aim] + (aim === leaning ? LEANING : 0)) / PATIENCE);
    sum += shares[aim];
  }
  for (const aim of AIMS) shares[aim] /= sum;
  return shares;
}

function mainOf(shares: Shares): Aim {
  let main: Aim = 'culture';
  for (const aim of AIMS) if (shares[aim] > shares[main]) main = aim;
  return main;
}

/**
 * The aim a player leans to, by their civilization and what they were dealt. A bot remembers nothing, so this depends
 * on things that do not change in a game: the civilizations, the seat, and who was the first player in the first turn (as
 * the marker tells, unless Khalid ibn al-Walid has moved it).
 */
function leaningOf(state: State, seat: Seat): Aim {
  const { civilization } = state.players[seat] as Player;
  const talents = TALENTS[CIVILIZATION_IDS[Math.max(0, civilization)] as CivilizationId];
  const players = state.players.length;
  let mix = seat + 1;
  for (const player of state.players) mix = mixed(mix, player.civilization + 1);
  const turns = Math.max(0, state.turn - 1);
  mix = mixed(mix, (((state.first - turns) % players) + players) % players);
  let left = mix % talents.reduce((sum, talent) => sum + talent, 0);
  for (let i = 0; i < AIMS.length; i++) {
    left -= talents[i] as number;
    if (left < 0) return AIMS[i] as Aim;
  }
  return 'technology';
}

function mixed(mix: number, value: number): number {
  return Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d + value * 0x9e3779b1) >>> 1;
}
