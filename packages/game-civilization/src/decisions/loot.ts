import { type Illegal, illegal, type Plain, type PlainObject } from '@tessera/kernel';
import { CULTURE_DECKS } from '../data/cultureEvents.ts';
import { COIN_TECHS, TECH_LEVEL, techId, techIndex } from '../data/faces.ts';
import { LOOT_PRICES, MOST_STOLEN } from '../data/market.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { knows } from '../rules/knowledge.ts';
import { coinPlaces, lootPurchases } from '../rules/loot.ts';
import { rowCount } from '../rules/pyramid.ts';
import type { LootDecisions, LootPurchase } from '../state/questions/loot.ts';
import type { AskFor } from '../state/questions.ts';
import { playerOf, type State } from '../state.ts';
import { badShape, type Families, notOffered } from './family.ts';

export const lootFamilies: Families<keyof LootDecisions> = {
  loot: {
    options: (state, { seat, loser, points }) => [{ take: 'nothing' }, ...lootPurchases(state, seat, loser, points)],
    explain(state, ask, answer) {
      const take = answer['take'];
      if (!isTake(take) || !isShaped(take, answer)) return badShape('{ take, … }');
      const price = LOOT_PRICES[take];
      return price > ask.points ? illegal('LOOT-008', { price, points: ask.points }) : whyNot(state, ask, take, answer);
    },
  },
};

type Take = LootPurchase['take'];

function whyNot(state: State, { seat, loser }: AskFor<'loot'>, take: Take, answer: PlainObject): Illegal {
  const from = playerOf(state, loser);
  switch (take) {
    case 'trade':
    case 'culture': {
      const amount = answer['amount'] as number;
      return amount > MOST_STOLEN
        ? illegal('LOOT-009', { amount, most: MOST_STOLEN })
        : illegal('RUL-175', { amount, has: take === 'trade' ? from.trade : from.culture });
    }
    case 'discardCoin':
    case 'coin':
      // A place without tokens of the loser, or one that loot cannot touch (RUL-176).
      return illegal('RUL-176', { from: answer['from'] as string, places: coinPlaces(from) });
    case 'tech':
      return whyNotTech(state, seat, loser, techIndex(answer['tech']));
    default:
      return illegal('RUL-175', { take });
  }
}

function whyNotTech(state: State, winner: number, loser: number, tech: number): Illegal {
  const player = playerOf(state, winner);
  if (!knows(playerOf(state, loser), tech)) return illegal('RUL-175', { tech: techId(tech) });
  if (knows(player, tech)) return illegal('LOOT-010', { tech: techId(tech) });
  const level = TECH_LEVEL[tech] as number;
  const below = rowCount(player, level - 1);
  const needed = rowCount(player, level) + 2;
  return below < needed ? illegal('RES-010', { level, below, needed }) : notOffered();
}

function isTake(take: Plain | undefined): take is Take {
  return typeof take === 'string' && Object.hasOwn(LOOT_PRICES, take);
}

/** The fields that a purchase has beside `take`, and whether their values are of the right kind. */
function isShaped(take: Take, answer: PlainObject): boolean {
  const fields = Object.keys(answer).length;
  if (take === 'hut' || take === 'village') return fields === 1;
  if (fields !== 2) return false;
  switch (take) {
    case 'trade':
    case 'culture':
      return typeof answer['amount'] === 'number' && answer['amount'] > 0;
    case 'resource':
      return MARKET_RESOURCES.some((resource) => resource === answer['resource']);
    case 'tech':
      return techIndex(answer['tech']) >= 0;
    case 'event':
      return CULTURE_DECKS.some((deck) => deck === answer['deck']);
    case 'discardCoin':
    case 'coin':
      return (
        answer['from'] === 'sheet' || COIN_TECHS.includes(techIndex(answer['from'])) || answer['from'] === 'panamaCanal'
      );
  }
}
