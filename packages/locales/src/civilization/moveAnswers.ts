import type { AnswerTo } from '@tessera/game-civilization/state/questions.ts';
import { inForms } from '../forms.ts';
import type { Params, Phrase } from '../words.ts';
import { sentenceOf } from './cards.ts';
import type { About } from './questions.ts';
import type { Say } from './say.ts';
import { describe, squareIn } from './squares.ts';
import { sayMenuPlay } from './turnAnswers.ts';

export function sayMovement(answer: AnswerTo<'movement'>, say: Say): Phrase {
  switch (answer.do) {
    case 'end':
      return say.phrase('opt.endMovement');
    case 'move':
      return say.phrase('opt.move', {
        ...figures(answer, say),
        square: say.square(answer.from),
      });
    case 'consent':
      return say.phrase(answer.on ? 'opt.consentOn' : 'opt.consentOff');
    case 'event':
    case 'ability':
    case 'greatPerson':
      return sayMenuPlay(answer, say, 'movement');
  }
}

export function sayStep(answer: AnswerTo<'step'>, say: Say, { square: from }: About<'step'>): Phrase {
  switch (answer.do) {
    case 'to':
      return say.phrase(stepKey(say, answer.square), {
        direction: direction(say, from, answer.square),
        square: say.square(answer.square),
        what: describe(say, answer.square),
      });
    case 'discover':
      return say.phrase('opt.discover', {
        direction: direction(say, from, answer.square),
        square: say.square(answer.square),
      });
    case 'sacrifice':
      return say.phrase('opt.sacrifice', {
        square: say.square(answer.square),
        tech: say.tech(answer.tech),
        effect: sentenceOf(say, 'tech', answer.tech),
      });
    case 'leave':
      return say.phrase('opt.leave', figures(answer, say));
    case 'disband':
      return answer.marker === null
        ? say.phrase('opt.disband', figures(answer, say))
        : say.phrase('opt.disbandFor', { ...figures(answer, say), marker: say.name('cityMarker', answer.marker) });
    case 'stop':
      return say.phrase('opt.stay', { square: say.square(from) });
  }
}

function figures({ armies, scouts }: { readonly armies: number; readonly scouts: number }, say: Say): Params {
  return inForms('figures', (form) => say.figures(armies, scouts, form));
}

/** Whether the step means a fight. */
function stepKey(say: Say, to: number): 'opt.attackCity' | 'opt.attack' | 'opt.stepTo' {
  const there = squareIn(say.view, to);
  const { seat } = say.view;
  if (there !== null && there.center !== null && there.center.seat !== seat) return 'opt.attackCity';
  const isFight =
    there?.piece?.kind === 'village' || (there !== null && there.figures !== null && there.figures.seat !== seat);
  return isFight ? 'opt.attack' : 'opt.stepTo';
}

function direction(say: Say, from: number, to: number): 'up' | 'down' | 'left' | 'right' {
  const { width } = say.view.map;
  if (to === from - width) return 'up';
  if (to === from + width) return 'down';
  return to === from + 1 ? 'right' : 'left';
}
