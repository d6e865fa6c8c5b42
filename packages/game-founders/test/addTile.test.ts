import { describe, expect, it } from 'vitest';
import {
  adding,
  addition,
  additionsAt,
  asked,
  hand,
  laid,
  options,
  placesFor,
  play,
  playTurn,
  refused,
  table,
  territory,
  tileAt,
  view,
} from './table.ts';

/** Around the middle: a river on the left, a waterfall on the right, altars above, below and between. */
const RING = 'N5@-1,0 R01@0,0 N3@1,0 R02@0,1 R03@0,-1';

describe('step 3: adding a tile', () => {
  it('T-080 exactly one face-up tile is added, from any of the three rows or from the victory tiles', () => {
    const tiles = 'V1@0,0 N1@1,0 N2@0,1 C1b@1,1';
    for (const tile of ['N6', 'V3', 'C1a', 'R09']) {
      const at = adding(tiles, ['N6', 'V3', 'C1a', 'R09', 'R25']);
      const faceUp = () => [...Object.values(view(at).rows).flat(), ...view(at).victory];
      expect(new Set(options(at).map((answer) => ('tile' in answer ? answer.tile : '')))).toEqual(
        new Set(['N6', 'V3', 'C1a', 'R09']),
      );
      const [place] = options(at).filter((answer) => 'tile' in answer && answer.tile === tile);
      play(at, place ?? {});
      expect(faceUp().sort()).toEqual(['N6', 'V3', 'C1a', 'R09', 'R25'].filter((id) => id !== tile).sort());
      expect(territory(at, 0).tiles.filter((one) => one.tile === tile)).toHaveLength(1);
      expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
    }
  });

  it('T-080 it is compulsory if possible', () => {
    const at = adding('N1@0,0 N2@1,0', ['V1'], { stacks: { nature: [] } });
    expect(placesFor(at, 'V1').length).toBeGreaterThan(0);
    for (const action of ['end', 'reveal']) {
      expect(options(at)).not.toContainEqual({ action });
      expect(refused(at, { action })).toEqual({ rule: 'T-080', params: { action } });
    }
  });

  it('T-081 never a tile from another player’s territory', () => {
    const at = adding('N1@0,0 N2@1,0', ['N6'], { others: [{ tiles: laid('V1@0,0 V3@1,0') }] });
    for (const tile of ['V1', 'V3']) {
      expect(placesFor(at, tile)).toEqual([]);
      expect(refused(at, addition(tile, 0, 1))).toEqual({ rule: 'T-081', params: { tile, x: 0, y: 1 } });
    }
    // A tile that lies nowhere in sight is not on offer either.
    expect(refused(at, addition('V2', 0, 1)).rule).toBe('T-080');
  });

  it('T-083 R-06 the new tile must touch the territory with a full side; a corner is not enough', () => {
    const at = adding('N1@0,0 N2@1,0', ['N6']);
    const sides = ['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'];
    expect(placesFor(at, 'N6')).toEqual([...sides, '0,0', '1,0'].sort());
    for (const [x, y] of [
      [-1, 1],
      [2, -1],
      [5, 5],
    ] as const) {
      expect(refused(at, addition('N6', x, y))).toEqual({ rule: 'T-083', params: { tile: 'N6', x, y } });
    }
  });

  it('T-084 every required resource comes from a tile next to the new one, also diagonally', () => {
    // A mine at (0, 0) of an otherwise idle ring: wood and stone from any two of the eight cells around.
    const cells = ['-1,1', '0,1', '1,1', '-1,0', '1,0', '-1,-1', '0,-1', '1,-1'];
    for (const wood of cells) {
      for (const stone of cells) {
        if (wood === stone) continue;
        const tiles = cells.map((cell, i) => {
          const idle = i < 4 ? 'V5' : 'V2';
          return `${cell === wood ? 'N5' : cell === stone ? 'N3' : idle}@${cell}`;
        });
        expect(placesFor(adding(tiles.join(' '), ['V1']), 'V1')).toContain('0,0');
      }
    }
  });

  it('T-084 a tile two cells away supplies nothing, and the refusal says what is missing', () => {
    const at = adding('N5@0,0 N6@1,0 N3@2,0', ['V1']);
    expect(placesFor(at, 'V1')).toEqual(['1,-1', '1,0', '1,1']);
    expect(refused(at, addition('V1', 0, 1))).toEqual({
      rule: 'T-084',
      params: { tile: 'V1', x: 0, y: 1, missing: [{ resource: 'stone', idle: [] }] },
    });
    expect(refused(adding('N6@0,0 N6@1,0', ['V1']), addition('V1', 0, 1))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'wood' }, { resource: 'stone' }] },
    });
  });

  it('T-084 the refusal names the neighbours that would give the resource if they produced', () => {
    const at = adding('V1@0,0+war V1@1,0+coin V1@2,0+craftsmen V1@3,0+coin N1@1,2 N6@1,1', ['C1a']);
    expect(refused(at, addition('C1a', 0, 1))).toMatchObject({ params: { missing: [{ resource: 'iron' }] } });
    const { params } = refused(at, addition('C1a', 2, 1));
    expect(params).toMatchObject({
      missing: [
        {
          resource: 'iron',
          idle: [
            { x: 1, y: 0, rule: 'T-065' },
            { x: 2, y: 0, rule: 'T-076' },
            { x: 3, y: 0, rule: 'T-065' },
          ],
        },
      ],
    });
    expect(refused(at, addition('C1a', 0, 1)).params).toMatchObject({
      missing: [
        {
          resource: 'iron',
          idle: [
            { x: 0, y: 0, rule: 'T-052' },
            { x: 1, y: 0, rule: 'T-065' },
          ],
        },
      ],
    });
  });

  it('T-084 the refusal also names idle tiles that carts join to a neighbour', () => {
    const at = adding('V1@0,0+coin R01@1,0 R02@0,1 R03@1,1 N1@2,1', ['C1a'], { own: { carts: [{ x: 0, y: 0 }] } });
    expect(refused(at, addition('C1a', 2, 0))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'iron', idle: [{ x: 0, y: 0, rule: 'T-065' }] }] },
    });
  });

  it('T-085 two required resources need two different neighbours, or one and a bought resource', () => {
    expect(placesFor(adding('N1@0,0 N1@1,0', ['V1']), 'V1')).toEqual(['0,-1', '0,1', '1,-1', '1,1']);
    expect(placesFor(adding('N1@0,0', ['V1']), 'V1')).toEqual([]);
    const bought = adding('N1@0,0', ['V1'], { bought: 'wood' });
    expect(placesFor(bought, 'V1')).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
  });

  it('T-085 the refusal names the one tile that would have to hand over both', () => {
    const at = adding('N5@0,0 N3@0,1 R01@1,0 R02@1,1 R03@2,1', ['V1'], { own: { carts: [{ x: 0, y: 0 }] } });
    expect(refused(at, addition('V1', 2, 2))).toEqual({
      rule: 'T-085',
      params: { tile: 'V1', x: 2, y: 2, deliverer: { x: 1, y: 1 } },
    });
    // Also where a forest behind that tile makes both resources: a second producer would not help, a second way would.
    const forest = adding('N1@0,0 N3@0,1 R01@1,0 R02@1,1 R03@2,1', ['V1'], { own: { carts: [{ x: 0, y: 0 }] } });
    expect(refused(forest, addition('V1', 2, 2)).rule).toBe('T-085');
  });

  it('T-086 a nature tile supplies only one of its two resources', () => {
    const at = adding('N1@0,0 N6@1,0', ['V1']);
    expect(refused(at, addition('V1', 0, 1))).toEqual({
      rule: 'T-086',
      params: { tile: 'V1', x: 0, y: 1, producer: { x: 0, y: 0 } },
    });
    // Either of the two, as the other neighbour needs it.
    expect(placesFor(adding('N1@0,0 N5@1,0', ['V1']), 'V1')).toContain('0,1');
    expect(placesFor(adding('N1@0,0 N3@1,0', ['V1']), 'V1')).toContain('0,1');
  });

  it('T-087 nature tiles have no cost and may touch any tile', () => {
    for (const tile of ['N1', 'V1', 'C1a', 'R01', 'V1@0,0+war', 'V1@0,0+coin', 'V1@0,0+craftsmen']) {
      const at = adding(tile.includes('@') ? tile : `${tile}@0,0`, ['N6']);
      expect(placesFor(at, 'N6')).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,0']);
    }
  });

  it('T-088 resources are not used up, and an added tile stays when its neighbours stop producing', () => {
    const at = adding('N1@0,0 N2@1,0', ['V1', 'V1', 'N6', 'N6', 'N6'], {
      victory: ['R25'],
      others: [{ hand: ['coin', 'coin'] }],
    });
    play(at, addition('V1', 0, 1));
    playTurn(at, 'city', addition('N6', 0, 1), { play: 'coin', seat: 0, x: 0, y: 0, resource: 'wood' });
    expect(tileAt(at, 0, 0, 0).produces).toEqual([]);
    expect(tileAt(at, 0, 0, 1)).toMatchObject({ tile: 'V1', produces: ['iron'] });
    playTurn(at, 'city', addition('N6', -1, 0));
    playTurn(at, 'city', addition('N6', 0, 2));
    play(at, { stack: 'city' });
    if (asked(at).kind === 'playToken') play(at, { play: 'pass' });
    // The same forest and cliff supply a second mine.
    expect(play(at, addition('V1', 1, 1))[0]).toMatchObject({
      supply: [
        { resource: 'wood', producer: { x: 0, y: 0 } },
        { resource: 'stone', producer: { x: 1, y: 0 } },
      ],
    });
  });

  it('T-088 tiles may not be moved', () => {
    const at = adding('N1@0,0 N2@1,0 V1@0,1', ['N6'], { others: [{ tiles: laid('N3@0,0 N3@1,0') }] });
    for (const tile of ['N1', 'V1']) {
      expect(placesFor(at, tile)).toEqual([]);
      expect(refused(at, addition(tile, 1, 1))).toEqual({ rule: 'T-088', params: { tile, x: 1, y: 1 } });
    }
  });

  it('T-089 a city tile gives its token', () => {
    const at = adding('V1@0,0 N1@1,0', ['C1a'], { victory: ['R25'] });
    const told = play(at, addition('C1a', 0, 1)).map((one) => one.kind);
    expect(told.slice(0, 2)).toEqual(['tileAdded', 'tokenReceived']);
    expect(hand(at, 0)).toEqual(['war']);
  });

  it('T-090 if the green stack is empty and nothing can be added, the turn ends without a tile', () => {
    const at = adding('N1@0,0 N1@1,0', ['V5'], { victory: ['R25'], stacks: { nature: [] } });
    expect(options(at)).toEqual([{ action: 'end' }]);
    expect(refused(at, { action: 'reveal' }).rule).toBe('T-090');
    expect(play(at, { action: 'end' })[0]).toEqual({ kind: 'noTileAdded', seat: 0 });
    expect(territory(at, 0).tiles).toHaveLength(2);
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('T-090 not while a nature tile lies in the row, even with an empty stack', () => {
    const at = adding('N1@0,0 N1@1,0', ['V5', 'N6'], { stacks: { nature: [] } });
    expect(options(at)).not.toContainEqual({ action: 'end' });
    expect(refused(at, { action: 'end' }).rule).toBe('T-080');
  });

  it('R-06 corner contact is enough to supply', () => {
    // The waterfall touches (0, 1) with a corner only.
    const at = adding('N5@0,0 N3@1,0', ['V1']);
    expect(placesFor(at, 'V1')).toContain('0,1');
    expect(refused(adding('N5@0,0 N6@1,0', ['V1']), addition('V1', 0, 1)).rule).toBe('T-084');
  });

  it('R-18 if nothing fits and green tiles are left, one more is turned up and must be added', () => {
    const at = table({
      rows: { nature: [], village: ['V5'], city: [] },
      stacks: { nature: ['N2', 'N3'], city: ['C1a', 'C1b'] },
      victory: ['R25'],
      territories: [{ tiles: laid('N1@0,0 N1@1,0') }],
    });
    play(at, { stack: 'city' });
    expect(options(at)).toEqual([{ action: 'reveal' }]);
    expect(refused(at, { action: 'end' })).toEqual({ rule: 'R-18', params: { nature: 2 } });
    expect(play(at, { action: 'reveal' })).toEqual([{ kind: 'tileRevealed', seat: 0, stack: 'nature', tile: 'N2' }]);
    // Such a turn reveals two tiles.
    expect(view(at).stacks).toMatchObject({ nature: 1, city: 1 });
    expect(asked(at)).toMatchObject({ kind: 'addTile', seat: 0, only: 'N2' });
    expect(options(at).length).toBeGreaterThan(0);
    for (const answer of options(at)) expect(answer).toMatchObject({ action: 'add', tile: 'N2' });
    play(at, addition('N2', 0, 1));
    expect(view(at).rows.nature).toEqual([]);
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('R-19 which tile and where is free: a nature tile may be chosen although one could build', () => {
    const at = adding('V1@0,0 N1@1,0', ['N6', 'C1a']);
    expect(placesFor(at, 'C1a')).toEqual(['0,-1', '0,1', '1,-1', '1,1']);
    expect(placesFor(at, 'N6')).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,-1', '1,0', '1,1', '2,0'].sort());
  });

  it('R-19 some tile must be added if any fits on a free cell, even an unwanted one; replacing never counts', () => {
    // The lake is of no use to anybody; it must be added all the same.
    const at = adding('R01@0,0 R02@0,-1', ['N6'], { stacks: { nature: [] } });
    expect(refused(at, { action: 'end' }).rule).toBe('T-080');
    // Here only replacements are possible, so the turn may end without a tile.
    const ring = adding(RING, ['V1'], { stacks: { nature: [] } });
    expect(placesFor(ring, 'V1')).toEqual(['0,-1', '0,0', '0,1']);
    expect(options(ring)).toContainEqual({ action: 'end' });
  });

  it('R-34 nothing fits on a free cell: any legal replacement, or the reveal, or the end without green tiles', () => {
    const replacements = ['V1 0,-1', 'V1 0,0', 'V1 0,1'];
    expect(additionsAt(adding(RING, ['V1']))).toEqual([...replacements, 'reveal']);
    expect(additionsAt(adding(RING, ['V1'], { stacks: { nature: [] } }))).toEqual([...replacements, 'end']);
  });

  it('R-34 after the reveal exactly that tile is added, on a free cell or as a replacement', () => {
    const at = adding(RING, ['V1'], { stacks: { nature: ['N6'] } });
    play(at, { action: 'reveal' });
    expect(view(at).only).toBe('N6');
    expect(refused(at, addition('V1', 0, 0))).toMatchObject({ rule: 'R-34', params: { only: 'N6' } });
    expect(refused(at, { action: 'end' }).rule).toBe('T-080');
    expect(placesFor(at, 'N6')).toEqual(expect.arrayContaining(['0,0', '-1,0', '0,2', '2,0']));
    play(at, addition('N6', 0, 0));
    expect(tileAt(at, 0, 0, 0).tile).toBe('N6');
    expect(territory(at, 0).replaced).toEqual(['R01']);
  });

  it('R-34 the reveal only occurs with an empty green row', () => {
    const at = adding(RING, ['V1', 'N6']);
    expect(options(at)).not.toContainEqual({ action: 'reveal' });
    expect(refused(at, { action: 'reveal' }).rule).toBe('T-080');
  });

  it('R-35 nobody is asked who supplies what: a placement is one option, however many ways there are', () => {
    const at = adding('N1@0,0 N1@1,0 N3@0,1 N5@1,1', ['V1'], { own: { carts: [{ x: 0, y: 0 }] }, victory: ['R25'] });
    const texts = options(at).map((answer) => JSON.stringify(answer));
    expect(new Set(texts).size).toBe(texts.length);
    expect(refused(at, { ...addition('V1', 2, 0), supply: 'N1' }).rule).toBe('K-SHAPE');
    const told = play(at, addition('V1', 2, 0));
    expect(told[0]).toMatchObject({ kind: 'tileAdded', supply: [{ resource: 'wood' }, { resource: 'stone' }] });
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('R-24 victory tiles, like village and city tiles, need their resources next to them', () => {
    for (const [tile, good, basic] of [
      ['R01', 'C1a', 'N5'],
      ['C1a', 'V1', 'N5'],
      ['V1', 'N3', 'N5'],
    ] as const) {
      expect(placesFor(adding(`${good}@0,0 ${basic}@1,0`, [tile]), tile)).toContain('0,1');
      const away = adding(`${good}@0,0 N6@1,0 ${basic}@2,0`, [tile]);
      expect(placesFor(away, tile)).not.toContain('0,1');
      expect(refused(away, addition(tile, 0, 1))).toMatchObject({
        rule: 'T-084',
        params: { missing: [{ resource: 'wood' }] },
      });
    }
  });
});
