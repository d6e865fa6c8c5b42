import type { View } from '@tessera/game-civilization';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import {
  consentChoices,
  grouped,
  ownPlayer,
  playChoices,
  type SquareOption,
  squareMenu,
  statusLines,
} from './menuParts.ts';
import { counted, figuresText, nameOf } from './names.ts';
import { atIn, squareIn } from './squares.ts';

type MovementAct = AnswerTo<'movement'>;
type MoveAct = Extract<MovementAct, { readonly do: 'move' }>;
type StepAct = AnswerTo<'step'>;

/** First the square whose figures move, then how many of them. */
export function movementMenu(view: View, options: readonly PlainObject[], canvas: Canvas): Menu {
  const all = options as readonly MovementAct[];
  const moves = all.filter((act): act is MoveAct => act.do === 'move');
  const squares = [...new Set(moves.map(({ from }) => from))];
  const choices: Choice[] = squares.flatMap((from): Choice[] => {
    const groups = moves
      .filter((move) => move.from === from)
      .map((answer): Choice => ({ label: figuresText(answer.armies, answer.scouts), alias: atIn(view, from), answer }));
    return grouped(`move from ${atIn(view, from)}`, groups, `Move which figures from ${atIn(view, from)}?`).map(
      (choice) => ({ ...choice, alias: atIn(view, from) }),
    );
  });
  choices.push(...playChoices(options, 'movement'));
  for (const answer of all) {
    if (answer.do === 'end') choices.push({ label: `end your Movement${unmoved(squares.length)}`, answer });
  }
  choices.push(...consentChoices(options));
  const { travelSpeed } = ownPlayer(view);
  const title = `Movement: what do you move? Up to ${counted(travelSpeed, 'square')} each, never diagonally`;
  return { title, picture: statusLines(view, canvas), choices };
}

function unmoved(squares: number): string {
  return squares === 0 ? '' : ', the others stay';
}

/** The next step of a moving group. */
export function stepMenu(view: View, ask: AskFor<'step'>, options: readonly PlainObject[], canvas: Canvas): Menu {
  const all = options as readonly StepAct[];
  const { square: from, armies, scouts, left } = ask;
  const squares = all.flatMap((answer): SquareOption[] => {
    if (answer.do !== 'to' && answer.do !== 'discover') return [];
    const deed = answer.do === 'discover' ? `${direction(view, from, answer.square)}, discover the tile at` : '';
    return [{ square: answer.square, answer, deed: deed || stepDeed(view, from, answer.square) }];
  });
  const sacrifices = all.flatMap((answer): Choice[] =>
    answer.do === 'sacrifice'
      ? [{ label: `${nameOf(answer.tech)} (city at ${atIn(view, answer.square)})`, answer }]
      : [],
  );
  const leaving = all.flatMap((answer): Choice[] =>
    answer.do === 'leave' ? [{ label: figuresText(answer.armies, answer.scouts), answer }] : [],
  );
  const first = all.flatMap((answer): Choice[] =>
    answer.do === 'stop' ? [{ label: `stop here at ${atIn(view, from)}`, answer }] : [],
  );
  const last = [
    ...grouped('leave behind', leaving, 'Leave which figures behind?'),
    ...grouped('sacrifice the figure to learn', sacrifices, 'Learn which tech?'),
  ];
  const title = `${figuresText(armies, scouts)} at ${atIn(view, from)}, ${counted(left, 'step')} left: where to?`;
  return squareMenu(view, canvas, title, squares, { first, last, near: [from] });
}

/** Where it is, and whether the step means a fight or a find. */
function stepDeed(view: View, from: number, to: number): string {
  const where = direction(view, from, to);
  const there = squareIn(view, to);
  const enemy = there?.figures ?? null;
  const city = there?.center ?? null;
  if (city !== null && city.seat !== view.seat) return `${where}, attack the city at`;
  if (enemy !== null && enemy.seat !== view.seat) return `${where}, attack at`;
  return `${where} to`;
}

function direction(view: View, from: number, to: number): string {
  const { width } = view.map;
  if (to === from - width) return 'up';
  if (to === from + width) return 'down';
  return to === from + 1 ? 'right' : 'left';
}
