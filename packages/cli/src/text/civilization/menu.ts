import type { View } from '@tessera/game-civilization';
import type { Ask, PlainObject } from '@tessera/kernel';
import type { Canvas, Menu } from '../gameScreen.ts';
import { type MenuLayout, questionMenu } from '../menus.ts';
import { drawSections, sectionsOf } from '../sections.ts';
import { groupingsFor, levelOf } from './groupings.ts';
import { drawAround } from './map.ts';
import { negotiateMenu } from './offerMenus.ts';
import { nameOfSquare } from './squares.ts';
import { statusLines } from './table.ts';

/** The question put to the player, as numbered choices. */
export function menuFor(view: View, ask: Ask, options: readonly PlainObject[], canvas: Canvas): Menu {
  const plan: MenuLayout = {
    view: view as unknown as PlainObject,
    ask,
    canvas,
    groupings: groupingsFor(view, canvas),
    alias: (option) => {
      const square = squareIn(ask, option) ?? option['from'];
      return typeof square === 'number' ? nameOfSquare(view, square) : null;
    },
    picture: (answers, isInner) => picture(view, ask, canvas, answers, isInner),
  };
  const ordered = [...options].sort((a, b) => rankOf(a) - rankOf(b));
  if (ask.kind === 'negotiate') return negotiateMenu(view, plan, ordered);
  const menu = questionMenu(plan, ordered);
  return ask.kind === 'interrupt' ? withoutAsking(view, ask, menu, plan) : menu;
}

/**
 * What comes first: options that end a step or move on, then frequent actions. What can be repeated forever, or costs a
 * turn, comes after the end of the part.
 */
const ORDER = [
  ...[
    'stop',
    'pass',
    'done',
    'found',
    'produce',
    'freeBuilding',
    'split',
    'devote',
    'devoteForTrade',
    'harvest',
    'move',
    'play',
    'to',
  ],
  ...['discover', 'leave', 'sacrifice', 'advance', 'coin', 'accept', 'refuse', 'withdraw', 'offer', 'wonder', 'event'],
  ...['ability', 'relic', 'marker', 'invest', 'greatPerson', 'heal', 'end', 'person', 'government', 'consent'],
];

/**
 * By action; techs from the highest level down; options without a square, without loot or with nothing further last.
 */
function rankOf(option: PlainObject): number {
  const { do: deed, tech, take, value, square } = option;
  if (deed !== undefined) return ORDER.indexOf(String(deed));
  if (tech !== undefined) return tech === null ? -ORDER.length : -levelOf(String(tech));
  if (take === 'nothing' || value === 'stop') return 1;
  return square === undefined ? 0 : -1;
}

/** The square that an answer chooses. */
function squareIn(ask: Ask, { do: deed, square, value }: PlainObject): number | null {
  if (typeof square === 'number') return deed === 'sacrifice' ? null : square;
  const { of } = ask as unknown as PlainObject;
  return typeof value === 'number' && (of === 'square' || of === 'city') ? value : null;
}

/** The battle, or the squares to choose from with their numbers, or the figures that matter for the decision. */
function picture(
  view: View,
  ask: Ask,
  canvas: Canvas,
  answers: readonly (PlainObject | null)[],
  isInner: boolean,
): readonly string[] {
  if (view.battle !== null) return isInner ? [] : drawSections(sectionsOf(view, canvas, ['battle']), canvas);
  const marks = new Map<number, string>();
  for (const [i, answer] of answers.entries()) {
    const square = answer === null ? null : squareIn(ask, answer);
    if (square === null) continue;
    const before = marks.get(square);
    marks.set(square, before === undefined ? `${i + 1}` : `${before}/${i + 1}`);
  }
  if (marks.size * 2 < answers.length || marks.size === 0)
    return isInner || view.turn === 0 ? [] : statusLines(view, canvas);
  const { square, city, from } = ask as unknown as PlainObject;
  const near = [square, city, from].filter((one): one is number => typeof one === 'number' && one >= 0);
  return drawAround(
    view,
    canvas,
    [...marks].map(([at, text]) => ({ square: at, text })),
    near,
  );
}

/** What interrupts of one Movement part have in common. */
export function interruptOccasion(view: View, ask: Ask): string {
  return `interrupt ${view.turn} ${(ask as unknown as PlainObject)['mover']}`;
}

/** Letting a movement go on may be answered once for all of it. */
function withoutAsking(view: View, ask: Ask, menu: Menu, { canvas }: MenuLayout): Menu {
  const { words, players } = canvas;
  const mover = Number((ask as unknown as PlainObject)['mover']);
  const label = words.say('cli.civilization.notAgain', {
    you: mover === players.you ? 'yes' : 'no',
    who: players.names[mover] ?? '',
  });
  const choices = menu.choices.flatMap((choice) =>
    'answer' in choice && choice.answer['do'] === 'pass'
      ? [choice, { label, answer: choice.answer, standing: interruptOccasion(view, ask) }]
      : [choice],
  );
  return { ...menu, choices };
}
