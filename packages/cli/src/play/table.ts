import { askBot, type Bot } from '@tessera/bots';
import {
  answer,
  type Happening,
  heardBy,
  isIllegal,
  type Match,
  type PlainObject,
  type Seat,
  type Setup,
  seedStreams,
  startMatch,
  type Told,
} from '@tessera/kernel';
import type { KnownGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Rule } from '../rules/book.ts';
import type { Canvas } from '../text/gameText.ts';
import type { Lines } from './lines.ts';
import { quotableRules } from './refusals.ts';

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
  readonly match: Match;
  readonly rules: readonly Rule[];
  readonly generators: readonly number[][];
  /** News not told yet, and those told last. */
  news: Happening[];
  toldLast: Happening[];
  /** The turn for which the table was drawn last: once a turn is enough. */
  drawnFor: unknown;
}

export function sitDown(seating: Seating, setup: Setup, secret: string, about: PlainObject): Table {
  const { match, told } = startMatch(seating.known.game, setup, secret, [], about);
  return {
    ...seating,
    match,
    rules: quotableRules(seating.known.game.id),
    generators: seating.bots.map((_, seat) => seedStreams(`${secret}/bot ${seat}`)[0] as number[]),
    news: heardBy(told, seating.you),
    toldLast: [],
    drawnFor: null,
  };
}

/** Lets the bot answer whose answer is awaited first. */
export function letBotAnswer(table: Table): void {
  const { match, bots, generators } = table;
  const { pending } = match.state;
  const ask = pending?.asks[pending.answers.indexOf(null)];
  const bot = ask === undefined ? undefined : bots[ask.seat];
  if (ask === undefined || bot === undefined || bot === null) throw new Error('nobody is there to be asked');
  const value = askBot(bot, match.game, match.state, ask, generators[ask.seat] as number[]);
  const played = answer(match, ask.seat, ask.id, value);
  if (isIllegal(played)) throw new Error(`the bot ${bot.name} answered against ${played.rule}`);
  hear(table, played.told);
}

export function hear(table: Table, told: readonly Told[]): void {
  table.news.push(...heardBy(told, table.you));
}
