import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { geometryFor } from '../src/board/geometry.ts';
import { NO_PIECE, personPiece } from '../src/board/pieces.ts';
import { GREAT_PERSON_TYPES } from '../src/data/greatPeople.ts';
import { type Fight, type Fought, fight, fronts, handOf, playFronts, playUnit } from './battleTable.ts';
import { PASS } from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, type Table, view } from './table.ts';

const using = (card: string) => ({ do: 'greatPerson', card });
const HOLD_BACK = { do: 'holdBack', card: 'sunTzu' };

/** The square of a seat's capital's outskirts with its general; its humanitarian is on the next one. */
const spotOf = (at: Table, seat: number, index = 0) =>
  geometryFor(2).around[player(at, seat).cities[0] as number]?.[index] as number;

/** Both seats have a general and a humanitarian in their capital's outskirts. */
function placeMarkers(at: Table): void {
  for (const seat of [0, 1]) {
    at.state.pieces[spotOf(at, seat)] = personPiece(GREAT_PERSON_TYPES.indexOf('general'));
    at.state.pieces[spotOf(at, seat, 1)] = personPiece(GREAT_PERSON_TYPES.indexOf('humanitarian'));
  }
}

/** Seat 0 attacks seat 1, who is the first player. */
function meeting(attacker: PlainObject, defender: PlainObject = {}, more: Fight = {}): Fought {
  const options = { expansion: true, greatPersonDeck: true, ...more.options };
  const prepare = (at: Table): void => {
    placeMarkers(at);
    more.prepare?.(at);
  };
  return fight({ ...more, options, attacker, defender, given: { first: 1 }, prepare });
}

/** An enemy army blockades the general of a seat. */
const blockading =
  (seat: number) =>
  (at: Table): void => {
    player(at, 1 - seat).armies[4] = spotOf(at, seat);
  };

/** The general of a seat has been killed. */
const killing =
  (seat: number) =>
  (at: Table): void => {
    at.state.pieces[spotOf(at, seat)] = NO_PIECE;
  };

/** The seats and moments of the questions at which both pass, until the first battle turn. */
function momentsOf(at: Table): string[] {
  const moments: string[] = [];
  for (let ask = asked(at); ask.kind === 'battleMoment'; ask = asked(at)) {
    moments.push(`${ask.moment} ${ask.seat}`);
    play(at, PASS);
  }
  return moments;
}

const bonuses = (at: Fought) => ofKind(at.told(null), 'bonusesCompared')[0];
const own = (at: Table, seat: number) => view(at, seat).players[seat];

describe('who is asked for great people in a battle', () => {
  const units = ['infantry1'];

  it('RUL-339 a side with a face-down general card and a working marker, whatever the card is', () => {
    for (const card of ['hannibal', 'joanOfArc', 'leonidas', 'gustavusAdolphus']) {
      expect(momentsOf(meeting({ hiddenPeople: [card], units }))).toEqual(['before 0', 'start 0']);
      expect(momentsOf(meeting({}, { hiddenPeople: [card], units }))).toEqual(['before 1', 'start 1']);
    }
    const both = meeting({ hiddenPeople: ['hannibal'], units }, { hiddenPeople: ['sunTzu'], units });
    expect(momentsOf(both)).toEqual(['before 0', 'before 1', 'start 0', 'start 1']);
  });

  it('RUL-339 GPD-012 GPD-011 nobody with another card, an open one, or a marker that does not work', () => {
    expect(momentsOf(meeting({ hiddenPeople: ['florenceNightingale'], units }))).toEqual([]);
    expect(momentsOf(meeting({ openPeople: ['leonidas'], units }))).toEqual([]);
    expect(momentsOf(meeting({ hiddenPeople: ['joanOfArc'], units }, {}, { prepare: blockading(0) }))).toEqual([]);
    expect(momentsOf(meeting({ hiddenPeople: ['joanOfArc'], units }, {}, { prepare: killing(0) }))).toEqual([]);
  });

  it('RUL-339 RUL-010 the enemy sees the type of the card alone; a permanent one may be turned up', () => {
    const at = meeting({ hiddenPeople: ['georgyZhukov'], units });
    expect(view(at, 1).players[0]).toMatchObject({ openPeople: [], hiddenPeople: { general: 1 } });
    expect(options(at)).toEqual([PASS, using('georgyZhukov')]);
    play(at, using('georgyZhukov'));
    expect(view(at, 1).players[0]).toMatchObject({ openPeople: ['georgyZhukov'], hiddenPeople: { general: 0 } });
    expect(asked(at).kind).toBe('battleTurn');
  });
});

