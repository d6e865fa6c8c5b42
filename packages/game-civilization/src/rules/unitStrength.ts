import type { Seat } from '@tessera/kernel';
import { WONDER_STRENGTH } from '../data/amounts.ts';
import { AIRCRAFT, UNIT_CARD_TYPE, UNIT_TRUMPS, unitStrength } from '../data/faces.ts';
import { WONDER } from '../data/names.ts';
import type { Battle } from '../state/frames/battle.ts';
import { type Side, sideAt } from '../state/sides.ts';
import { playerOf, type State } from '../state.ts';
import { ownerOfUnits } from './battleSides.ts';
import { hasWonder } from './knowledge.ts';

/** The rank at which a card counts: its owner's; aircraft and barbarians, who have no owner, have only one (BAT-010, HUT-007). */
export function rankOf(state: State, owner: Seat | null, card: number): number {
  const type = UNIT_CARD_TYPE[card] as number;
  return owner === null || type === AIRCRAFT ? 1 : (playerOf(state, owner).ranks[type] as number);
}
const HIMEJI_STRENGTH = WONDER_STRENGTH[WONDER.himejiSamuraiCastle] as number;
/** A card's strength in a side's hands: its owner's rank, and Himeji Samurai Castle (RUL-295). */
export function strengthOf(state: State, battle: Battle, side: Side, card: number): number {
  return (
    unitStrength(card, rankOf(state, ownerOfUnits(battle, side), card)) +
    ((battle.himeji >> side) & 1) * HIMEJI_STRENGTH
  );
}

/** The strength with which a unit in hand would be played now: Metalworking waits for the next one (RUL-211, RUL-294). */
export function strengthToPlay(state: State, battle: Battle, side: Side, card: number): number {
  const isRaised = side === battle.turn && state.options.metalworkingScope === 'battle';
  return strengthOf(state, battle, side, card) + (isRaised ? battle.raise : 0);
}

/** A card's strength in the standing forces, if a battle began now: a wonder that is blockaded adds nothing (BLK-003). */
export function strengthInForces(state: State, seat: Seat, card: number): number {
  return unitStrength(card, rankOf(state, seat, card)) + raisedBy(state, seat);
}

/** What wonders add to each unit of a player in the standing forces. */
export function raisedBy(state: State, seat: Seat): number {
  return hasWonder(state, seat, 'himejiSamuraiCastle') ? HIMEJI_STRENGTH : 0;
}

/** Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry; aircraft are left out (BAT-033, BAT-035). */
export function trumps(card: number, other: number): boolean {
  return UNIT_TRUMPS[UNIT_CARD_TYPE[card] as number] === UNIT_CARD_TYPE[other];
}

/** The strength of the unit at a place: what it deals and what kills it (BAT-031, BAT-032). */
export function strengthAt(state: State, battle: Battle, place: number): number {
  return strengthOf(state, battle, sideAt(place), battle.units[place] as number) + (battle.raised[place] as number);
}

/** A side's total at the end of the battle: surviving units and combat bonus card; Metalworking has ended (BAT-039, RUL-211). */
export function totalOf(state: State, battle: Battle, side: Side): number {
  let total = battle.bonuses[side];
  for (let place = side; place < battle.units.length; place += 2) {
    const card = battle.units[place] as number;
    if (card >= 0) total += strengthOf(state, battle, side, card);
  }
  return total;
}
