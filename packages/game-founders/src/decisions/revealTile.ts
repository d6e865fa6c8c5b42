import { illegal } from '@tessera/kernel';
import { stackIndex } from '../data/faces.ts';
import { STACKS, type Stack } from '../data/tiles.ts';
import { badShape, fieldsOf } from '../rules/answerShape.ts';
import type { DecisionFamily } from './family.ts';

const REVEALS: readonly { readonly stack: Stack }[] = STACKS.map((stack) => ({ stack }));

/** T-030: the top tile of any stack that is not empty. */
export const revealTile: DecisionFamily<'revealTile'> = {
  options: (state) => REVEALS.filter((_, stack) => (state.stacks[stack] as number[]).length > 0),
  check(state, _ask, answer) {
    const stack = stackIndex(fieldsOf(answer, ['stack'])?.['stack']);
    if (stack < 0) return badShape('{ stack }');
    if (state.stacks[stack]?.length === 0) return illegal('R-03', { stack: STACKS[stack] as Stack });
    return null;
  },
};
