import { seedStreams } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { TILE_FACES } from '../src/data/index.ts';
import { founders, type View } from '../src/index.ts';
import { adding, addition, chooser, dealt, laid, options, play, playOn, table, tileAt, view } from './table.ts';

/** Tables out of random games, at any question. */
function tables(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const choose = chooser(`view ${n}`);
    const at = dealt(`view ${n}`, 2 + (n % 3));
    let left = choose(140);
    playOn(at, choose, () => left-- === 0);
    return at;
  });
}

/** Every face that a view shows, tiles and tokens. */
function shown(seen: View): string[] {
  const faces = [...Object.values(seen.rows).flat(), ...seen.victory, ...seen.box.tiles, ...seen.box.tokens];
  for (const [token, count] of Object.entries(seen.piles)) {
    if (token !== 'craftsmen') for (let i = 0; i < count; i++) faces.push(token);
  }
  for (const { tiles, carts, hand, drafted, replaced } of seen.territories) {
    faces.push(...drafted, ...replaced, ...hand.map(({ token }) => token), ...carts.map(() => 'cart'));
    for (const { tile, war, coin, craftsmen } of tiles) {
      faces.push(tile, ...(war ? ['war'] : []), ...(coin ? ['coin'] : []), ...(craftsmen === null ? [] : [craftsmen]));
    }
  }
  return faces;
}

describe('what is open', () => {
  it('T-026 nobody sees the order of the stacks or the faces of undrawn craftsmen tokens', () => {
    for (const at of tables(60)) {
      for (const seat of [null, 0, 1]) {
        const other = founders.resample(at.state, seat, seedStreams('dealt again')[0] as number[]);
        expect(JSON.stringify(founders.view(other, seat))).toBe(JSON.stringify(view(at, seat)));
        const [ask] = at.state.pending?.asks ?? [];
        if (ask !== undefined) expect(founders.options(other, ask)).toEqual(options(at));
      }
    }
  });

  it('T-026 resampling does deal everything hidden again', () => {
    const at = dealt('resample');
    const orders = [1, 2, 3].map((n) => {
      const other = founders.resample(at.state, 0, seedStreams(`resample ${n}`)[0] as number[]);
      return [...other.stacks, other.craftsmen].map((order) => order.join());
    });
    const before = [...at.state.stacks, at.state.craftsmen].map((order) => order.join());
    for (const [i, order] of before.entries()) expect(new Set([order, ...orders.map((one) => one[i])]).size).toBe(4);
  });

  it('T-026 everything else is open: all components are in sight but the stacks and the craftsmen pile', () => {
    for (const at of tables(60)) {
      const seen = view(at);
      const counts: { [face: string]: number } = { ...founders.countComponents(at.state) };
      for (const face of shown(seen)) counts[face] = (counts[face] ?? 0) - 1;
      const hidden = (isHidden: (face: string) => boolean) =>
        Object.entries(counts).reduce((sum, [face, left]) => sum + (isHidden(face) ? left : 0), 0);
      for (const [stack, left] of Object.entries(seen.stacks)) {
        expect(hidden((id) => TILE_FACES.some((face) => face.id === id && face.family === stack))).toBe(left);
      }
      expect(hidden((id) => id.startsWith('R') || ['war', 'coin', 'cart'].includes(id))).toBe(0);
      const tiles = Object.values(seen.stacks).reduce((sum, left) => sum + left, 0);
      expect(hidden(() => true)).toBe(tiles + seen.piles.craftsmen);
      for (const left of Object.values(counts)) expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  it('T-026 all seats and spectators see the same; only the open questions go to the one who is asked', () => {
    for (const at of tables(20)) {
      const { seat: _, asks: none, ...everybody } = view(at, null);
      expect(none).toEqual([]);
      for (let seat = 0; seat < everybody.players; seat++) {
        const { seat: own, asks, ...rest } = view(at, seat);
        expect(own).toBe(seat);
        expect(rest).toEqual(everybody);
        expect(asks).toEqual(at.state.pending?.asks.filter((ask) => ask.seat === seat) ?? []);
      }
    }
  });

  it('T-026 a view names no seed, no generator and no frame', () => {
    const text = JSON.stringify(view(dealt('secrets'), 0));
    for (const word of ['rng', 'seed', 'stack"', 'pending']) expect(text).not.toContain(word);
  });

  it('T-026 the bought resource and the tile that must be added are open to all', () => {
    const at = adding('N6@0,0 N6@1,0', ['V1'], { bought: 'wood', stacks: { nature: ['N2'] } });
    expect(view(at, 1)).toMatchObject({ bought: 'wood', only: null });
    play(at, { action: 'reveal' });
    expect(view(at, 1)).toMatchObject({ bought: 'wood', only: 'N2', awaited: [{ seat: 0, kind: 'addTile' }] });
    play(at, addition('N2', 0, 1));
    expect(view(at, 1)).toMatchObject({ bought: null, only: null });
  });

  it('shows what a tile carries, what it produces and the points so far', () => {
    const at = table({
      territories: [
        {
          tiles: laid('V1@0,0+craftsmen N1@1,0+coin R23@0,1 C1a@1,1+war'),
          carts: [{ x: 0, y: 0 }],
          hand: ['cart'],
          replaced: ['N5'],
        },
      ],
    });
    const tile = { war: false, coin: false, craftsmen: null, produces: [], network: 0 };
    expect(tileAt(at, 0, 0, 0)).toEqual({ ...tile, tile: 'V1', x: 0, y: 0, craftsmen: 'blacksmith' });
    expect(tileAt(at, 0, 1, 0)).toEqual({ ...tile, tile: 'N1', x: 1, y: 0, coin: true });
    expect(tileAt(at, 0, 0, 1)).toEqual({ ...tile, tile: 'R23', x: 0, y: 1 });
    expect(tileAt(at, 0, 1, 1)).toEqual({ ...tile, tile: 'C1a', x: 1, y: 1, war: true });
    expect(tileAt(at, 1, 0, 0)).toMatchObject({ network: null, produces: ['wood', 'stone'] });
    expect(view(at).territories[0]).toMatchObject({
      carts: [{ x: 0, y: 0 }],
      hand: [{ token: 'cart', playable: true }],
      replaced: ['N5'],
      score: { craftsmen: 2, tokens: 2, replaced: -1, victory: 3, total: 6, victoryTiles: 1 },
    });
  });
});
