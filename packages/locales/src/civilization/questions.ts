import type { DecisionKind } from '@tessera/game-civilization';
import { GREAT_PEOPLE } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import type { AskedOf } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { actionsLeft, ownPlayer } from './costs.ts';
import { sayDeclared } from './declared.ts';
import { cardEffect, effectOf } from './effects.ts';
import { Facts } from './facts.ts';
import { joined, type Key, type Say } from './say.ts';
import { describe } from './squares.ts';

type Question = (it: Facts, say: Say, about: PlainObject) => Phrase;

function plain(key: Key): Question {
  return (_it, say) => say.phrase(key);
}

const MOMENTS: { readonly [moment: string]: Key } = {
  start: 'ask.interruptStart',
  step: 'ask.interruptStep',
  discovery: 'ask.interruptDiscovery',
  end: 'ask.interruptEnd',
};

const CHOICES: { readonly [of: string]: Key } = {
  square: 'askChoose.square',
  seat: 'askChoose.seat',
  city: 'askChoose.city',
  front: 'askChoose.front',
  wonder: 'askChoose.wonder',
  tech: 'askChoose.tech',
  resource: 'askChoose.resource',
  government: 'askChoose.government',
  deck: 'askChoose.deck',
};

/** Every question of the game: one that is missing here does not compile. */
const QUESTIONS: { readonly [K in DecisionKind]: Question } = {
  chooseCivilization: plain('ask.chooseCivilization'),
  placeCapital: plain('ask.placeCapital'),
  placeStartingWonder: (it, say) =>
    say.phrase('ask.placeStartingWonder', {
      wonder: say.wonder(it.text('wonder')),
      effect: effectOf(say, 'wonderEffect', it.text('wonder'))[0] ?? say.unknown(),
    }),
  placeStartingFigure: (it, say) =>
    say.phrase('ask.placeStartingFigure', { figure: say.name('figure', it.text('figure')) }),
  choose: (it, say) =>
    say.phrase(CHOICES[it.text('of')] ?? 'askChoose.alternative', {
      card: say.noted(say.anyCard(it.text('card')), cardEffect(say, it.text('card'))),
    }),
  payResource: (it, say) =>
    say.phrase('ask.payResource', { card: say.anyCard(it.text('card')), need: say.name('resource', it.text('need')) }),
  discardEvent: (_it, say) =>
    say.phrase('ask.discardEvent', {
      ...say.counts('held', 'eventCards', say.view.hand?.events.length ?? 0),
      most: ownPlayer(say.view)?.cultureHandSize ?? 0,
    }),
  placePerson: (it, say) =>
    say.phrase('ask.placePerson', {
      person: say.card('person', it.text('person')),
      gives: personGives(say, it.text('person')),
    }),
  learnTech: (it, say) =>
    it.is('reason', 'exchange')
      ? say.phrase('ask.learnFromPartner')
      : say.phrase('ask.learnTech', { reason: say.anyCard(it.text('reason')) }),
  adoptGovernment: plain('ask.adoptGovernment'),
  takeResource: (it, say) => say.phrase('ask.takeResource', { reason: say.anyCard(it.text('reason')) }),
  startOfTurn: plain('ask.startOfTurn'),
  displaceFigure: (it, say) =>
    say.phrase('ask.displaceFigure', {
      from: say.square(it.number('from')),
      figure: say.name('figure', it.text('figure')),
    }),
  assignScout: (it, say) =>
    say.phrase('ask.assignScout', {
      square: say.square(it.number('square')),
      what: describe(say, it.number('square')),
    }),
  negotiate: plain('ask.negotiate'),
  cityManagement: (_it, say) =>
    say.phrase('ask.cityManagement', { left: say.count('actions', actionsLeft(ownPlayer(say.view))) }),
  placeItem: (it, say) =>
    say.phrase('ask.placeItem', { city: say.square(it.number('city')), item: say.item(it.text('item')) }),
  secondItem: (it, say) =>
    say.phrase('ask.secondItem', { city: say.square(it.number('city')), first: say.item(it.text('first')) }),
  secondHarvest: (it, say) => say.phrase('ask.secondHarvest', { first: say.square(it.number('first')) }),
  movement: (_it, say) =>
    say.phrase('ask.movement', say.counts('steps', 'squares', ownPlayer(say.view)?.travelSpeed ?? 0)),
  step: (it, say) =>
    say.phrase('ask.step', {
      figures: say.figures(it.number('armies'), it.number('scouts')),
      square: say.square(it.number('square')),
      left: say.count('steps', it.number('left')),
    }),
  combustion: (it, say) =>
    say.phrase('ask.combustion', {
      building: say.card('building', it.text('building')),
      square: say.square(it.number('square')),
    }),
  respond: (_it, say, about) => say.phrase('ask.respond', { declared: sayDeclared(say, about) }),
  interrupt: (it, say) =>
    say.phrase(MOMENTS[it.text('moment')] ?? 'ask.interruptStart', {
      ...say.by(it.number('mover')),
      square: say.square(it.number('square')),
    }),
  barbarianDeck: plain('ask.barbarianDeck'),
  battleTurn: (it, say) => {
    if (it.is('played', true)) return say.phrase('ask.battlePlayed');
    const { battle } = say.view;
    const isBarbarian = battle?.sides.some(({ seat, barbarians }) => barbarians && seat === battle.turn) ?? false;
    return say.phrase(isBarbarian ? 'ask.battlePlayBarbarians' : 'ask.battlePlay');
  },
  healWound: (it, say) => say.phrase('ask.healWound', { left: say.count('wounds', it.number('left')) }),
  saveUnit: plain('ask.saveUnit'),
  loot: (it, say) =>
    say.phrase('ask.loot', { other: say.seat(it.number('loser')), points: say.count('loot', it.number('points')) }),
  research: (_it, say) => say.phrase('ask.research', { coins: say.count('trade', ownPlayer(say.view)?.coins ?? 0) }),
};

export function sayQuestion(say: Say, { kind, about }: AskedOf): Phrase {
  return QUESTIONS[kind as DecisionKind](new Facts(about), say, about);
}

export function sayAwaited(say: Say, kind: string, seat: number): Phrase {
  return say.phrase(`awaited.${kind as DecisionKind}`, { who: say.seat(seat) });
}

/** What a great person gives to its square. */
export function personGives(say: Say, person: string): Phrase {
  const face = GREAT_PEOPLE.find(({ id }) => id === person);
  return face === undefined ? say.unknown() : joined(say.yields(face.icons), ', ');
}
