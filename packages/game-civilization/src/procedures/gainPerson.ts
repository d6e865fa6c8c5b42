import { ask, type Procedure, reveal, tell } from '@tessera/kernel';
import { personPiece } from '../board/pieces.ts';
import { greatPersonId } from '../data/faces.ts';
import type { GainPerson } from '../state/frames/gainPerson.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { clearSquare } from '../verbs/pieces.ts';
import { settle } from '../verbs/settle.ts';

export const gainPerson: Procedure<StepContext, GainPerson> = {
  // RUL-263: one of the face-down markers; without any left, none is gained (RUL-097).
  draw(context, frame) {
    const person = context.state.persons.pop();
    if (person === undefined) return null;
    reveal(context);
    frame.person = person;
    tell(context, { kind: 'personGained', seat: frame.seat, person: greatPersonId(person) });
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

/** The game ends before the great person has been placed: they stay in reserve. */
export function keepPerson(state: State, { seat, person }: GainPerson): void {
  if (person >= 0) playerOf(state, seat).reserve.push(person);
}
