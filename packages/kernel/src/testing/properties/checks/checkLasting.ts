import { check } from '../../../game.ts';
import { canonical } from '../../../plain.ts';
import { answerAside, answerable, pick } from '../aside.ts';
import type { Check } from '../position.ts';

/**
 * Another seat answers first: what a question offers is still accepted, or it is a different question now. Otherwise an
 * answer on its way could break a rule that its sender could not see, or mean something that they never read.
 */
export const checkLasting: Check = ({ game, state, generator }) => {
  const open = answerable(state);
  if (open.length < 2) return null;
  for (const first of open) {
    const after = game.clone(state);
    const given = pick(generator, game.options(state, first));
    // An answer that cannot be carried out is another property's concern.
    if (answerAside(game, after, first.id, given) === null) continue;
    const stillOpen = new Set(answerable(after).map(({ id }) => id));
    for (const late of open) {
      if (late.id === first.id || !stillOpen.has(late.id)) continue;
      for (const option of game.options(state, late)) {
        const refused = check(game, after, late.seat, late.id, option);
        if (refused !== null)
          return `${late.kind} offers ${canonical(option)}, which ${refused.rule} refuses after ${canonical(given)} of seat ${first.seat}`;
      }
    }
  }
  return null;
};
