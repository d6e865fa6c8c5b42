import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { battleOf, FIELD, fieldOf, isOver, playFronts } from './battleTable.ts';
import { managing, near, produce } from './cityTable.ts';
import { asked, isAsked, ofKind, play, player, squareAt, type Table, table } from './table.ts';

const NEXT = squareAt(2, 8);
const DRY = [1, 2, 3, 4].flatMap((x) => [7, 8, 9].map((y) => ({ square: squareAt(x, y), terrain: 'grassland' })));

/** Seat 0's armies stand next to the field and march into it. */
function march(defender: PlainObject, given: PlainObject = {}, attacker: PlainObject = {}): Table {
  const at = table({
    phase: 'movement',
    discovered: true,
    ground: DRY,
    ...given,
    players: [
      { civilization: 'america', armies: [NEXT, NEXT], units: ['infantry3'], ...attacker },
      { civilization: 'egypt', units: ['infantry1'], ...defender },
    ],
  });
  play(at, { do: 'move', from: NEXT, armies: 2, scouts: 0 });
  play(at, { do: 'to', square: FIELD });
  return at;
}

describe('the start of a battle', () => {
  test('BAT-001 BAT-002 MOVE-022 an army enters a square with an enemy army: its owner attacks, the other defends', () => {
    const at = march({ armies: [FIELD] });
    expect(battleOf(at)).toMatchObject({ kind: 'figures', attacker: 0, defender: 1, square: FIELD });
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    playFronts(at);
    expect(player(at, 0).armies.filter((square) => square === FIELD)).toHaveLength(2);
  });

  test('BAT-001 BAT-002 MOVE-017 an army enters an enemy city center', () => {
    const at = march({ cities: [null, FIELD] });
    expect(battleOf(at)).toMatchObject({ kind: 'city', attacker: 0, defender: 1, city: 1 });
  });

  test('BAT-001 HUT-003 an army enters a square with a village', () => {
    const at = march({}, { pieces: [{ square: FIELD, village: 'iron' }] });
    expect(battleOf(at)).toMatchObject({ kind: 'village', attacker: 0, defender: 1 });
  });

  test('BAT-001 FIG-011 an army is built into a blockaded square with an enemy army', () => {
    const at = managing({
      capital: ['forest', 'forest', 'forest', 'forest'],
      player: { units: ['infantry3'] },
      enemy: { armies: [near(4)], units: ['infantry1'] },
    });
    produce(at, 'army', near(4));
    expect(battleOf(at)).toMatchObject({ kind: 'figures', attacker: 0, defender: 1, square: near(4) });
    playFronts(at);
    expect(player(at, 0).armies).toContain(near(4));
    expect(player(at, 1).armies).not.toContain(near(4));
  });

  test('HUT-004 BAT-002 the player to the explorer’s left defends a village', () => {
    for (const seat of [0, 1, 2]) {
      const field = fieldOf(3);
      const players = [0, 1, 2].map((one) => (one === seat ? { armies: [field - 1] } : {}));
      const ground = [field, field - 1].map((square) => ({ square, terrain: 'grassland' }));
      const pieces = [{ square: field, village: 'spy' }];
      const at = table({ phase: 'movement', seat, discovered: true, ground, pieces, players }, 3);
      play(at, { do: 'move', from: field - 1, armies: 1, scouts: 0 });
      play(at, { do: 'to', square: field });
      expect(battleOf(at)).toMatchObject({ kind: 'village', attacker: seat, defender: (seat + 1) % 3 });
      expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: (seat + 1) % 3 });
    }
  });

  test('MOVE-024 RUL-180 lone scouts are destroyed without battle for one loot', () => {
    const at = march({ scouts: [FIELD], trade: 4 });
    expect(isOver(at)).toBe(true);
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 1 });
  });

  test('RUL-114 RUL-112 the battle is settled at once, and its winners have moved', () => {
    const at = march({ armies: [FIELD] });
    playFronts(at);
    if (isAsked(at, 'loot')) play(at, { take: 'nothing' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(isOver(at)).toBe(true);
    expect(ofKind(play(at, { do: 'end' }), 'figuresMoved')).toEqual([]);
  });

  test('EX-14 MOVE-023 two armies and a scout are destroyed, and one loot is gained', () => {
    const at = march({ armies: [FIELD, FIELD], scouts: [FIELD], trade: 4 });
    playFronts(at);
    expect(player(at, 1).armies.concat(player(at, 1).scouts)).not.toContain(FIELD);
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, points: 1 });
  });
});
