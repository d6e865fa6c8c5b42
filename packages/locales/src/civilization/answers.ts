import type { DecisionKind } from '@tessera/game-civilization';
import { CULTURE_TRACK, eventFace, isFigure, shownResources } from '@tessera/game-civilization/data';
import type { AnswerTo } from '@tessera/game-civilization/state/questions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { AskedOf } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { sayBattleAct, sayHeal, sayLoot, saySaved } from './battleAnswers.ts';
import { itemSentence, sentenceOf, startingGovernment } from './cards.ts';
import { sayCityAct, saySecondItem } from './cityAnswers.ts';
import { spaceTerms } from './costs.ts';
import { ALTERNATIVES, sayCoin } from './declared.ts';
import { civilizationFace, techFace } from './effects.ts';
import { frontName } from './fronts.ts';
import { nextInvestment } from './investments.ts';
import { sayMovement, sayStep } from './moveAnswers.ts';
import { notedPersonCard } from './people.ts';
import { type About, personGives } from './questions.ts';
import { ROMAN, type Say } from './say.ts';
import { cityName, pieceName, placed } from './squares.ts';
import { sayMenuPlay, sayNegotiation, sayReaction, sayStartOfTurn } from './turnAnswers.ts';

type Answers = { readonly [K in DecisionKind]: (answer: AnswerTo<K>, say: Say, ask: About<K>) => Phrase };

const place = ({ square }: { readonly square: number }, say: Say): Phrase => {
  const piece = replacedAt(say, square);
  const there = placed(say, square);
  return piece === null ? there : say.phrase('opt.replacing', { place: there, piece: pieceName(say, piece) });
};

/** Every answer of the game: a missing one does not compile. */
const ANSWERS: Answers = {
  chooseCivilization: ({ civilization }, say) => sayCivilization(say, civilization),
  placeCapital: place,
  placeStartingWonder: place,
  placeStartingFigure: place,
  choose: sayChoice,
  payResource: sayPayment,
  discardEvent: ({ event }, say) => sayEvent(say, event),
  keepEvent: ({ event }, say) => sayEvent(say, event),
  refillHand: ({ event }, say) => (event === null ? say.phrase('opt.refillNow') : sayEvent(say, event)),
  placePerson: (answer, say) => ('square' in answer ? place(answer, say) : say.phrase('opt.reserve')),
  keepPerson: (answer, say) =>
    'card' in answer
      ? notedPersonCard(say, answer.card)
      : say.noted(say.card('person', answer.person), [personGives(say, answer.person)]),
  learnTech: ({ tech }, say) => sayTech(say, tech),
  growCapital: place,
  landOn: sayLanding,
  adoptGovernment: ({ government }, say) =>
    government === null ? say.phrase('opt.adoptNone') : sayGovernment(say, government),
  leaveGovernment: ({ government }, say) => sayGovernment(say, government),
  takeResource: ({ resource }, say) => say.name('resource', resource),
  startOfTurn: sayStartOfTurn,
  displaceFigure: place,
  assignScout: ({ city }, say) => cityName(say, city),
  negotiate: sayNegotiation,
  cityManagement: sayCityAct,
  placeItem: place,
  freeBuilding: ({ item }, say) =>
    item === null ? say.phrase('opt.buildNothing') : say.noted(say.item(item), itemSentence(say, item)),
  placeFreeItem: place,
  secondItem: saySecondItem,
  secondHarvest: place,
  movement: sayMovement,
  step: sayStep,
  freeInvestment: ({ card }, say) => say.phrase('opt.freeInvestment', nextInvestment(say, card)),
  recruit: ({ item }, say, { square }) =>
    isFigure(item)
      ? say.phrase('opt.recruitFigure', { item: say.item(item), square: say.square(square) })
      : say.phrase('opt.recruitUnit', { item: say.item(item) }),
  discoveryBuilding: (answer, say) =>
    answer.item === null
      ? say.phrase('opt.buildNothing')
      : say.phrase('opt.discoveryBuilding', { item: say.item(answer.item), square: say.square(answer.square) }),
  combustion: ({ destroy }, say) => say.phrase(destroy ? 'opt.destroy' : 'opt.spare'),
  respond: (answer, say) => sayReaction(answer, say, 'cancel'),
  interrupt: (answer, say) => sayReaction(answer, say, 'interrupt'),
  barbarianDeck: ({ deck }, say) => say.card('unitType', deck),
  battleMoment: (answer, say) => (answer.do === 'pass' ? say.phrase('opt.goOn') : sayMenuPlay(answer, say, 'battle')),
  battleTurn: sayBattleAct,
  healWound: sayHeal,
  avenge: ({ front }, say) => frontName(say, front),
  saveUnit: saySaved,
  loot: sayLoot,
  beforePhase: (answer, say, { phase }) =>
    answer.do === 'pass' ? say.phrase('opt.goOn') : sayMenuPlay(answer, say, phase),
  beforeResearch: (answer, say) =>
    answer.do === 'pass' ? say.phrase('opt.toResearch') : sayMenuPlay(answer, say, 'research'),
  research: sayResearch,
};

