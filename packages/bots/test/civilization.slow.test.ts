import { type Answer, type Ask, type CivilizationTypes, civilization, type State } from '@tessera/game-civilization';
import { TECHS, type TechLevel } from '@tessera/game-civilization/data';
import { canonical, check, nextBelow, type Plain } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { askBot, type Bot, botsFor, simulate } from '../src/index.ts';
import { type Play, playGame, playTurn } from './civilizationTable.ts';

const bots = botsFor(civilization);
const greedy = bots['greedy'] as Bot<CivilizationTypes>;
const random = bots['random'] as Bot<CivilizationTypes>;

function askGreedy(state: State, ask: Ask, generator: number[]): Answer {
  return askBot(greedy, civilization, state, ask, generator);
}

/** The first techs of each level, a given number of each. */
function techs(...counts: readonly number[]): string[] {
  return counts.flatMap((count, i) =>
    TECHS.filter(({ level, set, id }) => level === ((i + 1) as TechLevel) && set === 'base' && id !== 'currency')
      .slice(0, count)
      .map(({ id }) => id),
  );
}

describe('the greedy bot of Civilization', () => {
  it('plays the same game again from the same seed', () => {
    const games = [0, 1].map(() => {
      const answers: Answer[] = [];
      playGame('again', (state, ask, generator) => {
        const answer = askGreedy(state, ask, generator);
        answers.push(answer);
        return answer;
      });
      return answers;
    });
    expect(games[0]?.length).toBeGreaterThan(300);
    expect(games[1]).toEqual(games[0]);
  });

  it('leaves the given state unchanged', () => {
    const changed: string[] = [];
    playGame('untouched', (state, ask, generator) => {
      const known = civilization.resample(state, ask.seat, generator);
      const before = canonical(known as unknown as Plain);
      const answer = greedy.chooseAnswer(civilization, known, ask.seat, ask, generator);
      if (canonical(known as unknown as Plain) !== before) changed.push(ask.kind);
      return answer;
    });
    expect(changed).toEqual([]);
  });

  const variants: readonly (Play & { readonly name: string })[] = [
    { name: 'as it is' },
    { name: 'two players', players: 2, options: { civilizations: 'chosen', advancedTieBreak: true } },
    {
      name: 'three players',
      players: 3,
      options: { advancedSetup: true, skipFutile: true, metalworkingScope: 'attack', democracyTrade: 'trade_phase' },
    },
  ];

  it('answers every question legally, in its own games and in games that others have muddled', () => {
    const kinds: string[] = [];
    const refused: unknown[] = [];
    for (const { name, ...play } of variants) {
      for (const isMuddled of [false, true]) {
        playGame(
          `${name}/${isMuddled}`,
          (state, ask, generator) => {
            const answer = askGreedy(state, ask, generator);
            const why = check(civilization, state, ask.seat, ask.id, answer);
            if (why !== null) refused.push({ ask, answer, why });
            if (!kinds.includes(ask.kind)) kinds.push(ask.kind);
            // A third of the answers are its own, the others random, so that it meets positions that it would never get
            // into.
            return !isMuddled || nextBelow(generator, 3) === 0
              ? answer
              : askBot(random, civilization, state, ask, generator);
          },
          { turns: 18, ...play },
        );
      }
    }
    expect(refused).toEqual([]);
    for (const kind of ['chooseCivilization', 'placeCapital', 'placeStartingFigure', 'startOfTurn', 'assignScout'])
      expect(kinds).toContain(kind);
    for (const kind of ['negotiate', 'cityManagement', 'placeItem', 'placePerson', 'payResource', 'choose', 'respond'])
      expect(kinds).toContain(kind);
    for (const kind of ['movement', 'step', 'interrupt', 'battleTurn', 'loot', 'research', 'learnTech'])
      expect(kinds).toContain(kind);
  });

  it('researches Space Flight when it can', () => {
    const own = { trade: 26, techs: techs(4, 4, 3, 2) };
    const { outcome } = playTurn({ phase: 'research', players: [own] }, askGreedy);
    expect(outcome).toMatchObject({ reason: 'technology', winners: [0] });
  });

  it('takes the last step of the culture track, and the steps before it', () => {
    const own = { track: 19, culture: 14, trade: 12 };
    const { outcome } = playTurn({ phase: 'cityManagement', players: [own] }, askGreedy);
    expect(outcome).toMatchObject({ reason: 'culture', winners: [0] });
  });

  it('buys the fifteenth coin', () => {
    const own = { trade: 6, sheetCoins: 14, techs: ['democracy'] };
    const { outcome } = playTurn({ phase: 'cityManagement', players: [own] }, askGreedy);
    expect(outcome).toMatchObject({ reason: 'economic', winners: [0] });
  });

  it('goes for a relic, and takes what it brings', () => {
    const relic = 'atlantis';
    const given = { ground: 'grassland', first: 1, seat: 1, phase: 'movement', pieces: [{ square: 'f8', relic }] };
    const options = { expansion: true, investments: true };
    const taken = playTurn({ ...given, players: [{}, { armies: ['d8'] }] }, askGreedy, options);
    expect(taken.box.relics).toHaveLength(3);
    const owed = [{}, { relicRewards: [relic, 'sevenCitiesOfGold'] }];
    const rewarded = playTurn({ ground: 'grassland', first: 1, seat: 1, players: owed }, askGreedy, options);
    const [, player] = rewarded.players;
    expect(player?.relicRewards).toEqual([]);
    expect(player?.investments.reduce((sum, markers) => sum + markers, 0)).toBe(2);
  });

  it('finishes its games, by victories of several kinds', () => {
    const result = simulate({
      game: civilization,
      players: 4,
      games: 8,
      bots: ['greedy'],
      seed: 'sample',
      turnLimit: 30,
      options: { expansion: false, skipFutile: true },
      now: () => performance.now(),
    });
    expect(result).toMatchObject({ finished: 8, failures: [] });
    expect(result.meanTurns).toBeLessThan(16);
    expect(Object.keys(result.outcomes).length).toBeGreaterThan(1);
    expect(result.statistics['meanOfPlayers']).toMatchObject({ cities: expect.any(Number) });
  });

  it('beats players who answer at random', () => {
    const result = simulate({
      game: civilization,
      players: 4,
      games: 3,
      bots: ['greedy', 'random', 'random', 'random'],
      seed: 'against random',
      turnLimit: 30,
      options: { expansion: false, skipFutile: true },
      now: () => performance.now(),
    });
    expect(result.winsByBot).toEqual({ greedy: 3, random: 0 });
  });
});
