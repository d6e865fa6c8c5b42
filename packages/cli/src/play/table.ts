import type { Bot } from '@tessera/bots';
import {
  type Ask,
  type Happening,
  type Match,
  type PlainObject,
  type Seat,
  type Setup,
  startMatch,
  visibleTo,
} from '@tessera/kernel';
import type { KnownGame } from '../games.ts';
import type { Io } from '../io.ts';
import { answerHere, type TableHere, tableHere } from '../tableHere.ts';
import type { Canvas } from '../text/gameScreen.ts';
import type { Lines } from './lines.ts';
import { type Quotable, quotableRules } from './refusals.ts';

/** What is agreed before the game: who plays, and how it is shown. */
export interface Seating {
  readonly known: KnownGame;
  readonly you: Seat;
  /** For each seat its bot; null for the person's. */
  readonly bots: readonly (Bot | null)[];
  readonly canvas: Canvas;
  readonly io: Io;
  readonly lines: Lines;
}

/** A game at the terminal: one person, the other seats bots. */
export interface Table extends Seating {
  readonly here: TableHere;
  readonly match: Match;
  readonly rules: Quotable;
  /** News not told yet, and those told last. */
  news: Happening[];
  toldLast: Happening[];
  /** The turn for which the table was last drawn: once a turn is enough. */
  drawnFor: unknown;
  /** For each of the person's answers, how many were given automatically after it: they are undone together. */
  readonly followers: number[];
  /** The answer given to every question of an occasion. */
  standing: { readonly occasion: string; readonly answer: PlainObject } | null;
}

export function sitDown(seating: Seating, setup: Setup, secret: string, about: PlainObject): Table {
  const { match, told } = startMatch(seating.known.game, setup, secret, [], about);
  return {
    ...seating,
    here: tableHere('terminal', match, seating.bots, [], Date.now()),
    match,
    rules: quotableRules(seating.known.game.id, seating.canvas.words.language),
    news: visibleTo(told, seating.you),
    toldLast: [],
    drawnFor: null,
    followers: [],
    standing: null,
  };
}

/** Answers for the person where there is nothing to decide, or where they have a standing answer. */
export function answerUnasked(table: Table, ask: Ask): boolean {
  const { known, match, you, standing, followers } = table;
  const options = known.game.options(match.state, ask) as readonly PlainObject[];
  const isOrdered =
    standing !== null && known.screen.occasion(known.game.view(match.state, you), ask) === standing.occasion;
  const value = known.screen.unasked(ask, options) ?? (isOrdered ? standing.answer : null);
  if (value === null || answerHere(table.here, ask, value, Date.now()) !== null) return false;
  const last = followers.length - 1;
  if (last >= 0) followers[last] = (followers[last] as number) + 1;
  readNews(table);
  return true;
}

/** Adds the news of the last answer. */
export function readNews({ news, here, you }: Table): void {
  news.push(...visibleTo(here.kept.at(-1)?.told ?? [], you));
}
