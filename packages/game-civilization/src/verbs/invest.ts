import { type Seat, tell } from '@tessera/kernel';
import { COIN_TECHS, techIndex } from '../data/faces.ts';
import { INVESTMENT_IDS, type InvestmentId } from '../data/investments.ts';
import type { InvestedCoin } from '../state/questions/startOfTurn.ts';
import { type Player, playerOf, type StepContext } from '../state.ts';
import { settle } from './settle.ts';

/** Places a marker on an investment card (INV-003, INV-005); `from` is the coin given up for it, null for a free one (INV-011). */
export function invest(context: StepContext, seat: Seat, card: number, from: InvestedCoin | null): void {
  const player = playerOf(context.state, seat);
  if (from !== null) giveUpCoin(player, from);
  const markers = (player.investments[card] as number) + 1;
  player.investments[card] = markers;
  tell(context, { kind: 'invested', seat, card: INVESTMENT_IDS[card] as InvestmentId, from, markers });
  settle(context);
}

function giveUpCoin(player: Player, from: InvestedCoin): void {
  if (from === 'sheet') player.sheetCoins--;
  else if (from === 'panamaCanal') player.canalCoins--;
  else {
    const index = COIN_TECHS.indexOf(techIndex(from));
    player.techCoins[index] = (player.techCoins[index] as number) - 1;
  }
}
