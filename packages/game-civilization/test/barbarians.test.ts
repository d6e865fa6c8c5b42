import { describe, expect, test } from 'vitest';
import { unitCardId } from '../src/data/faces.ts';
import { UNIT } from '../src/data/names.ts';
import {
  battleOf,
  battleWon,
  FIELD,
  type Fight,
  type Fought,
  fieldOf,
  fight,
  fronts,
  handOf,
  isOver,
  playFronts,
  playUnit,
} from './battleTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, type Table } from './table.ts';

const DECKS = { artillery: ['artillery1'], infantry: ['infantry2'], mounted: ['mounted3'] };

/** Seat 0 attacks a village with this marker; seat 1 plays the barbarians, whose cards are known. */
function village(units: readonly string[], more: Fight = {}, marker = 'iron') {
  const given = { decks: DECKS, pieces: [{ square: fieldOf(more.seats ?? 2), village: marker }], ...more.given };
  return fight({ ...more, kind: 'village', given, attacker: { civilization: 'america', ...more.attacker, units } });
}

type Left = Partial<{ readonly [T in 'artillery' | 'infantry' | 'mounted']: number }>;

/** A village fought for when the land decks hold this many cards: the others are in the standing forces of seat 1. */
function fought(left: Left): Fought {
  const prepare = (at: Table) => {
    for (const [type, cards] of Object.entries(left)) {
      const deck = at.state.unitDecks[UNIT[type as keyof typeof UNIT]] as number[];
      player(at, 1).units.push(...deck.splice(0, deck.length - cards));
    }
  };
  return village(['infantry1'], { prepare });
}

describe('barbarians', () => {
  test('HUT-003 HUT-004 BAT-002 the player to the left plays them as defender', () => {
    const at = village(['infantry1'], { seats: 3 });
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(options(at)).toHaveLength(3);
  });

  test('HUT-005 HUT-008 one card of each land deck; their player’s own units take no part', () => {
    const at = village(['infantry1'], { defender: { units: ['aircraft7', 'infantry3'] } });
    expect(handOf(at, 1)).toEqual(['artillery1', 'infantry2', 'mounted3']);
    expect(player(at, 1).units.map(unitCardId)).toEqual(['aircraft7', 'infantry3']);
    expect(refused(at, { do: 'play', unit: 'aircraft7', front: null })).toMatchObject({ rule: 'BAT-004' });
  });

  test('HUT-007 they have rank 1, whatever the rank of their player', () => {
    const at = village(['infantry1'], { defender: { techs: ['replaceableParts', 'combustion'] } });
    const heard = playUnit(at, 'infantry2');
    expect(ofKind(heard, 'unitPlayed')).toMatchObject([{ unit: 'infantry2', strength: 2 }]);
  });

  test('RUL-122 they have no bonus, no wonders and no abilities of their player', () => {
    const capital = { cities: [FIELD - 8 * 4] };
    const at = village(['aircraft5', 'aircraft6'], {
      defender: {
        techs: ['animalHusbandry', 'mathematics', 'metalworking'],
        resources: { iron: 1 },
        wonders: ['himejiSamuraiCastle'],
      },
      attacker: capital,
    });
    expect(battleOf(at).bonuses).toEqual([0, 0]);
    expect(options(at).every((one) => 'do' in one && one.do === 'play')).toBe(true);
    playUnit(at, 'mounted3');
    playUnit(at, 'aircraft5', 0);
    playUnit(at, 'infantry2');
    expect(refused(at, { do: 'ability', tech: 'mathematics' }, 0).rule).toBe('TECH-005');
    playUnit(at, 'aircraft6', 1);
    expect(asked(at)).toMatchObject({ seat: 1 });
    expect(refused(at, { do: 'ability', tech: 'mathematics' })).toEqual({
      rule: 'RUL-122',
      params: { tech: 'mathematics' },
    });
    expect(refused(at, { do: 'heal', tech: 'animalHusbandry' })).toMatchObject({ rule: 'RUL-122' });
    expect(fronts(at)).toEqual(['aircraft5(3) | -', 'aircraft6(2) | -']);
  });

  test('RUL-296 RUL-122 the explorer’s Oracle shows them; their player’s own Oracle shows nothing', () => {
    const drawn = (at: Fought, listener: number) => ofKind(at.told(listener), 'forcesDrawn').map((one) => one.units);
    const seen = village(['infantry1'], { attacker: { wonders: ['oracle'] } });
    expect(drawn(seen, 0)).toEqual([['infantry1'], ['artillery1', 'infantry2', 'mounted3']]);
    const unseen = village(['infantry1'], { defender: { wonders: ['oracle'] } });
    expect(drawn(unseen, 1)).toEqual([null, ['artillery1', 'infantry2', 'mounted3']]);
  });

  test('RUL-170 their player decides freely, one unit in each battle turn', () => {
    const at = village(['infantry1', 'infantry2']);
    expect(options(at)).toEqual([
      { do: 'play', unit: 'artillery1', front: null },
      { do: 'play', unit: 'infantry2', front: null },
      { do: 'play', unit: 'mounted3', front: null },
    ]);
    playUnit(at, 'mounted3');
    expect(asked(at)).toMatchObject({ seat: 0 });
  });
});

