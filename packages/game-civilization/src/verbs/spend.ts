import { type Seat, tell } from '@tessera/kernel';
import { hutIndex, resourceIndex, villageIndex } from '../data/faces.ts';
import { spentCulture } from '../rules/spentCulture.ts';
import type { Paid } from '../state/paid.ts';
import type { SinglePayment } from '../state/questions/common.ts';
import { playerOf, type StepContext } from '../state.ts';
import { discardMarker } from './discardMarker.ts';
import { gainCulture } from './goods.ts';

/**
 * Spends a token or a marker: the token returns to the market, the marker leaves the game (HARV-006, HUT-002). It is gone
 * at once, so that nothing can be committed twice (RUL-233); what is given up comes back (verbs/giveBack.ts).
 */
export function spend(
  context: StepContext,
  seat: Seat,
  payment: Exclude<SinglePayment, { readonly pay: 'event' }>,
): Paid {
  const { state } = context;
  const player = playerOf(state, seat);
  const resource = resourceIndex(payment.resource);
  if (payment.pay === 'token') {
    player.resources[resource] = (player.resources[resource] as number) - 1;
    state.market[resource] = (state.market[resource] as number) + 1;
    tell(context, { kind: 'resourceLost', seat, resource: payment.resource });
    gainCulture(context, seat, spentCulture(state, seat));
    return { from: 'token', face: resource, resource, to: -1 };
  }
  const marker = payment.pay === 'hut' ? hutIndex(payment.resource) : villageIndex(payment.resource);
  discardMarker(context, seat, marker);
  gainCulture(context, seat, spentCulture(state, seat));
  return { from: 'marker', face: marker, resource, to: -1 };
}
