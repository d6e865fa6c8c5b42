import type { DecisionKind } from '@tessera/game-civilization';
import { GREAT_PEOPLE } from '@tessera/game-civilization/data';
import type { AskFor } from '@tessera/game-civilization/state/questions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { AskedOf } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { playedSentence, sentenceOf } from './cards.ts';
import { actionsLeft, ownPlayer } from './costs.ts';
import { sayDeclared } from './declared.ts';
import { joined, type Key, type Say } from './say.ts';
import { describe } from './squares.ts';

/** What a question is about. */
export type About<K extends DecisionKind> = Omit<AskFor<K>, 'kind' | 'seat' | 'id'>;
type Questions = { readonly [K in DecisionKind]: (about: About<K>, say: Say) => Phrase };

function plain(key: Key) {
  return (_about: unknown, say: Say): Phrase => say.phrase(key);
}

const MOMENTS = {
  start: 'ask.interruptStart',
  step: 'ask.interruptStep',
  discovery: 'ask.interruptDiscovery',
  end: 'ask.interruptEnd',
} as const satisfies { readonly [M in About<'interrupt'>['moment']]: Key };

/** Every question of the game: a missing one does not compile. */
const QUESTIONS: Questions = {
  chooseCivilization: plain('ask.chooseCivilization'),
  placeCapital: plain('ask.placeCapital'),
  growCapital: plain('ask.growCapital'),
  placeStartingWonder: ({ wonder }, say) =>
    say.phrase('ask.placeStartingWonder', {
      wonder: say.wonder(wonder),
      effect: sentenceOf(say, 'wonder', wonder),
    }),
  placeStartingFigure: ({ figure }, say) =>
    say.phrase('ask.placeStartingFigure', { figure: say.name('figure', figure) }),
  choose: ({ of, card }, say) =>
    say.phrase(`askChoose.${of}`, { card: say.noted(say.anyCard(card), playedSentence(say, card)) }),
  payResource: ({ card, need, through }, say) =>
    through === undefined
      ? say.phrase('ask.payResource', { card: say.anyCard(card), need: say.name('resource', need) })
      : say.phrase('ask.paySecond', { card: say.anyCard(card), wonder: say.wonder(through) }),
  discardEvent: (_about, say) =>
    say.phrase('ask.discardEvent', {
      ...say.counts('held', 'eventCards', say.view.hand?.events.length ?? 0),
      most: ownPlayer(say.view)?.cultureHandSize ?? 0,
    }),
  keepEvent: plain('ask.keepEvent'),
  refillHand: plain('ask.refillHand'),
  placePerson: ({ person }, say) =>
    say.phrase('ask.placePerson', { person: say.card('person', person), gives: personGives(say, person) }),
  keepPerson: plain('ask.keepPerson'),
  learnTech: ({ reason }, say) =>
    reason === 'exchange'
      ? say.phrase('ask.learnFromPartner')
      : say.phrase('ask.learnTech', { reason: say.anyCard(reason) }),
  landOn: plain('ask.landOn'),
  adoptGovernment: plain('ask.adoptGovernment'),
  leaveGovernment: plain('ask.leaveGovernment'),
  takeResource: ({ reason }, say) => say.phrase('ask.takeResource', { reason: say.anyCard(reason) }),
  startOfTurn: plain('ask.startOfTurn'),
  freeInvestment: ({ reason, left }, say) => say.phrase('ask.freeInvestment', { reason: say.anyCard(reason), n: left }),
  displaceFigure: ({ from, figure }, say) =>
    say.phrase('ask.displaceFigure', { from: say.square(from), figure: say.name('figure', figure) }),
  assignScout: ({ square }, say) =>
    say.phrase('ask.assignScout', { square: say.square(square), what: describe(say, square) }),
  negotiate: plain('ask.negotiate'),
  cityManagement: (_about, say) =>
    say.phrase('ask.cityManagement', { left: say.count('actions', actionsLeft(ownPlayer(say.view))) }),
  placeItem: ({ city, item }, say) => say.phrase('ask.placeItem', { city: say.square(city), item: say.item(item) }),
  freeBuilding: ({ reason }, say) => say.phrase('ask.freeBuilding', { reason: say.anyCard(reason) }),
  placeFreeItem: ({ item }, say) =>
    say.phrase(item === 'walls' ? 'ask.placeFreeWalls' : 'ask.placeFreeItem', { item: say.item(item) }),
  secondItem: ({ city, first }, say) =>
    say.phrase('ask.secondItem', { city: say.square(city), first: say.item(first) }),
  secondHarvest: ({ first }, say) => say.phrase('ask.secondHarvest', { first: say.square(first) }),
  movement: (_about, say) =>
    say.phrase('ask.movement', say.counts('steps', 'squares', ownPlayer(say.view)?.travelSpeed ?? 0)),
  step: ({ square, armies, scouts, left }, say) =>
    say.phrase('ask.step', {
      figures: say.figures(armies, scouts),
      square: say.square(square),
      left: say.count('steps', left),
    }),
  recruit: ({ square }, say) => say.phrase('ask.recruit', { square: say.square(square) }),
  discoveryBuilding: plain('ask.discoveryBuilding'),
  combustion: ({ square, building }, say) =>
    say.phrase('ask.combustion', { building: say.card('building', building), square: say.square(square) }),
  respond: (declared, say) => say.phrase('ask.respond', { declared: sayDeclared(say, declared) }),
  interrupt: ({ moment, mover, square }, say) =>
    say.phrase(MOMENTS[moment], { ...say.by(mover), square: say.square(square) }),
  barbarianDeck: plain('ask.barbarianDeck'),
  battleMoment: ({ moment }, say) => say.phrase('ask.battleMoment', { moment }),
  avenge: ({ card }, say) => say.phrase('ask.avenge', { card: say.card('personCard', card) }),
  battleTurn: ({ played }, say) => {
    if (played) return say.phrase('ask.battlePlayed');
    const { battle } = say.view;
    const isBarbarian = battle?.sides.some(({ seat, barbarians }) => barbarians && seat === battle.turn) ?? false;
    return say.phrase(isBarbarian ? 'ask.battlePlayBarbarians' : 'ask.battlePlay');
  },
  healWound: ({ left }, say) => say.phrase('ask.healWound', { left: say.count('wounds', left) }),
  saveUnit: plain('ask.saveUnit'),
  loot: ({ loser, points }, say) =>
    say.phrase('ask.loot', { other: say.seat(loser), points: say.count('loot', points) }),
  beforePhase: ({ phase }, say) => say.phrase('ask.beforePhase', { phase: say.name('phase', phase) }),
  beforeResearch: plain('ask.beforeResearch'),
  research: (_about, say) => say.phrase('ask.research', { coins: say.count('trade', ownPlayer(say.view)?.coins ?? 0) }),
};

export function sayQuestion(say: Say, { kind, about }: AskedOf): Phrase {
  return (QUESTIONS[kind as DecisionKind] as unknown as (about: PlainObject, say: Say) => Phrase)(about, say);
}

export function sayAwaited(say: Say, kind: string, seat: number): Phrase {
  return say.phrase(`awaited.${kind as DecisionKind}`, { who: say.seat(seat) });
}

/** What a great person gives to its square. */
export function personGives(say: Say, person: string): Phrase {
  const face = GREAT_PEOPLE.find(({ id }) => id === person);
  return face === undefined ? say.unknown() : joined(say.yields(face.icons), ', ');
}
