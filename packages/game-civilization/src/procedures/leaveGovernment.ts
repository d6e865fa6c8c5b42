import { ask, type Procedure } from '@tessera/kernel';
import { governmentIds, governmentIndex } from '../data/faces.ts';
import { governmentsInstead } from '../rules/governments.ts';
import type { LeaveGovernment } from '../state/frames/leaveGovernment.ts';
import { answerTo } from '../state/questions.ts';
import type { StepContext } from '../state.ts';
import { setGovernment } from '../verbs/loseGovernment.ts';
import { settle } from '../verbs/settle.ts';

export const leaveGovernment: Procedure<StepContext, LeaveGovernment> = {
  choose({ state }, { seat }) {
    ask(state, { kind: 'leaveGovernment', seat, governments: governmentIds(governmentsInstead(state, seat)) });
    return 'chosen';
  },

  chosen(context, { seat }) {
    setGovernment(context, seat, governmentIndex(answerTo(context, 'leaveGovernment').government));
    settle(context);
    return null;
  },
};
