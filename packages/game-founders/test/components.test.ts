import { describe, expect, it } from 'vitest';
import {
  BASICS,
  CITY_GOODS,
  FAMILIES,
  RESOURCES,
  TILE_FACES,
  TOKEN_FACES,
  TOKEN_KINDS,
  VILLAGE_GOODS,
} from '../src/data/index.ts';
import { founders } from '../src/index.ts';
import { adding, addition, dealt, laid, options, placesFor, play, refused, table, view } from './table.ts';

const facesOf = (family: string) => TILE_FACES.filter((face) => face.family === family);

describe('components', () => {
  it('T-001 97 tiles in four families: 24 nature, 24 village, 24 city, 25 victory', () => {
    const counts = founders.countComponents(dealt('the box').state);
    const perFamily = FAMILIES.map((family) => facesOf(family).reduce((sum, face) => sum + (counts[face.id] ?? 0), 0));
    expect(perFamily).toEqual([24, 24, 24, 25]);
  });

  it('T-002 24 tokens, six of each kind; the craftsmen have one back and six faces, one for each village good', () => {
    const at = dealt('the box');
    const counts = founders.countComponents(at.state);
    const perKind = TOKEN_KINDS.map((kind) =>
      TOKEN_FACES.filter((face) => face.kind === kind).reduce((sum, face) => sum + (counts[face.id] ?? 0), 0),
    );
    expect(perKind).toEqual([6, 6, 6, 6]);
    const craftsmen = TOKEN_FACES.filter((face) => face.kind === 'craftsmen');
    expect(craftsmen.map((face) => face.good)).toEqual(VILLAGE_GOODS);
    expect(craftsmen.map((face) => counts[face.id])).toEqual([1, 1, 1, 1, 1, 1]);
    // Face down they are all alike: the table sees how many there are and nothing else.
    expect(view(at).piles.craftsmen).toBe(6);
  });

  it('T-003 a tile shows its cost and its product; points are on victory tiles only', () => {
    for (const face of TILE_FACES) {
      for (const resource of [...face.cost, ...face.products]) expect(RESOURCES).toContain(resource);
      expect(face.points > 0).toBe(face.family === 'victory');
    }
  });

  it('T-004 what each family costs, makes and shows', () => {
    for (const { cost, products, token } of facesOf('nature')) {
      expect([cost.length, new Set(products).size, token]).toEqual([0, 2, null]);
      for (const product of products) expect(BASICS).toContain(product);
    }
    for (const { cost, products, token } of facesOf('village')) {
      expect([new Set(cost).size, products.length, token]).toEqual([2, 1, null]);
      for (const resource of cost) expect(BASICS).toContain(resource);
      expect(VILLAGE_GOODS).toContain(products[0]);
    }
    for (const { cost, products, token } of facesOf('city')) {
      expect([cost.length, products.length]).toEqual([2, 1]);
      expect(CITY_GOODS).toContain(products[0]);
      expect(TOKEN_KINDS).toContain(token);
    }
    for (const { cost, products, points, token } of facesOf('victory')) {
      expect([cost.length, products.length, token]).toEqual([2, 0, null]);
      expect(points).toBeGreaterThan(0);
    }
    // The two resources of a nature tile, one at a time: a forest alone does not make both wood and stone.
    expect(placesFor(adding('N1@0,0', ['V1']), 'V1')).toEqual([]);
  });

  it('T-005 two to four players', () => {
    for (const players of [2, 3, 4]) expect(founders.setup(players, {})).toMatchObject({ players });
    for (const players of [0, 1, 5, 6, 2.5, -2, Number.NaN, '2', null, [2]]) {
      expect(founders.setup(players, {})).toMatchObject({ rule: 'T-005', params: { min: 2, max: 4 } });
    }
    expect(founders.players).toEqual({ min: 2, max: 4 });
  });

  it('T-006 a territory lies on an unlimited square grid', () => {
    const faces = ['N1', 'N2', 'N3', 'N4', 'N5'].flatMap((id) => [id, id, id, id]);
    for (const far of [30, -49]) {
      const line = faces.map((id, i) => `${id}@${far + i},${far}`).join(' ');
      const at = adding(line, ['N6']);
      const places = placesFor(at, 'N6');
      for (const [x, y] of [
        [far - 1, far],
        [far + 20, far],
        [far, far + 1],
        [far + 19, far - 1],
      ]) {
        expect(places).toContain(`${x},${y}`);
      }
    }
  });

  it('T-006 a row is the face-up tiles beside its stack, and what is in the box is out of the game', () => {
    const at = table({
      rows: { nature: ['N1'], village: ['V1', 'V1', 'V2', 'V2', 'V3'], city: [] },
      stacks: { village: ['V6'] },
      territories: [
        {
          tiles: laid('N1@0,0 N3@1,0'),
        },
      ],
    });
    play(at, { stack: 'village' });
    expect(view(at).rows.village).toEqual(['V6']);
    expect(view(at).box.tiles).toEqual(expect.arrayContaining(['V1', 'V1', 'V2', 'V2', 'V3']));
    expect(options(at)).not.toContainEqual(addition('V1', 0, 1));
    expect(refused(at, addition('V1', 0, 1)).rule).toBe('T-080');
  });
});

describe('the tile set of chapter 9', () => {
  it('has every pair of basics once per nature and village kind, four copies each', () => {
    const pairs = (lists: readonly (readonly string[])[]) => new Set(lists.map((list) => [...list].sort().join()));
    expect(pairs(facesOf('nature').map((face) => face.products)).size).toBe(6);
    expect(pairs(facesOf('village').map((face) => face.cost)).size).toBe(6);
    for (const face of [...facesOf('nature'), ...facesOf('village')]) expect(face.copies).toBe(4);
  });

  it('has every pair of a village good and a basic once in the city, six tiles of each kind', () => {
    const cities = facesOf('city');
    expect(new Set(cities.map((face) => face.cost.join())).size).toBe(24);
    for (const kind of TOKEN_KINDS) expect(cities.filter((face) => face.token === kind)).toHaveLength(6);
  });

  it('has 25 victory tiles of different costs, worth 47 points, that use each resource of a family as often', () => {
    const victory = facesOf('victory');
    expect(new Set(victory.map((face) => face.cost.join())).size).toBe(25);
    expect(victory.reduce((sum, face) => sum + face.points, 0)).toBe(47);
    const uses = (resource: string) => victory.filter((face) => face.cost.some((one) => one === resource)).length;
    expect(BASICS.map(uses)).toEqual([2, 2, 2, 2]);
    expect(VILLAGE_GOODS.map(uses)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(CITY_GOODS.map(uses)).toEqual([6, 6, 6, 6]);
  });
});
