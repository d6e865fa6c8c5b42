import { ask, type Procedure, reveal, type Seat, shuffle, tell } from '@tessera/kernel';
import { personPiece } from '../board/pieces.ts';
import { greatPersonId, greatPersonIndex, personCardIndex } from '../data/faces.ts';
import { plays } from '../rules/knowledge.ts';
import { hasPersonDeck } from '../rules/people.ts';
import type { GainPerson } from '../state/frames/gainPerson.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { discardPersonCard, drawPersonCard, takePersonCard } from '../verbs/people.ts';
import { clearSquare } from '../verbs/pieces.ts';
import { settle } from '../verbs/settle.ts';

export const gainPerson: Procedure<StepContext, GainPerson> = {
  // RUL-263: one of the face-down markers; without any left, none is gained (RUL-097).
  draw(context, frame) {
    const { state } = context;
    if (hasPersonDeck(state)) return drawCards(context, frame);
    const person = state.persons.pop();
    if (person === undefined) return null;
    reveal(context);
    const other = drawsTwo(state, frame.seat) ? state.persons.pop() : undefined;
    if (other !== undefined) {
      frame.cards = [person, other];
      return 'keep';
    }
    takeMarker(context, frame, person);
    return 'place';
  },

  // GPD-007, RUL-197, RUL-343: Greece keeps one of two cards or markers, which only it has seen.
  keep({ state }, { seat }) {
    ask(state, { kind: 'keepPerson', seat });
    return 'kept';
  },

  kept(context, frame) {
    const { state } = context;
    const answer = answerTo(context, 'keepPerson');
    const kept = 'card' in answer ? personCardIndex(answer.card) : greatPersonIndex(answer.person);
    const [first, second] = frame.cards as [number, number];
    const rejected = first === kept ? second : first;
    frame.cards = [];
    if (hasPersonDeck(state)) {
      frame.person = takePersonCard(context, frame.seat, kept);
      discardPersonCard(context, frame.seat, rejected);
    } else {
      state.persons.push(rejected);
      shuffle(context, 'decks', 'great people', state.persons);
      takeMarker(context, frame, kept);
    }
    return 'place';
  },

  place({ state }, { seat, person, mustPlace }) {
    ask(state, { kind: 'placePerson', seat, person: greatPersonId(person), mustPlace });
    return 'placed';
  },

  placed(context, frame) {
    const { state } = context;
    const { seat, person } = frame;
    const answer = answerTo(context, 'placePerson');
    frame.person = -1;
    if ('reserve' in answer) {
      playerOf(state, seat).reserve.push(person);
      tell(context, { kind: 'personReserved', seat, person: greatPersonId(person) });
      return null;
    }
    clearSquare(context, seat, answer.square);
    state.pieces[answer.square] = personPiece(person);
    tell(context, { kind: 'personPlaced', seat, person: greatPersonId(person), square: answer.square });
    settle(context);
    return null;
  },
};

/** Does this player choose among two great people (GPD-007)? */
function drawsTwo(state: State, seat: Seat): boolean {
  return plays(playerOf(state, seat), 'greece');
}

/** Without the deck a marker is drawn and seen by all (RUL-263). */
function takeMarker(context: StepContext, frame: GainPerson, person: number): void {
  frame.person = person;
  tell(context, { kind: 'personGained', seat: frame.seat, person: greatPersonId(person) });
}

/** GPD-001: one card, for Greece two. The marker that matches it is placed like any other (GPD-003). */
function drawCards(context: StepContext, frame: GainPerson): 'keep' | 'place' | null {
  const { seat } = frame;
  const card = drawPersonCard(context);
  if (card < 0) return null;
  if (drawsTwo(context.state, seat)) {
    const other = drawPersonCard(context);
    if (other >= 0) {
      frame.cards = [card, other];
      return 'keep';
    }
  }
  frame.person = takePersonCard(context, seat, card);
  return 'place';
}

/** The game ends before the great person has been placed: they stay in reserve, and drawn cards or markers go back. */
export function keepPerson(state: State, { seat, person, cards }: GainPerson): void {
  const pile = hasPersonDeck(state) ? state.personDiscards : state.persons;
  pile.push(...cards);
  if (person >= 0) playerOf(state, seat).reserve.push(person);
}
