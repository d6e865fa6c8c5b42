import { asking } from '@tessera/kernel';
import { responsesOf, whyNotRespond } from '../cards/responses.ts';
import type { ReactionDecisions } from '../state/questions/reactions.ts';
import { badShape, type Families } from './family.ts';
import { interruptFamily } from './interrupt.ts';

export const reactionFamilies: Families<keyof ReactionDecisions> = {
  respond: {
    options: (state, { seat }) => responsesOf(state, asking(state, 'declaration'), seat),
    explain: (state, { seat }, answer) =>
      whyNotRespond(state, asking(state, 'declaration'), seat, answer) ??
      badShape('{ do: pass | event | ability | greatPerson }'),
  },
  interrupt: interruptFamily,
};