describe('Joan of Arc', () => {
  it('RUL-313 RUL-339 adds the unspent culture of the defender, at the start of the battle only', () => {
    const at = meeting({ units: ['infantry1'] }, { hiddenPeople: ['joanOfArc'], culture: 5, units: ['infantry1'] });
    expect(refused(at, using('joanOfArc')).rule).toBe('RUL-339');
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1, moment: 'start' });
    expect(refused(at, { do: 'event', event: 'dutyAndHonor' }).rule).toBe('RUL-305');
    const heard = play(at, using('joanOfArc'));
    expect(ofKind(heard, 'bonusesCompared')).toEqual([{ kind: 'bonusesCompared', attacker: 4, defender: 9 }]);
    expect(own(at, 1)?.culture).toBe(5);
    expect(view(at, 0).personDiscards).toEqual(['joanOfArc']);
  });

  it('RUL-249 is no help to the attacker, nor without culture', () => {
    const attacking = meeting({ hiddenPeople: ['joanOfArc'], culture: 5, units: ['infantry1'] });
    play(attacking, PASS);
    expect(refused(attacking, using('joanOfArc')).rule).toBe('RUL-249');
    const poor = meeting({}, { hiddenPeople: ['joanOfArc'], culture: 0, units: ['infantry1'] });
    play(poor, PASS);
    expect(refused(poor, using('joanOfArc')).rule).toBe('RUL-249');
  });
});

describe('Gustavus Adolphus', () => {
  it('RUL-313 BAT-042 kills the whole force, which counts for losses and is saved by nobody', () => {
    const at = meeting(
      { civilization: 'china', hiddenPeople: ['gustavusAdolphus'], units: ['infantry1', 'mounted2'] },
      { civilization: 'rome' },
      { attackers: 2 },
    );
    play(at, PASS);
    play(at, using('gustavusAdolphus'));
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 0, of: 'unit' });
    expect(refused(at, { value: 'aircraft' })).toMatchObject({ rule: 'UNIT-003', params: { tech: 'flight' } });
    play(at, { value: 'artillery' });
    const heard = play(at, { value: 'artillery' });
    const [killed] = ofKind(heard, 'forceKilled');
    expect([...(killed?.units ?? [])].sort()).toEqual(['infantry1', 'mounted2']);
    expect(handOf(at, 0).map((card) => card.slice(0, -1))).toEqual(['artillery', 'artillery']);
    expect(view(at, 1).battle?.sides[0]).toMatchObject({ units: null, types: ['artillery', 'artillery'] });
    const ended = playFronts(at);
    expect(ofKind(ended, 'battleEnds')).toMatchObject([{ attackerWins: true }]);
    expect(player(at, 0).armies.filter((square) => square >= 0)).toHaveLength(1);
    expect(isAsked(at, 'saveUnit')).toBe(false);
  });

  it('RUL-249 needs a force', () => {
    const at = meeting({ hiddenPeople: ['gustavusAdolphus'] }, { units: ['infantry1'] });
    play(at, PASS);
    expect(refused(at, using('gustavusAdolphus')).rule).toBe('RUL-249');
  });
});

describe('Leonidas', () => {
  const many = ['infantry1', 'infantry2', 'mounted1', 'mounted2', 'artillery1'];
  const few = ['infantry3', 'mounted3', 'artillery3'];
  const open = { openPeople: ['leonidas'] };

  it('FAQ-059 RUL-213 adds 8 for a defender with fewer units in the standing forces', () => {
    expect(bonuses(meeting({ units: many }, { ...open, units: few }))).toMatchObject({ attacker: 4, defender: 12 });
    expect(bonuses(meeting({ units: few }, { ...open, units: few }))).toMatchObject({ attacker: 4, defender: 4 });
    expect(bonuses(meeting({ ...open, units: few }, { units: many }))).toMatchObject({ attacker: 4, defender: 4 });
  });

  it('RUL-342 compares the battle forces with that option', () => {
    const options = { leonidasCompare: 'battle_force' };
    const same = meeting({ units: many }, { ...open, units: few }, { options });
    expect(bonuses(same)).toMatchObject({ attacker: 4, defender: 4 });
    const more = meeting({ units: many }, { ...open, units: few }, { options, attackers: 2 });
    expect(bonuses(more)).toMatchObject({ attacker: 4, defender: 12 });
  });

  it('GPD-012 GPD-009 works neither blockaded nor face down', () => {
    const blockaded = meeting({ units: many }, { ...open, units: few }, { prepare: blockading(1) });
    expect(bonuses(blockaded)).toMatchObject({ attacker: 4, defender: 0 });
    const hidden = meeting({ units: many }, { hiddenPeople: ['leonidas'], units: few });
    play(hidden, PASS);
    expect(ofKind(play(hidden, PASS), 'bonusesCompared')).toMatchObject([{ attacker: 4, defender: 4 }]);
    const shown = meeting({ units: many }, { hiddenPeople: ['leonidas'], units: few });
    play(shown, PASS);
    expect(ofKind(play(shown, using('leonidas')), 'bonusesCompared')).toMatchObject([{ attacker: 4, defender: 12 }]);
  });
});

