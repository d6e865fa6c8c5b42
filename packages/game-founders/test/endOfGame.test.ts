import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import {
  act,
  addition,
  agree,
  asked,
  chooser,
  dealt,
  laid,
  options,
  play,
  playOn,
  playTurn,
  refused,
  result,
  type Table,
  table,
  view,
} from './table.ts';

/** A turn of seat 0 that adds a lake at (0, 1); a river may be taken after it. Nothing else lies face up. */
const PLAIN: PlainObject = {
  step: 'add',
  rows: { nature: ['N6', 'N5'], village: [], city: [] },
  territories: [{ tiles: laid('N1@0,0 N1@1,0') }, { tiles: laid('N2@0,0 N2@1,0') }],
};

/** Plays the turn and says why the game ended with it, or null if it goes on. */
function endAfter(given: PlainObject, players = 2): string | null {
  const at = table({ ...PLAIN, ...given }, players);
  play(at, addition('N6', 0, 1));
  return at.state.outcome?.reason ?? null;
}

describe('the end of the game', () => {
  it('T-110 the end is checked at the end of any player’s turn, not before', () => {
    for (const seat of [0, 1]) {
      const at = table({
        ...PLAIN,
        seat,
        step: 'reveal',
        victory: [],
        territories: [{ hand: ['war'] }, { hand: ['war'] }],
      });
      play(at, { stack: 'city' });
      play(at, { play: 'pass' });
      expect(at.state.outcome).toBeNull();
      play(at, addition('N6', 0, 1));
      expect(result(at).reason).toBe('victoryTiles');
      expect(at.state.pending).toBeNull();
    }
    expect(endAfter({})).toBeNull();
  });

  it('T-110 one condition is enough, and after the end nothing is asked', () => {
    const at = table({ ...PLAIN, victory: [], stacks: { nature: [], village: [], city: [] } });
    const told = play(at, addition('N6', 0, 1));
    expect(told.at(-1)).toMatchObject({ kind: 'gameEnded', reason: 'victoryTiles' });
    expect(view(at)).toMatchObject({ awaited: [], outcome: { reason: 'victoryTiles' } });
    expect(act(at, { act: 'agreedEnd', seat: null })?.rule).toBe('K-OVER');
  });

  it('T-111 the game ends when no victory tile is left face up', () => {
    const given = { rows: PLAIN['rows'] ?? null, territories: [{ tiles: laid('C1b@0,0 N1@1,0') }] };
    for (const [victory, reason] of [
      [['R01'], 'victoryTiles'],
      [['R01', 'R02'], null],
    ] as const) {
      const at = table({ ...given, step: 'add', victory });
      play(at, addition('R01', 0, 1));
      expect(at.state.outcome?.reason ?? null).toBe(reason);
    }
  });

  it('T-112 R-22 the game ends when all three stacks are empty, not when one or two are', () => {
    // Barracks and a forest keep the altar of Silvanus within reach, so that points can still be gained.
    const hopeful = { territories: [{ tiles: laid('N1@0,0 C1b@1,0') }], victory: ['R01'] };
    expect(endAfter({ ...hopeful, stacks: { nature: [], village: [], city: [] } })).toBe('stacks');
    for (const { nature, village, city } of [
      { nature: ['N3'], village: [], city: [] },
      { nature: [], village: ['V1'], city: [] },
      { nature: [], village: [], city: ['C1a'] },
    ]) {
      expect(endAfter({ ...hopeful, stacks: { nature, village, city } })).toBeNull();
    }
    for (const empty of ['nature', 'village', 'city']) {
      expect(endAfter({ ...hopeful, stacks: { [empty]: [] } })).toBeNull();
    }
  });

  it('T-112 R-03 the turn that takes the last tile of the last stack is the last one', () => {
    const at = table({ ...PLAIN, step: 'reveal', stacks: { nature: [], village: [], city: ['C2a'] } });
    expect(options(at)).toEqual([{ stack: 'city' }]);
    playTurn(at, 'city', addition('N6', 0, 1));
    expect(result(at).reason).toBe('stacks');
  });

  it('T-114 R-21 the game ends there and then: the round is not completed', () => {
    for (const seat of [0, 1, 2]) {
      const at = table({ ...PLAIN, seat, first: 0, turn: 30, victory: [], territories: [] }, 3);
      play(at, addition('N6', 0, 1));
      expect(result(at).reason).toBe('victoryTiles');
      expect(view(at).turn).toBe(30);
    }
  });
});

