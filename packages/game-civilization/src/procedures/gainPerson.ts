import { ask, type Procedure, reveal, tell } from '@tessera/kernel';
import { personPiece } from '../board/pieces.ts';
import { greatPersonId, personCardIndex } from '../data/faces.ts';
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
    if (hasPersonDeck(context.state)) return drawCards(context, frame);
    const person = context.state.persons.pop();
    if (person === undefined) return null;
    reveal(context);
    frame.person = person;
    tell(context, { kind: 'personGained', seat: frame.seat, person: greatPersonId(person) });
    return 'place';
  },

  // GPD-007, RUL-197: Greece keeps one of two cards, which only it has seen.
  keep({ state }, { seat }) {
    ask(state, { kind: 'keepPerson', seat });
    return 'kept';
  },

  kept(context, frame) {
    const kept = personCardIndex(answerTo(context, 'keepPerson').card);
    const rejected = frame.cards.find((card) => card !== kept);
    frame.cards = [];
    frame.person = takePersonCard(context, frame.seat, kept);
    if (rejected !== undefined) discardPersonCard(context, frame.seat, rejected);
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

/** GPD-001: one card, for Greece two. The marker that matches it is placed like any other (GPD-003). */
function drawCards(context: StepContext, frame: GainPerson): 'keep' | 'place' | null {
  const { seat } = frame;
  const card = drawPersonCard(context);
  if (card < 0) return null;
  if (plays(playerOf(context.state, seat), 'greece')) {
    const other = drawPersonCard(context);
    if (other >= 0) {
      frame.cards = [card, other];
      return 'keep';
    }
  }
  frame.person = takePersonCard(context, seat, card);
  return 'place';
}

/** The game ends before the great person has been placed: they stay in reserve, and drawn cards go back. */
export function keepPerson(state: State, { seat, person, cards }: GainPerson): void {
  state.personDiscards.push(...cards);
  if (person >= 0) playerOf(state, seat).reserve.push(person);
}
