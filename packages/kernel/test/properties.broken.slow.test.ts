import { describe, expect, test } from 'vitest';
import { type PropertySettings, runProperties } from '../src/testing/index.ts';
import { BROKEN } from './propertiesBroken.ts';

/** Often: a broken game shall be found out soon. */
const EAGER: PropertySettings = {
  games: 40,
  maxFailures: 1,
  rates: { acts: 1, json: 1, replay: 8, views: 1, resample: 1, secrets: 1, previews: 1, news: 1 },
  acts: [{ act: 'agreedEnd', seat: null }],
};

for (const [property, games] of Object.entries(BROKEN)) {
  describe(`the suite reports as ‘${property}’`, () => {
    for (const [fault, game, settings] of games) {
      test(fault, () => {
        const [failure] = runProperties(game, { ...EAGER, ...settings }).failures;
        expect(failure).toMatchObject({ property, game: 'harbour' });
      });
    }
  });
}
