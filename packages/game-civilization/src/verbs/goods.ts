import { type Seat, tell } from '@tessera/kernel';
import { COIN_TECHS, techId, techIndex } from '../data/faces.ts';
import { TRADE_DIAL } from '../data/market.ts';
import type { OwnCoinPlace } from '../state/coinChoice.ts';
import { type Player, playerOf, type StepContext } from '../state.ts';
import { settle } from './settle.ts';

/** TRADE-002: the dial never exceeds 27; the excess is lost. */
export function gainTrade(context: StepContext, seat: Seat, amount: number): void {
  const player = playerOf(context.state, seat);
  const gained = Math.min(amount, TRADE_DIAL.max - player.trade);
  if (gained <= 0) return;
  player.trade += gained;
  tell(context, { kind: 'tradeGained', seat, amount: gained });
}

/** RUL-234: the dial stops at 0. */
export function loseTrade(context: StepContext, seat: Seat, amount: number): number {
  const player = playerOf(context.state, seat);
  const lost = Math.min(amount, player.trade);
  if (lost <= 0) return 0;
  player.trade -= lost;
  tell(context, { kind: 'tradeLost', seat, amount: lost });
  return lost;
}

export function gainCulture(context: StepContext, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  playerOf(context.state, seat).culture += amount;
  tell(context, { kind: 'cultureGained', seat, amount });
}

export function loseCulture(context: StepContext, seat: Seat, amount: number): number {
  const player = playerOf(context.state, seat);
  const lost = Math.min(amount, player.culture);
  if (lost <= 0) return 0;
  player.culture -= lost;
  tell(context, { kind: 'cultureLost', seat, amount: lost });
  return lost;
}

/** A coin token on the civilization sheet (COIN-010). */
export function gainSheetCoin(context: StepContext, seat: Seat): void {
  playerOf(context.state, seat).sheetCoins++;
  tell(context, { kind: 'coinGained', seat, on: 'sheet' });
  settle(context);
}

/** A coin token on a tech (COIN-008). */
export function gainTechCoin(context: StepContext, seat: Seat, tech: number): void {
  const { techCoins } = playerOf(context.state, seat);
  const index = COIN_TECHS.indexOf(tech);
  techCoins[index] = (techCoins[index] as number) + 1;
  tell(context, { kind: 'coinGained', seat, on: techId(tech) });
  settle(context);
}

/** A token goes; those on the Panama Canal are safe from others (RUL-176). */
export function loseCoin(context: StepContext, seat: Seat, from: OwnCoinPlace): void {
  removeCoin(playerOf(context.state, seat), from);
  tell(context, { kind: 'coinLost', seat, on: from });
}

/** A token goes, without news of its own. */
export function removeCoin(player: Player, from: OwnCoinPlace): void {
  if (from === 'sheet') player.sheetCoins--;
  else if (from === 'panamaCanal') player.canalCoins--;
  else {
    const index = COIN_TECHS.indexOf(techIndex(from));
    player.techCoins[index] = (player.techCoins[index] as number) - 1;
  }
}
