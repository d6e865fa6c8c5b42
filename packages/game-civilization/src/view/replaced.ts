import { buildingPiece, wonderPiece } from '../board/pieces.ts';
import { options } from '../decisions/index.ts';
import { actionIn, plannedIn } from '../procedures/cityAction.ts';
import { buildingOfItem, isBuildingItem, isFigureItem, itemIndex, wonderOfItem } from '../rules/items.ts';
import type { Ask } from '../state/questions.ts';
import type { State } from '../state.ts';
import { type PieceView, pieceView } from './map.ts';

type Replaceable = PieceView & { readonly kind: 'building' | 'wonder' | 'person' };

/** What something put on a square replaces (BLD-014, GP-003, GP-004). */
export type ReplacedView = { readonly square: number; readonly piece: Replaceable };

/** What the answers to these questions would replace. */
export function replacedView(state: State, asks: readonly Ask[]): ReplacedView[] {
  const replaced: ReplacedView[] = [];
  for (const ask of asks) {
    if (!takesRoom(ask)) continue;
    for (const option of options(state, ask)) {
      if (!('square' in option)) continue;
      const piece = pieceView(pieceAt(state, ask, option.square));
      if (piece !== null && isReplaceable(piece)) replaced.push({ square: option.square, piece });
    }
  }
  return replaced;
}

/** Markers keep everything else from their square (RUL-079). */
function isReplaceable(piece: PieceView): piece is Replaceable {
  return piece.kind === 'building' || piece.kind === 'wonder' || piece.kind === 'person';
}

/** Figures share a square with whatever stands there; anything else needs the square to itself. */
function takesRoom(ask: Ask): boolean {
  if (ask.kind === 'placeItem' || ask.kind === 'placeFreeItem') return !isFigureItem(itemIndex(ask.item));
  return ask.kind === 'placePerson';
}

/** What stands on a square by then: the first item of a split counts as made (RUL-271). */
function pieceAt(state: State, { kind }: Ask, square: number): number {
  const planned = kind === 'placeItem' ? plannedIn(actionIn(state)) : null;
  if (planned === null || planned.square !== square || isFigureItem(planned.item))
    return state.pieces[square] as number;
  const { item } = planned;
  return isBuildingItem(item) ? buildingPiece(buildingOfItem(item)) : wonderPiece(wonderOfItem(item));
}
