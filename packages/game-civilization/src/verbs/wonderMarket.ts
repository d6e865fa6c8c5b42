import { reveal, tell } from '@tessera/kernel';
import { wonderId } from '../data/faces.ts';
import type { StepContext } from '../state.ts';

/** A wonder leaves the market; the next card of the deck, if any, is turned up in its place (WON-006, RUL-083). */
export function takeFromWonderMarket(context: StepContext, wonder: number): void {
  const { wonderMarket } = context.state;
  const place = wonderMarket.indexOf(wonder);
  if (place < 0) return;
  wonderMarket[place] = -1;
  fillWonderMarket(context);
}

function fillWonderMarket(context: StepContext): void {
  const { wonderMarket, wonderDeck } = context.state;
  for (let place = 0; place < wonderMarket.length; place++) {
    if (wonderMarket[place] !== -1) continue;
    const next = wonderDeck.pop();
    if (next === undefined) return;
    wonderMarket[place] = next;
    reveal(context);
    tell(context, { kind: 'wonderTurnedUp', wonder: wonderId(next) });
  }
}