describe('no player can gain further points', () => {
  /** No city tile is left, and no army can be produced for the altar of Silvanus. */
  const HOPELESS: PlainObject = { victory: ['R01'], stacks: { village: ['V6'], city: [] } };

  it('T-113 R-20 the game ends when it is provable', () => {
    expect(endAfter(HOPELESS)).toBe('noMorePoints');
  });

  it('R-20 a city tile in the row or in the stack prevents it', () => {
    // A market makes no army, but it gives a token.
    expect(endAfter({ ...HOPELESS, rows: { nature: ['N6'], village: [], city: ['C2a'] } })).toBeNull();
    expect(endAfter({ ...HOPELESS, stacks: { village: ['V6'], city: ['C2a'] } })).toBeNull();
  });

  it('R-20 a tile in any territory that makes the missing resource prevents it, unless attacked', () => {
    const own = (tiles: string) => ({ ...HOPELESS, territories: [{ tiles: laid(tiles) }] });
    const other = (tiles: string) => ({ ...HOPELESS, territories: [{}, { tiles: laid(tiles) }] });
    for (const given of [own, other]) {
      expect(endAfter(given('N1@0,0 C1a@1,0'))).toBeNull();
      expect(endAfter(given('N1@0,0 C1a@1,0+war'))).toBe('noMorePoints');
      // A coin stops the tile for a turn only.
      expect(endAfter(given('N1@0,0 C1a@1,0+coin'))).toBeNull();
    }
  });

  it('R-20 a tile with craftsmen no longer makes anything, one in a row or a stack may', () => {
    // The Forum Romanum costs gold and wine. Gold can be had from the village stack.
    const forum = { victory: ['R24'], stacks: { village: ['V2'], city: [] } };
    const row = (village: readonly string[]) => ({ nature: ['N6'], village, city: [] });
    expect(endAfter(forum)).toBe('noMorePoints');
    expect(endAfter({ ...forum, rows: row(['V4']) })).toBeNull();
    expect(endAfter({ ...forum, stacks: { village: ['V2', 'V4'], city: [] } })).toBeNull();
    expect(endAfter({ ...forum, territories: [{ tiles: laid('N1@0,0 V4@1,0') }] })).toBeNull();
    expect(endAfter({ ...forum, territories: [{ tiles: laid('N1@0,0 V4@1,0+craftsmen') }] })).toBe('noMorePoints');
    const two = 'N1@0,0 V4@1,0+craftsmen V4@2,0';
    expect(endAfter({ ...forum, territories: [{ tiles: laid(two) }] })).toBeNull();
  });

  it('R-20 every face-up victory tile must be out of reach', () => {
    // Gold and wine come from the village stack, so the Forum Romanum can still be built.
    const village = ['V2', 'V4'];
    expect(endAfter({ victory: ['R01', 'R02'], stacks: { village, city: [] } })).toBe('noMorePoints');
    expect(endAfter({ victory: ['R01', 'R24'], stacks: { village, city: [] } })).toBeNull();
  });

  it('R-20 an unplayed craftsmen token that matches a good that can still be produced prevents it', () => {
    const holding = (token: string, tiles = 'N1@0,0 N1@1,0', seat = 0) => {
      const holder = { tiles: laid(tiles), hand: [token] };
      return { ...HOPELESS, territories: seat === 0 ? [holder] : [{}, holder] };
    };
    // Fish can come from the stack, iron from nowhere unless a mine lies in a territory.
    expect(endAfter(holding('fishSalter'))).toBeNull();
    expect(endAfter(holding('blacksmith'))).toBe('noMorePoints');
    for (const seat of [0, 1]) {
      expect(endAfter(holding('blacksmith', 'N1@0,0 V1@1,0', seat))).toBeNull();
      expect(endAfter(holding('blacksmith', 'N1@0,0 V1@1,0+coin', seat))).toBeNull();
      expect(endAfter(holding('blacksmith', 'N1@0,0 V1@1,0+war', seat))).toBe('noMorePoints');
    }
  });

  it('R-20 points that merely change hands with a coin do not count, nor do other tokens', () => {
    const territories = [
      { tiles: laid('N1@0,0 N1@1,0+coin'), hand: ['coin', 'war', 'cart'] },
      { hand: ['coin', 'war'] },
    ];
    expect(endAfter({ ...HOPELESS, territories })).toBe('noMorePoints');
  });
});

describe('an agreed end', () => {
  const agreed = { act: 'agreedEnd', seat: null };

  it('R-20 R-38 all players may agree on the end at the end of a turn; it is recorded as agreed and scored normally', () => {
    const at = table({ territories: [{ tiles: laid('N1@0,0 R23@1,0'), hand: ['war'] }, { hand: ['cart'] }] });
    const before = view(at).territories.map((one) => one.score);
    expect(act(at, agreed)).toBeNull();
    expect(result(at)).toEqual({ reason: 'agreed', winners: [0], scores: before });
    expect(before.map((score) => score.total)).toEqual([4, 1]);
    expect(at.state.pending).toBeNull();
  });

  it('R-38 not during a turn, not during set-up, not before the first turn', () => {
    const refusedAt = (at: Table) => {
      const before = JSON.stringify(at.state);
      expect(act(at, agreed)).toMatchObject({ rule: 'R-38' });
      expect(JSON.stringify(at.state)).toBe(before);
    };
    const at = table({ territories: [{ hand: ['war'] }] });
    play(at, { stack: 'nature' });
    refusedAt(at);
    play(at, { play: 'pass' });
    refusedAt(at);
    play(at, options(at)[0] ?? {});
    expect(agree(at).reason).toBe('agreed');
    const fresh = dealt('agreement');
    refusedAt(fresh);
    playOn(fresh, chooser('agreement'), () => asked(fresh).kind === 'layTiles');
    refusedAt(fresh);
    playOn(fresh, chooser('agreement'), () => asked(fresh).kind === 'revealTile');
    refusedAt(fresh);
    playOn(fresh, chooser('agreement'), () => view(fresh).turn === 2);
    expect(agree(fresh).reason).toBe('agreed');
  });

  it('R-38 the engine knows no other acts of the table than an agreed end and resigning', () => {
    const at = table({});
    expect(act(at, { act: 'surrender', seat: 0 })).toEqual({ rule: 'K-SHAPE', params: { act: 'surrender' } });
    expect(refused(at, { act: 'agreedEnd' }).rule).toBe('K-SHAPE');
  });
});
