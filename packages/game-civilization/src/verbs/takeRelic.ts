import { call, type Seat, tell } from '@tessera/kernel';
import { faceOf, isRelic, NO_PIECE } from '../board/pieces.ts';
import { relicId } from '../data/faces.ts';
import { RELICS, type RelicFace } from '../data/markers.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import { playerOf, type StepContext } from '../state.ts';
import { settle } from './settle.ts';

/**
 * An army that has ended its movement on a relic square removes the marker and gains its reward (REL-005, RUL-135): a great
 * person at once (REL-010); the other rewards are due in the next turn (RUL-362). Without investments there are none to
 * place (RUL-204).
 */
export function takeRelic(context: StepContext, seat: Seat, square: number): void {
  const { state } = context;
  const piece = state.pieces[square] as number;
  if (!isRelic(piece)) return;
  const relic = faceOf(piece);
  state.pieces[square] = NO_PIECE;
  state.box.relics.push(relic);
  tell(context, { kind: 'relicTaken', seat, square, relic: relicId(relic) });
  const { gives } = RELICS[relic] as RelicFace;
  if (gives === 'greatPerson') call(state, gainingPerson(seat));
  else if (gives === 'tech' || state.options.investments) {
    playerOf(state, seat).relicRewards.push({ relic, turn: state.turn });
  }
  // A scout that came along gathers from now on (RUL-136).
  settle(context);
}
