import { civilization, HAPPENING_KINDS, type Happening } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { civilizationTalk } from '../src/civilization/talk.ts';
import { createWords, textOf } from '../src/words.ts';
import { CATALOGS, deal, TALKS, whoIs } from './civilizationKit.ts';
import { NEWS } from './civilizationSamples.ts';

const VIEW = civilization.view(deal(2, {}, 'news').state, 0) as unknown as PlainObject;
const WHO = whoIs(0, 2);
/** Later news says it as well, or it only marks progress. */
const SILENT: readonly Happening['kind'][] = [
  'battleTurn',
  'partBegins',
  'researchRevealed',
  'scoutAssigned',
  'tradeCollected',
];

const told = (happening: { readonly kind: string }): (string | null)[] =>
  TALKS.map(({ talk }) => {
    const said = talk.happening(happening, WHO, VIEW);
    return said === null ? null : textOf(said);
  });

describe('the log of Civilization', () => {
  test('has words for every kind of news in all languages, except for those that other news cover', () => {
    const unsaid = HAPPENING_KINDS.filter((kind) =>
      NEWS.filter((one) => one.kind === kind).every((one) => told(one).every((line) => line === null)),
    );
    expect([...unsaid].sort()).toEqual(SILENT);
    const halfSaid = NEWS.filter((one) => new Set(told(one).map((line) => line === null)).size > 1);
    expect(halfSaid).toEqual([]);
  });

  test('has no unused words', () => {
    for (const [language, messages] of Object.entries(CATALOGS)) {
      const words = createWords(language, messages);
      const used = new Set<string>();
      const talk = civilizationTalk({
        ...words,
        phrase: (key, params) => {
          used.add(key);
          return words.phrase(key, params);
        },
      });
      for (const happening of NEWS) talk.happening(happening, WHO, VIEW);
      const lines = Object.keys(messages).filter((key) => key.startsWith('civilization.log.'));
      expect(lines.length).toBeGreaterThan(HAPPENING_KINDS.length - SILENT.length);
      expect(lines.filter((key) => !used.has(key))).toEqual([]);
    }
  });

  test('ignores news of a kind that only a newer server knows', () => {
    for (const kind of ['comet', 'toString', '__proto__', '']) {
      expect(told({ kind, seat: 1, square: 4 } as { readonly kind: string })).toEqual([null, null, null]);
      expect(TALKS.some(({ talk }) => talk.isHeading({ kind }))).toBe(false);
    }
  });

  test.each<[PlainObject & { readonly kind: string }, Happening]>([
    [
      { kind: 'unitGained', seat: 1, unit: 'mounted' },
      { kind: 'unitGained', seat: 1, unit: 'mounted', card: null },
    ],
    [
      { kind: 'eventDrawn', seat: 1, deck: 'II' },
      { kind: 'eventDrawn', seat: 1, deck: 'II', event: null, from: null },
    ],
    [
      { kind: 'eventDrawn', seat: 0, deck: 'II', event: 'drought' },
      { kind: 'eventDrawn', seat: 0, deck: 'II', event: 'drought', from: null },
    ],
    [
      { kind: 'markerTaken', seat: 1, from: 0, back: 'hut' },
      { kind: 'markerTaken', seat: 1, from: 0, back: 'hut', marker: null },
    ],
    [
      { kind: 'markerTaken', seat: 1, back: 'hut', marker: 'spy' },
      { kind: 'markerTaken', seat: 1, from: null, back: 'hut', marker: 'spy' },
    ],
    [
      { kind: 'hutExplored', seat: 1, square: 7 },
      { kind: 'hutExplored', seat: 1, square: 7, marker: null },
    ],
    [
      { kind: 'villageConquered', seat: 1, square: 7 },
      { kind: 'villageConquered', seat: 1, square: 7, marker: null },
    ],
    [
      { kind: 'forcesDrawn', seat: 1, barbarians: false, count: 2 },
      { kind: 'forcesDrawn', seat: 1, barbarians: false, count: 2, units: null },
    ],
    [
      { kind: 'offerAccepted', seat: 1, by: 0, gives: { trade: 1 }, wants: {} },
      { kind: 'offerAccepted', seat: 1, by: 0, gives: { trade: 1 }, wants: {}, given: null, taken: null },
    ],
    [
      { kind: 'abilityUsed', seat: 0, tech: 'mathematics', chosen: [1, 'stop', -1] },
      { kind: 'abilityUsed', seat: 0, tech: 'mathematics', chosen: [1] },
    ],
  ])('reads %o as a server kept it before', (kept, now) => {
    expect(told(kept)).toEqual(told(now));
    expect(told(now)).not.toContain(null);
  });
});
