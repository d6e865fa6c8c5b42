import { askBot, type Bot } from '@tessera/bots';
import {
  type Ask,
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
  readonly match: Match;
  readonly rules: Quotable;
  readonly generators: readonly number[][];
  /** News not told yet, and those told last. */
  news: Happening[];
  toldLast: Happening[];
  /** The turn for which the table was drawn last: once a turn is enough. */
  drawnFor: unknown;
  /** Who answered last: where all may speak, the next one speaks now. */
  lastSpeaker: Seat;
  /** For each of the person's answers how many were then given unasked: they are taken back together. */
  readonly followers: number[];
  /** The answer given to every question of an occasion. */
  standing: { readonly occasion: string; readonly answer: PlainObject } | null;
}

export function sitDown(seating: Seating, setup: Setup, secret: string, about: PlainObject): Table {
  const { match, told } = startMatch(seating.known.game, setup, secret, [], about);
  return {
    ...seating,
    match,
    rules: quotableRules(seating.known.game.id, seating.canvas.words.language),
    generators: seating.bots.map((_, seat) => seedStreams(`${secret}/bot ${seat}`)[0] as number[]),
    news: heardBy(told, seating.you),
    toldLast: [],
    drawnFor: null,
    lastSpeaker: -1,
    followers: [],
    standing: null,
  };
}

/**
 * The question to be answered next: the person's, if they have one that lacks an answer. Where all may speak as often as
 * they like, seats take turns, so that nobody talks without hearing the others.
 */
export function nextAsk({ match, you, bots, lastSpeaker }: Table): Ask {
  const { pending } = match.state;
  const open = pending?.asks.filter((_, i) => pending.answers[i] === null) ?? [];
  const patience = ({ seat }: Ask) => (seat - lastSpeaker - 1 + bots.length) % bots.length;
  const [next] =
    pending?.mode === 'open'
      ? open.sort((a, b) => patience(a) - patience(b))
      : open.sort((a, b) => Number(b.seat === you) - Number(a.seat === you));
  if (next === undefined) throw new Error('nothing is asked, and the game is not over');
  return next;
}

export function letBotAnswer(table: Table, ask: Ask): void {
  const { match, bots, generators } = table;
  const bot = bots[ask.seat];
  if (bot === undefined || bot === null) throw new Error('nobody is there to be asked');
  const value = askBot(bot, match.game, match.state, ask, generators[ask.seat] as number[]);
  const played = answer(match, ask.seat, ask.id, value);
  if (isIllegal(played)) throw new Error(`the bot ${bot.name} answered ${ask.kind} against ${played.rule}`);
  table.lastSpeaker = ask.seat;
  hear(table, played.told);
}

/** Answers for the person where there is nothing to decide, or where they have said so once for all. */
export function answerUnasked(table: Table, ask: Ask): boolean {
  const { known, match, you, standing, followers } = table;
  const options = known.game.options(match.state, ask) as readonly PlainObject[];
  const isOrdered =
    standing !== null && known.screen.occasion(known.game.view(match.state, you), ask) === standing.occasion;
  const value = known.screen.unasked(ask, options) ?? (isOrdered ? standing.answer : null);
  if (value === null) return false;
  const played = answer(match, you, ask.id, value);
  if (isIllegal(played)) return false;
  const last = followers.length - 1;
  if (last >= 0) followers[last] = (followers[last] as number) + 1;
  table.lastSpeaker = you;
  hear(table, played.told);
  return true;
}

export function hear(table: Table, told: readonly Told[]): void {
  table.news.push(...heardBy(told, table.you));
}