export function sayOption(say: Say, option: PlainObject, { kind, about }: AskedOf): Phrase {
  const label = ANSWERS[kind as DecisionKind] as unknown as (answer: PlainObject, say: Say, ask: PlainObject) => Phrase;
  return label(option, say, about);
}

/** What this answer would displace, and what becomes of that (BLD-015, GP-003, GP-004); null if nothing. */
export function sayWarning(say: Say, { square }: PlainObject): Phrase | null {
  const piece = typeof square === 'number' ? replacedAt(say, square) : null;
  if (piece === null || typeof square !== 'number') return null;
  return say.phrase(WARNINGS[piece.kind], { piece: pieceName(say, piece), square: say.square(square) });
}

const WARNINGS = {
  building: 'opt.replacedBuilding',
  wonder: 'opt.replacedWonder',
  person: 'opt.replacedPerson',
} as const;

function replacedAt({ view }: Say, square: number) {
  return view.replaced.find((one) => one.square === square)?.piece ?? null;
}

/** A space of the culture track, with the price that the question tells and what it gives. */
function sayLanding({ space }: AnswerTo<'landOn'>, say: Say, { pays, landings }: About<'landOn'>): Phrase {
  const printed = CULTURE_TRACK[space - 1];
  if (printed === undefined) return say.unknown();
  const price = landings.find((landing) => landing.space === space) ?? printed;
  const terms = spaceTerms(say, { ...printed, culture: price.culture, trade: price.trade });
  return say.phrase(pays ? 'opt.landOn' : 'opt.landOnFree', { n: space, ...terms });
}

function sayTech(say: Say, tech: string): Phrase {
  return say.phrase('opt.tech', techParams(say, tech));
}

function techParams(say: Say, tech: string) {
  const level = ROMAN[techFace(tech)?.level ?? 0] ?? '';
  return { tech: say.tech(tech), level, effect: sentenceOf(say, 'tech', tech) };
}

function sayResearch(answer: AnswerTo<'research'>, say: Say): Phrase {
  if (answer.tech === null) return say.phrase('opt.researchNothing');
  if (!('row' in answer)) return sayTech(say, answer.tech);
  return say.phrase('opt.techLower', { ...techParams(say, answer.tech), row: ROMAN[answer.row] ?? '' });
}

export function sayEvent(say: Say, card: string): Phrase {
  const face = eventFace(card);
  return say.phrase('opt.event', {
    event: say.event(card),
    deck: face?.deck ?? '',
    phase: say.name('phase', face?.phase ?? ''),
    effect: say.noted(sentenceOf(say, 'event', card), copyOf(say, card)),
  });
}

