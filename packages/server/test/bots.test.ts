import { askBot, botsFor } from '@tessera/bots';
import { answer, check, seedStreams } from '@tessera/kernel';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BotsClosed } from '../src/bots/botPlayers.ts';
import { type BotPoolSettings, createBotPool } from '../src/bots/botPool.ts';
import { CIVILIZATION, FOUNDERS, keptLog, letPlay, newMatch, questionIn, stoppedClock } from './botTables.ts';
import { builtBotWorker } from './botWorker.ts';

const LIMIT = 4321;
const misbehaving = new URL('./fixtures/bots/misbehaving.mjs', import.meta.url);
const broken = new URL('./fixtures/bots/broken.mjs', import.meta.url);

let real: URL;
beforeAll(async () => {
  real = await builtBotWorker();
});

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A pool in whose clock no time passes unless the test says so, with a bad bot above the good ones. */
function pool(settings: Partial<BotPoolSettings> = {}, bad: readonly string[] = []) {
  const time = stoppedClock();
  const { log, lines } = keptLog();
  const failed: string[] = [];
  const bots = createBotPool({
    workerUrl: misbehaving,
    log,
    timeLimitMs: LIMIT,
    clock: time.clock,
    names: () => ['random', 'greedy', ...bad],
    onTimeout: ({ game, bot }) => failed.push(`timeout ${game} ${bot}`),
    onCrash: ({ game, bot }) => failed.push(`crash ${game} ${bot}`),
    ...settings,
  });
  open.push(() => bots.close());
  return { bots, lines, failed, ...time };
}

describe('bots in worker threads', () => {
  test('are named, the weakest first', () => {
    const bots = createBotPool({ workerUrl: real, log: keptLog().log });
    expect(bots.names(FOUNDERS)).toEqual(['random', 'greedy']);
    expect(bots.names(CIVILIZATION)).toEqual(['random', 'greedy']);
  });

  test.each([FOUNDERS, CIVILIZATION])('play a whole game: $id', async (game) => {
    const { bots, failed } = pool({ workerUrl: real });
    const match = newMatch(game, 'a whole game');
    await letPlay(bots, match, 'greedy', Number.POSITIVE_INFINITY, 'table');
    expect(match.state.outcome).not.toBeNull();
    expect(failed).toEqual([]);
  });

  test('answer the same from the same seed, and play as in the main thread', async () => {
    const { bots } = pool({ workerUrl: real });
    const [one, two] = [newMatch(FOUNDERS, 'twice'), newMatch(FOUNDERS, 'twice')];
    await Promise.all([letPlay(bots, one, 'greedy', 60, 'one'), letPlay(bots, two, 'greedy', 60, 'two')]);
    expect(one.state).toEqual(two.state);
    const here = newMatch(FOUNDERS, 'twice');
    while (here.n < 60) {
      const { ask: id, seat, seed } = questionIn(here, 'greedy');
      const ask = here.state.pending?.asks.find((open) => open.id === id);
      const { greedy } = botsFor(FOUNDERS);
      if (ask === undefined || greedy === undefined) throw new Error('nothing to ask');
      answer(here, seat, id, askBot(greedy, FOUNDERS, here.state, ask, seedStreams(seed)[0] as number[]));
    }
    expect(one.state).toEqual(here.state);
  });

  test('answer the question as it stood, whatever happens to the state meanwhile', async () => {
    const { bots } = pool({ workerUrl: real });
    const match = newMatch(FOUNDERS, 'meanwhile');
    const question = questionIn(match, 'greedy');
    const before = FOUNDERS.clone(match.state);
    const answered = bots.choose(question);
    match.state.pending = null;
    expect(check(FOUNDERS, before, question.seat, question.ask, await answered)).toBeNull();
  });

  test('in place of a bot that there is no more, the best plays', async () => {
    const { bots } = pool({ workerUrl: real });
    const [gone, best] = [newMatch(FOUNDERS, 'gone'), newMatch(FOUNDERS, 'gone')];
    await letPlay(bots, gone, 'genius', 20);
    await letPlay(bots, best, 'greedy', 20);
    expect(gone.state).toEqual(best.state);
  });

  test('all think in a thread, the weakest too: only where that fails, it answers here', async () => {
    const { bots, failed } = pool({ names: () => ['throw'] });
    expect(await letPlay(bots, newMatch(FOUNDERS, 'weakest'), 'throw', 1)).toBe(1);
    expect(failed).toEqual(['crash founders throw']);
    const good = pool({ workerUrl: real, names: () => ['random'] });
    expect(await letPlay(good.bots, newMatch(CIVILIZATION, 'weakest'), 'random', 20)).toBe(20);
    expect(good.failed).toEqual([]);
  });

  test('a question that is not open is refused', async () => {
    const { bots } = pool();
    const question = questionIn(newMatch(FOUNDERS, 'open'), 'greedy');
    await expect(bots.choose({ ...question, ask: 99 })).rejects.toThrow('not open');
    await expect(bots.choose({ ...question, seat: question.seat === 0 ? 1 : 0 })).rejects.toThrow('not open');
  });
});

