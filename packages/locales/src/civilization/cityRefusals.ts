import type { Phrase } from '../words.ts';
import type { Facts } from './facts.ts';
import { because, type Refusals } from './refusalParts.ts';
import type { Say } from './say.ts';

/** Where things may stand, and what cities can do. */
export const CITY_REFUSALS: Refusals = {
  'MAP-009': because('refusal.undiscovered', 'square'),
  'FIG-003': because('refusal.outsideCity', 'square', 'city'),
  'BLD-004': because('refusal.outsideCity', 'square', 'city'),
  'WON-003': because('refusal.outsideCity', 'square', 'city'),
  'RUL-071': because('refusal.hutThere', 'square'),
  'RUL-079': because('refusal.hutThere', 'square'),
  'FIG-010': because('refusal.enemyThere', 'square'),
  'BLD-020': because('refusal.enemyThere', 'square'),
  'WON-010': because('refusal.enemyThere', 'square'),
  'BLD-005': (it, say) =>
    say.phrase('refusal.terrain', {
      item: say.item(it.text('item')),
      terrain: say.name('terrain', it.text('terrain')),
      allowed: say.list(
        it.texts('allowed').map((terrain) => say.name('terrain', terrain)),
        'or',
      ),
    }),
  'BLD-007': because('refusal.limited', 'city', 'other'),
  'WON-004': (it, say) =>
    it.has('other')
      ? say.phrase('refusal.oneWonder', { city: say.square(it.number('city')), other: say.square(it.number('other')) })
      : say.phrase('refusal.wonderWater', { square: say.square(it.number('square')) }),
  'FIG-004': because('refusal.figureWater', 'square'),
  'FIG-005': (it, say) =>
    it.has('wonder')
      ? say.phrase('refusal.wonderNoRoom', { wonder: say.wonder(it.text('wonder')) })
      : say.phrase('refusal.stackFull', { limit: it.number('limit'), square: say.square(it.number('square')) }),
  'RUL-072': because('refusal.noFigureSite', 'item', 'city'),
  'FIG-002': (it, say) =>
    say.phrase('refusal.noFigureLeft', { figure: say.name('figure', it.text('figure') || it.text('item')) }),
  'CITY-001': (it, say) =>
    it.has('own')
      ? say.phrase('refusal.noOwnCity', { own: say.squares(it.numbers('own')) })
      : say.phrase('refusal.cityDone', { city: say.square(it.number('city')) }),
  'GOV-006': because('refusal.anarchyCapital'),
  'CITY-004': tooDear,
  'CITY-007': (it, say) =>
    say.phrase('refusal.rushTrade', {
      ...say.counts('needed', 'trade', it.number('needed')),
      ...say.counts('trade', 'trade', it.number('trade')),
    }),
  'RUL-269': (it, say) =>
    say.phrase('refusal.rushCount', {
      ...say.counts('missing', 'production', Math.max(0, it.number('missing'))),
      ...say.counts('rush', 'payments', it.number('rush')),
    }),
  'RUL-270': because('refusal.noBonus', 'bonus'),
  'RUL-064': (it, say) =>
    say.phrase('refusal.bonusWasted', { bonus: say.anyCard(it.text('bonus')), n: it.number('amount') }),
  'CITY-012': (it, say) => {
    if (it.has('civilization')) {
      return say.phrase('refusal.egyptUsed', { civilization: say.card('civilization', it.text('civilization')) });
    }
    if (!it.has('tech')) return say.phrase('refusal.noSecondItem', { item: say.item(it.text('item')) });
    return say.phrase(it.names('known') ? 'refusal.needsEngineering' : 'refusal.engineeringUsed', {
      tech: say.tech(it.text('tech')),
    });
  },
  'FAQ-017': because('refusal.notBuilding', 'item'),
  'BLD-001': because('refusal.needsTech', 'item', 'tech'),
  'BLD-011': because('refusal.needsTech', 'item', 'tech'),
  'UNIT-003': because('refusal.needsTech', 'item', 'tech'),
  'BLD-018': (it, say) =>
    say.phrase('refusal.upgraded', {
      item: say.item(it.text('item')),
      upgrade: say.card('building', it.text('upgrade')),
    }),
  'BLD-003': because('refusal.noMarkers', 'item'),
  'BLD-010': because('refusal.wallsThere'),
  'UNIT-004': because('refusal.noUnits', 'item'),
  'WON-001': because('refusal.wonderNotOffered', 'item'),
  'HARV-001': because('refusal.nothingToHarvest', 'city', 'square'),
  'HARV-002': (it, say) =>
    it.has('resource')
      ? say.phrase('refusal.noToken', { resource: say.name('resource', it.text('resource')) })
      : say.phrase('refusal.noSecondHarvest', { square: say.square(it.number('square')) }),
  'HARV-005': because('refusal.harvestEnemy', 'square'),
  'HARV-007': because('refusal.harvested', 'square'),
  'HARV-008': because('refusal.harvestTwice', 'wonder'),
  'RUL-101': because('refusal.covered', 'square'),
  'FAQ-019': (it, say) =>
    say.phrase('refusal.scoutSent', { square: say.square(it.number('square')), to: say.square(it.number('to')) }),
  'RUL-272': because('refusal.noExtraAction', 'city'),
  'RUL-273': (it, say) => {
    const tech = say.tech(it.text('tech'));
    if (it.names('used')) return say.phrase('refusal.coinUsed', { tech });
    const paid = it.number('trade') > 0 ? 'trade' : 'culture';
    return say.phrase('refusal.coinCost', {
      tech,
      cost: say.count(paid, it.number(paid)),
      ...say.counts('have', paid, it.number(paid === 'trade' ? 'ownTrade' : 'ownCulture')),
    });
  },
  'TECH-014': (it, say) =>
    say.phrase('refusal.coinMost', { tech: say.tech(it.text('tech')), most: say.count('coins', it.number('most')) }),
  'ART-006': (it, say) => trackCost(it, say, 'culture', 'ownCulture'),
  'ART-007': (it, say) => trackCost(it, say, 'trade', 'ownTrade'),
  'ART-013': because('refusal.trackEnd'),
};

function trackCost(it: Facts, say: Say, what: 'culture' | 'trade', own: string): Phrase {
  return say.phrase('refusal.trackCulture', {
    cost: say.count(what, it.number(what)),
    ...say.counts('have', what, it.number(own)),
  });
}

function tooDear(it: Facts, say: Say): Phrase {
  if (it.has('civilization')) {
    return say.phrase('refusal.egyptOnly', { civilization: say.card('civilization', it.text('civilization')) });
  }
  const params = {
    item: say.item(it.text('item')),
    cost: say.count('production', it.number('cost')),
    ...say.counts('production', 'production', it.number('production')),
    ...say.counts('needed', 'trade', it.number('tradeNeeded')),
    ...say.counts('trade', 'trade', it.number('trade')),
  };
  const bonus = it.number('bonuses');
  return bonus > 0 ? say.phrase('refusal.costBonus', { ...params, bonus }) : say.phrase('refusal.cost', params);
}
