import { reveal, type Seat, tell } from '@tessera/kernel';
import { FIRST_CRAFTSMEN, TOKEN_OF, tokenFace } from '../data/faces.ts';
import { type State, type StepContext, territoryOf } from '../state.ts';

/** Puts a token into a player's hand; it may be played from their next turn on (T-043). */
export function receiveToken(state: State, seat: Seat, token: number): void {
  const territory = territoryOf(state, seat);
  territory.hand.push(token);
  territory.received.push(state.turn);
}

/** T-041, T-089: an added city tile gives a token of its kind; craftsmen are drawn. An empty pile gives none. */
export function maybeTakeCityToken(context: StepContext, seat: Seat, tile: number): void {
  const { state } = context;
  const kind = TOKEN_OF[tile] as number;
  if (kind < 0) return;
  let token = kind;
  if (kind === FIRST_CRAFTSMEN) {
    if (state.craftsmen.length === 0) return;
    token = state.craftsmen.pop() as number;
    reveal(context);
  } else {
    if ((state.piles[kind] as number) === 0) return;
    state.piles[kind] = (state.piles[kind] as number) - 1;
  }
  receiveToken(state, seat, token);
  tell(context, { kind: 'tokenReceived', seat, token: tokenFace(token).id });
}
