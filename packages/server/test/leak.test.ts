import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { describe, expect, test } from 'vitest';
import { type Sizes, sizesOf } from './leakKit.ts';
import { anyMoment, asks, isSealed, type OriginPlan, playOrigin, theEnd } from './leakOrigin.ts';
import { compareWorlds } from './leakPair.ts';

const DAYS = { kind: 'days', perAnswer: 24 * 3_600_000, pause: { from: 60, to: 360 } } as const;
const LIVE = { kind: 'live', time: 12 * 3_600_000, increment: 5000 } as const;
/** Of each kind of moment one is chosen by chance. */
const build = [anyMoment, asks('playToken')];

const PLANS: readonly OriginPlan[] = [
  { game: founders, players: 2, seed: 'clay', least: 200, moments: [...build, asks('revealTile'), theEnd] },
  { game: founders, players: 3, seed: 'reed', least: 200, moments: build, table: { listed: false, pace: DAYS } },
  { game: founders, players: 4, seed: 'palm', least: 200, moments: build, table: { pace: LIVE } },
  {
    game: civilization,
    players: 2,
    seed: 'iron',
    least: 400,
    moments: [anyMoment, asks('battleTurn'), asks('negotiate'), isSealed],
    table: { pace: LIVE },
  },
  {
    game: civilization,
    players: 3,
    seed: 'silk',
    least: 400,
    moments: [asks('interrupt'), asks('negotiate'), isSealed],
    table: { listed: false, options: { civilizations: 'chosen' } },
  },
  {
    game: civilization,
    players: 4,
    seed: 'salt',
    least: 400,
    moments: [anyMoment, asks('respond', 'choose'), isSealed],
    table: { pace: DAYS, options: { advancedTieBreak: true } },
  },
];

describe('nothing is leaked', () => {
  const channels: { [channel: string]: Sizes } = {};
  const moved = { own: 0, others: 0, shown: 0, whispered: 0, undone: 0 };

  test.each(PLANS)('from $game.id with $players players, seed $seed', async (plan) => {
    let looked = 0;
    for (const capture of await playOrigin(plan)) {
      for (const observer of [null, ...capture.table.doc.seats.keys()]) {
        const extras = { login: looked % 7 === 0, deletes: looked % 2 === 1 };
        const { script, recording, findings } = await compareWorlds(capture, observer, extras);
        expect(findings).toEqual([]);
        sizesOf(recording, channels);
        for (const move of script.moves) {
          if (move.type === 'undo') moved.undone++;
          else if (move.seat === observer) moved.own++;
          else if (move.isWhispered) moved.whispered++;
          else if (move.showsOthers) moved.shown++;
          else moved.others++;
        }
        looked++;
      }
    }
    expect(looked).toBeGreaterThanOrEqual(8);
  });

  test('and there was something to be seen', () => {
    for (const guise of ['cookie', 'secret', 'nobody', 'liar']) {
      expect(channels[`HTTP as ${guise}`]?.messages).toBeGreaterThan(300);
      expect(channels[`socket as ${guise}`]?.messages).toBeGreaterThan(300);
    }
    expect(Math.min(...Object.values(moved))).toBeGreaterThan(5);
  });
});
