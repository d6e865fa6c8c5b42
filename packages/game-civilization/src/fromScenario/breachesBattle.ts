import { type Illegal, illegal } from '@tessera/kernel';
import { unitCardId } from '../data/faces.ts';
import { LAND_UNIT_TYPES } from '../data/units.ts';
import { battleHandSize, unitsDrawn } from '../rules/battleForce.ts';
import { isBarbarian, seatOfSide } from '../rules/battleSides.ts';
import { fightsWith } from '../rules/combatBonus.ts';
import { strengthAt } from '../rules/unitStrength.ts';
import type { Battle } from '../state/frames/battle.ts';
import { SIDES } from '../state/sides.ts';
import type { State } from '../state.ts';

/** What is wrong with a battle under way. */
export function battleBreaches(state: State, battle: Battle | null): Illegal[] {
  if (battle === null) return [];
  const found: Illegal[] = [];
  for (const side of SIDES) {
    const drawn = unitsDrawn(battle, side);
    // HUT-005: one barbarian of each land unit.
    const most = isBarbarian(battle, side) ? LAND_UNIT_TYPES.length : battleHandSize(state, battle, side);
    const rule = isBarbarian(battle, side) ? 'HUT-005' : 'BAT-004';
    if (drawn > most) found.push(illegal(rule, { part: 'battle', seat: seatOfSide(battle, side), drawn, most }));
  }
  return [...found, ...woundBreaches(state, battle)];
}

/** BAT-031: a unit with enough wounds to die is dead. */
function woundBreaches(state: State, battle: Battle): Illegal[] {
  const found: Illegal[] = [];
  const himeji = SIDES.reduce(
    (bits: number, side) => bits | (Number(fightsWith(state, battle, side, 'himejiSamuraiCastle')) << side),
    0,
  );
  for (const [place, unit] of battle.units.entries()) {
    const wounds = battle.wounds[place] as number;
    if (unit < 0 && wounds === 0) continue;
    const strength = unit < 0 ? 0 : strengthAt(state, { ...battle, himeji }, place);
    if (wounds >= strength)
      found.push(illegal('BAT-031', { part: 'fronts', unit: unit < 0 ? null : unitCardId(unit), wounds, strength }));
  }
  return found;
}