/** What tells this copy of an event from the others: the resources it shows. */
function copyOf(say: Say, card: string): Phrase[] {
  const lists = new Set(eventFace(card)?.resources.map((shown) => shown.join()));
  if (lists.size < 2) return [];
  const shown = shownResources(card).map((resource) => say.name('resource', resource));
  return [say.list(shown, 'or')];
}

function sayGovernment(say: Say, government: string): Phrase {
  return say.phrase('opt.described', {
    card: say.government(government),
    effect: sentenceOf(say, 'government', government),
  });
}

function sayCivilization(say: Say, id: string): Phrase {
  const face = civilizationFace(id);
  if (face === null) return say.unknown();
  const government = startingGovernment(id);
  const params = {
    civilization: say.card('civilization', id),
    effect: sentenceOf(say, 'civilization', id),
    tech: say.tech(face.startingTech),
  };
  if (government === null) return say.phrase('opt.civilization', params);
  return say.phrase('opt.civilizationGovernment', { ...params, government: say.government(government) });
}

/** What a card or ability lets its player choose. */
function sayChoice({ value }: AnswerTo<'choose'>, say: Say, { of }: About<'choose'>): Phrase {
  if (value === 'stop') return say.phrase('opt.stop');
  const number = Number(value);
  const id = String(value);
  switch (of) {
    case 'square':
      return placed(say, number);
    case 'city':
      return cityName(say, number);
    case 'seat':
      return [say.seat(number)];
    case 'front':
      return number < 0 ? say.phrase('opt.stop') : frontName(say, number);
    case 'wonder':
      return sayWonder(say, id);
    case 'tech':
      return sayTech(say, id);
    case 'resource':
      return say.name('resource', id);
    case 'government':
      return sayGovernment(say, id);
    case 'deck':
      return say.phrase('place.ofDeck', { deck: id });
    case 'amount':
      return [id];
    case 'coin':
      return sayCoin(say, id);
    case 'unit':
      return say.card('unitType', id);
    case 'terrain':
      return say.name('terrain', id);
    case 'row':
      return say.phrase('opt.row', { row: ROMAN[number] ?? '' });
    default: {
      const name = ALTERNATIVES.find((one) => one === id);
      return name === undefined ? say.unknown() : say.phrase(`opt.${name}`);
    }
  }
}

function sayWonder(say: Say, wonder: string): Phrase {
  const owner = say.view.players.find(({ wonders }) => wonders.some((one) => one.wonder === wonder));
  return say.phrase('opt.wonder', {
    wonder: say.wonder(wonder),
    place:
      owner === undefined
        ? say.phrase('opt.wonderMarket')
        : say.phrase('opt.wonderOwned', { who: say.seat(owner.seat) }),
    effect: sentenceOf(say, 'wonder', wonder),
  });
}

function sayPayment(answer: AnswerTo<'payResource'>, say: Say): Phrase {
  if ('through' in answer) {
    const { through, ...payment } = answer;
    return say.phrase('opt.payThrough', { payment: saySinglePayment(payment, say), wonder: say.wonder(through) });
  }
  if (!('by' in answer)) return saySinglePayment(answer, say);
  const { by, ...payment } = answer;
  return say.phrase('opt.payBy', { payment: saySinglePayment(payment, say), card: say.card('personCard', by) });
}

function saySinglePayment(answer: AnswerTo<'payResource'>, say: Say): Phrase {
  switch (answer.pay) {
    case 'token':
      return say.phrase('opt.payToken', { resource: say.name('resource', answer.resource) });
    case 'hut':
      return say.phrase('opt.payHut', { resource: say.name('resource', answer.resource) });
    case 'village':
      return say.phrase('opt.payVillage', { resource: say.name('resource', answer.resource) });
    case 'event': {
      const params = { event: say.event(answer.event), resource: say.name('resource', answer.as) };
      if (answer.to === null) return say.phrase('opt.payEvent', params);
      return say.phrase('opt.payEventCoin', { ...params, other: say.seat(answer.to) });
    }
    case 'giveUp':
      return say.phrase('opt.giveUp');
  }
}
