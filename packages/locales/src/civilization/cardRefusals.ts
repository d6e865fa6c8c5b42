import type { Phrase } from '../words.ts';
import { knows } from './costs.ts';
import { abilityPrice } from './effects.ts';
import type { Facts } from './facts.ts';
import { because, type Refusals } from './refusalParts.ts';
import { ROMAN, type Say } from './say.ts';

/** Events, abilities, payments and techs. */
export const CARD_REFUSALS: Refusals = {
  'EVT-002': (it, say) =>
    say.phrase('refusal.discardHeld', {
      event: say.event(it.text('event')),
      ...say.counts('held', 'eventCards', it.number('held')),
      most: it.number('most'),
    }),
  'EVT-003': because('refusal.notInHand', 'event'),
  'EVT-004': because('refusal.eventPhase', 'event', 'phase'),
  'RUL-008': (it, say) =>
    it.has('as')
      ? say.phrase('refusal.eventShows', {
          event: say.event(it.text('event')),
          resource: say.name('resource', it.text('as')),
        })
      : say.phrase('refusal.eventPays', { event: say.event(it.text('event')) }),
  'RUL-278': because('refusal.onlyCancels', 'card'),
  'RUL-249': because('refusal.noTarget', 'card'),
  'TECH-001': because('refusal.techUnknown', 'tech'),
  'TECH-010': because('refusal.techUnknown', 'tech'),
  'TECH-005': noAbility,
  'TECH-007': because('refusal.techUsed', 'tech'),
  'FAQ-047': because('refusal.techUsed', 'tech'),
  'FAQ-046': because('refusal.techUsedBattle', 'tech'),
  'RUL-144': (it, say) =>
    it.has('phase')
      ? say.phrase('refusal.techPhase', { tech: say.tech(it.text('tech')), phase: say.name('phase', it.text('phase')) })
      : say.phrase('refusal.techNotInBattle', { tech: say.tech(it.text('tech')) }),
  'RUL-250': because('refusal.notPaidWith'),
  'RUL-282': because('refusal.mustPay', 'card'),
  'RUL-279': because('refusal.cannotCancel', 'card'),
  'FAQ-037': because('refusal.writingOnly', 'card'),
  'RUL-280': because('refusal.notAimedAtYou', 'card'),
  'RUL-283': (it, say) =>
    say.phrase(it.names('consents') || it.names('on') ? 'refusal.noConsent' : 'refusal.unitedNations'),
  'RUL-284': because('refusal.noInterrupt', 'card'),
  'RUL-231': because('refusal.outOfRange', 'card'),
  'EVT-007': because('refusal.eventUndiscovered', 'card'),
  'RUL-289': because('refusal.drought', 'card'),
  'RUL-274': because('refusal.destroyBuilding', 'card'),
  'RUL-196': (it, say) =>
    say.phrase('refusal.obsoleteAge', {
      card: say.anyCard(it.text('card')),
      ages: say.list(
        it.texts('ages').map((age) => say.name('age', age)),
        'or',
      ),
    }),
  'RUL-275': because('refusal.killUnit', 'card'),
  'RUL-276': (it, say) => {
    const card = say.anyCard(it.text('card'));
    if (it.names('water')) return say.phrase('refusal.steamWater', { card });
    if (!it.has('limit')) return say.phrase('refusal.steamFrom', { card });
    return say.phrase('refusal.groupLimit', {
      ...say.counts('figures', 'figures', it.number('figures')),
      limit: it.number('limit'),
    });
  },
  'RUL-277': because('refusal.displaceTarget', 'card'),
  'RUL-225': because('refusal.cannotStand'),
  'RUL-261': because('refusal.inAnarchy'),
  'RUL-290': (it, say) =>
    it.has('tech')
      ? say.phrase('refusal.techTaught', { tech: say.tech(it.text('tech')) })
      : say.phrase('refusal.exchangeNothing', { card: say.anyCard(it.text('card')) }),
  'RUL-291': because('refusal.otherPlayer', 'card'),
  'RUL-298': because('refusal.notCapital', 'card'),
  'RUL-256': because('refusal.resourceGone', 'resource'),
  'CMP-006': because('refusal.techKnown', 'tech'),
  'RES-003': because('refusal.techKnown', 'tech'),
  'LOOT-010': because('refusal.techKnown', 'tech'),
  'RES-002': (it, say) =>
    say.phrase('refusal.techTrade', {
      tech: say.tech(it.text('tech')),
      ...say.counts('needed', 'trade', it.number('needed')),
      ...say.counts('trade', 'trade', it.number('trade')),
    }),
  'RES-010': pyramid,
  'RES-012': pyramid,
};

function pyramid(it: Facts, say: Say): Phrase {
  return say.phrase('refusal.pyramid', {
    level: ROMAN[it.number('level')] ?? '',
    ...say.counts('needed', 'techs', it.number('needed')),
    below: it.number('below'),
  });
}

/** An ability that does not exist, cannot be paid, or is paid with something else. */
function noAbility(it: Facts, say: Say): Phrase {
  if (it.has('card')) {
    const resource = it.has('need') ? it.text('need') : it.text('as');
    const key = it.has('need') ? 'refusal.wrongResource' : 'refusal.eventShows';
    if (key === 'refusal.eventShows') {
      return say.phrase(key, { event: say.event(it.text('event')), resource: say.name('resource', resource) });
    }
    return say.phrase(key, { card: say.anyCard(it.text('card')), resource: say.name('resource', resource) });
  }
  const tech = say.tech(it.text('tech'));
  if (it.has('need')) {
    const need = it.text('need');
    const amount = it.number('amount');
    const price = need === 'any' ? say.count('resources', amount) : say.good(need, amount);
    return say.phrase('refusal.techPrice', { tech, price });
  }
  if (it.has('resource') || it.has('to')) {
    return say.phrase('refusal.techPrice', { tech, price: abilityPrice(say, it.text('tech'), 'any') });
  }
  return say.phrase(isKnown(it, say) ? 'refusal.techNoAbility' : 'refusal.techUnknown', { tech });
}

function isKnown(it: Facts, say: Say): boolean {
  return knows(say.view.players[say.who.you ?? -1] ?? null, it.text('tech'));
}
