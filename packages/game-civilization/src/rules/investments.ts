import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { INVESTMENT_IDS, INVESTMENTS, type InvestmentFace, type InvestmentTier } from '../data/investments.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { ownCoinPlaces } from './coins.ts';
import { isUsed } from './oncePerTurn.ts';

/** What a line of an investment card adds to a number. */
type Gain = Exclude<keyof InvestmentTier, 'markers' | 'techs'>;

/** What the player's investments add to a number: of each card only the highest active line works (INV-008, INV-009). */
export function invested(player: Player, gain: Gain): number {
  const { investments } = player;
  let sum = 0;
  for (let card = 0; card < investments.length; card++) sum += gainOf(card, investments[card] as number, gain);
  return sum;
}

function gainOf(card: number, markers: number, gain: Gain): number {
  const { tiers } = INVESTMENTS[card] as InvestmentFace;
  let amount = 0;
  for (const tier of tiers) if (markers >= tier.markers) amount = tier[gain];
  return amount;
}

/** What one card adds, for the list of sources. */
export function investedIn(player: Player, card: number, gain: Gain): number {
  return gainOf(card, player.investments[card] as number, gain);
}

/** The techs that are learned with the last marker of a card (RUL-308). */
export function techsTaught(player: Player, card: number): number {
  const { tiers } = INVESTMENTS[card] as InvestmentFace;
  return tiers.find(({ markers }) => markers === player.investments[card])?.techs ?? 0;
}

/** Why the player may not invest this coin; null if they may (INV-002, INV-004, SOT-019). */
export function whyNotInvest(state: State, seat: Seat, from: string): Illegal | null {
  if (!state.options.investments) return illegal('VAR-005');
  if (isUsed(playerOf(state, seat), 'invest')) return illegal('SOT-019');
  if (ownCoinPlaces(state, seat).some((place) => place === from)) return null;
  const isBlockaded = from === 'panamaCanal' && playerOf(state, seat).canalCoins > 0;
  return illegal(isBlockaded ? 'RUL-203' : 'INV-004', { from });
}

/** The number of an investment card; −1 for something else. */
export function investmentIndex(id: unknown): number {
  return (INVESTMENT_IDS as readonly unknown[]).indexOf(id);
}
