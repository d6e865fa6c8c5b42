import type { Seat } from '@tessera/kernel';
import { UNIT_CARD_TYPE, unitCardId } from '../data/faces.ts';
import { UNITS, type UnitType, type UnitTypeFace } from '../data/units.ts';
import { rankOf } from '../rules/unitStrength.ts';
import type { State } from '../state.ts';

/** A unit card that the viewer sees, with what its owner's rank and wonders make of it. */
export type UnitView = {
  readonly card: string;
  readonly type: UnitType;
  /** The name of its rank, as a key: `pikeman`. */
  readonly rank: string;
  /** The strength that counts. */
  readonly strength: number;
};

/** A card with the strength it has where it is; `owner` is null for barbarians. */
export function unitView(state: State, owner: Seat | null, card: number, strength: number): UnitView {
  const { id, ranks } = UNITS[UNIT_CARD_TYPE[card] as number] as UnitTypeFace;
  return { card: unitCardId(card), type: id, rank: ranks[rankOf(state, owner, card) - 1] as string, strength };
}
