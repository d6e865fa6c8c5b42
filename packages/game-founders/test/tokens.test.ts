import { describe, expect, it } from 'vitest';
import { founders } from '../src/index.ts';
import {
  adding,
  addition,
  agree,
  asked,
  dealt,
  hand,
  laid,
  options,
  play,
  playTurn,
  refused,
  table,
  targetsOf,
  territory,
  tileAt,
  view,
} from './table.ts';

/** A mine next to what all city tiles that need iron want beside it. */
const IRON_TOWN = 'V1@0,0 N1@1,0 N6@0,1';

describe('step 2: tokens in general', () => {
  it('T-040 only city tiles give tokens: nature, village and victory tiles give none', () => {
    const town = `${IRON_TOWN} C1b@-1,0`;
    for (const [tile, tokens] of [
      ['N2', []],
      ['V3', []],
      ['R09', []],
      ['C1a', ['war']],
    ] as const) {
      const at = adding(town, [tile]);
      play(at, addition(tile, tile.startsWith('R') ? -1 : 1, 1));
      expect(hand(at, 0)).toEqual(tokens);
    }
  });

  it('T-040 tokens held are open to all, and a token that is not held cannot be played', () => {
    const at = table({
      step: 'token',
      territories: [{ hand: ['war', 'weaver'] }, { hand: ['coin', { token: 'cart', received: 'now' }] }],
    });
    for (const viewer of [null, 0, 1]) {
      expect(view(at, viewer).territories.map((one) => one.hand)).toEqual([
        [
          { token: 'war', playable: true },
          { token: 'weaver', playable: true },
        ],
        [
          { token: 'coin', playable: true },
          { token: 'cart', playable: false },
        ],
      ]);
    }
    const coin = { play: 'coin', seat: 1, x: 0, y: 0, resource: 'wood' };
    expect(refused(at, coin)).toEqual({ rule: 'T-040', params: { token: 'coin' } });
  });

  it('T-041 T-089 adding a city tile gives at once one token of the kind it shows', () => {
    for (const [tile, token, pile] of [
      ['C1a', 'war', 'war'],
      ['C2a', 'coin', 'coin'],
      ['C3a', 'cart', 'cart'],
      ['C4a', 'weaver', 'craftsmen'],
    ] as const) {
      const at = adding(IRON_TOWN, [tile], { craftsmen: ['weaver', 'saddler', 'goldsmith'], victory: ['R25'] });
      const before = view(at).piles;
      const told = play(at, addition(tile, 1, 1));
      expect(told).toContainEqual({ kind: 'tokenReceived', seat: 0, token });
      expect(hand(at, 0)).toEqual([token]);
      expect(view(at).piles).toEqual({ ...before, [pile]: before[pile] - 1 });
    }
  });

  it('T-041 each city tile gives its token once per game', () => {
    const at = adding(IRON_TOWN, ['C1a', 'N5', 'N4'], { victory: ['R25'] });
    play(at, addition('C1a', 1, 1));
    playTurn(at, 'city', addition('N5', 0, 1));
    playTurn(at, 'city', addition('N4', 2, 0));
    expect(hand(at, 0)).toEqual(['war']);
  });

  it('T-041 a craftsmen token is drawn at random and turned face up', () => {
    // The pile is shuffled, so any of the six may be the next.
    const tops = Array.from({ length: 60 }, (_, n) => dealt(`craftsmen ${n}`).state.craftsmen.at(-1));
    expect(new Set(tops).size).toBe(6);
    const at = adding(IRON_TOWN, ['C4a'], { craftsmen: ['saddler', 'weaver'] });
    play(at, addition('C4a', 1, 1));
    expect(view(at, 1).territories[0]?.hand).toEqual([{ token: 'saddler', playable: false }]);
    expect(view(at, 1).piles.craftsmen).toBe(1);
  });

  it('T-042 at most one token per turn, before the tile is added', () => {
    const at = table({ step: 'token', territories: [{ hand: ['war', 'war', 'coin'] }] });
    play(at, { play: 'war', seat: 1, x: 0, y: 0 });
    expect(asked(at).kind).toBe('addTile');
    const second = { kind: 'playToken', answer: { play: 'war', seat: 1, x: 1, y: 0 } };
    expect(founders.explain(at.state, 0, second)?.rule).toBe('T-025');
    expect(hand(at, 0)).toEqual(['war', 'coin']);
  });

  it('T-043 a token may not be played in the turn in which it was received, but later', () => {
    const at = table({
      step: 'token',
      rows: { nature: ['N5', 'N5'], village: [], city: [] },
      territories: [{ hand: ['coin', { token: 'war', received: 'now' }] }],
    });
    expect(targetsOf(at, 'war')).toEqual([]);
    expect(refused(at, { play: 'war', seat: 1, x: 0, y: 0 })).toEqual({ rule: 'T-043', params: { token: 'war' } });
    play(at, { play: 'pass' });
    play(at, addition('N5', 0, 1));
    playTurn(at, 'nature', addition('N5', 0, 1));
    play(at, { stack: 'nature' });
    expect(targetsOf(at, 'war').length).toBeGreaterThan(0);
  });

  it('T-043 of two equal tokens the one of an earlier turn is played, the new one stays', () => {
    const at = table({ step: 'token', territories: [{ hand: [{ token: 'war', received: 'now' }, 'war'] }] });
    play(at, { play: 'war', seat: 1, x: 0, y: 0 });
    expect(territory(at, 0).hand).toEqual([{ token: 'war', playable: false }]);
  });

  it('T-043 craftsmen received in this turn have no target, even beside older ones', () => {
    const at = table({
      step: 'token',
      territories: [
        {
          tiles: laid('V1@0,0 V3@1,0'),
          hand: ['blacksmith', { token: 'weaver', received: 'now' }],
        },
      ],
    });
    expect(targetsOf(at, 'craftsmen')).toEqual(['0,0']);
    expect(refused(at, { play: 'craftsmen', x: 1, y: 0 }).rule).toBe('T-043');
  });

  it('T-044 an unplayed token is worth 1 point', () => {
    const tokens = ['war', 'coin', 'cart', 'weaver'];
    for (let count = 0; count <= tokens.length; count++) {
      const { scores } = agree(table({ territories: [{ hand: tokens.slice(0, count) }] }));
      expect(scores[0]).toMatchObject({ tokens: count, total: count });
    }
  });

  it('T-045 a played war, cart or craftsmen token stays on the table; a played coin passes to the opponent', () => {
    const given = {
      step: 'token',
      rows: { nature: ['N1', 'N1'], village: [], city: [] },
      territories: [
        {
          tiles: laid('V1@0,0 N2@1,0 N2@0,1 N2@1,1'),
          hand: ['war', 'cart', 'blacksmith', 'coin'],
        },
        {
          tiles: laid('N3@0,0 N3@1,0'),
        },
      ],
    };
    const playedWith = (token: { readonly [key: string]: string | number }) => {
      const at = table(given);
      play(at, token);
      play(at, addition('N1', 2, 0));
      playTurn(at, 'village', addition('N1', 0, 1));
      return at;
    };
    const war = playedWith({ play: 'war', seat: 1, x: 0, y: 0 });
    expect(tileAt(war, 1, 0, 0).war).toBe(true);
    expect(view(war).territories.map((one) => one.hand.length)).toEqual([3, 0]);
    const cart = playedWith({ play: 'cart', x: 0, y: 0 });
    expect(territory(cart, 0).carts).toEqual([{ x: 0, y: 0 }]);
    const craftsmen = playedWith({ play: 'craftsmen', x: 0, y: 0 });
    expect(tileAt(craftsmen, 0, 0, 0).craftsmen).toBe('blacksmith');
    const coin = playedWith({ play: 'coin', seat: 1, x: 0, y: 0, resource: 'water' });
    expect(hand(coin, 0)).toEqual(['war', 'cart', 'blacksmith']);
    expect(hand(coin, 1)).toEqual(['coin']);
    expect(tileAt(coin, 1, 0, 0).coin).toBe(false);
  });

  it('R-04 coins taken back or kept count as received this turn: they can be played from the next turn on', () => {
    const at = adding('N1@0,0+coin N2@1,0+coin', ['N3', 'N4'], { turn: 7, victory: ['R25'] });
    // One coin is kept from the replaced tile (T-096), the other one is taken at the end of the turn (T-066).
    play(at, addition('N3', 0, 0));
    const { hand: held, received } = at.state.territories[0] ?? {};
    expect([held?.length, received]).toEqual([2, [7, 7]]);
    playTurn(at, 'nature', addition('N4', 0, 1));
    play(at, { stack: 'nature' });
    expect(asked(at)).toMatchObject({ kind: 'playToken', seat: 0 });
    expect(targetsOf(at, 'coin').length).toBeGreaterThan(0);
  });

  it('R-05 an empty pile gives no token', () => {
    const emptied = adding(IRON_TOWN, ['C1a'], { victory: ['R25'] });
    emptied.state.piles[0] = 0;
    const told = play(emptied, addition('C1a', 1, 1));
    expect(told.map((one) => one.kind)).not.toContain('tokenReceived');
    expect(hand(emptied, 0)).toEqual([]);
    expect(view(emptied).piles.war).toBe(0);
    const noCraftsmen = adding(IRON_TOWN, ['C4a'], { victory: ['R25'], craftsmen: [] });
    play(noCraftsmen, addition('C4a', 1, 1));
    expect(hand(noCraftsmen, 0)).toEqual([]);
    expect(asked(noCraftsmen)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('R-40 step 2 is asked only with a token of an earlier turn that has a target; passing is always an option', () => {
    const square = laid('N1@0,0 N1@1,0 N1@0,1 N1@1,1');
    const kindWith = (own: object) => asked(table({ step: 'token', territories: [{ ...own }] })).kind;
    expect(kindWith({})).toBe('addTile');
    expect(kindWith({ hand: ['war'] })).toBe('playToken');
    expect(kindWith({ hand: [{ token: 'war', received: 'now' }] })).toBe('addTile');
    expect(kindWith({ hand: ['cart'] })).toBe('addTile');
    expect(kindWith({ hand: ['cart'], tiles: square })).toBe('playToken');
    expect(kindWith({ hand: ['weaver'], tiles: square })).toBe('addTile');
    for (const token of ['war', 'coin', 'cart']) {
      const at = table({ step: 'token', territories: [{ hand: [token], tiles: square }] });
      expect(options(at)[0]).toEqual({ play: 'pass' });
      play(at, { play: 'pass' });
      expect(asked(at).kind).toBe('addTile');
      expect(hand(at, 0)).toEqual([token]);
    }
  });

  it('R-15 on a victory tile: war yes, coin no, craftsmen no, and it may be one of four under a cart', () => {
    const at = table({
      step: 'token',
      territories: [
        {
          tiles: laid('R01@0,0 N1@1,0 N1@0,1 N1@1,1'),
          hand: ['war', 'coin', 'cart', 'blacksmith'],
        },
        {
          tiles: laid('R02@0,0 R03@1,0'),
        },
      ],
    });
    expect(targetsOf(at, 'war')).toEqual(['1:0,0', '1:1,0']);
    expect(targetsOf(at, 'coin')).toEqual([]);
    expect(refused(at, { play: 'coin', seat: 1, x: 0, y: 0, resource: 'army' }).rule).toBe('T-061');
    expect(targetsOf(at, 'craftsmen')).toEqual([]);
    expect(refused(at, { play: 'craftsmen', x: 0, y: 0 }).rule).toBe('T-075');
    expect(targetsOf(at, 'cart')).toEqual(['0,0']);
  });
});
