import type { View } from '@tessera/game-civilization';
import { WONDERS } from '@tessera/game-civilization/data';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Menu } from '../gameText.ts';
import { civilizationText, governmentText, personText, techText } from './cards.ts';
import { WONDER_TEXTS } from './cardTexts.ts';
import { listMenu, placeMenu, type SquareOption, squareMenu } from './menuParts.ts';
import { nameOf, plainName } from './names.ts';
import { atIn, squareText } from './squares.ts';

export function civilizationMenu(options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'chooseCivilization'>[];
  return listMenu('Choose your civilization', answers, ({ civilization }) => civilizationText(civilization));
}

export function capitalMenu(view: View, options: readonly PlainObject[], canvas: Canvas): Menu {
  const title = 'Where does your capital stand? It uses the eight squares around it';
  return placeMenu(view, canvas, title, options as readonly AnswerTo<'placeCapital'>[]);
}

export function startingWonderMenu(
  view: View,
  { wonder }: AskFor<'placeStartingWonder'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const face = WONDERS.find(({ id }) => id === wonder);
  const effect = face === undefined ? '' : ` (${WONDER_TEXTS[face.id]})`;
  const title = `Where does ${nameOf(wonder)} stand?${effect}`;
  return placeMenu(view, canvas, title, options as readonly AnswerTo<'placeStartingWonder'>[]);
}

export function startingFigureMenu(
  view: View,
  { figure }: AskFor<'placeStartingFigure'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const title = `Where does your ${plainName(figure)} stand?`;
  return placeMenu(view, canvas, title, options as readonly AnswerTo<'placeStartingFigure'>[]);
}

/** Great people are gained in set-up and later. */
export function personMenu(
  view: View,
  { person }: AskFor<'placePerson'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const answers = options as readonly AnswerTo<'placePerson'>[];
  const squares = answers.flatMap((answer): SquareOption[] =>
    'square' in answer ? [{ square: answer.square, answer }] : [],
  );
  const reserve = answers.filter((answer) => !('square' in answer));
  const last = reserve.map((answer) => ({ label: 'keep it in reserve, where it gives nothing', answer }));
  return squareMenu(view, canvas, `Where does it go? ${personText(person)}`, squares, { last });
}

export function learnMenu(view: View, { reason }: AskFor<'learnTech'>, options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'learnTech'>[];
  return listMenu(`Learn which tech for free? (${nameOf(reason)})`, answers, ({ tech }) =>
    techText(tech, view.options.expansion),
  );
}

export function adoptMenu(options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'adoptGovernment'>[];
  return listMenu('Adopt the new government at once, without Anarchy?', answers, ({ government }) =>
    government === null ? 'no, stay with the present one' : governmentText(government),
  );
}

export function resourceMenu({ reason }: AskFor<'takeResource'>, options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'takeResource'>[];
  return listMenu(`Take which resource from the market? (${nameOf(reason)})`, answers, ({ resource }) => resource);
}

export function displaceMenu(
  view: View,
  { figure, from }: AskFor<'displaceFigure'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const title = `Your ${plainName(figure)} must leave the new city at ${atIn(view, from)}: to where?`;
  return placeMenu(view, canvas, title, options as readonly AnswerTo<'displaceFigure'>[], [from]);
}

export function scoutMenu(view: View, { square }: AskFor<'assignScout'>, options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'assignScout'>[];
  const title = `Which city does the scout at ${atIn(view, square)} (${squareText(view, square)}) gather for?`;
  return listMenu(title, answers, ({ city }) => {
    const own = view.players[view.seat ?? -1]?.cities.find((one) => one.square === city);
    return `${own?.city === 0 ? 'the capital' : 'the city'} at ${atIn(view, city)}`;
  });
}