describe('empty decks', () => {
  test('HUT-006 RUL-316 the barbarian player chooses the deck of a replacement among the other land decks', () => {
    const at = fought({ artillery: 0 });
    expect(asked(at)).toMatchObject({ kind: 'barbarianDeck', seat: 1 });
    expect(options(at)).toEqual([{ deck: 'infantry' }, { deck: 'mounted' }]);
    expect(refused(at, { deck: 'artillery' })).toMatchObject({ rule: 'HUT-006' });
    expect(refused(at, { deck: 'aircraft' })).toMatchObject({ rule: 'RUL-316' });
    expect(refused(at, { deck: 3 }).rule).toBe('K-SHAPE');
    play(at, { deck: 'mounted' });
    expect(battleOf(at).hands[1]).toHaveLength(3);
    expect(handOf(at, 1).filter((unit) => unit.startsWith('mounted'))).toHaveLength(2);
  });

  test('HUT-006 each empty deck is replaced; where one deck is left it is no choice', () => {
    const at = fought({ artillery: 0, infantry: 0 });
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(handOf(at, 1).every((unit) => unit.startsWith('mounted'))).toBe(true);
    expect(handOf(at, 1)).toHaveLength(3);
  });

  test('RUL-126 with fewer than three cards they fight with what there is, aircraft not counted', () => {
    const at = fought({ artillery: 0, infantry: 1, mounted: 1 });
    expect(handOf(at, 1)).toHaveLength(2);
    const none = fought({ artillery: 0, infantry: 0, mounted: 0 });
    expect(handOf(none, 1)).toEqual([]);
    expect(asked(none)).toMatchObject({ kind: 'battleTurn', seat: 0 });
    playFronts(none);
    expect(battleWon(none)).toBe(true);
  });
});

describe('the end of it', () => {
  const strong = ['aircraft7', 'aircraft7', 'aircraft6'];

  test('HUT-009 the explorer takes the marker face down, and only they see it', () => {
    const at = village(strong, {}, 'uranium');
    const heard = playFronts(at);
    expect(battleWon(at)).toBe(true);
    expect(player(at, 0).markers).toHaveLength(1);
    expect(at.state.pieces[FIELD]).toBe(0);
    expect(ofKind(heard, 'villageConquered')).toMatchObject([{ seat: 0, square: FIELD, marker: null }]);
    expect(player(at, 0).armies).toContain(FIELD);
  });

  test('HUT-009 the great person marker gives a great person', () => {
    const at = village(strong, {}, 'greatPerson');
    playFronts(at);
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0 });
    expect(player(at, 0).markers).toEqual([]);
    expect(at.state.box.markers).toHaveLength(1);
  });

  test('RUL-255 China gains three culture for a conquered village', () => {
    const at = village(strong, { attacker: { civilization: 'china' } });
    playFronts(at);
    expect(player(at, 0).culture).toBe(3);
  });

  test('RUL-254 Rome advances for a conquered village', () => {
    const at = village(strong, { attacker: { civilization: 'rome' } });
    playFronts(at);
    expect(player(at, 0).track).toBe(1);
  });

  test('RUL-297 the marker comes before Rome’s advance', () => {
    const at = village(strong, { attacker: { civilization: 'rome' } });
    const kinds = playFronts(at).map((one) => one.kind);
    expect(kinds.indexOf('battleEnds')).toBeLessThan(kinds.indexOf('villageConquered'));
    expect(kinds.indexOf('villageConquered')).toBeLessThan(kinds.indexOf('trackAdvanced'));
  });

  test('HUT-010 RUL-125 a beaten explorer loses the figures that entered and nothing else', () => {
    const at = village(['infantry1'], { attackers: 2, attacker: { trade: 5 }, defender: { trade: 1 } });
    playFronts(at);
    expect(isOver(at)).toBe(true);
    expect(battleWon(at)).toBe(false);
    expect(player(at, 0).armies).not.toContain(FIELD);
    expect([player(at, 0).trade, player(at, 1).trade]).toEqual([5, 1]);
    expect(at.state.pieces[FIELD]).not.toBe(0);
    expect(player(at, 0).units).toHaveLength(1);
  });

  test('RUL-123 all barbarian cards go face up under their decks', () => {
    const at = village(strong);
    playFronts(at);
    const discards = [UNIT.artillery, UNIT.infantry, UNIT.mounted].map((type) => at.state.unitDiscards[type]?.length);
    expect(discards).toEqual([1, 1, 1]);
    expect(player(at, 1).units).toEqual([]);
  });

  test('RUL-124 BAT-042 the winner of a village has losses and gets no loot', () => {
    const at = village(['aircraft7', 'aircraft7', 'infantry1', 'infantry1'], { attackers: 2, defender: { trade: 9 } });
    playUnit(at, 'mounted3');
    playUnit(at, 'infantry1');
    playUnit(at, 'artillery1', 1);
    playUnit(at, 'infantry1');
    playUnit(at, 'infantry2', 2);
    playFronts(at);
    expect(battleWon(at)).toBe(true);
    expect(isAsked(at, 'loot')).toBe(false);
    expect(player(at, 0).armies.filter((square) => square === FIELD)).toHaveLength(1);
    expect(player(at, 1).trade).toBe(9);
  });

  test('RUL-255 China saves a unit killed by barbarians', () => {
    const at = village(['infantry1', 'aircraft7'], { attacker: { civilization: 'china' } });
    playUnit(at, 'mounted3');
    playUnit(at, 'aircraft7');
    playUnit(at, 'artillery1');
    playUnit(at, 'infantry1', 2);
    playUnit(at, 'infantry2');
    expect(asked(at)).toMatchObject({ kind: 'saveUnit', seat: 0 });
  });

  test('RUL-273 winning against barbarians is winning a battle: Code of Laws', () => {
    const at = village(strong, { attacker: { techs: ['codeOfLaws'] } });
    expect(ofKind(playFronts(at), 'coinGained')).toMatchObject([{ seat: 0, on: 'codeOfLaws' }]);
  });
});
