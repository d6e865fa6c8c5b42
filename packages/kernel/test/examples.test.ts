import { readdirSync, readFileSync } from 'node:fs';
import {
  answer,
  type Game,
  type GameTypes,
  isPlain,
  type Match,
  type PlainObject,
  RecordFault,
  recordOf,
  type Seat,
  seedFrom,
  seedStreams,
  startMatch,
  verify,
  visibleTo,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { cards } from '../examples/cards.ts';
import { curses } from '../examples/curses.ts';
import { market } from '../examples/market.ts';
import { pebbles } from '../examples/pebbles.ts';
import {
  agreeOnSeed,
  correctHeap,
  heapsOf,
  mail,
  playPebbles,
  readOldState,
  takeBack,
  winnersOf,
} from '../examples/records.ts';
import { accept, ruleOf } from './lab.ts';

function start<T extends GameTypes>(game: Game<T>, players = 2): Match<T> {
  return startMatch(game, { players, options: {} }, 'secret').match;
}

/** Lets a seat answer its open question. */
function say<T extends GameTypes>(match: Match<T>, seat: Seat, value: PlainObject) {
  return answer(match, seat, match.state.pending?.asks.find((open) => open.seat === seat)?.id, value);
}

describe('pebbles', () => {
  test('is played to the last pebble', () => {
    const match = playPebbles('secret');
    expect(match.state).toMatchObject({ heap: 0, outcome: { reason: 'lastPebble' } });
    expect(match.entries.length).toBeGreaterThanOrEqual(4);
  });

  test('refuses with the rule that forbids it', () => {
    const match = start(pebbles);
    expect(say(match, 0, { pebbles: 4 })).toEqual({ rule: 'P-1', params: { most: 3 } });
    expect(say(match, 0, { pebbles: 99 })).toEqual({ rule: 'P-2', params: { heap: match.state.heap } });
    expect(ruleOf(say(match, 0, { stones: 1 }))).toBe('K-SHAPE');
    expect(ruleOf(say(match, 1, { pebbles: 1 }))).toBe('K-STALE');
  });
});

describe('the market', () => {
  test('takes sealed, amendable and open answers', () => {
    const match = start(market);
    accept(say(match, 1, { coins: 2 }));
    expect(ruleOf(say(match, 1, { coins: 0 }))).toBe('K-SEALED');
    accept(say(match, 0, { coins: 1 }));
    expect(match.state.bids).toEqual([1, 2]);
    accept(say(match, 1, { crop: 'rye' }));
    accept(say(match, 1, { crop: 'hops' }));
    accept(say(match, 0, { crop: 'rye' }));
    expect(match.state.crops).toEqual(['rye', 'hops']);
    accept(say(match, 1, { call: 'more' }));
    accept(say(match, 1, { call: 'mine' }));
    accept(say(match, 0, { call: 'pass' }));
    expect(match.state.calls).toEqual(['1 more', '1 mine', '0 pass']);
    expect(match.state.outcome?.reason).toBe('evening');
  });
});

describe('curses', () => {
  test('take effect when everyone passes', () => {
    const match = start(curses, 3);
    accept(say(match, 0, { on: 1 }));
    for (const seat of [1, 2, 0]) accept(say(match, seat, { play: false }));
    expect(match.state.cursed).toEqual([1]);
  });

  test('are stopped by a charm, unless that is stopped by another', () => {
    const match = start(curses, 3);
    accept(say(match, 0, { on: 1 }));
    accept(say(match, 1, { play: true }));
    accept(say(match, 2, { play: false }));
    const { told } = accept(say(match, 0, { play: true }));
    // Seat 2 alone could still answer the second charm.
    expect(visibleTo(told, null)).toEqual([{ kind: 'charmPlayed', seat: 0 }]);
    accept(say(match, 2, { play: false }));
    accept(say(match, 2, { play: false }));
    expect(match.state).toMatchObject({ cursed: [1], charms: [0, 0, 1], outcome: { reason: 'dawn' } });
  });
});

describe('cards', () => {
  const match = start(cards, 3);
  const { told } = accept(say(match, 0, { keep: true }));

  test('are known to their owner only', () => {
    const card = match.state.hands[0];
    expect(visibleTo(told, 0)).toEqual([{ kind: 'cardDrawn', seat: 0, card }]);
    expect(visibleTo(told, 1)).toEqual([{ kind: 'cardDrawn', seat: 0, card: null }]);
    expect(visibleTo(told, null)).toEqual(visibleTo(told, 1));
    expect(cards.view(match.state, 0)['hands']).toEqual([card, null, null]);
    expect(cards.view(match.state, 1)['hands']).toEqual(['hidden', null, null]);
  });

  test('are dealt again without anyone noticing', () => {
    for (const seat of [0, 1, null]) {
      const dealt = cards.resample(match.state, seat, seedStreams('any')[0] ?? []);
      expect(cards.view(dealt, seat)).toEqual(cards.view(match.state, seat));
      expect(dealt.deck).not.toEqual(match.state.deck);
    }
  });
});

describe('records', () => {
  test('are mailed, checked and replayed', () => {
    const match = playPebbles('secret');
    expect(winnersOf(mail(match))).toEqual(match.state.outcome?.winners);
    expect(heapsOf(recordOf(match)).at(-1)).toBe(0);
    const running = start(pebbles);
    expect(heapsOf(recordOf(running))).toEqual([running.state.heap]);
    expect(() => winnersOf(mail(match).replace('kitchen', 'cellar'))).toThrow(RecordFault);
  });

  test('let a seat take back its own answer, or the table any', () => {
    const calls = start(market);
    for (const seat of [0, 1]) accept(say(calls, seat, { coins: 2 }));
    for (const seat of [0, 1]) accept(say(calls, seat, { crop: 'rye' }));
    accept(say(calls, 1, { call: 'pass' }));
    expect(ruleOf(takeBack(calls, 1, false))).toBe('K-BARRIER');
    accept(say(calls, 0, { call: 'more' }));
    expect(accept(takeBack(calls, 0, false)).entry).toMatchObject({ type: 'undo', seat: 0, beyond: false });
    const taken = start(pebbles);
    accept(say(taken, 0, { pebbles: 2 }));
    expect(ruleOf(takeBack(taken, 0, false))).toBe('K-BARRIER');
    expect(accept(takeBack(taken, 0, true)).entry).toMatchObject({ type: 'undo', to: 0, beyond: true });
  });

  test('carry a game on under corrected rules', () => {
    const match = start(pebbles);
    accept(correctHeap(match, 2));
    accept(say(match, 0, { pebbles: 2 }));
    expect(verify(pebbles, recordOf(match))).toMatchObject({ state: { outcome: { winners: [0] } }, rebases: 1 });
  });

  test('hold states that are brought up to the present shape', () => {
    const match = start(pebbles);
    const stored = JSON.stringify({ ...match.state, stack: [{ op: 'play', at: 'offer', seat: 1 }] });
    expect(readOldState(stored)).toMatchObject({ schema: 2, round: 0, stack: [{ at: 'ask', seat: 1 }] });
  });

  test('have a seed that host and players make together', () => {
    const seed = agreeOnSeed('secret', (commitment) => [commitment.slice(0, 4), 'b']);
    expect(seed).not.toBe(seedFrom('secret', []));
  });
});

test('every state of the examples is plain data', () => {
  for (const match of [start(pebbles), start(market), start(curses), start(cards)])
    expect(isPlain(match.state)).toBe(true);
});

describe('the README', () => {
  const folder = new URL('../', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const sources = readdirSync(new URL('examples/', folder)).map((name) =>
    readFileSync(new URL(`examples/${name}`, folder), 'utf8'),
  );
  const known = sources.flatMap((source) => [source.trimEnd(), ...regionsOf(source)]);
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => (block ?? '').trimEnd());

  test('shows code from the examples, word for word', () => {
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) expect(known).toContain(block);
  });

  test('shows every region of the examples once', () => {
    expect([...blocks].sort()).toEqual(sources.flatMap(regionsOf).sort());
  });

  test('leads only to files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link ?? '');
    for (const link of links.filter((one) => /\.\w+$/.test(one))) {
      expect(() => readFileSync(new URL(link, folder)), link).not.toThrow();
    }
  });
});

/** The parts of a source between `// #region` and `// #endregion`, without their common indentation. */
function regionsOf(source: string): string[] {
  return [...source.matchAll(/^( *)\/\/ #region \w+\n(.*?)^ *\/\/ #endregion$/gms)].map(([, indent, body]) =>
    (body ?? '')
      .split('\n')
      .map((line) => (line.startsWith(indent ?? '') ? line.slice(indent?.length) : line))
      .join('\n')
      .trimEnd(),
  );
}
