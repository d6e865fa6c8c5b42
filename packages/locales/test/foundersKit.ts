import { type DecisionKind, type FoundersTypes, founders, type State } from '@tessera/game-founders';
import { RESOURCES, STACKS, TILE_FACES, TOKEN_KINDS } from '@tessera/game-founders/data';
import {
  type Announcement,
  answer,
  isIllegal,
  type Match,
  nextBelow,
  type PlainObject,
  seedStreams,
  startMatch,
  visibleTo,
} from '@tessera/kernel';

import { en as commonEn } from '../src/common/en.ts';
import { lt as commonLt } from '../src/common/lt.ts';
import { pl as commonPl } from '../src/common/pl.ts';
import { en } from '../src/founders/en.ts';
import { lt } from '../src/founders/lt.ts';
import { pl } from '../src/founders/pl.ts';
import { foundersTalk } from '../src/founders/talk.ts';
import type { Players, Section } from '../src/gameTalk.ts';
import { PSEUDO_LANGUAGE, pseudo } from '../src/pseudo.ts';
import { createWords, type Phrase, textOf, type Words } from '../src/words.ts';
import { plainly } from './plainly.ts';

/** The three languages and the pseudo-locale, with everything that Founders needs. */
export const WORDS: { readonly [language: string]: Words } = {
  en: plainly(createWords('en', commonEn, en)),
  pl: plainly(createWords('pl', commonPl, pl)),
  lt: plainly(createWords('lt', commonLt, lt)),
  pseudo: plainly(createWords(PSEUDO_LANGUAGE, pseudo(commonEn), pseudo(en))),
};

export const TALKS = Object.entries(WORDS).map(([language, words]) => ({ language, talk: foundersTalk(words) }));

export const NAMES = ['Ada', 'Borys', 'Čiurlionis', 'Eglė'];

export function whoIs(you: number | null): Players {
  return { you, names: NAMES };
}

export type Chooser = (below: number) => number;

export function chooser(seed: string): Chooser {
  const [generator] = seedStreams(seed) as [number[]];
  return (below) => nextBelow(generator, below);
}

export function pick<T>(from: readonly T[], choose: Chooser): T {
  return from[choose(from.length)] as T;
}

/** A moment of a game: the match, and the latest announcements. */
export interface Moment {
  readonly match: Match<FoundersTypes>;
  readonly told: readonly Announcement<FoundersTypes['happening']>[];
}

/** A game of random answers, moment by moment, up to its end. */
export function* randomGame(seed: string, players: number, options: PlainObject): Generator<Moment> {
  const choose = chooser(seed);
  const setup = founders.setup(players, options);
  if (isIllegal(setup)) throw new Error(`no such set-up: ${setup.rule}`);
  const { match, told } = startMatch(founders, setup, seed);
  yield { match, told };
  for (;;) {
    const ask = match.state.pending?.asks[0];
    if (ask === undefined) return;
    const played = answer(match, ask.seat, ask.id, pick(founders.options(match.state, ask), choose));
    if (isIllegal(played)) throw new Error(`an option is refused: ${played.rule}`);
    yield { match, told: played.told };
  }
}

export function heard(moment: Moment): FoundersTypes['happening'][] {
  return visibleTo(moment.told, null);
}

/** The open question, as the page gets it. */
export function askedOf(state: State) {
  const ask = state.pending?.asks[0];
  if (ask === undefined) return null;
  const { id, seat, kind, ...about } = ask;
  return { id, seat, kind, about: about as PlainObject };
}

const KINDS: readonly DecisionKind[] = ['draftTile', 'layTiles', 'revealTile', 'playToken', 'addTile'];

/** Something that a player might like to do, mostly not allowed. */
export function randomIntent(
  state: State,
  choose: Chooser,
): { readonly kind: DecisionKind; readonly answer: PlainObject } {
  const now = state.pending?.asks[0]?.kind ?? 'addTile';
  const kind = choose(4) === 0 ? pick(KINDS, choose) : now;
  return { kind, answer: randomAnswer(kind, state, choose) };
}

function randomAnswer(kind: DecisionKind, state: State, choose: Chooser): PlainObject {
  const place = { x: choose(7) - 3, y: choose(7) - 3 };
  const tile = pick(TILE_FACES, choose).id;
  switch (kind) {
    case 'draftTile':
      return choose(9) === 0 ? {} : { tile };
    case 'layTiles':
      return { side: pick(['up', 'nowhere'], choose) };
    case 'revealTile':
      return { stack: pick([...STACKS, 'victory'], choose) };
    case 'playToken': {
      const play = pick(TOKEN_KINDS, choose);
      const seat = choose(state.territories.length);
      if (play === 'war') return { play, seat, ...place };
      if (play === 'coin') return { play, seat, ...place, resource: pick(RESOURCES, choose) };
      return { play, ...place };
    }
    case 'addTile': {
      if (choose(12) === 0) return { action: pick(['reveal', 'end'], choose) };
      return { action: 'add', tile, ...place };
    }
  }
}

/** All texts of a section and its parts. */
export function textsOf({ heading, lines, parts }: Section): string[] {
  return [heading, ...lines.map(textOf), ...parts.flatMap(textsOf)];
}

/** The structure of a section, whatever it says. */
export function shapeOf({ lines, parts }: Section): unknown {
  return { lines: lines.map(mentionsIn), parts: parts.map(shapeOf) };
}

export function mentionsIn(phrase: Phrase): string[] {
  return phrase.flatMap((piece) => (typeof piece === 'string' ? [] : [`${piece.of} ${piece.id}`])).sort();
}
