import { founders } from '@tessera/game-founders';
import { type Ask, answer, isIllegal, type PlainObject, startMatch } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../src/help/guide/script.ts';
import { STEPS, stepAt, wantedAt } from '../src/help/guide/steps.ts';

/** The guided game under the present rules: if one of these fails, learners get stuck. */
describe('the guided game', () => {
  const setup = founders.setup(2, {});
  if (isIllegal(setup)) throw new Error('Founders cannot be set up for two');
  const { match } = startMatch(founders, setup, SCRIPT.secret);
  const happened: string[] = [];
  const own: number[] = [];

  it('can be played from the first answer to the last, and every step is offered', () => {
    for (const [n, value] of SCRIPT.answers.entries()) {
      const ask = match.state.pending?.asks[0] as Ask;
      if (ask.seat === 0) {
        own.push(n);
        const offered = founders.options(match.state, ask as never) as readonly unknown[] as readonly PlainObject[];
        expect(offered, `answer ${n}`).toContainEqual(wantedAt(n));
      }
      const played = answer(match, ask.seat, ask.id, value);
      if (isIllegal(played)) throw new Error(`answer ${n} is refused by ${played.rule}`);
      happened.push(...played.told.map(({ full }) => full.kind));
    }
    expect(match.state.seq).toBe(SCRIPT.answers.length);
  });

  it('has a step for each of the own answers, and none between them', () => {
    expect(STEPS.map(({ after }) => after)).toEqual(own);
    expect(stepAt(0)).toBe(0);
    expect(stepAt(1)).toBe(1);
    expect(stepAt(SCRIPT.answers.length)).toBe(STEPS.length);
    expect(wantedAt(1)).toBeNull();
  });

  it('shows what it promises: drafting, a token, a cart, a coin, a replacement, victory tiles', () => {
    expect(happened).toEqual(
      expect.arrayContaining(['tileDrafted', 'tilesLaid', 'tileRevealed', 'tokenReceived', 'cartPlayed', 'coinPlayed']),
    );
    const [mine] = founders.view(match.state, 0).territories;
    expect(mine?.replaced).toHaveLength(1);
    expect(mine?.score.victoryTiles).toBe(2);
  });
});
