import { armiesAt } from '../board/figures.ts';
import { AIRCRAFT } from '../data/faces.ts';
import { BATTLE_VALUES } from '../data/market.ts';
import { LAND_UNIT_TYPES } from '../data/units.ts';
import type { Battle } from '../state/frames/battle.ts';
import { DEFENDER, type Side } from '../state/sides.ts';
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

export function isDefendedCity(battle: Battle, side: Side): boolean {
  return side === DEFENDER && battle.kind === 'city';
}
