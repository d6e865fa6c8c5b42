import { type Seat, tell } from '@tessera/kernel';
import { resourceId } from '../data/faces.ts';
import { playerOf, type StepContext } from '../state.ts';

/** Takes a token of a resource from the market. */
export function takeFromMarket(context: StepContext, seat: Seat, resource: number): void {
  const { market } = context.state;
  const { resources } = playerOf(context.state, seat);
  market[resource] = (market[resource] as number) - 1;
  resources[resource] = (resources[resource] as number) + 1;
  tell(context, { kind: 'resourceGained', seat, resource: resourceId(resource) });
}
