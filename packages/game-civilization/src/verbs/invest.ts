import { type Seat, tell } from '@tessera/kernel';
import { INVESTMENT_IDS, type InvestmentId } from '../data/investments.ts';
import type { OwnCoinPlace } from '../state/coinChoice.ts';
import { playerOf, type StepContext } from '../state.ts';
import { removeCoin } from './goods.ts';
import { settle } from './settle.ts';

/** Places a marker on an investment card (INV-003, INV-005); `from` is the coin given up for it, null for a free one (INV-011). */
export function invest(context: StepContext, seat: Seat, card: number, from: OwnCoinPlace | null): void {
  const player = playerOf(context.state, seat);
  if (from !== null) removeCoin(player, from);
  const markers = (player.investments[card] as number) + 1;
  player.investments[card] = markers;
  tell(context, { kind: 'invested', seat, card: INVESTMENT_IDS[card] as InvestmentId, from, markers });
  settle(context);
}