describe('a bot that fails', () => {
  const crashes = ['throw', 'later', 'exit', 'memory', 'illegal', 'garbage', 'afterwards'];
  test.each(crashes)('%s: a simpler one answers', async (bad) => {
    const { bots, failed, lines } = pool({ memoryMb: 32 }, [bad]);
    const match = newMatch(FOUNDERS, bad);
    const twin = newMatch(FOUNDERS, bad);
    expect(await letPlay(bots, match, bad, 2, 'table')).toBe(2);
    await letPlay(bots, twin, 'greedy', 2, 'twin');
    expect(match.state).toEqual(twin.state);
    expect(failed).toEqual([`crash founders ${bad}`, `crash founders ${bad}`]);
    expect(lines.map(({ message }) => message)).toEqual(new Array(2).fill('a bot failed: a simpler one answers'));
    expect(lines[0]?.facts).toMatchObject({ game: 'founders', bot: bad, table: 'table' });
    expect(JSON.stringify(lines)).not.toContain('secret of the state');
  });

  test.each(['hang', 'silent'])('%s: a simpler one answers when its time is over', async (bad) => {
    const { bots, failed, fire } = pool({ workers: 1 }, [bad]);
    const match = newMatch(FOUNDERS, bad);
    const question = questionIn(match, bad, 'table');
    const answered = bots.choose(question);
    await fire(LIMIT);
    expect(check(FOUNDERS, match.state, question.seat, question.ask, await answered)).toBeNull();
    expect(failed).toEqual([`timeout founders ${bad}`]);
  });

  test('goes down as far as needed: the last one runs where nothing can hang', async () => {
    const { bots, failed, fire } = pool({}, ['hang', 'throw', 'exit']);
    const answered = letPlay(bots, newMatch(CIVILIZATION, 'down'), 'exit', 1);
    await expect.poll(() => failed).toHaveLength(2);
    await fire(LIMIT);
    expect(await answered).toBe(1);
    expect(failed).toEqual(['crash civilization exit', 'crash civilization throw', 'timeout civilization hang']);
    const { bots: none, failed: all } = pool({ names: () => ['random', 'throw', 'illegal'] });
    expect(await letPlay(none, newMatch(FOUNDERS, 'down'), 'illegal', 1)).toBe(1);
    expect(all).toEqual(['crash founders illegal', 'crash founders throw']);
  });

  test('is stopped by the real clock too', async () => {
    const failed: string[] = [];
    const bots = createBotPool({
      workerUrl: misbehaving,
      log: keptLog().log,
      timeLimitMs: 100,
      names: () => ['random', 'hang'],
      onTimeout: ({ bot }) => failed.push(bot),
    });
    open.push(() => bots.close());
    expect(await letPlay(bots, newMatch(FOUNDERS, 'clock'), 'hang', 2)).toBe(2);
    expect(failed).toEqual(['hang', 'hang']);
  });

  test('again and again at a table is not asked there for a while', async () => {
    const { bots, failed, pass } = pool({}, ['throw']);
    const match = newMatch(FOUNDERS, 'again');
    await letPlay(bots, match, 'throw', 5, 'table');
    expect(failed).toHaveLength(3);
    await letPlay(bots, newMatch(FOUNDERS, 'another'), 'throw', 1, 'another');
    expect(failed).toHaveLength(4);
    pass(60 * 60_000);
    await letPlay(bots, match, 'throw', 2, 'table');
    expect(failed).toHaveLength(5);
  });
});

