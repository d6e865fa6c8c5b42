import type { Ask, PlainObject } from '@tessera/kernel';
import type { Canvas, Menu, MenuChoice } from './gameScreen.ts';

/** One way to group options. */
export interface Grouping {
  /** What an option shares with others behind the same label; null if this grouping does not apply to it. */
  by(option: PlainObject, all: readonly PlainObject[]): string | number | null;
  label(options: readonly PlainObject[]): string;
}

/** How the options of a question become menus. */
export interface MenuLayout {
  readonly view: PlainObject;
  readonly ask: Ask;
  readonly canvas: Canvas;
  /** From the outside in: the first grouping that applies to an option decides. */
  readonly groupings: readonly Grouping[];
  /** What may be typed instead of the number of an option, or of a group of options. */
  alias(option: PlainObject): string | null;
  /** Drawn above the choices: null stands for a choice that leads on. */
  picture(answers: readonly (PlainObject | null)[], isInner: boolean): readonly string[];
}

export function questionMenu(plan: MenuLayout, options: readonly PlainObject[]): Menu {
  const { canvas, ask, view } = plan;
  const title = canvas.tell(canvas.talk.question(asked(ask), view, canvas.players));
  return menuOf(plan, options, plan.groupings, title, false);
}

/** An answer in words. */
export function optionText({ canvas, ask, view }: MenuLayout, option: PlainObject): string {
  return canvas.tell(canvas.talk.option(option, asked(ask), view, canvas.players));
}

function asked(ask: Ask) {
  return { kind: ask.kind, about: ask as unknown as PlainObject };
}

interface Group {
  readonly level: number;
  readonly options: PlainObject[];
}

/** Grouped options stand behind one choice; a single one stands for itself. */
function menuOf(
  plan: MenuLayout,
  options: readonly PlainObject[],
  groupings: readonly Grouping[],
  title: string,
  isInner: boolean,
): Menu {
  const groups = grouped(options, groupings);
  const [only] = groups;
  // If all are in one group there is nothing to choose here.
  if (isInner && groups.length === 1 && only !== undefined && only.options.length > 1) {
    return menuOf(plan, options, groupings.slice(only.level + 1), title, true);
  }
  const answers = groups.map(({ options: own }) => (own.length === 1 ? (own[0] as PlainObject) : null));
  const texts = answers.map((answer) => (answer === null ? null : optionText(plan, answer)));
  const head = isInner ? commonHead(texts.filter((text) => text !== null)) : '';
  const choices = groups.map(({ level, options: own }, i): MenuChoice => {
    const answer = answers[i] ?? null;
    const alias = plan.alias(own[0] as PlainObject);
    const named = alias === null ? {} : { alias };
    if (answer !== null) return { label: (texts[i] ?? '').slice(head.length), ...named, answer };
    const label = (groupings[level] as Grouping).label(own);
    const menu = () => menuOf(plan, own, groupings.slice(level + 1), label, true);
    return { label: `${label} …`, ...named, menu };
  });
  return { title, picture: plan.picture(answers, isInner), choices };
}

function grouped(options: readonly PlainObject[], groupings: readonly Grouping[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [i, option] of options.entries()) {
    const level = groupings.findIndex(({ by }) => by(option, options) !== null);
    const name = level < 0 ? `alone ${i}` : `${level} ${groupings[level]?.by(option, options)}`;
    const group = groups.get(name) ?? { level, options: [] };
    group.options.push(option);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** The common beginning of all texts, up to a colon or a dash: within a group it goes without saying. */
export function commonHead(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  if (others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((text) => text.charAt(length) === first.charAt(length))) length++;
  return /^.*(: | – )/.exec(first.slice(0, length))?.[0] ?? '';
}
