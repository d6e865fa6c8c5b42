import { RUSH } from '@tessera/game-civilization/data';
import type { Phrase } from '../words.ts';
import type { Reasons } from './reasons.ts';
import { because, type RefusalWordings } from './refusalParts.ts';
import type { Say } from './say.ts';

/** Where things may stand, and what cities can do. */
export const CITY_REFUSALS: RefusalWordings = {
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
      item: it.item('item'),
      terrain: it.name('terrain', 'terrain'),
      allowed: say.list(
        it.texts('allowed').map((terrain) => say.name('terrain', terrain)),
        'or',
      ),
    }),
  'BLD-007': because('refusal.limited', 'city', 'other'),
  'WON-004': (it, say) =>
    it.has('other')
      ? say.phrase('refusal.oneWonder', { city: it.square('city'), other: it.square('other') })
      : say.phrase('refusal.wonderWater', { square: it.square('square') }),
  'FIG-004': because('refusal.figureWater', 'square'),
  'FIG-005': (it, say) =>
    it.has('wonder')
      ? say.phrase('refusal.wonderNoRoom', { wonder: it.card('wonder', 'wonder') })
      : say.phrase('refusal.stackFull', { limit: it.amount('limit'), square: it.square('square') }),
  'RUL-072': because('refusal.noFigureSite', 'item', 'city'),
  'FIG-002': (it, say) => say.phrase('refusal.noFigureLeft', { figure: it.name('figure', 'figure', 'item') }),
  'CITY-001': (it, say) =>
    it.has('own')
      ? say.phrase('refusal.noOwnCity', { own: it.squares('own') })
      : say.phrase('refusal.cityDone', { city: it.square('city') }),
  'GOV-006': because('refusal.anarchyCapital'),
  'CITY-004': tooDear,
  'CITY-007': (it, say) =>
    say.phrase('refusal.rushTrade', {
      ...it.counts('needed', 'trade'),
      ...it.counts('trade', 'trade'),
    }),
  'RUL-269': (it, say) =>
    say.phrase('refusal.rushCount', {
      ...say.counts('missing', 'production', Math.max(0, it.number('missing') ?? 0)),
      ...say.counts('rush', 'trade', (it.number('rush') ?? 0) * RUSH.trade),
    }),
  'RUL-270': because('refusal.noBonus', 'bonus'),
  'RUL-064': (it, say) => say.phrase('refusal.bonusWasted', { bonus: it.anyCard('bonus'), n: it.amount('amount') }),
  'CITY-012': (it, say) => {
    if (it.has('civilization')) {
      return say.phrase('refusal.egyptUsed', { civilization: it.card('civilization', 'civilization') });
    }
    if (!it.has('tech')) return say.phrase('refusal.noSecondItem', { item: it.item('item') });
    return say.phrase(it.names('known') ? 'refusal.needsEngineering' : 'refusal.engineeringUsed', {
      tech: it.card('tech', 'tech'),
    });
  },
  'FAQ-017': because('refusal.notBuilding', 'item'),
  'BLD-001': because('refusal.needsTech', 'item', 'tech'),
  'BLD-011': because('refusal.needsTech', 'item', 'tech'),
  'UNIT-003': because('refusal.needsTech', 'item', 'tech'),
  'BLD-018': (it, say) =>
    say.phrase('refusal.upgraded', {
      item: it.item('item'),
      upgrade: it.card('building', 'upgrade'),
    }),
  'BLD-003': because('refusal.noMarkers', 'item'),
  'BLD-009': (it, say) =>
    it.has('wonder')
      ? say.phrase('refusal.noCityOfYours')
      : say.phrase('refusal.wallsCenter', { square: it.square('square') }),
  'BLD-010': because('refusal.wallsThere'),
  'UNIT-004': because('refusal.noUnits', 'item'),
  'WON-001': because('refusal.wonderNotOffered', 'item'),
  'HARV-001': because('refusal.nothingToHarvest', 'city', 'square'),
  'HARV-002': (it, say) => {
    if (it.has('wonder')) return say.phrase('refusal.marketEmpty');
    return it.has('resource')
      ? say.phrase('refusal.noToken', { resource: it.name('resource', 'resource') })
      : say.phrase('refusal.noSecondHarvest', { square: it.square('square') });
  },
  'HARV-005': because('refusal.harvestEnemy', 'square'),
  'HARV-007': because('refusal.harvested', 'square'),
  'HARV-008': because('refusal.harvestTwice', 'wonder'),
  'RUL-101': because('refusal.covered', 'square'),
  'FAQ-019': (it, say) => say.phrase('refusal.scoutSent', { square: it.square('square'), to: it.square('to') }),
  'RUL-272': because('refusal.noExtraAction', 'city'),
  'RUL-273': (it, say) => {
    const tech = it.card('tech', 'tech');
    if (it.names('used')) return say.phrase('refusal.coinUsed', { tech });
    const paid = (it.number('trade') ?? 0) > 0 ? 'trade' : 'culture';
    return say.phrase('refusal.coinCost', {
      tech,
      cost: it.count(paid, paid),
      ...it.counts('have', paid, paid === 'trade' ? 'ownTrade' : 'ownCulture'),
    });
  },
  'TECH-014': (it, say) =>
    say.phrase('refusal.coinMost', { tech: it.card('tech', 'tech'), most: it.count('coins', 'most') }),
  'ART-006': (it, say) => trackCost(it, say, 'culture', 'ownCulture'),
  'ART-007': (it, say) => trackCost(it, say, 'trade', 'ownTrade'),
  'ART-013': because('refusal.trackEnd'),
};

function trackCost(it: Reasons, say: Say, what: 'culture' | 'trade', own: string): Phrase {
  return say.phrase(it.has('skips') ? 'refusal.landingCost' : 'refusal.trackCulture', {
    n: it.amount('space'),
    cost: it.count(what, what),
    ...it.counts('have', what, own),
  });
}

function tooDear(it: Reasons, say: Say): Phrase {
  if (it.has('civilization')) {
    return say.phrase('refusal.egyptOnly', { civilization: it.card('civilization', 'civilization') });
  }
  const params = {
    item: it.item('item'),
    cost: it.count('production', 'cost'),
    ...it.counts('production', 'production'),
    ...it.counts('needed', 'trade', 'tradeNeeded'),
    ...it.counts('trade', 'trade'),
  };
  const bonus = it.number('bonuses') ?? 0;
  return bonus > 0 ? say.phrase('refusal.costBonus', { ...params, bonus }) : say.phrase('refusal.cost', params);
}
