import type { HappeningOf } from '@tessera/game-civilization';
import { inForms } from '../forms.ts';
import type { Phrase } from '../words.ts';
import { aimOf, givesUnits, purposeOf } from './declared.ts';
import { coinPlace, fact, type Lines, line } from './news.ts';
import type { Say } from './say.ts';

/** The culture track, events, abilities and great people. */
export const CULTURE_NEWS = {
  trackAdvanced: ({ seat, space }, say) => say.phrase('log.trackAdvanced', { ...say.by(seat), n: space }),
  eventDrawn: ({ seat, deck, event, from }, say) => {
    const who = say.by(seat);
    if (from === null) {
      if (event === null) return say.phrase('log.eventDrawnHidden', { ...who, deck });
      return say.phrase('log.eventDrawn', { ...who, event: say.event(event) });
    }
    const params = { ...who, ...say.other(from) };
    if (event === null) return say.phrase('log.eventTakenHidden', { ...params, deck });
    return say.phrase('log.eventTaken', { ...params, event: say.event(event) });
  },
  eventDiscarded: line('log.eventDiscarded', 'event'),
  eventPlayed: ({ seat, event, as, chosen }, say) => {
    const params = { ...say.by(seat), event: say.event(event) };
    if (as !== null) return say.phrase('log.eventPlayedAs', { ...params, resource: say.name('resource', as) });
    const aim = aimOf(say, event, chosen);
    if (aim === null) return say.phrase('log.eventPlayed', params);
    return say.phrase(givesUnits(event) ? 'log.eventPlayedFor' : 'log.eventPlayedAt', { ...params, aim });
  },
  eventReturned: line('log.eventReturned', 'event'),
  abilityUsed: ({ seat, tech, chosen }, say) => {
    const params = { ...say.by(seat), tech: say.tech(tech) };
    const aim = aimOf(say, tech, chosen);
    if (aim === null) return say.phrase('log.abilityUsed', params);
    const purpose = purposeOf(say, chosen);
    return purpose === null
      ? say.phrase('log.abilityUsedAt', { ...params, aim })
      : say.phrase('log.abilityUsedTo', { ...params, purpose, aim });
  },
  abilityGivenUp: line('log.abilityGivenUp', 'tech'),
  cancelled: ({ by, what, card }, say) =>
    what === 'cityAction'
      ? say.phrase('log.cancelledCity', say.by(by))
      : say.phrase('log.cancelled', { ...say.by(by), card: say.anyCard(card) }),
  consentSwitched: ({ seat, on }, say) => say.phrase(on ? 'log.consentOn' : 'log.consentOff', say.by(seat)),
  personGained: line('log.personGained', 'person'),
  personCardDrawn: ({ seat, person, card }, say) =>
    card === null
      ? say.phrase('log.personCardHidden', { ...say.by(seat), person: say.card('person', person) })
      : say.phrase('log.personCardDrawn', { ...say.by(seat), card: say.card('personCard', card) }),
  personCardDiscarded: ({ seat, card }, say) =>
    seat === null
      ? say.phrase('log.personCardReturned', { card: say.card('personCard', card) })
      : say.phrase('log.personCardDiscarded', { ...say.by(seat), card: say.card('personCard', card) }),
  personCardShown: ({ seat, card }, say) =>
    say.phrase('log.personCardShown', { ...say.by(seat), card: say.card('personCard', card) }),
  personCardUsed: ({ seat, card }, say) =>
    say.phrase('log.personCardUsed', { ...say.by(seat), card: say.card('personCard', card) }),
  personCardReturned: ({ seat, card }, say) =>
    say.phrase('log.personCardBack', { ...say.by(seat), card: say.card('personCard', card) }),
  personPlaced: line('log.personPlaced', 'person', 'square'),
  personReserved: line('log.personReserved', 'person'),
  personKilled: fact('log.personKilled', 'square', 'person'),
} satisfies Partial<Lines>;

function amount(key: 'log.gained' | 'log.lost', what: 'trade' | 'culture') {
  return (it: HappeningOf<'tradeGained' | 'tradeLost' | 'cultureGained' | 'cultureLost'>, say: Say): Phrase =>
    say.phrase(key, { ...say.by(it.seat), ...say.counts('what', what, it.amount) });
}

function resource(key: 'log.gained' | 'log.spent') {
  return (it: HappeningOf<'resourceGained' | 'resourceLost'>, say: Say): Phrase =>
    say.phrase(key, { ...say.by(it.seat), ...inForms('what', (form) => say.good(it.resource, 1, form)) });
}

function coin(key: 'log.coinGained' | 'log.coinLost') {
  return ({ seat, on }: HappeningOf<'coinGained' | 'coinLost'>, say: Say): Phrase =>
    say.phrase(key, { ...say.by(seat), place: coinPlace(say, on) });
}

/** Goods that come and go. */
export const GOODS_NEWS = {
  tradeGained: amount('log.gained', 'trade'),
  tradeLost: amount('log.lost', 'trade'),
  cultureGained: amount('log.gained', 'culture'),
  cultureLost: amount('log.lost', 'culture'),
  coinGained: coin('log.coinGained'),
  coinLost: coin('log.coinLost'),
  invested: ({ seat, card, from, markers }, say) => {
    const params = { ...say.by(seat), card: say.name('investment', card), n: markers };
    if (from === null) return say.phrase('log.investedFree', params);
    return say.phrase('log.invested', { ...params, place: coinPlace(say, from) });
  },
  resourceGained: resource('log.gained'),
  resourceLost: resource('log.spent'),
  markerTaken: ({ seat, from, back, marker }, say) => {
    const taken =
      marker === null
        ? say.phrase('place.unseen', { form: 'nom', back: say.text(`back.${back}`) })
        : say.marker(`${back}:${marker}`);
    const params = { ...say.by(seat), marker: taken };
    if (from === null) return say.phrase('log.markerBack', params);
    return say.phrase('log.markerTaken', { ...params, ...say.other(from) });
  },
  markerLost: ({ seat, back, marker }, say) =>
    say.phrase('log.markerSpent', { ...say.by(seat), marker: say.marker(`${back}:${marker}`) }),
  unitLost: ({ seat, card }, say) => say.phrase('log.unitLost', { ...say.by(seat), unit: say.unitCard(card) }),
} satisfies Partial<Lines>;
