import { type Answer, type Ask, civilization, type Happening, type State } from '@tessera/game-civilization';
import {
  type Announcement,
  apply,
  check,
  createContext,
  nextBelow,
  type PlainObject,
  type Seat,
  seedStreams,
  start,
  visibleTo,
} from '@tessera/kernel';
import { en } from '../src/civilization/en.ts';
import { lt } from '../src/civilization/lt.ts';
import { pl } from '../src/civilization/pl.ts';
import { civilizationTalk } from '../src/civilization/talk.ts';
import { en as commonEn } from '../src/common/en.ts';
import { lt as commonLt } from '../src/common/lt.ts';
import { pl as commonPl } from '../src/common/pl.ts';
import type { GameTalk, Players, Section } from '../src/gameTalk.ts';
import { createWords, type Messages, type Phrase, textOf } from '../src/words.ts';
import { plainly } from './plainly.ts';

export const CATALOGS: { readonly [language: string]: Messages } = { en, pl, lt };
const COMMON: { readonly [language: string]: Messages } = { en: commonEn, pl: commonPl, lt: commonLt };
const NAMES = ['Ada', 'Bea', 'Cas', 'Dan'];

export const TALKS: readonly { readonly language: string; readonly talk: GameTalk }[] = Object.entries(CATALOGS).map(
  ([language, messages]) => ({
    language,
    talk: civilizationTalk(plainly(createWords(language, COMMON[language] ?? {}, messages))),
  }),
);

export function talkIn(language: string): GameTalk {
  const found = TALKS.find((one) => one.language === language);
  if (found === undefined) throw new Error(`no talk in ${language}`);
  return found.talk;
}

const FAULTS = /[{}]|undefined|\bnull\b|\bNaN\b|\[object|civilization[.:]|\(\)|: *$|-1\b| {2}|^\s*$/;

/** What is wrong with something said, or null. */
export function faultIn(phrase: Phrase | string, isJunk = false): string | null {
  const text = typeof phrase === 'string' ? phrase : textOf(phrase);
  if (FAULTS.test(text)) return text;
  const isUnknown = Object.values(CATALOGS).some((messages) =>
    text.includes(messages['civilization.list.unknown'] ?? '?'),
  );
  return isUnknown && !isJunk ? text : null;
}

export function linesOf(section: Section): (Phrase | string)[] {
  return [section.heading, ...section.lines, ...section.parts.flatMap(linesOf)];
}

export function whoIs(you: Seat | null, players: number): Players {
  return { you, names: NAMES.slice(0, players) };
}

/** Small random numbers, the same for the same seed. */
export function dice(seed: number): (below: number) => number {
  const generator = seedStreams(`words ${seed}`)[0] as number[];
  return (below) => nextBelow(generator, below);
}

export interface Table {
  readonly state: State;
  readonly players: number;
  told: readonly Announcement<Happening>[];
}

export function deal(players: number, options: PlainObject, seed: string): Table {
  const setup = civilization.setup(players, options);
  if ('rule' in setup) throw new Error(JSON.stringify(setup));
  const context = createContext<State, Happening>(civilization.initialState(setup), { told: true });
  start(civilization, context, seed);
  return { state: context.state, players, told: context.told ?? [] };
}

export function give(at: Table, ask: Ask, answer: PlainObject): void {
  const refusal = check(civilization, at.state, ask.seat, ask.id, answer);
  if (refusal !== null) throw new Error(JSON.stringify({ ask, answer, refusal }));
  const context = createContext<State, Happening>(at.state, { told: true });
  apply(civilization, context, ask.id, answer as Answer);
  at.told = context.told ?? [];
}

export function heard(at: Table, seat: Seat | null): readonly Happening[] {
  return visibleTo(at.told, seat);
}

/** The parts of a question as the page gets them. */
export function aboutOf(ask: Ask): PlainObject {
  const { kind: _kind, seat: _seat, id: _id, ...about } = ask as unknown as PlainObject;
  return about;
}
