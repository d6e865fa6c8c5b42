import { call } from '@tessera/kernel';
import { AIRCRAFT, personCardId } from '../../data/faces.ts';
import { PERSON } from '../../data/names.ts';
import { techsOfOthers } from '../../rules/techsOfOthers.ts';
import { hasUnitLeft } from '../../rules/unitsLeft.ts';
import { freeTechFrame } from '../../state/frames/freeTech.ts';
import { gainUnit } from '../../verbs/units.ts';
import { noChoice, type Play } from '../play.ts';

/** A free aircraft, whether its owner knows Flight or not. */
export const orvilleWright: Play = {
  choices: noChoice,
  isPossible: (state) => hasUnitLeft(state, AIRCRAFT),
  resolve(context, seat) {
    gainUnit(context, seat, AIRCRAFT);
  },
};

/** RUL-247: a tech of another player is learned, without trade. */
export const thomasEdison: Play = {
  choices: noChoice,
  isPossible: (state, seat) => techsOfOthers(state, seat).length > 0,
  resolve({ state }, seat) {
    call(state, freeTechFrame(seat, personCardId(PERSON.thomasEdison), techsOfOthers(state, seat)));
  },
};
