import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { wonderIndex } from '../src/data/faces.ts';
import { coinsOf } from '../src/rules/coins.ts';
import { eventTable, HOMES, sq, token, useAbility, values } from './eventTable.ts';
import { play, playAll, player, refused, type Table, view } from './table.ts';

const [HOME] = HOMES;
const MARKET = ['stonehenge', 'colossus', 'himejiSamuraiCastle', 'unitedNations'];
const MONARCHY = { techs: ['monarchy'], resources: { silk: 1 } };
const GUNPOWDER = { techs: ['gunpowder'], resources: { silk: 2 } };

/** Seat 0 in its City Management part; an ancient and a medieval wonder stand in seat 1's outskirts. */
function lay(
  own: PlainObject,
  of: { readonly pieces?: readonly PlainObject[]; readonly options?: PlainObject } = {},
): Table {
  return eventTable({
    phase: 'cityManagement',
    players: [own],
    pieces: [{ square: sq(12, 3), wonder: 'oracle' }, { square: sq(12, 1), wonder: 'angkorWat' }, ...(of.pieces ?? [])],
    given: { wonderMarket: MARKET, decks: { wonders: ['louvre'] } },
    ...(of.options === undefined ? {} : { options: of.options }),
  });
}

/** The wonders that the ability of a tech may make obsolete. */
function choices(at: Table, tech: string): (string | number)[] {
  playAll(at, [{ do: 'ability', tech }, { value: 'obsolete' }]);
  return values(at);
}

describe('obsolete wonders', () => {
  test('OBS-004 RUL-196 Monarchy obsoletes an ancient wonder, Gunpowder an ancient or medieval one', () => {
    const ancient = choices(lay(MONARCHY), 'monarchy');
    expect(ancient).toEqual(expect.arrayContaining(['oracle', 'stonehenge', 'colossus']));
    expect(ancient).toHaveLength(3);
    const both = choices(lay(GUNPOWDER), 'gunpowder');
    expect(both).toEqual(
      expect.arrayContaining(['oracle', 'stonehenge', 'colossus', 'angkorWat', 'himejiSamuraiCastle']),
    );
    expect(both).not.toContain('unitedNations');
    // Not those still in the deck.
    expect(both).not.toContain('louvre');
  });

  test('OBS-001 OBS-002 the marker stays, the card is turned over, the ability is lost for good', () => {
    const at = lay(GUNPOWDER);
    const heard = useAbility(at, 'gunpowder', ['obsolete', 'angkorWat'], token('silk'), token('silk'));
    expect(heard).toContainEqual({ kind: 'wonderObsolete', wonder: 'angkorWat' });
    expect(at.state.pieces[sq(12, 1)]).not.toBe(0);
    expect(player(at, 1).wonders).toContain(wonderIndex('angkorWat'));
    expect(view(at).obsolete).toEqual(['angkorWat']);
    expect(view(at).players[1]?.wonders).toContainEqual({
      wonder: 'angkorWat',
      obsolete: true,
      square: sq(12, 1),
      coins: 0,
    });
    const tokens = eventTable({
      phase: 'cityManagement',
      players: [{ canalCoins: 3 }],
      pieces: [{ square: sq(3, 3), wonder: 'panamaCanal' }],
    });
    expect(coinsOf(tokens.state, 0)).toBe(3);
    const lost = eventTable({
      phase: 'cityManagement',
      players: [{ canalCoins: 3 }],
      pieces: [{ square: sq(3, 3), wonder: 'panamaCanal' }],
      given: { obsolete: ['panamaCanal'] },
    });
    expect(coinsOf(lost.state, 0)).toBe(0);
  });

  test('RUL-196 a wonder that is obsolete already cannot be chosen again', () => {
    const at = eventTable({
      phase: 'cityManagement',
      players: [MONARCHY],
      pieces: [{ square: sq(12, 3), wonder: 'oracle' }],
      given: { obsolete: ['oracle'], wonderMarket: [null, null, null, null] },
    });
    // With no unit to kill either, Monarchy cannot be used at all.
    expect(refused(at, { do: 'ability', tech: 'monarchy' })).toEqual({ rule: 'RUL-249', params: { tech: 'monarchy' } });
  });

  test('OBS-003 its marker still gives culture', () => {
    const given = { obsolete: ['oracle'] };
    const at = eventTable({
      phase: 'cityManagement',
      pieces: [{ square: sq(3, 3), wonder: 'oracle' }],
      given,
    });
    const before = view(at).players[0]?.cities[0]?.culture as number;
    expect(before).toBeGreaterThan(0);
    play(at, { do: 'devote', city: HOME });
    expect(player(at, 0).culture).toBe(1 + before);
  });

  test('OBS-005 FAQ-005 one in the market leaves the game, and the next of the deck takes its place', () => {
    const at = lay(MONARCHY);
    useAbility(at, 'monarchy', ['obsolete', 'colossus'], token('silk'));
    expect(at.state.box.wonders).toContain(wonderIndex('colossus'));
    expect(view(at).wonderMarket).toEqual(['stonehenge', 'louvre', 'himejiSamuraiCastle', 'unitedNations']);
    expect(view(at).obsolete).toEqual([]);
  });

  test('RUL-195 one may obsolete an own wonder', () => {
    const at = lay(MONARCHY, { pieces: [{ square: sq(3, 3), wonder: 'hangingGardens' }] });
    useAbility(at, 'monarchy', ['obsolete', 'hangingGardens'], token('silk'));
    expect(view(at).players[0]?.wonders).toContainEqual({
      wonder: 'hangingGardens',
      obsolete: true,
      square: sq(3, 3),
      coins: 0,
    });
  });
});
