import type { Phrase } from '../words.ts';
import { abilityPrice } from './abilities.ts';
import { knows } from './costs.ts';
import type { Reasons } from './reasons.ts';
import { because, type RefusalWordings } from './refusalParts.ts';
import { ROMAN, type Say } from './say.ts';

/** Events, abilities, payments and techs. */
export const CARD_REFUSALS: RefusalWordings = {
  'EVT-002': (it, say) =>
    say.phrase('refusal.discardHeld', {
      event: it.event('event'),
      ...it.counts('held', 'eventCards'),
      most: it.amount('most'),
    }),
  'RUL-303': because('refusal.eventNotDrawn', 'event'),
  'EVT-003': because('refusal.notInHand', 'event'),
  'EVT-004': because('refusal.eventPhase', 'event', 'phase'),
  'RUL-008': (it, say) =>
    it.has('as')
      ? say.phrase('refusal.eventShows', {
          event: it.event('event'),
          resource: it.name('resource', 'as'),
        })
      : say.phrase('refusal.eventPays', { event: it.event('event') }),
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
      ? say.phrase('refusal.techPhase', { tech: it.card('tech', 'tech'), phase: it.name('phase', 'phase') })
      : say.phrase('refusal.techNotInBattle', { tech: it.card('tech', 'tech') }),
  'RUL-250': because('refusal.notPaidWith'),
  'RUL-282': because('refusal.mustPay', 'card'),
  'RUL-279': because('refusal.cannotCancel', 'card'),
  'FAQ-037': because('refusal.writingOnly', 'card'),
  'RUL-280': because('refusal.notAimedAtYou', 'card'),
  'RUL-283': (it, say) =>
    say.phrase(it.names('consents') || it.names('on') ? 'refusal.noConsent' : 'refusal.protected'),
  'RUL-284': because('refusal.noInterrupt', 'card'),
  'RUL-231': because('refusal.outOfRange', 'card'),
  'EVT-007': because('refusal.eventUndiscovered', 'card'),
  'EVT-008': because('refusal.relicAltered'),
  'RUL-289': because('refusal.wrongTerrain', 'card'),
  'RUL-369': because('refusal.floodable', 'card'),
  'RUL-306': because('refusal.otherCoin', 'card'),
  'RUL-347': (it, say) =>
    say.phrase(it.has('to') ? 'refusal.otherPlayer' : 'refusal.ownCoin', { card: it.anyCard('card') }),
  'RUL-368': because('refusal.coinEach', 'card'),
  'RUL-371': because('refusal.oneUnit', 'card'),
  'RUL-370': because('refusal.otherTerrain', 'card'),
  'RUL-274': because('refusal.destroyBuilding', 'card'),
  'RUL-196': (it, say) =>
    say.phrase('refusal.obsoleteAge', {
      card: it.anyCard('card'),
      ages: say.list(
        it.texts('ages').map((age) => say.name('age', age)),
        'or',
      ),
    }),
  'RUL-275': because('refusal.killUnit', 'card'),
  'RUL-276': (it, say) => {
    const card = it.anyCard('card');
    if (it.names('water')) return say.phrase('refusal.steamWater', { card });
    if (!it.has('limit')) return say.phrase('refusal.steamFrom', { card });
    return say.phrase('refusal.groupLimit', {
      ...it.counts('figures', 'figures'),
      limit: it.amount('limit'),
    });
  },
  'RUL-277': because('refusal.displaceTarget', 'card'),
  'RUL-225': because('refusal.cannotStand'),
  'RUL-304': because('refusal.notEmpty', 'square'),
  'MAP-015': because('refusal.notOuterEdge', 'card'),
  'RUL-348': because('refusal.noOwnFigures', 'card'),
  'RUL-380': because('refusal.notPaidThrough'),
  'RUL-381': because('refusal.notPaidBy'),
  'RUL-312': (it, say) =>
    it.has('tech')
      ? say.phrase('refusal.teslaRow')
      : say.phrase('refusal.newtonRow', { card: it.anyCard('card'), row: ROMAN[it.number('row') ?? 0] ?? '' }),
  'RUL-349': (it, say) =>
    it.is('most', 0)
      ? say.phrase('refusal.exchangeNothingHeld')
      : say.phrase('refusal.exchangeAmount', { most: it.amount('most') }),
  'RUL-311': (it, say) =>
    it.has('space')
      ? say.phrase('refusal.landing', { n: it.amount('space') })
      : say.phrase(it.has('used') ? 'refusal.devoteForTradeUsed' : 'refusal.devoteForTrade', {
          card: it.anyCard('card'),
        }),
  'RUL-261': because('refusal.inAnarchy'),
  'RUL-379': because('refusal.immune'),
  'RUL-290': (it, say) =>
    it.has('tech')
      ? say.phrase('refusal.techTaught', { tech: it.card('tech', 'tech') })
      : say.phrase('refusal.exchangeNothing', { card: it.anyCard('card') }),
  'RUL-291': because('refusal.otherPlayer', 'card'),
  'RUL-298': because('refusal.notCapital', 'card'),
  'RUL-256': because('refusal.resourceGone', 'resource'),
  'CMP-006': because('refusal.techKnown', 'tech'),
  'RES-003': because('refusal.techKnown', 'tech'),
  'LOOT-010': because('refusal.techKnown', 'tech'),
  'RES-002': (it, say) =>
    say.phrase('refusal.techTrade', {
      tech: it.card('tech', 'tech'),
      ...it.counts('needed', 'trade'),
      ...it.counts('trade', 'trade'),
    }),
  'RES-010': pyramid,
  'RES-012': pyramid,
};

function pyramid(it: Reasons, say: Say): Phrase {
  return say.phrase('refusal.pyramid', {
    level: it.level('level'),
    ...it.counts('needed', 'techs'),
    below: it.amount('below'),
  });
}

/** An ability that does not exist, cannot be paid for, or is paid for with something else. */
function noAbility(it: Reasons, say: Say): Phrase {
  if (it.has('card')) {
    return it.has('need')
      ? say.phrase('refusal.wrongResource', { card: it.anyCard('card'), resource: it.name('resource', 'need') })
      : say.phrase('refusal.eventShows', { event: it.event('event'), resource: it.name('resource', 'as') });
  }
  const tech = it.card('tech', 'tech');
  const id = it.text('tech');
  if (it.has('need')) {
    const price = it.is('need', 'any') ? it.count('resources', 'amount') : it.good('need', 'amount');
    return say.phrase('refusal.techPrice', { tech, price });
  }
  if (id !== null && (it.has('resource') || it.has('to'))) {
    return say.phrase('refusal.techPrice', { tech, price: abilityPrice(say, id, 'any') });
  }
  const own = say.view.players.find(({ seat }) => seat === say.players.you) ?? null;
  const isKnown = id !== null && knows(own, id);
  return say.phrase(isKnown ? 'refusal.techNoAbility' : 'refusal.techUnknown', { tech });
}
