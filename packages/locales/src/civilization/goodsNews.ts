import { inForms } from '../forms.ts';
import type { Phrase } from '../words.ts';
import { aimOf, purposeOf } from './declared.ts';
import type { Facts } from './facts.ts';
import { type Line, line } from './news.ts';
import type { Say } from './say.ts';

/** The culture track, events, abilities and great people. */
export const CULTURE_NEWS = {
  trackAdvanced: (it, say) => say.phrase('log.trackAdvanced', { ...say.by(it.number('seat')), n: it.number('space') }),
  eventDrawn: (it, say) => {
    const who = say.by(it.number('seat'));
    const event = say.event(it.text('event'));
    const deck = it.text('deck');
    if (it.has('from')) {
      const other = say.other(it.number('from'));
      return it.has('event')
        ? say.phrase('log.eventTaken', { ...who, ...other, event })
        : say.phrase('log.eventTakenHidden', { ...who, ...other, deck });
    }
    return it.has('event')
      ? say.phrase('log.eventDrawn', { ...who, event })
      : say.phrase('log.eventDrawnHidden', { ...who, deck });
  },
  eventDiscarded: line('log.eventDiscarded', 'event'),
  eventPlayed: (it, say) => {
    const params = { ...say.by(it.number('seat')), event: say.event(it.text('event')) };
    if (it.has('as')) {
      return say.phrase('log.eventPlayedAs', { ...params, resource: say.name('resource', it.text('as')) });
    }
    const aim = aimOf(say, it.text('event'), it.list('chosen'));
    return aim === null ? say.phrase('log.eventPlayed', params) : say.phrase('log.eventPlayedAt', { ...params, aim });
  },
  eventReturned: line('log.eventReturned', 'event'),
  abilityUsed: (it, say) => {
    const params = { ...say.by(it.number('seat')), tech: say.tech(it.text('tech')) };
    const aim = aimOf(say, it.text('tech'), it.list('chosen'));
    if (aim === null) return say.phrase('log.abilityUsed', params);
    const purpose = purposeOf(say, it.list('chosen'));
    return purpose === null
      ? say.phrase('log.abilityUsedAt', { ...params, aim })
      : say.phrase('log.abilityUsedTo', { ...params, purpose, aim });
  },
  abilityGivenUp: line('log.abilityGivenUp', 'tech'),
  cancelled: (it, say) => {
    const who = say.by(it.number('by'));
    if (it.is('what', 'cityAction')) return say.phrase('log.cancelledCity', who);
    return say.phrase('log.cancelled', { ...who, card: say.anyCard(it.text('card')) });
  },
  consentSwitched: (it, say) =>
    say.phrase(it.is('on', true) ? 'log.consentOn' : 'log.consentOff', say.by(it.number('seat'))),
  personGained: line('log.personGained', 'person'),
  personPlaced: line('log.personPlaced', 'person', 'square'),
  personReserved: line('log.personReserved', 'person'),
  personKilled: (it, say) =>
    say.phrase('log.personKilled', {
      square: say.square(it.number('square')),
      person: say.card('person', it.text('person')),
    }),
} satisfies { readonly [kind: string]: Line };

type Sum = 'trade' | 'culture';

function amount(key: 'log.gained' | 'log.lost', what: Sum): Line {
  return (it, say) =>
    say.phrase(key, { ...say.by(it.number('seat')), ...say.counts('what', what, it.number('amount')) });
}

function resource(key: 'log.gained' | 'log.spent'): Line {
  return (it, say) =>
    say.phrase(key, {
      ...say.by(it.number('seat')),
      ...inForms('what', (form) => say.good(it.text('resource'), 1, form)),
    });
}

/** Goods that come and go. */
export const GOODS_NEWS = {
  tradeGained: amount('log.gained', 'trade'),
  tradeLost: amount('log.lost', 'trade'),
  cultureGained: amount('log.gained', 'culture'),
  cultureLost: amount('log.lost', 'culture'),
  coinGained: line('log.coinGained', 'place'),
  coinLost: line('log.coinLost', 'place'),
  resourceGained: resource('log.gained'),
  resourceLost: resource('log.spent'),
  markerTaken: (it, say) => {
    const params = { ...say.by(it.number('seat')), marker: markerOf(it, say) };
    if (!it.has('from')) return say.phrase('log.markerBack', params);
    return say.phrase('log.markerTaken', { ...params, ...say.other(it.number('from')) });
  },
  markerLost: (it, say) => say.phrase('log.markerSpent', { ...say.by(it.number('seat')), marker: markerOf(it, say) }),
  unitLost: line('log.unitLost', 'unit'),
} satisfies { readonly [kind: string]: Line };

function markerOf(it: Facts, say: Say): Phrase {
  const back = it.text('back') === 'village' ? 'village' : 'hut';
  if (it.has('marker')) return say.marker(`${back}:${it.text('marker')}`);
  return say.phrase('place.unseen', { form: 'nom', back: say.text(`back.${back}`) });
}
