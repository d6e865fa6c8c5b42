import type { View } from '@tessera/game-civilization';
import type { GoodsAnswer } from '@tessera/game-civilization/state/goods.ts';
import type { AnswerTo } from '@tessera/game-civilization/state/questions.ts';
import { type Form, inForms } from '../forms.ts';
import type { Params, Phrase } from '../words.ts';
import { abilityEffect, abilityPrice } from './abilities.ts';
import { itemSentence, sentenceOf } from './cards.ts';
import { nextInvestment } from './investments.ts';
import { keptMarker } from './keptMarker.ts';
import { coinPlace } from './news.ts';
import { personGives } from './questions.ts';
import { relicSentence } from './relics.ts';
import type { Say } from './say.ts';
import { describe } from './squares.ts';

type MenuPlay =
  | { readonly do: 'event'; readonly event: string }
  | { readonly do: 'ability'; readonly tech: string }
  | { readonly do: 'greatPerson'; readonly card: string };

/** Events and resource abilities, which several menus offer. */
export function sayMenuPlay(play: MenuPlay, say: Say, phase: string): Phrase {
  if (play.do === 'event') {
    return say.phrase('opt.playEvent', { event: say.event(play.event), effect: sentenceOf(say, 'event', play.event) });
  }
  if (play.do === 'greatPerson') {
    const effect = sentenceOf(say, 'personCard', play.card);
    return say.phrase('opt.greatPerson', { card: say.card('personCard', play.card), effect });
  }
  return say.phrase('opt.useAbility', {
    tech: say.tech(play.tech),
    price: abilityPrice(say, play.tech, phase),
    effect: abilityEffect(say, play.tech, phase),
  });
}

export function sayStartOfTurn(answer: AnswerTo<'startOfTurn'>, say: Say): Phrase {
  switch (answer.do) {
    case 'end':
      return say.phrase('opt.endStartOfTurn');
    case 'found':
      return say.phrase('opt.found', {
        square: say.square(answer.square),
        figure: say.name('figure', answer.figure),
        what: describe(say, answer.square),
      });
    case 'government':
      return say.phrase('opt.government', {
        government: say.government(answer.government),
        effect: sentenceOf(say, 'government', answer.government),
      });
    case 'person':
      return say.phrase('opt.bringPerson', {
        person: say.card('person', answer.person),
        gives: personGives(say, answer.person),
      });
    case 'invest':
      return say.phrase('opt.invest', { place: coinPlace(say, answer.from), ...nextInvestment(say, answer.card) });
    case 'relic':
      return say.phrase('opt.relic', {
        relic: say.card('relic', answer.relic),
        effect: relicSentence(say, answer.relic),
      });
    case 'marker':
      return say.phrase('opt.turnIn', keptMarker(say, answer.marker));
    case 'freeItem':
      return say.phrase('opt.freeItem', {
        tech: say.tech(answer.tech),
        item: say.noted(say.item(answer.item), itemSentence(say, answer.item)),
      });
    case 'wonder': {
      const wonder = say.wonder(answer.wonder);
      if ('item' in answer)
        return say.phrase('opt.wonderBuilding', {
          wonder,
          item: say.noted(say.item(answer.item), itemSentence(say, answer.item)),
        });
      if ('city' in answer) return say.phrase('opt.wallCity', { wonder, city: say.square(answer.city) });
      if ('deck' in answer) return say.phrase('opt.drawEvents', { wonder, deck: answer.deck });
      if (answer.figure !== null)
        return say.phrase('opt.gardens', { wonder, figure: say.name('figure', answer.figure) });
      const effect = sentenceOf(say, 'wonder', answer.wonder);
      return say.phrase('opt.useWonder', { wonder, effect });
    }
    case 'consent':
      return say.phrase(answer.on ? 'opt.consentOn' : 'opt.consentOff');
    case 'event':
    case 'ability':
    case 'greatPerson':
      return sayMenuPlay(answer, say, 'startOfTurn');
  }
}

type OfferView = View['offers'][number];

/** The goods of a view in one row, as answers write them. */
function goodsRow({ trade, culture, resources, huts, villages, events }: OfferView['gives']): GoodsAnswer {
  return { trade, culture, ...resources, huts, villages, ...events };
}

/** What an open offer gives and wants. */
export function termsIn(say: Say, { gives, wants }: Pick<OfferView, 'gives' | 'wants'>): Params {
  return say.terms({ gives: goodsRow(gives), wants: goodsRow(wants) });
}

function offerTerms(say: Say, by: number | null): Params {
  const offer = say.view.offers.find((one) => one.by === by);
  if (offer !== undefined) return termsIn(say, offer);
  return { ...inForms('gives', () => say.unknown()), ...inForms('wants', () => say.unknown()) };
}

export function sayNegotiation(answer: AnswerTo<'negotiate'>, say: Say): Phrase {
  switch (answer.do) {
    case 'done':
      return say.phrase('opt.done');
    case 'offer': {
      const terms = {
        ...inForms('gives', (form) => given(say, answer, form)),
        ...inForms('wants', (form) => say.goods(answer.wants, form)),
      };
      if (answer.to === null) return say.phrase('opt.offerAll', terms);
      return say.phrase('opt.offerTo', { ...terms, other: say.seat(answer.to) });
    }
    case 'accept': {
      const params = { ...offerTerms(say, answer.offer), other: say.seat(answer.offer) };
      const pieces = [...answer.markers, ...answer.events].map((piece) => say.piece(piece));
      if (pieces.length === 0) return say.phrase('opt.accept', params);
      return say.phrase('opt.acceptPieces', { ...params, pieces: say.list(pieces) });
    }
    case 'refuse':
      return say.phrase('opt.refuse', { ...offerTerms(say, answer.offer), other: say.seat(answer.offer) });
    case 'withdraw':
      return say.phrase('opt.withdraw', offerTerms(say, say.players.you));
    case 'consent':
      return say.phrase(answer.on ? 'opt.consentOn' : 'opt.consentOff');
    case 'event':
    case 'ability':
    case 'greatPerson':
      return sayMenuPlay(answer, say, 'trade');
  }
}

/** What an offer gives, with the maker's own hidden pieces. */
function given(
  say: Say,
  { gives, markers, events }: Extract<AnswerTo<'negotiate'>, { readonly do: 'offer' }>,
  form: Form,
): Phrase {
  return say.noted(
    say.goods(gives, form),
    [...markers, ...events].map((piece) => say.piece(piece)),
  );
}

/** Cancelling what has been declared, or interrupting a movement. */
export function sayReaction(answer: AnswerTo<'respond'>, say: Say, how: 'cancel' | 'interrupt'): Phrase {
  const isCancel = how === 'cancel';
  switch (answer.do) {
    case 'pass':
      return say.phrase(isCancel ? 'opt.pass' : 'opt.goOn');
    case 'event':
      if (!isCancel) return sayMenuPlay(answer, say, 'movement');
      return say.phrase('opt.cancelEvent', { event: say.event(answer.event) });
    case 'greatPerson':
      return say.phrase('opt.cancelPerson', { person: say.card('personCard', answer.card) });
    case 'ability':
      if (!isCancel) return sayMenuPlay(answer, say, 'movement');
      return say.phrase('opt.cancelAbility', {
        tech: say.tech(answer.tech),
        price: abilityPrice(say, answer.tech, 'any'),
      });
  }
}
