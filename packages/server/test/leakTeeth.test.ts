import { type Ask, civilization, type State } from '@tessera/game-civilization';
import type { CoreState } from '@tessera/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOLES } from './leakHoles.ts';
import { firstDifference, firstHidden } from './leakKit.ts';
import { type Capture, isSealed, playOrigin } from './leakOrigin.ts';
import { compareWorlds } from './leakPair.ts';

/** A player may produce a unit now. */
function mayDrawUnit(state: CoreState): boolean {
  const options = (state.pending?.asks ?? []).flatMap((ask) => civilization.options(state as State, ask as Ask));
  return options.some(
    (option) => 'item' in option && ['artillery', 'infantry', 'mounted'].includes(String(option.item)),
  );
}

describe('a hole is found', () => {
  let captures: Capture[] = [];

  beforeAll(async () => {
    // One player has sealed an answer; one manages a city, and may draw units that nobody else sees.
    const isLate = (state: CoreState): boolean => isSealed(state) && state.seq > 100;
    const moments = [isLate, mayDrawUnit];
    captures = await playOrigin({ game: civilization, players: 2, seed: 'holes', least: 150, moments });
  });

  test.each(HOLES)('$name', async (hole) => {
    const found: string[] = [];
    for (const capture of captures) {
      for (const observer of [1, null, 0]) {
        if (found.length > 0) break;
        found.push(...(await compareWorlds(capture, observer, { login: false, deletes: false }, hole)).findings);
      }
    }
    expect(found).not.toEqual([]);
  });

  test('and without one, there is nothing to be found', async () => {
    const none = { name: 'none' };
    for (const capture of captures) {
      expect((await compareWorlds(capture, 1, { login: false, deletes: false }, none)).findings).toEqual([]);
    }
  });
});

test('differences and hidden things are named', () => {
  const received = new Map([
    ['HTTP', ['same', 'all the same']],
    ['socket', ['a secret here']],
  ]);
  expect(firstDifference(received, received)).toBeNull();
  expect(firstDifference(received, new Map([...received, ['HTTP', ['same', 'all the sane']]]))).toContain(
    'HTTP, message 1',
  );
  expect(firstDifference(received, new Map([...received, ['log', ['more']]]))).toContain('log, message 0');
  expect(firstHidden(received, new Map([['the key', 'a secret']]))).toBe('socket, message 0: the key');
  const hash = 'ab'.repeat(32);
  expect(firstHidden(new Map([['socket', [`{"hash":"${hash}"}`]]]), new Map([['its hash', hash]]))).toContain(
    'its hash',
  );
  expect(firstHidden(received, new Map([['its hash', hash]]))).toBeNull();
});
