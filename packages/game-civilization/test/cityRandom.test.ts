import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Ask, civilization } from '../src/index.ts';
import { ITEM_IDS } from '../src/state/itemIds.ts';
import { asked, chooser, dealt, player, playOn, type Table } from './table.ts';

/** All answers one could think of, sensible or not. */
function wishes(at: Table, ask: Ask): PlainObject[] {
  if (ask.kind === 'placeItem') return at.state.ground.map((_, square) => ({ square }));
  if (ask.kind === 'secondItem') return ITEM_IDS.map((item) => ({ item, bonuses: [], rush: 0 }));
  const acts: PlainObject[] = [
    { do: 'advance' },
    { do: 'coin', tech: 'democracy' },
    { do: 'coin', tech: 'printingPress' },
  ];
  for (const city of player(at, ask.seat).cities) {
    if (city < 0) continue;
    acts.push({ do: 'devote', city });
    for (const item of ITEM_IDS) {
      for (const rush of [0, 1, 2, 9]) acts.push({ do: 'produce', city, item, bonuses: [], rush });
      acts.push({ do: 'split', city, item }, { do: 'freeBuilding', city, item });
    }
    for (let square = 0; square < at.state.ground.length; square += 5) {
      for (const twice of [false, true]) {
        for (const extra of [false, true]) acts.push({ do: 'harvest', city, square, twice, extra });
      }
    }
  }
  return acts;
}

/** Refusals that name no rule of the book. */
function unexplained(at: Table, ask: Ask): object[] {
  const found: object[] = [];
  for (const wish of wishes(at, ask)) {
    const refusal = civilization.check(at.state, ask, wish);
    if (refusal?.rule.startsWith('K-')) found.push({ wish, refusal });
  }
  return found;
}

describe('City Management in random games', () => {
  it('every wish is offered, or refused by a rule of the book', () => {
    let menus = 0;
    for (const [i, seed] of ['bricks', 'mortar', 'timber'].entries()) {
      const at = dealt(seed, i + 2);
      let asks = 0;
      playOn(at, chooser(seed), () => {
        const ask = asked(at);
        const isMenu = ask.kind === 'cityManagement';
        if (isMenu) menus++;
        if (isMenu && civilization.options(at.state, ask).length > 400) throw new Error('too many options');
        const isExamined = isMenu ? menus % 50 === 0 : ask.kind === 'placeItem' || ask.kind === 'secondItem';
        if (isExamined) expect(unexplained(at, ask)).toEqual([]);
        return ++asks > 2500;
      });
    }
    expect(menus).toBeGreaterThan(100);
  });
});
