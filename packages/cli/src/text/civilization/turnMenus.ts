import type { View } from '@tessera/game-civilization';
import type { AnswerTo } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { personText, techText } from './cards.ts';
import { GOVERNMENT_TEXTS, WONDER_TEXTS } from './cardTexts.ts';
import { consentChoices, grouped, ownPlayer, playChoices, squareMenu, statusLines } from './menuParts.ts';
import { nameOf, plainName, ROMAN } from './names.ts';
import { atIn, squareText } from './squares.ts';
import { techFace } from './techTexts.ts';

type StartAct = AnswerTo<'startOfTurn'>;
type Act<D extends StartAct['do']> = Extract<StartAct, { readonly do: D }>;

function acts<D extends StartAct['do']>(options: readonly PlainObject[], deed: D): Act<D>[] {
  return (options as readonly StartAct[]).filter((act): act is Act<D> => act.do === deed);
}

export function startOfTurnMenu(view: View, options: readonly PlainObject[], canvas: Canvas): Menu {
  const choices: Choice[] = [
    ...foundChoices(view, acts(options, 'found'), canvas),
    ...acts(options, 'wonder').map((answer) => ({ label: wonderLabel(answer), answer })),
    ...playChoices(options, 'startOfTurn'),
    ...acts(options, 'end').map((answer) => ({ label: 'end your Start of Turn', answer })),
    // What can go on for ever, or costs a turn, comes after the end.
    ...acts(options, 'person').map((answer) => ({ label: `bring out ${personText(answer.person)}`, answer })),
    ...grouped('change your government', acts(options, 'government').map(government), 'To which government?'),
    ...consentChoices(options),
  ];
  return { title: 'Start of Turn: what do you do?', picture: statusLines(view, canvas), choices };
}

function foundChoices(view: View, founding: readonly Act<'found'>[], canvas: Canvas): Choice[] {
  const [only] = founding;
  if (only === undefined) return [];
  if (founding.length === 1) {
    const where = `${atIn(view, only.square)} with the ${plainName(only.figure)} (${squareText(view, only.square)})`;
    return [{ label: `found a city at ${where}`, answer: only }];
  }
  const menu = () =>
    squareMenu(
      view,
      canvas,
      'Found a city where?',
      founding.map((answer) => ({ square: answer.square, answer, deed: `with the ${plainName(answer.figure)} at` })),
    );
  return [{ label: `found a city (${founding.length} ways) …`, menu }];
}

function government(answer: Act<'government'>): Choice {
  return { label: `${nameOf(answer.government)} – ${GOVERNMENT_TEXTS[answer.government]}`, answer };
}

function wonderLabel({ wonder, figure }: Act<'wonder'>): string {
  const what = figure === null ? WONDER_TEXTS[wonder] : `a free ${plainName(figure)} in its square`;
  return `use ${nameOf(wonder)}: ${what}`;
}

const MANY = 12;

/** Techs one could research, by level where there are many. */
export function researchMenu(view: View, options: readonly PlainObject[], canvas: Canvas): Menu {
  const answers = options as readonly AnswerTo<'research'>[];
  const choices: Choice[] = [];
  const techs = answers.filter(({ tech }) => tech !== null);
  for (const answer of answers)
    if (answer.tech === null) choices.push({ label: 'research nothing, keep your trade', answer });
  const label = ({ tech }: AnswerTo<'research'>) => (tech === null ? '' : techText(tech, view.options.expansion));
  const ofLevel = (level: number) => techs.filter(({ tech }) => techFace(tech ?? '')?.level === level);
  for (const level of [5, 4, 3, 2, 1]) {
    const own = ofLevel(level).map((answer): Choice => ({ label: label(answer), answer }));
    if (techs.length <= MANY) choices.push(...own);
    else choices.push(...grouped(`level ${ROMAN[level]} (${own.length} techs)`, own, 'Research which tech?'));
  }
  const { coins } = ownPlayer(view);
  const title = `Research which tech? All your trade is used up but ${coins}, one for each coin`;
  return { title, picture: statusLines(view, canvas), choices };
}
