import { check, type Plain, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { founders, type TerritoryView } from '../src/index.ts';
import { randomGiven } from './randomTable.ts';
import { areJoined, canSupply, faceOf, isNeighbour, legalAdditions, waysTo } from './supplyOracle.ts';
import {
  addition,
  additionsAt,
  around,
  asked,
  chooser,
  type Table,
  table,
  targetsOf,
  territory,
  view,
} from './table.ts';
import { cartTargets, coinTargets, craftsmenTargets, warTargets } from './tokenOracle.ts';

// The rules of supply and of targets on random tables, against a second, plain and slow reading of the rule text.

function offeredAt(at: Table): string[] {
  const { rows, victory } = view(at);
  return [...rows.nature, ...rows.village, ...rows.city, ...victory];
}

describe('additions', () => {
  it('T-083 T-084 T-085 T-086 are exactly those that the rule text allows, on free cells and as replacements', () => {
    let legal = 0;
    let onlyByCarts = 0;
    for (let n = 0; n < 2000; n++) {
      const given = { ...randomGiven(chooser(`additions ${n}`), 2), step: 'add' };
      const at = table(given);
      const own = territory(at, 0);
      const { bought, stacks } = view(at);
      const { free, replacing } = legalAdditions(own, offeredAt(at), bought);
      const otherwise = stacks.nature > 0 ? 'reveal' : 'end';
      const expected = [...free, ...replacing, ...(free.length > 0 ? [] : [otherwise])].sort();
      const found = additionsAt(at);
      // The matcher is slow, so it only speaks when there is a difference to show.
      if (found.join() !== expected.join()) expect(found, JSON.stringify(given)).toEqual(expected);
      legal += free.length + replacing.length;
      if (own.carts.length === 0) continue;
      const uncarted = legalAdditions({ ...own, carts: [] }, offeredAt(at), bought);
      onlyByCarts += free.length + replacing.length - uncarted.free.length - uncarted.replacing.length;
    }
    // There is much to add on these tables, and often a cart decides.
    expect(legal).toBeGreaterThan(50_000);
    expect(onlyByCarts).toBeGreaterThan(3000);
  });

  it('T-084 T-085 T-086 T-094 every refusal names the rule that forbids, the missing resources and the idle tiles', () => {
    const counts: { [rule: string]: number } = {};
    for (let n = 0; n < 600; n++) {
      const at = table({ ...randomGiven(chooser(`refusals ${n}`), 2), step: 'add' });
      const own = territory(at, 0);
      const { bought } = view(at);
      const faces = new Set(offeredAt(at));
      const { seat, id } = asked(at);
      for (const { x, y } of around(own)) {
        for (const tile of faces) {
          const refusal = check(founders, at.state, seat, id, addition(tile, x, y));
          const expected = refusalOf(own, tile, x, y, bought);
          const found = refusal === null ? null : { rule: refusal.rule, ...partsOf(refusal.params) };
          if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
          const rule = expected?.rule ?? 'legal';
          counts[rule] = (counts[rule] ?? 0) + 1;
        }
      }
    }
    for (const rule of ['legal', 'T-083', 'T-084', 'T-085', 'T-086', 'T-094']) {
      expect(counts[rule], rule).toBeGreaterThan(30);
    }
  });
});

/** What a refusal of an addition ought to say, or null if the addition is legal. */
function refusalOf(own: TerritoryView, tile: string, x: number, y: number, bought: string | null) {
  const isOwn = own.tiles.some((other) => other.x === x && other.y === y);
  const touches = own.tiles.some((other) => Math.abs(other.x - x) + Math.abs(other.y - y) === 1);
  if (!isOwn && !touches) return { rule: 'T-083' };
  const { cost } = faceOf(tile);
  const needs = cost.map((resource) => waysTo(own, x, y, resource));
  const isBought = cost.map((resource) => resource === bought);
  if (canSupply(needs, isBought)) return null;
  const missing = cost.filter((_, i) => needs[i]?.length === 0 && isBought[i] !== true);
  if (missing.length > 0) {
    const named = missing.map((resource) => ({ resource, idle: idleFor(own, x, y, resource) }));
    return { rule: isOwn ? 'T-094' : 'T-084', missing: sorted(named) };
  }
  const ways = needs.flat();
  const [{ producer, deliverer }] = ways as [(typeof ways)[number]];
  if (ways.every((way) => way.producer === producer)) {
    return { rule: 'T-086', producer: { x: producer.x, y: producer.y } };
  }
  if (ways.some((way) => way.deliverer !== deliverer)) throw new Error(`nothing explains ${tile} at ${x},${y}`);
  return { rule: 'T-085', deliverer: { x: deliverer.x, y: deliverer.y } };
}

/** Tiles with a token on them that would give the resource without it, at the cell or through a joined neighbour. */
function idleFor(own: TerritoryView, x: number, y: number, resource: string): PlainObject[] {
  const idle: PlainObject[] = [];
  for (const tile of own.tiles) {
    const { war, coin, craftsmen } = tile;
    if (!war && !coin && craftsmen === null) continue;
    if ((tile.x === x && tile.y === y) || !faceOf(tile.tile).products.some((product) => product === resource)) continue;
    const reaches = own.tiles.some(
      (other) => isNeighbour(other, x, y) && (other === tile || areJoined(own, other, tile)),
    );
    if (reaches) idle.push({ x: tile.x, y: tile.y, rule: war ? 'T-052' : coin ? 'T-065' : 'T-076' });
  }
  return sorted(idle);
}

/** The parts of a refusal that `refusalOf` knows, in an order of their own. */
function partsOf(params: PlainObject): PlainObject {
  const { missing, producer, deliverer } = params as { readonly [key: string]: Plain | undefined };
  const named = (missing ?? []) as readonly { readonly resource: string; readonly idle: readonly PlainObject[] }[];
  return {
    ...(missing === undefined ? {} : { missing: sorted(named.map((one) => ({ ...one, idle: sorted(one.idle) }))) }),
    ...(producer === undefined ? {} : { producer }),
    ...(deliverer === undefined ? {} : { deliverer }),
  };
}

function sorted<T>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

describe('tokens', () => {
  it.each([
    ['T-050 T-051 R-07 R-08', 'war', warTargets],
    ['T-060 T-061 T-062 R-13', 'coin', coinTargets],
    ['T-068 R-17', 'cart', cartTargets],
    ['T-075 R-16', 'craftsmen', craftsmenTargets],
  ] as const)('%s a %s token may be played exactly where the rule text allows', (_rules, kind, targetsIn) => {
    let count = 0;
    for (let n = 0; n < 1500; n++) {
      const choose = chooser(`plays ${n}`);
      const players = 2 + choose(3);
      const tokens = ['war', 'coin', 'cart', ['blacksmith', 'goldsmith', 'vintner', 'saddler'][choose(4)] as string];
      const { bought: _, ...given } = randomGiven(choose, players, tokens);
      const at = table({ ...given, step: 'token' }, players);
      const expected = targetsIn(view(at), 0);
      if (asked(at).kind !== 'playToken') {
        expect(expected).toEqual([]);
        continue;
      }
      const found = targetsOf(at, kind);
      expect(found, JSON.stringify(given)).toEqual(expected);
      count += found.length;
    }
    expect(count).toBeGreaterThan(300);
  });
});
