import { ask, call, type Procedure } from '@tessera/kernel';
import { MARKER_AMOUNT } from '../data/faces.ts';
import { deedOf } from '../rules/markers.ts';
import { recruits } from '../rules/recruits.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import type { TurnedMarker } from '../state/frames/turnedMarker.ts';
import { answerTo } from '../state/questions.ts';
import type { StepContext } from '../state.ts';
import { gainCulture, gainSheetCoin } from '../verbs/goods.ts';
import { recruit } from '../verbs/recruit.ts';

export const turnedMarker: Procedure<StepContext, TurnedMarker> = {
  begin(context, { seat, square, marker }) {
    const { state } = context;
    switch (deedOf(marker)) {
      case 'greatPerson':
        call(state, gainingPerson(seat));
        return null;
      case 'culture':
        gainCulture(context, seat, MARKER_AMOUNT[marker] as number);
        return null;
      case 'coin':
        gainSheetCoin(context, seat);
        return null;
      default:
        // HUT-011: what is impossible is lost.
        if (recruits(state, seat, square).length === 0) return null;
        ask(state, { kind: 'recruit', seat, square });
        return 'recruited';
    }
  },

  recruited(context, { seat, square }) {
    recruit(context, seat, square, answerTo(context, 'recruit').item);
    return null;
  },
};
