import { type Seat, tell } from '@tessera/kernel';
import { COIN_TECHS, TECH_COIN_TOKENS, techId } from '../data/faces.ts';
import { TRADE_DIAL } from '../data/market.ts';
import { playerOf, type Runner } from '../state.ts';
import { settle } from './settle.ts';

/** TRADE-002: the dial never exceeds 27; what is beyond is lost. */
export function gainTrade(run: Runner, seat: Seat, amount: number): void {
  const player = playerOf(run.state, seat);
  const gained = Math.min(amount, TRADE_DIAL.max - player.trade);
  if (gained <= 0) return;
  player.trade += gained;
  tell(run, { kind: 'tradeGained', seat, amount: gained });
}

/** RUL-234: the dial stops at 0. */
export function loseTrade(run: Runner, seat: Seat, amount: number): number {
  const player = playerOf(run.state, seat);
  const lost = Math.min(amount, player.trade);
  if (lost <= 0) return 0;
  player.trade -= lost;
  tell(run, { kind: 'tradeLost', seat, amount: lost });
  return lost;
}

export function gainCulture(run: Runner, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  playerOf(run.state, seat).culture += amount;
  tell(run, { kind: 'cultureGained', seat, amount });
}

export function loseCulture(run: Runner, seat: Seat, amount: number): number {
  const player = playerOf(run.state, seat);
  const lost = Math.min(amount, player.culture);
  if (lost <= 0) return 0;
  player.culture -= lost;
  tell(run, { kind: 'cultureLost', seat, amount: lost });
  return lost;
}

/** A coin token on the civilization sheet (COIN-010). */
export function gainSheetCoin(run: Runner, seat: Seat): void {
  playerOf(run.state, seat).sheetCoins++;
  tell(run, { kind: 'coinGained', seat, on: 'sheet' });
  settle(run);
}

/** Has the tech room for one more coin token (TECH-014)? */
export function hasRoomForCoin(run: Pick<Runner, 'state'>, seat: Seat, tech: number): boolean {
  const tokens = playerOf(run.state, seat).techCoins[COIN_TECHS.indexOf(tech)] as number;
  return tokens < (TECH_COIN_TOKENS[tech] as number);
}

/** A coin token on a tech (COIN-008). */
export function gainTechCoin(run: Runner, seat: Seat, tech: number): void {
  const { techCoins } = playerOf(run.state, seat);
  const index = COIN_TECHS.indexOf(tech);
  techCoins[index] = (techCoins[index] as number) + 1;
  tell(run, { kind: 'coinGained', seat, on: techId(tech) });
  settle(run);
}
