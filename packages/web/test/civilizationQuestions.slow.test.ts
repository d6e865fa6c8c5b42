import { askBot, botsFor } from '@tessera/bots';
import { type Answer, type Ask, civilization } from '@tessera/game-civilization';
import { DECISION_KINDS } from '@tessera/game-civilization/decisions/index.ts';
import { type Game, type PlainObject, seedStreams } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { expect, test } from 'vitest';
import { aboutOf, deal, dice, faultIn, give, TALKS, type Table, whoIs } from '../../locales/test/civilizationKit.ts';
import { ASKED } from '../../locales/test/civilizationSamples.ts';

const GAMES: readonly { readonly players: number; readonly options: PlainObject }[] = [
  { players: 2, options: {} },
  { players: 3, options: { civilizations: 'chosen' } },
  { players: 4, options: { learningGame: true } },
  { players: 3, options: { advancedSetup: true } },
  { players: 4, options: {} },
  { players: 2, options: { monarchyCommunismScope: 'each_city' } },
  { players: 3, options: {} },
  { players: 2, options: { civilizations: 'chosen' } },
];
const ANSWERS = 1200;
/** After this many questions of a kind only every ninth is put into words: they are much alike. */
const ALIKE = 25;
/** Ids are written in camel case, names never are. */
const RAW = /\p{Ll}\p{Lu}|[a-z]_[a-z]|^[a-z]+:[a-z]/u;

interface Asked {
  readonly kind: string;
  readonly about: PlainObject;
}

/** What is wrong with a question and its answers as people read them, in all languages. */
function faultsOf(at: Table, seat: number, asked: Asked, options: readonly PlainObject[], isWhole: boolean): string[] {
  const view = civilization.view(at.state, seat) as unknown as PlainObject;
  const players = whoIs(seat, at.players);
  const faults: string[] = [];
  const judge = (where: string, text: string) => {
    if (faultIn(text) !== null || RAW.test(text)) faults.push(`${where}: ${text}`);
  };
  for (const { language, talk } of TALKS) {
    const where = `${language} ${asked.kind}`;
    judge(where, textOf(talk.question(asked, view, players)));
    const read = new Map<string, PlainObject>();
    for (const option of options) {
      const text = textOf(talk.option(option, asked, view, players));
      judge(`${where} ${JSON.stringify(option)}`, text);
      const same = read.get(text);
      if (same !== undefined && isWhole) {
        faults.push(`${where}: "${text}" is both ${JSON.stringify(same)} and ${JSON.stringify(option)}`);
      }
      read.set(text, option);
    }
  }
  return faults;
}

/** One bot plays well, so that games get far; the others play at random, so that everything happens. */
function answered(at: Table, ask: Ask, options: readonly PlainObject[], roll: (below: number) => number): PlainObject {
  const bot = botsFor(civilization as unknown as Game)['greedy'];
  if (bot !== undefined && ask.seat === 0 && roll(8) > 0) {
    const generator = seedStreams(`${at.state.seq}`)[0] as number[];
    return askBot(bot, civilization as unknown as Game, at.state, ask, generator) as unknown as Answer & PlainObject;
  }
  // Offers could fill whole games.
  if (ask.kind === 'negotiate' && roll(3) > 0) return { do: 'done' };
  return options[roll(options.length)] ?? {};
}

test('every question reads well, and no two of its answers read the same', () => {
  const faults: string[] = [];
  const met = new Map<string, number>();
  for (const [game, { players, options: setup }] of GAMES.entries()) {
    const roll = dice(game + 100);
    const at = deal(players, setup, `questions ${game}`);
    for (let n = 0; n < ANSWERS && at.state.pending !== null; n++) {
      const { asks } = at.state.pending;
      const ask = asks[roll(asks.length)] as Ask;
      const options = civilization.options(at.state, ask) as unknown as readonly PlainObject[];
      const asked = { kind: ask.kind, about: aboutOf(ask) };
      const before = met.get(ask.kind) ?? 0;
      met.set(ask.kind, before + 1);
      if (before < ALIKE || n % 9 === 0) faults.push(...faultsOf(at, ask.seat, asked, options, true));
      give(at, ask, answered(at, ask, options, roll));
    }
  }
  // What games seldom ask is covered by examples, not all of which could be options of one question.
  const at = deal(2, {}, 'samples');
  for (const { ask, options } of ASKED) {
    met.set(ask.kind, (met.get(ask.kind) ?? 0) + 1);
    faults.push(...faultsOf(at, 0, ask, options, false));
  }
  expect([...new Set(faults)].slice(0, 20)).toEqual([]);
  expect(DECISION_KINDS.filter((kind) => !met.has(kind))).toEqual([]);
});
