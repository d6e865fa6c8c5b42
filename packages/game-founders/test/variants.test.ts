import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { TILE_FACES } from '../src/data/index.ts';
import { founders } from '../src/index.ts';
import { addition, asked, chooser, dealt, laid, play, playOn, playTurn, result, table, view } from './table.ts';

const FINISH = { finishRound: true };
const LAKES = { nature: ['N6', 'N6', 'N6', 'N6'], village: [], city: [] };

/** Adds a lake above the first tile and says whether the game goes on. */
function takeLake(at: ReturnType<typeof table>): boolean {
  if (asked(at).kind === 'revealTile') play(at, { stack: 'nature' });
  play(at, addition('N6', 0, 1));
  return at.state.outcome === null;
}

describe('variants', () => {
  it('V-1 V-2 both are off by default and can be chosen at set-up', () => {
    expect(founders.setup(2, {})).toEqual({ players: 2, options: { finishRound: false, cityStackEnds: false } });
    expect(view(table({})).options).toEqual({ finishRound: false, cityStackEnds: false });
    expect(view(table({}, 2, { cityStackEnds: true })).options).toEqual({ finishRound: false, cityStackEnds: true });
    expect(founders.setup(2, { finishRound: 1 })).toMatchObject({ rule: 'K-SETUP' });
    expect(founders.setup(2, { longGame: true })).toMatchObject({
      rule: 'K-SETUP',
      params: { option: 'longGame', known: ['finishRound', 'cityStackEnds'] },
    });
  });

  it('V-1 R-37 R-21 play goes on up to and including the player before the starting player', () => {
    for (const first of [0, 1, 2, 3]) {
      for (const seat of [0, 1, 2, 3]) {
        const at = table({ step: 'add', seat, first, turn: 30, victory: [], rows: LAKES }, 4, FINISH);
        const played = [seat];
        while (takeLake(at)) played.push(asked(at).seat);
        const expected = [seat];
        while (expected.at(-1) !== (first + 3) % 4) expected.push(((expected.at(-1) as number) + 1) % 4);
        expect(played).toEqual(expected);
        expect(result(at).reason).toBe('victoryTiles');
      }
    }
  });

  it('V-1 R-37 the fixed end is told and seen by all, and the first condition that held is the reason', () => {
    const stacks = { nature: ['N5', 'N5'], village: [], city: [] };
    const at = table({ step: 'add', seat: 0, first: 0, victory: [], rows: LAKES, stacks }, 3, FINISH);
    expect(play(at, addition('N6', 0, 1))).toContainEqual({ kind: 'endFixed', reason: 'victoryTiles' });
    expect(view(at).ending).toBe('victoryTiles');
    // The two turns that are left empty the stacks as well.
    expect([takeLake(at), takeLake(at)]).toEqual([true, false]);
    expect(view(at).stacks).toEqual({ nature: 0, village: 0, city: 0 });
    expect(result(at).reason).toBe('victoryTiles');
  });

  it('R-37 the end stays fixed even if the condition ceases to hold', () => {
    const at = table({ step: 'add', seat: 0, first: 0, victory: [], rows: LAKES }, 3, FINISH);
    expect(takeLake(at)).toBe(true);
    const { box, victory } = at.state;
    const altar = box.findIndex((tile) => TILE_FACES[tile]?.family === 'victory');
    victory.push(...box.splice(altar, 1));
    expect(view(at).victory).toHaveLength(1);
    expect(takeLake(at)).toBe(true);
    expect(takeLake(at)).toBe(false);
    expect(result(at).reason).toBe('victoryTiles');
  });

  it('R-37 R-03 without tiles in any stack the turns of the round go on without step 1', () => {
    const empty = { nature: [], village: [], city: [] };
    const at = table({ step: 'add', seat: 0, first: 0, stacks: empty, rows: LAKES }, 3, FINISH);
    play(at, addition('N6', 0, 1));
    for (const seat of [1, 2]) {
      expect(asked(at)).toMatchObject({ kind: 'addTile', seat });
      play(at, addition('N6', 0, 1));
    }
    expect(result(at).reason).toBe('stacks');
  });

  it('V-2 R-22 the game also ends when the city stack is empty', () => {
    const given: PlainObject = {
      rows: { nature: ['N6'], village: [], city: ['C1a'] },
      stacks: { city: ['C2a'] },
      territories: [{ tiles: laid('N1@0,0 N1@1,0') }],
    };
    const endOf = (options: PlainObject) => {
      const at = table(given, 2, options);
      playTurn(at, 'city', addition('N6', 0, 1));
      return at.state.outcome?.reason ?? null;
    };
    expect(endOf({ cityStackEnds: true })).toBe('cityStack');
    expect(endOf({})).toBeNull();
    const early = table({ ...given, stacks: { city: ['C2a', 'C2b'] } }, 2, { cityStackEnds: true });
    playTurn(early, 'city', addition('N6', 0, 1));
    expect(early.state.outcome).toBeNull();
  });

  it('V-1 V-2 R-37 both together: the empty city stack fixes the end of the round', () => {
    const both = { finishRound: true, cityStackEnds: true };
    const at = table({ step: 'add', seat: 1, first: 0, rows: LAKES, stacks: { city: [] } }, 3, both);
    expect(takeLake(at)).toBe(true);
    expect(view(at).ending).toBe('cityStack');
    expect(takeLake(at)).toBe(false);
    expect(result(at).reason).toBe('cityStack');
  });

  it('R-37 the number of turns is bounded: 62, 60 or 58, and with V-1 by the number of players less one more', () => {
    for (const [players, bound] of [
      [2, 62],
      [3, 60],
      [4, 58],
    ] as const) {
      for (const finishRound of [false, true]) {
        let longest = 0;
        for (let n = 0; n < 6; n++) {
          const at = dealt(`long ${n}`, players, { finishRound });
          playOn(at, chooser(`long ${n}`));
          const { turn } = view(at);
          longest = Math.max(longest, turn);
          // With V-1 all have had equally many turns.
          if (finishRound) expect(turn % players).toBe(0);
        }
        expect(longest).toBeLessThanOrEqual(bound + (finishRound ? players - 1 : 0));
        // Chance players hardly ever sell out the victory tiles, so that the stacks do run out.
        expect(longest).toBeGreaterThan(bound - 15);
      }
    }
  });
});