describe('Sun Tzu', () => {
  const defender = { openPeople: ['sunTzu'], trade: 7, units: ['infantry1', 'mounted1'] };

  it('RUL-313 once per battle, for 3 trade, no unit is played in a turn', () => {
    const at = meeting({ units: ['infantry1', 'infantry2'] }, defender);
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(options(at)).toContainEqual(HOLD_BACK);
    play(at, HOLD_BACK);
    expect(own(at, 1)?.trade).toBe(4);
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 0 });
    playUnit(at, 'infantry1');
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(refused(at, HOLD_BACK)).toMatchObject({ rule: 'RUL-313', params: { card: 'sunTzu' } });
    expect(handOf(at, 1)).toHaveLength(2);
  });

  it('RUL-313 GPD-009 GPD-011 not without the trade, the card face up, and a working marker', () => {
    const against = (more: PlainObject, of: Fight = {}) =>
      refused(meeting({ units: ['infantry1'] }, { ...defender, ...more }, of), HOLD_BACK).rule;
    expect(against({ trade: 2 })).toBe('RUL-313');
    expect(against({ openPeople: [] })).toBe('GPD-009');
    expect(against({}, { prepare: blockading(1) })).toBe('GPD-011');
  });
});

describe('Georgy Zhukov', () => {
  const attacker = { units: ['artillery2', 'artillery3'] };
  const defender = { openPeople: ['georgyZhukov'], units: ['infantry1', 'infantry2'] };

  /** The attacker's second unit kills the defender's first; the other two stand alone. */
  function killed(of: Fight = {}): Fought {
    const at = meeting(attacker, defender, of);
    playUnit(at, 'infantry1');
    playUnit(at, 'artillery2');
    playUnit(at, 'infantry2');
    playUnit(at, 'artillery3', 0);
    return at;
  }

  it('FAQ-069 RUL-342 RUL-314 wounds an enemy unit of the owner’s choice as soon as a unit dies', () => {
    const at = killed();
    expect(asked(at)).toMatchObject({ kind: 'avenge', seat: 1, card: 'georgyZhukov' });
    expect(options(at)).toEqual([{ front: 0 }, { front: 1 }]);
    expect(refused(at, { front: 2 })).toEqual({ rule: 'RUL-314', params: { front: 2 } });
    expect(refused(at, { front: 0, more: 1 }).rule).toBe('K-SHAPE');
    const heard = play(at, { front: 1 });
    expect(ofKind(heard, 'woundsDealt')).toEqual([{ kind: 'woundsDealt', seat: 0, front: 1, wounds: 1 }]);
  });

  it('RUL-342 a single enemy unit gets the wound without a question', () => {
    const at = meeting({ units: ['artillery2', 'artillery3'] }, defender);
    playUnit(at, 'infantry1');
    playUnit(at, 'artillery3', 0);
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(fronts(at)).toEqual(['artillery3(1) | -']);
  });

  it('GPD-012 not while the marker is blockaded', () => {
    expect(isAsked(killed({ prepare: blockading(1) }), 'avenge')).toBe(false);
  });
});

describe('Florence Nightingale', () => {
  const defender = { units: ['infantry1', 'infantry2'] };

  /** The defender loses infantry of strength 1 and the battle. */
  function lost(hidden: readonly string[]): Fought {
    const at = meeting(
      { units: ['artillery2', 'artillery3'] },
      { ...defender, civilization: 'rome', hiddenPeople: hidden },
    );
    const turns = [
      ['infantry1', null],
      ['artillery3', 0],
      ['infantry2', null],
      ['artillery2', 1],
    ] as const;
    for (const [unit, front] of turns) {
      playUnit(at, unit, front);
      // A face-down card that might be used leaves its owner's turn open.
      while (isAsked(at, 'battleTurn') && (options(at)[0] as PlainObject)['do'] === 'end') play(at, { do: 'end' });
    }
    return at;
  }

  it('RUL-314 RUL-339 all own killed units return after the battle', () => {
    const at = lost(['florenceNightingale']);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1, moment: 'after' });
    expect(options(at)).toEqual([PASS, using('florenceNightingale')]);
    const saved = ofKind(play(at, using('florenceNightingale')), 'unitSaved').map(({ unit }) => unit);
    expect(saved.sort()).toEqual(['infantry1', 'infantry2']);
    expect(player(at, 1).units).toHaveLength(2);
    expect(view(at, 0).personDiscards).toEqual(['florenceNightingale']);
  });

  it('RUL-339 a side with any humanitarian card is asked; nothing but her is used then', () => {
    const at = lost(['susanBAnthony']);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1, moment: 'after' });
    expect(options(at)).toEqual([PASS]);
    expect(refused(at, using('susanBAnthony')).rule).toBe('RUL-339');
    expect(isAsked(lost([]), 'battleMoment')).toBe(false);
  });
});
