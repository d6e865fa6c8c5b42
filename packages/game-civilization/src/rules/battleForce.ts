import { armiesAt } from '../board/figures.ts';
import { AIRCRAFT } from '../data/faces.ts';
import { BATTLE_VALUES } from '../data/market.ts';
import { LAND_UNIT_TYPES } from '../data/units.ts';
import type { Battle } from '../state/frames/battle.ts';
import { ATTACKER, DEFENDER, type Side } from '../state/sides.ts';
import { playerOf, type State } from '../state.ts';
import { isBarbarian, seatOfSide } from './battleSides.ts';
import { basicBattleHand } from './limits.ts';

/** How many units a side may draw (BAT-005 to BAT-008). */
export function battleHandSize(state: State, battle: Battle, side: Side): number {
  const seat = seatOfSide(battle, side);
  const further = Math.max(0, armiesAt(playerOf(state, seat), battle.square) - 1);
  const size = basicBattleHand(state, seat) + BATTLE_VALUES.armyHand * further;
  return isDefendedCity(battle, side) ? size + BATTLE_VALUES.cityHand : size;
}

/** Cards in the decks of land units; those face up under them count (UNIT-005). */
function landUnitsLeft(state: State): number {
  let left = 0;
  for (let type = 0; type < AIRCRAFT; type++) {
    left += (state.unitDecks[type] as number[]).length + (state.unitDiscards[type] as number[]).length;
  }
  return left;
}

/** How many units a side will draw: as many as its battle hand holds, or all there are (BAT-009); barbarians HUT-005, HUT-006. */
export function forceSize(state: State, battle: Battle, side: Side): number {
  if (isBarbarian(battle, side)) return Math.min(LAND_UNIT_TYPES.length, landUnitsLeft(state));
  return Math.min(battleHandSize(state, battle, side), playerOf(state, seatOfSide(battle, side)).units.length);
}

/** All units that a side owns, its battle force included: before the draw, its standing forces (RUL-213). */
function unitsOwned(state: State, battle: Battle, side: Side): number {
  if (isBarbarian(battle, side)) return 0;
  return playerOf(state, seatOfSide(battle, side)).units.length + unitsDrawn(battle, side);
}

/** How many units of a side are or were in its battle force. */
export function unitsDrawn({ hands, killed, units }: Battle, side: Side): number {
  let drawn = hands[side].length + killed[side].length;
  for (let place = side; place < units.length; place += 2) if ((units[place] as number) >= 0) drawn++;
  return drawn;
}

/** Leonidas: has the defender fewer units in the standing forces than the attacker (RUL-213, FAQ-059)? */
export function isOutnumbered(state: State, battle: Battle): boolean {
  return unitsOwned(state, battle, DEFENDER) < unitsOwned(state, battle, ATTACKER);
}

export function isDefendedCity(battle: Battle, side: Side): boolean {
  return side === DEFENDER && battle.kind === 'city';
}
