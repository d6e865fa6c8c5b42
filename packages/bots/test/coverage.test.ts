import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilization } from '@tessera/game-civilization';
import { describe, expect, test } from 'vitest';
import { componentsOf, FAMILIES } from '../src/civilization/components.ts';
import { UNUSED } from '../src/civilization/unused.ts';
import { addUses, coverageReport, isCovered, usesOf } from '../src/index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TEST = { file: 'some.test.ts', title: 'covers it' };

describe('uses', () => {
  const first = usesOf({ tech: ['pottery', 'writing'] }, { tech: ['writing'] });
  const second = usesOf({ tech: ['pottery', 'writing'], relic: ['atlantis'] }, { tech: ['writing'], relic: [] });

  test('count the games in which a component was used, 0 for one that only lay in the box', () => {
    expect(first).toEqual({ tech: { pottery: 0, writing: 1 } });
  });

  test('of several lots of games are added up, in any order', () => {
    const both = { tech: { pottery: 0, writing: 2 }, relic: { atlantis: 0 } };
    expect(addUses(first, second)).toEqual(both);
    expect(addUses(second, first)).toEqual(both);
    expect(addUses({}, first)).toEqual(first);
  });

  test('are reported as used, excused or unused', () => {
    const excuse = { family: 'relic', id: 'atlantis', reason: 'too deep', test: TEST };
    const report = coverageReport(addUses(first, second), [excuse, { ...excuse, family: 'tech', id: 'writing' }]);
    expect(report).toEqual({
      tech: { used: { writing: 2 }, excused: [], unused: ['pottery'] },
      relic: { used: {}, excused: [excuse], unused: [] },
    });
    expect(isCovered(report)).toBe(false);
    expect(isCovered(coverageReport({ relic: { atlantis: 0 } }, [excuse]))).toBe(true);
    expect(coverageReport({ relic: {} }, [])).toEqual({});
  });
});

function boxWith(options: { [name: string]: boolean }) {
  const setup = civilization.setup(4, options);
  if ('rule' in setup) throw new Error(setup.rule);
  return componentsOf(setup);
}

describe('the box of Civilization', () => {
  test('has something of every family, each face once', () => {
    const box = boxWith({ expansion: true });
    expect(FAMILIES.filter((family) => box[family].length === 0)).toEqual([]);
    expect(FAMILIES.filter((family) => new Set(box[family]).size < box[family].length)).toEqual([]);
    expect(Object.fromEntries(FAMILIES.map((family) => [family, box[family].length]))).toMatchObject({
      civilization: 10,
      government: 8,
      tech: 41,
      event: 32,
      wonder: 21,
      personCard: 42,
      relic: 3,
      investment: 4,
      cityMarker: 3,
      victory: 4,
    });
  });

  test('RUL-239 has nothing of the expansion without it', () => {
    const box = boxWith({ expansion: false });
    const whole = boxWith({ expansion: true });
    const smaller = FAMILIES.filter((family) => box[family].length < whole[family].length);
    expect(smaller).toEqual([
      'civilization',
      'civilizationAbility',
      'tech',
      'ability',
      'event',
      'wonder',
      'personCard',
      'hut',
      'village',
      'relic',
      'tile',
      'investment',
      'cityMarker',
    ]);
    expect([box.relic, box.investment, box.personCard, box.cityMarker]).toEqual([[], [], [], []]);
  });
});

test('every excuse is for a component of the box, and names a test that there is', () => {
  const box = boxWith({ expansion: true });
  const wrong = UNUSED.filter(({ family, id, test: { file, title } }) => {
    const isThere = FAMILIES.some((one) => one === family && box[one].includes(id));
    const path = join(ROOT, file);
    return !isThere || !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
  });
  expect(wrong).toEqual([]);
});
