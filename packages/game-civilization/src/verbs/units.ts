import { reveal, type Seat, shuffle, tellSeats } from '@tessera/kernel';
import { UNIT_CARD_TYPE, unitCardId, unitTypeId } from '../data/faces.ts';
import { playerOf, type State, type StepContext } from '../state.ts';

/** Takes the top card of a unit deck; when only face-up cards are left they are turned over and shuffled (UNIT-005). */
export function drawUnitCard(context: StepContext, type: number): number | null {
  const { state } = context;
  const deck = state.unitDecks[type] as number[];
  if (deck.length === 0) {
    const discards = state.unitDiscards[type] as number[];
    if (discards.length === 0) return null;
    deck.push(...discards.splice(0));
    shuffle(context, 'decks', `${unitTypeId(type)} units`, deck);
  }
  reveal(context);
  return deck.pop() as number;
}

/** A unit for the standing forces: its type is public, its strength known only to its owner (UNIT-001, RUL-075). */
export function gainUnit(context: StepContext, seat: Seat, type: number): boolean {
  const card = drawUnitCard(context, type);
  if (card === null) return false;
  playerOf(context.state, seat).units.push(card);
  const unit = unitTypeId(type);
  tellSeats(
    context,
    [seat],
    { kind: 'unitGained', seat, unit, card: unitCardId(card) },
    { kind: 'unitGained', seat, unit, card: null },
  );
  return true;
}

/** A destroyed unit lies face up under its deck (UNIT-005). */
export function discardUnit(state: State, card: number): void {
  state.unitDiscards[UNIT_CARD_TYPE[card] as number]?.push(card);
}
