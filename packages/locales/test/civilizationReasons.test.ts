import { civilization } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../src/civilization/refusals.ts';
import { textOf } from '../src/words.ts';
import { deal, faultIn, TALKS, talkIn, whoIs } from './civilizationKit.ts';
import { REFUSED } from './civilizationSamples.ts';

const VIEW = civilization.view(deal(2, {}, 'reasons').state, 0) as unknown as PlainObject;

function said(language: string, rule: string, params: PlainObject): string {
  return textOf(talkIn(language).refusal({ rule, params }, VIEW, whoIs(0, 2)));
}

describe('why not, in words', () => {
  test('SOT-007 a refused city at the edge of the map names the edge, not undiscovered squares', () => {
    expect(said('en', 'SOT-007', { square: 48 })).toMatch(/edge of the map/);
    for (const { language } of TALKS) {
      const edge = said(language, 'SOT-007', { square: 48 });
      const hidden = said(language, 'SOT-007', { square: 48, undiscovered: 49 });
      expect(edge).not.toMatch(/discover|odkry|atrast/i);
      expect(hidden).toMatch(/discover|odkry|atrast/i);
    }
  });

  test('RUL-102 a reachable square is named with the steps to it', () => {
    expect(said('en', 'RUL-102', { from: 43, square: 52, left: 4, steps: 2 })).toMatch(/ is 2 steps away/);
    for (const { language } of TALKS) {
      expect(said(language, 'RUL-102', { from: 43, square: 52, left: 4, steps: 3 })).toContain('3');
      expect(said(language, 'RUL-102', { from: 43, square: 52, left: 4, steps: 2 })).not.toMatch(
        /diagonal|ukos|įstriž/,
      );
    }
  });

  test('names nothing for a fact that is missing, or that an answer from outside has corrupted', () => {
    const names = [...new Set(REFUSED.flatMap(({ params }) => Object.keys(params)))];
    const spoilt = [null, true, 'nonsense', '', [], {}, ['nonsense', 2.5]].map((junk) =>
      Object.fromEntries(names.map((name) => [name, junk])),
    );
    const lacking = REFUSED.flatMap(({ rule, params }) =>
      Object.keys(params).map((name) => ({ rule, params: { ...params, [name]: null } })),
    );
    const all = [
      ...Object.keys(REFUSALS).flatMap((rule) => [{}, ...spoilt].map((params) => ({ rule, params }))),
      ...lacking,
    ];
    // What is awaited comes from the game itself.
    const refusals = all.filter(({ params }) => !('now' in params) || typeof params.now !== 'string');
    const faults = TALKS.flatMap(({ language, talk }) =>
      refusals.flatMap(({ rule, params }) => {
        const fault = faultIn(talk.refusal({ rule, params }, VIEW, whoIs(0, 2)), true);
        return fault === null ? [] : [`${language} ${rule} ${JSON.stringify(params)}: ${fault}`];
      }),
    );
    expect(faults.slice(0, 10)).toEqual([]);
  });
});

describe('what an answer would replace, in words', () => {
  const OPTION = { square: 12 };
  const ASK = { kind: 'placeItem', about: { city: 13, item: 'market' } };
  const over = (kind: string, face: string) => ({ ...VIEW, replaced: [{ square: 12, piece: { kind, face } }] });

  test.each([
    ['building', 'granary', /Granary .*back to the market/],
    ['wonder', 'stonehenge', /Stonehenge .*for good/],
    ['person', 'artist', /artist .*back to your reserve/i],
  ])('a %s is named by the option and by the warning', (kind, face, expected) => {
    const view = over(kind, face);
    expect(textOf(talkIn('en').warning(OPTION, ASK, view, whoIs(0, 2)) ?? [])).toMatch(expected);
    for (const { language, talk } of TALKS) {
      const name = textOf(talk.warning(OPTION, ASK, view, whoIs(0, 2)) ?? []).split(' ')[0] ?? '?';
      expect(textOf(talk.option(OPTION, ASK, view, whoIs(0, 2))), language).toContain(name);
      expect(textOf(talk.option(OPTION, ASK, VIEW, whoIs(0, 2))), language).not.toContain(name);
    }
  });

  test('nothing is said where nothing makes room', () => {
    for (const { talk } of TALKS) {
      expect(talk.warning(OPTION, ASK, VIEW, whoIs(0, 2))).toBeNull();
      expect(talk.warning({ square: 11 }, ASK, over('building', 'granary'), whoIs(0, 2))).toBeNull();
      expect(talk.warning({ reserve: true }, ASK, over('building', 'granary'), whoIs(0, 2))).toBeNull();
    }
  });
});
