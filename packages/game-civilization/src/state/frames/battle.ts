import type { Seat } from '@tessera/kernel';
import { DEFENDER, type Pair, type Side } from '../sides.ts';

/**
 * A battle (BAT-003) in the order of RUL-153 with the additions of RUL-297. Lists with one entry for each side have the
 * attacker first. A place in a front is front × 2 + side.
 */
export type Battle = {
  readonly op: 'battle';
  at:
    | 'begin'
    | 'draw'
    | 'replace'
    | 'replaced'
    | 'start'
    | 'count'
    | 'compare'
    | 'turn'
    | 'menu'
    | 'act'
    | 'heal'
    | 'healed'
    | 'avenge'
    | 'avenged'
    | 'endTurn'
    | 'resolve'
    | 'losses'
    | 'coin'
    | 'save'
    | 'saved'
    | 'nurse'
    | 'destroy'
    | 'loot'
    | 'marker'
    | 'advance'
    | 'return';
  readonly attacker: Seat;
  /** The owner of what is attacked; for a village the player of the barbarians (BAT-002). */
  readonly defender: Seat;
  readonly square: number;
  readonly kind: BattleKind;
  /** The attacked city as an index of the defender's cities, else −1. */
  readonly city: number;

  /** The units each side still has to play. They have left the standing forces until the battle is over. */
  hands: Pair<number[]>;
  /** By place: the unit there, −1 for none; its wounds; and what Metalworking adds to its strength. */
  units: number[];
  wounds: number[];
  raised: number[];
  /** What each side has lost, though the cards themselves lie under their decks already (BAT-031). */
  killed: Pair<number[]>;
  /** Of those, the ones that nobody can save: killed by Gustavus Adolphus, or saved already (RUL-313). */
  unsavable: Pair<number[]>;
  /** Wounds that Georgy Zhukov's owner may deal for units killed just now (RUL-342). */
  vengeance: Pair<number>;
  /** What Joan of Arc adds to the defender's combat bonus, and whether Leonidas finds the defender outnumbered (RUL-213). */
  inspired: number;
  outnumbered: boolean;
  /** The combat bonus cards (BAT-019). */
  bonuses: Pair<number>;
  /** The sides with a working wonder, one bit each. */
  oracle: number;
  himeji: number;
  /** Barbarian cards still to be replaced (HUT-006). */
  missing: number;

  /** The side whose battle turn it is, and whether it has played its unit. */
  turn: Side;
  played: boolean;
  /** The sides that take no more battle turns, one bit each (BAT-025). */
  finished: number;
  /** Once-per-battle abilities used, one bit each: side × 2 + index in HEALERS (FAQ-046), then Sun Tzu by side (RUL-313). */
  used: number;
  /** Metalworking paid for the unit to be played next (RUL-294). */
  raise: number;
  /** Wounds that Animal Husbandry may still remove. */
  healing: number;
  /** The side that has won, −1 until known. */
  winner: Side | -1;
  /** What the Great Wall of the loser takes from the loot, decided with the winner (RUL-374). */
  lootMissed: number;
};

export const BATTLE_KINDS = ['figures', 'city', 'village'] as const;

export type BattleKind = (typeof BATTLE_KINDS)[number];

export function battleFrame(of: Pick<Battle, 'attacker' | 'defender' | 'square' | 'kind' | 'city'>): Battle {
  return {
    op: 'battle',
    at: 'begin',
    attacker: of.attacker,
    defender: of.defender,
    square: of.square,
    kind: of.kind,
    city: of.city,
    hands: [[], []],
    units: [],
    wounds: [],
    raised: [],
    killed: [[], []],
    unsavable: [[], []],
    vengeance: [0, 0],
    inspired: 0,
    outnumbered: false,
    bonuses: [0, 0],
    oracle: 0,
    himeji: 0,
    missing: 0,
    turn: DEFENDER,
    played: false,
    finished: 0,
    used: 0,
    raise: 0,
    healing: 0,
    winner: -1,
    lootMissed: 0,
  };
}