describe('other tables', () => {
  test('ten of them play on while one hangs', async () => {
    const { bots, failed, fire, running } = pool({ workers: 2 }, ['hang']);
    const match = newMatch(FOUNDERS, 'hanging');
    const question = questionIn(match, 'hang', 'hanging');
    let isAnswered = false;
    const hanging = bots.choose(question).finally(() => {
      isAnswered = true;
    });
    const others = Array.from({ length: 10 }, (_, i) => {
      const [game, most] = i % 2 === 0 ? [FOUNDERS, 40] : [CIVILIZATION, 20];
      return letPlay(bots, newMatch(game, `other ${i}`), 'greedy', most, `other ${i}`);
    });
    expect(await Promise.all(others)).toEqual([40, 20, 40, 20, 40, 20, 40, 20, 40, 20]);
    // All that time not a moment has passed for the one that hangs.
    expect({ isAnswered, running: running(LIMIT), failed }).toEqual({ isAnswered: false, running: 1, failed: [] });
    await fire(LIMIT);
    expect(check(FOUNDERS, match.state, question.seat, question.ask, await hanging)).toBeNull();
  });

  test('wait for one replacement at most where there is one thread only', async () => {
    const { bots, failed, fire } = pool({ workers: 1 }, ['hang']);
    const hanging = letPlay(bots, newMatch(FOUNDERS, 'hanging'), 'hang', 1, 'hanging');
    const others = Array.from({ length: 10 }, (_, i) =>
      letPlay(bots, newMatch(FOUNDERS, `other ${i}`), 'greedy', 5, `other ${i}`),
    );
    await fire(LIMIT);
    expect(await Promise.all([hanging, ...others])).toEqual([1, ...new Array(10).fill(5)]);
    expect(failed).toEqual(['timeout founders hang']);
  });

  test('are served in turn, however much one of them asks', async () => {
    const { bots } = pool({ workers: 1, workerUrl: real });
    const match = newMatch(FOUNDERS, 'greedy table');
    const order: string[] = [];
    const ask = (table: string) => bots.choose(questionIn(match, 'greedy', table)).then(() => order.push(table));
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  test('have threads even when one table asks many questions that hang', async () => {
    const { bots, fire } = pool({ workers: 2 }, ['hang']);
    const match = newMatch(FOUNDERS, 'many');
    const hanging = [1, 2, 3].map(() => bots.choose(questionIn(match, 'hang', 'many')));
    expect(await letPlay(bots, newMatch(FOUNDERS, 'other'), 'greedy', 10, 'other')).toBe(10);
    for (const answered of hanging) {
      await fire(LIMIT);
      expect(await answered).toEqual(expect.any(Object));
    }
  });
});

describe('the pool', () => {
  test('plays on where no thread can start', async () => {
    const { bots, failed, lines, pass } = pool({ workerUrl: broken, workers: 1 });
    expect(await letPlay(bots, newMatch(FOUNDERS, 'broken'), 'greedy', 3, 'table')).toBe(3);
    expect(failed).toEqual(['crash founders greedy']);
    expect(lines[0]?.facts).toMatchObject({ why: 'unstartable', error: { name: 'Error' } });
    // It tries again later.
    pass(60_000);
    expect(await letPlay(bots, newMatch(FOUNDERS, 'broken'), 'greedy', 1, 'table')).toBe(1);
    expect(failed).toHaveLength(2);
    const nowhere = pool({ workerUrl: new URL('./no-such-file.mjs', import.meta.url) });
    expect(await letPlay(nowhere.bots, newMatch(FOUNDERS, 'nowhere'), 'greedy', 2)).toBe(2);
  });

  test('a thread that never gets ready is given up', async () => {
    const { bots, fire } = pool({ workerUrl: new URL('data:text/javascript,for(;;);') });
    const answered = letPlay(bots, newMatch(FOUNDERS, 'never'), 'greedy', 1);
    await fire(30_000);
    expect(await answered).toBe(1);
  });

  test('closes with everything at work, and leaves nobody waiting', async () => {
    const { bots } = pool({ workers: 2 }, ['hang']);
    const match = newMatch(FOUNDERS, 'close');
    const waiting = Array.from({ length: 6 }, (_, i) =>
      bots.choose(questionIn(match, i < 2 ? 'hang' : 'greedy', `table ${i}`)),
    );
    // Nobody listens to this one: its rejection must not end the process.
    void bots.choose(questionIn(match, 'hang', 'nobody'));
    await bots.close();
    for (const result of await Promise.allSettled(waiting)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(BotsClosed) });
    }
    await expect(bots.choose(questionIn(match, 'random'))).rejects.toThrow(BotsClosed);
    await bots.close();
  });
});
