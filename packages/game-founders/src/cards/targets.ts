import { type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { cellOf } from '../board/cells.ts';
import { badShape, fieldsOf } from '../rules/answerShape.ts';
import { type State, type Territory, territoryOf } from '../state.ts';

/** A tile of an opponent that an answer points at. */
export interface OpponentTile {
  readonly seat: Seat;
  readonly territory: Territory;
  readonly index: number;
  readonly fields: PlainObject;
}

/** Reads the opponent's tile an answer names; refuses the seat's own, missing and malformed targets (`rule` says whose they must be). */
export function opponentTile(
  state: State,
  seat: Seat,
  answer: unknown,
  names: readonly string[],
  rule: string,
): OpponentTile | Illegal {
  const fields = fieldsOf(answer, names);
  const cell = cellOf(fields?.['x'], fields?.['y']);
  const other = fields?.['seat'];
  const territory = typeof other === 'number' ? state.territories[other] : undefined;
  if (fields === null || cell < 0 || territory === undefined) return badShape(`{ ${names.join(', ')} }`);
  const index = territory.cells.indexOf(cell);
  if (other === seat || index < 0) return illegal(rule, fields);
  return { seat: other as Seat, territory, index, fields };
}

/** Reads the place on the seat's own territory that an answer names, as a cell. */
export function ownCell(answer: unknown): number {
  const fields = fieldsOf(answer, ['play', 'x', 'y']);
  return cellOf(fields?.['x'], fields?.['y']);
}

/** The index of the seat's own tile at a place of the board. */
export function tileAt(state: State, seat: Seat, place: { readonly x: number; readonly y: number }): number {
  return territoryOf(state, seat).cells.indexOf(cellOf(place.x, place.y));
}

/** Takes a token that was received in an earlier turn out of a player's hand. */
export function spendToken(state: State, seat: Seat, token: number): void {
  const { hand, received } = territoryOf(state, seat);
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] !== token || (received[i] as number) >= state.turn) continue;
    hand.splice(i, 1);
    received.splice(i, 1);
    return;
  }
}
