import { INVESTMENTS, type InvestmentTier } from '@tessera/game-civilization/data';
import type { Params, Phrase } from '../words.ts';
import { ownPlayer, type PlayerView } from './costs.ts';
import { joined, type Say } from './say.ts';

/** What the lines of an investment card do, from the number of markers beside them on. */
export function investmentSentence(say: Say, id: string): Phrase {
  return joined(
    tiersOf(id).map((tier) => lineOf(say, tier)),
    '; ',
  );
}

/** What the next marker on a card of the player who is asked brings: the first line that they have not reached. */
export function nextInvestment(say: Say, id: string): Params {
  const laid = ownPlayer(say.view)?.investments?.[id] ?? 0;
  const next = tiersOf(id).find(({ markers }) => markers > laid);
  const effect = next === undefined ? say.phrase('investmentGives.noMore') : lineOf(say, next);
  return { card: say.name('investment', id), n: laid, effect };
}

function tiersOf(id: string): readonly InvestmentTier[] {
  return INVESTMENTS.find((card) => card.id === id)?.tiers ?? [];
}

function lineOf(say: Say, tier: InvestmentTier): Phrase {
  return say.phrase('investmentGives.line', { n: tier.markers, effect: tierEffect(say, tier) });
}

function tierEffect(say: Say, tier: InvestmentTier): Phrase {
  const { production, combat, cultureHand, cultureDiscount, techs } = tier;
  const parts: Phrase[] = [];
  if (production > 0) parts.push(say.phrase('investmentGives.production', { n: production }));
  if (cultureHand > 0) parts.push(say.phrase('techGives.cultureHand', { n: cultureHand }));
  if (cultureDiscount > 0) parts.push(say.phrase('investmentGives.discount', { n: cultureDiscount }));
  if (combat > 0) parts.push(say.phrase('investmentGives.combat', { n: combat }));
  if (techs > 0) parts.push(say.phrase('investmentGives.tech'));
  return joined(parts, ', ');
}

/** The cards on which a player has markers, which all may see (INV-007). */
export function investmentLines(say: Say, { investments }: PlayerView): Phrase[] {
  return Object.entries(investments ?? {}).flatMap(([card, n]) =>
    n === 0 ? [] : [say.phrase('see.investment', { card: say.name('investment', card), n })],
  );
}
