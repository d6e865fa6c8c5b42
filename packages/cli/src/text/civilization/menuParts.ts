import type { View } from '@tessera/game-civilization';
import type { AnswerTo } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { wrap } from '../layout.ts';
import { coinsText, eventText } from './cards.ts';
import type { PlayerView } from './costs.ts';
import { drawAround } from './map.ts';
import { nameOf } from './names.ts';
import { atIn, squareText } from './squares.ts';
import { abilityText, priceText, techFace } from './techTexts.ts';

/** A question with one choice for each answer. */
export function listMenu<A extends PlainObject>(
  title: string,
  answers: readonly A[],
  label: (answer: A) => string,
  picture: readonly string[] = [],
): Menu {
  return { title, picture, choices: answers.map((answer) => ({ label: label(answer), answer })) };
}

/** Choices behind one label; a single one stands for itself. */
export function grouped(
  label: string,
  choices: readonly Choice[],
  title: string,
  picture: () => readonly string[] = () => [],
): Choice[] {
  const [only] = choices;
  if (only === undefined) return [];
  if (choices.length === 1) return [{ ...only, label: `${label}: ${only.label}` }];
  return [{ label: `${label} …`, menu: () => ({ title, picture: picture(), choices }) }];
}

/** One square each, on a part of the map with their numbers; a square's name may be typed as well. */
export interface SquareOption {
  readonly square: number;
  readonly answer: PlainObject;
  /** Said before what is there: "attack", "discover". */
  readonly deed?: string;
}

export function squareMenu(
  view: View,
  canvas: Canvas,
  title: string,
  options: readonly SquareOption[],
  more: {
    readonly first?: readonly Choice[];
    readonly last?: readonly Choice[];
    readonly near?: readonly number[];
  } = {},
): Menu {
  const { first = [], last = [], near = [] } = more;
  const marks = new Map<number, string>();
  const squares = options.map(({ square, answer, deed }, i): Choice => {
    const number = String(first.length + i + 1);
    marks.set(square, marks.has(square) ? `${marks.get(square)}/${number}` : number);
    const alias = atIn(view, square);
    const what = `${alias} ${squareText(view, square)}`;
    return { label: deed === undefined ? what : `${deed} ${what}`, alias, answer };
  });
  return {
    title,
    picture: drawAround(
      view,
      canvas,
      [...marks].map(([square, text]) => ({ square, text })),
      near,
    ),
    choices: [...first, ...squares, ...last],
  };
}

export function placeMenu(
  view: View,
  canvas: Canvas,
  title: string,
  options: readonly { readonly square: number }[],
  near: readonly number[] = [],
): Menu {
  const squares = options.map((answer): SquareOption => ({ square: answer.square, answer }));
  return squareMenu(view, canvas, title, squares, { near });
}

/** The player who is asked: only players are. */
export function ownPlayer(view: View): PlayerView {
  const player = view.players.find(({ seat }) => seat === view.seat);
  if (player === undefined) throw new Error('only a player is asked');
  return player;
}

/** The numbers one decides by, above the choices. */
export function statusLines(view: View, { paint, width }: Canvas): string[] {
  const { trade, culture, coins, resources } = ownPlayer(view);
  const held = Object.entries(resources).flatMap(([resource, count]) => (count > 0 ? [`${resource} ${count}`] : []));
  const parts = [
    `Turn ${view.turn}`,
    nameOf(view.phase),
    `trade ${trade}`,
    `culture ${culture}`,
    coinsText(coins),
    ...held,
  ];
  return wrap(parts.join(' · '), width, '  ').map((line) => paint('dim', line));
}

type MenuPlay = Extract<
  AnswerTo<'cityManagement'>,
  { readonly do: 'event' } | { readonly do: 'ability' } | { readonly do: 'consent' }
>;

/** Events and resource abilities, which several menus offer. */
export function playChoices(options: readonly PlainObject[], phase: string): Choice[] {
  return playsIn(options).flatMap((play): Choice[] => {
    if (play.do === 'event') return [{ label: `play ${eventText(play.event)}`, answer: play }];
    return play.do === 'ability' ? [{ label: `use ${abilityLabel(play.tech, phase)}`, answer: play }] : [];
  });
}

/** The United Nations' consent: it may be given and taken back for ever, so it comes last. */
export function consentChoices(options: readonly PlainObject[]): Choice[] {
  return playsIn(options).flatMap((play): Choice[] => {
    if (play.do !== 'consent') return [];
    const label = play.on ? "let others' events choose you" : "no longer let others' events choose you";
    return [{ label: `United Nations: ${label}`, answer: play }];
  });
}

function playsIn(options: readonly PlainObject[]): MenuPlay[] {
  return (options as readonly (MenuPlay | { readonly do: 'other' })[]).filter((play): play is MenuPlay =>
    ['event', 'ability', 'consent'].includes(play.do),
  );
}

/** "Pottery for 2 resources: put a coin on this tech". Atomic Theory has an ability for each of two phases. */
export function abilityLabel(tech: string, phase: string): string {
  const face = techFace(tech);
  if (face === null) return nameOf(tech);
  const fitting = face.resourceAbilities.findIndex((ability) => ability.phase === phase);
  const index = Math.max(0, fitting);
  return `${nameOf(tech)} for ${priceText(tech, index)}: ${abilityText(face.id, index)}`;
}
