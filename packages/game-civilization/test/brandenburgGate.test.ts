import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { geometryFor } from '../src/board/geometry.ts';
import { ENEMY_HOME, go, groups, HOME, type Plain, plain, steps } from './movementTable.ts';
import { foreseen } from './previewTable.ts';
import { founding, passTo, squares } from './startTable.ts';
import { asked, impossible, isAsked, ofKind, options, play, player, refused, squareAt, type Table } from './table.ts';

/** Seat 1 owns the Gate and a capital at (1, 14). The Gate's square, two more of the outskirts, and squares beside them. */
const GATE = squareAt(2, 15);
const NORTH = squareAt(1, 13);
const EAST = squareAt(2, 14);
const ABOVE = squareAt(1, 12);
const RIGHT = squareAt(3, 14);
const BELOW = squareAt(3, 15);
const FAR = squareAt(6, 9);

/** Seat 0 moves while seat 1's Gate works; seat 1 is the first player of the turn. */
function closed({ given, pieces, ...of }: Plain = {}): Table {
  return plain({
    ...of,
    options: { expansion: true, ...of.options },
    pieces: [{ square: GATE, wonder: 'brandenburgGate' }, ...(pieces ?? [])],
    given: { first: 1, ...given },
  });
}

const END = { do: 'end' };
const moving = (from: number, armies: number, scouts: number) => ({ do: 'move', from, armies, scouts });
const offers = (at: Table, act: string) => (options(at) as readonly PlainObject[]).some((one) => one['do'] === act);
const values = (at: Table) => (options(at) as readonly PlainObject[]).map(({ value }) => value);
const closedBy = (rule: string, square: number) => ({ rule, params: { square, wonder: 'brandenburgGate' } });
const leaveFirst = (...from: number[]) => ({ rule: 'RUL-376', params: { squares: from, wonder: 'brandenburgGate' } });

/** Both sides of a battle have somebody to play. */
const FORCES = { units: ['infantry1', 'mounted1'] };
const COMMUNIST = { techs: ['communism'], markers: ['hut:spy', 'hut:spy'] };

/** The next interruption stops a square with Communism. */
function hold(at: Table, square: number): void {
  play(at, { do: 'ability', tech: 'communism' });
  play(at, { value: square });
  play(at, { pay: 'hut', resource: 'spy' });
  while (isAsked(at, 'interrupt')) play(at, { do: 'pass' });
}

describe('the Brandenburg Gate closes the outskirts to enemies', () => {
  it('FAQ-074 they pass through, but do not end there', () => {
    const [from, inside, out] = [squareAt(3, 13), squareAt(2, 13), squareAt(2, 12)];
    const at = closed({ mover: { scouts: [from] } });
    go(at, from, 0, 1, inside);
    expect(offers(at, 'stop')).toBe(false);
    expect(refused(at, { do: 'stop' })).toEqual(closedBy('FAQ-074', inside));
    expect(steps(at)).toEqual([out, from]);
    for (const to of [EAST, NORTH]) expect(refused(at, { do: 'to', square: to })).toEqual(closedBy('FAQ-074', to));
    play(at, { do: 'to', square: out });
    expect(player(at, 0).scouts[0]).toBe(out);
  });

  it('RUL-109 nobody goes where they could not get out again', () => {
    const [from, inside] = [squareAt(2, 12), squareAt(2, 13)];
    const mover = { scouts: [from], techs: ['horsebackRiding'] };
    const at = closed({ mover, pieces: [{ square: ABOVE, hut: 'spy' }] });
    go(at, from, 0, 1, inside);
    // From there the way out leads over the hut.
    expect(refused(at, { do: 'to', square: NORTH })).toMatchObject({ rule: 'RUL-109', params: { square: NORTH } });
    expect(steps(at)).toEqual([from, squareAt(3, 13), EAST].sort((a, b) => a - b));
  });

  it('FAQ-074 not on the square of the Gate either: a group does not open it by entering it', () => {
    const at = closed({ mover: { armies: [BELOW] } });
    go(at, BELOW, 1, 0, GATE);
    expect(refused(at, { do: 'stop' })).toEqual(closedBy('FAQ-074', GATE));
    expect(steps(at)).toEqual([BELOW]);
    const far = closed({ mover: { armies: [squareAt(4, 15)] } });
    go(far, squareAt(4, 15), 1, 0, BELOW);
    expect(refused(far, { do: 'to', square: GATE })).toEqual(closedBy('FAQ-074', GATE));
  });

  it('RUL-103 FAQ-074 nobody stays behind there', () => {
    const at = closed({ mover: { armies: [RIGHT, RIGHT] } });
    go(at, RIGHT, 2, 0, EAST);
    expect(refused(at, { do: 'leave', armies: 1, scouts: 0 })).toEqual(closedBy('FAQ-074', EAST));
    expect(offers(at, 'leave')).toBe(false);
  });

  it('MET-002 FAQ-074 the ten squares around a metropolis are closed, and those around every other city', () => {
    const [second, beside, west] = [squareAt(5, 9), squareAt(3, 9), squareAt(4, 9)];
    const at = closed({
      mover: { scouts: [squareAt(1, 10), beside], techs: ['horsebackRiding'] },
      enemy: { cities: [ENEMY_HOME, second], techs: ['agriculture'], metropolis: NORTH },
    });
    go(at, squareAt(1, 10), 0, 1, squareAt(1, 11), ABOVE);
    expect(refused(at, { do: 'stop' })).toEqual(closedBy('FAQ-074', ABOVE));
    for (const to of [squareAt(0, 12), squareAt(2, 12)])
      expect(refused(at, { do: 'to', square: to })).toEqual(closedBy('FAQ-074', to));
    play(at, { do: 'to', square: squareAt(1, 11) });
    go(at, beside, 0, 1, west);
    expect(refused(at, { do: 'stop' })).toEqual(closedBy('FAQ-074', west));
  });

  it('OBS-002 FAQ-074 not while it is obsolete, and never to its owner', () => {
    const at = closed({ mover: { scouts: [RIGHT] }, given: { obsolete: ['brandenburgGate'] } });
    go(at, RIGHT, 0, 1, EAST);
    play(at, { do: 'stop' });
    expect(player(at, 0).scouts[0]).toBe(EAST);
    const own = closed({ enemy: { scouts: [RIGHT, NORTH] }, given: { seat: 1 } });
    expect(offers(own, 'end')).toBe(true);
    go(own, RIGHT, 0, 1, EAST);
    play(own, { do: 'stop' });
    expect(player(own, 1).scouts).toEqual([EAST, NORTH]);
  });

  it('FAQ-074 the preview shows that they only cross', () => {
    const at = closed({ mover: { scouts: [RIGHT] } });
    const reach = foreseen(at, 0, 'movement', moving(RIGHT, 0, 1)).of('reach');
    const there = reach.find(({ square }) => square === EAST);
    expect(there).toMatchObject({ meets: 'pass', rules: ['FAQ-074'], blockades: null });
    expect(reach.find(({ square }) => square === squareAt(2, 13))).toBeUndefined();
  });
});

describe('attacks where the Brandenburg Gate works', () => {
  it('FAQ-075 enemies cannot attack figures in the outskirts, but the city itself', () => {
    const at = closed({ mover: { armies: [ABOVE, RIGHT] }, enemy: { armies: [NORTH], scouts: [EAST] } });
    play(at, moving(ABOVE, 1, 0));
    expect(refused(at, { do: 'to', square: NORTH })).toEqual(closedBy('FAQ-075', NORTH));
    play(at, { do: 'to', square: squareAt(0, 12) });
    play(at, { do: 'to', square: ABOVE });
    play(at, moving(RIGHT, 1, 0));
    expect(refused(at, { do: 'to', square: EAST })).toEqual(closedBy('FAQ-075', EAST));
    const city = closed({ mover: { armies: [ABOVE], ...FORCES } });
    go(city, ABOVE, 1, 0, NORTH, ENEMY_HOME);
    expect(isAsked(city, 'battleTurn')).toBe(true);
  });

  it('FAQ-075 its owner attacks there as usual', () => {
    const stuck = { mover: { armies: [NORTH], scouts: [EAST] }, enemy: { armies: [ABOVE, RIGHT], ...FORCES } };
    const at = closed({ ...stuck, given: { seat: 1 } });
    go(at, RIGHT, 1, 0, EAST);
    expect(player(at, 0).scouts[0]).toBe(-1);
    while (!isAsked(at, 'movement', 1)) play(at, options(at)[0] as PlainObject);
    go(at, ABOVE, 1, 0, NORTH);
    expect(isAsked(at, 'battleTurn')).toBe(true);
  });

  it('FAQ-075 RUL-286 an army in flight that is stopped over figures there goes back without a battle', () => {
    const fliers = { armies: [RIGHT], techs: ['flight'], ...FORCES };
    const at = closed({ mover: fliers, enemy: { armies: [EAST], ...COMMUNIST } });
    play(at, { do: 'pass' });
    go(at, RIGHT, 1, 0, EAST);
    hold(at, EAST);
    expect(player(at, 0).armies[0]).toBe(RIGHT);
    expect(player(at, 1).armies[0]).toBe(EAST);
    const open = closed({
      mover: fliers,
      enemy: { armies: [EAST], ...COMMUNIST },
      given: { obsolete: ['brandenburgGate'] },
    });
    play(open, { do: 'pass' });
    go(open, RIGHT, 1, 0, EAST);
    hold(open, EAST);
    expect(isAsked(open, 'battleTurn')).toBe(true);
  });
});

describe('figures in the outskirts of the owner of a Brandenburg Gate', () => {
  it('RUL-215 RUL-376 those that can leave move first, and the part does not end before', () => {
    const at = closed({ mover: { armies: [NORTH, FAR], scouts: [EAST] } });
    expect(refused(at, END)).toEqual(leaveFirst(NORTH, EAST));
    expect(refused(at, { ...END, now: true }).rule).toBe('K-SHAPE');
    expect(offers(at, 'end')).toBe(false);
    expect(groups(at, FAR)).toEqual([]);
    expect(refused(at, moving(FAR, 1, 0))).toEqual(leaveFirst(NORTH, EAST));
    go(at, NORTH, 1, 0, ABOVE);
    play(at, { do: 'stop' });
    expect(refused(at, END)).toEqual(leaveFirst(EAST));
    expect(groups(at, FAR)).toEqual([]);
    go(at, EAST, 0, 1, RIGHT);
    play(at, { do: 'stop' });
    expect(groups(at, FAR)).toEqual([[1, 0]]);
    play(at, END);
    expect(isAsked(at, 'movement', 0)).toBe(false);
  });

  it('FAQ-073 RUL-110 a figure that an effect stops there stays, and leaves first in its next part', () => {
    const at = closed({ mover: { scouts: [RIGHT] }, enemy: COMMUNIST });
    play(at, { do: 'pass' });
    go(at, RIGHT, 0, 1, EAST);
    hold(at, EAST);
    expect(player(at, 0).scouts[0]).toBe(EAST);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    play(at, END);
    passTo(at, 'movement', 0);
    expect(player(at, 0).scouts[0]).toBe(EAST);
    expect(refused(at, END)).toEqual(leaveFirst(EAST));
  });

  it('FAQ-073 BLK-003 one that is stopped on the square of the Gate blockades it and may stay', () => {
    const at = closed({ mover: { scouts: [BELOW] }, enemy: COMMUNIST });
    play(at, { do: 'pass' });
    go(at, BELOW, 0, 1, GATE);
    hold(at, GATE);
    play(at, END);
    passTo(at, 'movement', 0);
    expect(player(at, 0).scouts[0]).toBe(GATE);
    expect(offers(at, 'end')).toBe(true);
  });

  it('RUL-376 nobody needs to leave who cannot in one move', () => {
    const corner = squareAt(0, 15);
    const at = closed({ mover: { armies: [corner, FAR] } });
    expect(offers(at, 'end')).toBe(true);
    expect(groups(at, FAR)).toEqual([[1, 0]]);
    // It may attack the city, but need not.
    expect(groups(at, corner)).toEqual([[1, 0]]);
    const fast = closed({ mover: { armies: [corner], techs: ['horsebackRiding'] } });
    expect(refused(fast, END)).toEqual(leaveFirst(corner));
  });

  it('RUL-376 nobody needs to fight or to explore; a relic and overrun scouts are ways out', () => {
    const others = [
      { square: squareAt(0, 12), hut: 'spy' },
      { square: squareAt(2, 12), village: 'iron' },
      { square: squareAt(3, 13), hut: 'silk' },
    ];
    const mover = { armies: [NORTH] };
    const fight = closed({ mover, enemy: { armies: [ABOVE] }, pieces: others });
    expect(offers(fight, 'end')).toBe(true);
    expect(groups(fight, NORTH)).toEqual([[1, 0]]);
    const overrun = closed({ mover, enemy: { scouts: [ABOVE] }, pieces: others });
    expect(refused(overrun, END)).toEqual(leaveFirst(NORTH));
    const relic = closed({ mover, pieces: [...others, { square: ABOVE, relic: 'atlantis' }] });
    expect(refused(relic, END)).toEqual(leaveFirst(NORTH));
  });

  it('RUL-376 RUL-360 a scout that needs an army as escort leaves with it, if at all', () => {
    const pieces = [
      { square: squareAt(0, 12), hut: 'spy' },
      { square: squareAt(2, 12), village: 'iron' },
      { square: squareAt(3, 13), hut: 'silk' },
      { square: ABOVE, relic: 'atlantis' },
    ];
    const alone = closed({ mover: { scouts: [NORTH], armies: [FAR] }, pieces });
    expect(offers(alone, 'end')).toBe(true);
    const at = closed({ mover: { armies: [NORTH, FAR], scouts: [NORTH] }, pieces });
    expect(groups(at, NORTH)).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(offers(at, 'end')).toBe(false);
    go(at, NORTH, 1, 0, ABOVE);
    play(at, { do: 'stop' });
    while (!isAsked(at, 'movement', 0)) play(at, options(at)[0] as PlainObject);
    // Without the relic there, the scout no longer needs an escort.
    expect(refused(at, END)).toEqual(leaveFirst(NORTH));
  });

  it('RUL-376 RUL-363 nobody needs to be disbanded; a group of leavers takes no others along', () => {
    const beyond = squareAt(2, 12);
    const of: Plain = {
      mover: { cities: [HOME, squareAt(4, 14)], techs: ['navigation'], armies: [EAST], scouts: [EAST] },
      ground: [squareAt(3, 13), RIGHT, BELOW].map((square) => [square, 'water'] as const),
    };
    // Behind the water there is only the center.
    const held = closed({ ...of, pieces: [{ square: beyond, hut: 'spy' }] });
    expect(groups(held, EAST)).toContainEqual([0, 1]);
    expect(offers(held, 'end')).toBe(true);
    // The army can overrun scouts; then the scout can follow it.
    const at = closed({ ...of, enemy: { scouts: [beyond] } });
    expect(groups(at, EAST)).toEqual([[1, 0]]);
    expect(refused(at, moving(EAST, 0, 1))).toEqual(leaveFirst(EAST));
    expect(refused(at, moving(EAST, 1, 1))).toEqual(leaveFirst(EAST));
    go(at, EAST, 1, 0, squareAt(2, 13), beyond);
    while (!isAsked(at, 'movement', 0)) play(at, options(at)[0] as PlainObject);
    expect(groups(at, EAST)).toEqual([[0, 1]]);
    expect(refused(at, END)).toEqual(leaveFirst(EAST));
  });

  it('RUL-376 RUL-285 nobody needs to leave a square that holds them', () => {
    const at = closed({ mover: { armies: [NORTH, EAST] }, enemy: COMMUNIST });
    hold(at, NORTH);
    expect(refused(at, END)).toEqual(leaveFirst(EAST));
    go(at, EAST, 1, 0, RIGHT);
    while (isAsked(at, 'interrupt')) play(at, { do: 'pass' });
    play(at, { do: 'stop' });
    expect(offers(at, 'end')).toBe(true);
  });
});

describe('a blockaded Brandenburg Gate', () => {
  it('BLK-003 RUL-194 closes nothing', () => {
    const at = closed({ mover: { armies: [GATE, RIGHT], scouts: [NORTH], ...FORCES }, enemy: { armies: [EAST] } });
    expect(offers(at, 'end')).toBe(true);
    go(at, RIGHT, 1, 0, EAST);
    expect(isAsked(at, 'battleTurn')).toBe(true);
  });

  it('BLK-001 FAQ-074 is not blockaded by figures of its owner', () => {
    const at = closed({ mover: { scouts: [RIGHT] }, enemy: { armies: [GATE] } });
    go(at, RIGHT, 0, 1, EAST);
    expect(refused(at, { do: 'stop' })).toEqual(closedBy('FAQ-074', EAST));
  });

  it('RUL-194 FAQ-074 works again for its last blockader as soon as they leave', () => {
    const at = closed({ mover: { scouts: [GATE, NORTH] } });
    play(at, moving(GATE, 0, 1));
    expect(steps(at)).toEqual([EAST, BELOW]);
    expect(refused(at, { do: 'to', square: squareAt(1, 15) })).toMatchObject({ rule: 'RUL-109' });
    play(at, { do: 'to', square: EAST });
    expect(refused(at, { do: 'stop' })).toEqual(closedBy('FAQ-074', EAST));
    expect(refused(at, { do: 'to', square: GATE })).toEqual(closedBy('FAQ-074', GATE));
    play(at, { do: 'to', square: RIGHT });
    expect(refused(at, END)).toEqual(leaveFirst(NORTH));
  });

  it('FAQ-073 stays blockaded while one of several remains', () => {
    const at = closed({ mover: { scouts: [GATE, GATE] } });
    const inside = squareAt(1, 15);
    go(at, GATE, 0, 1, inside);
    play(at, { do: 'stop' });
    expect(player(at, 0).scouts).toContain(inside);
    play(at, moving(GATE, 0, 1));
    expect(refused(at, { do: 'to', square: squareAt(1, 15) }).rule).toBe('RUL-109');
    play(at, { do: 'to', square: BELOW });
    play(at, { do: 'stop' });
    // The first has moved: it leaves in its next part.
    expect(offers(at, 'end')).toBe(true);
  });

  it('FAQ-073 a blockader that discovers a tile need not leave, and others may go on without it', () => {
    const [center, gate, hidden, inside] = [squareAt(5, 1), squareAt(4, 1), squareAt(3, 1), squareAt(4, 2)];
    const dark = (scouts: number[]) =>
      plain({
        options: { expansion: true },
        mover: { cities: [ENEMY_HOME], scouts },
        enemy: { cities: [center] },
        pieces: [{ square: gate, wonder: 'brandenburgGate' }],
        given: {
          first: 1,
          discovered: false,
          ground: [center, gate, squareAt(4, 0), inside].map((square) => ({ square, terrain: 'grassland' })),
        },
      });
    const at = dark([gate]);
    play(at, moving(gate, 0, 1));
    play(at, { do: 'discover', square: hidden });
    if (isAsked(at, 'step')) play(at, { do: 'stop' });
    expect(player(at, 0).scouts[0]).toBe(gate);
    const two = dark([gate, gate]);
    play(two, moving(gate, 0, 2));
    play(two, { do: 'discover', square: hidden });
    play(two, { do: 'leave', armies: 0, scouts: 1 });
    play(two, { do: 'to', square: inside });
    expect(
      player(two, 0)
        .scouts.filter((square) => square >= 0)
        .sort((a, b) => a - b),
    ).toEqual([gate, inside]);
    // RUL-121: nobody else there discovers with the movement that they need to get out.
    const cornered = dark([squareAt(4, 0)]);
    expect(groups(cornered, squareAt(4, 0))).toEqual([]);
    expect(offers(cornered, 'end')).toBe(true);
  });
});

describe('the Brandenburg Gate of one of three players', () => {
  const map = geometryFor(3);
  const homes = [0, 1, 2].map((seat) => map.slots.find((slot) => slot.seat === seat)?.squares[5] as number);
  const around = (seat: number) => map.around[homes[seat] as number] as readonly number[];
  const [gate, inside] = [around(2)[0] as number, around(2)[6] as number];
  /** Squares next to the other one of those outskirts, and outside them. */
  const outside = (map.next[inside] as readonly number[]).find(
    (square) => square !== homes[2] && !around(2).includes(square),
  ) as number;

  /** Seat 2 owns the Gate; seat 1 moves, and seat 2 was first. */
  function three(more: Plain, square = gate): Table {
    const seats = [more.mover, more.enemy, more.third].map((own, seat) => ({ cities: [homes[seat]], ...own }));
    return plain({
      seats: 3,
      options: { expansion: true },
      mover: seats[0] as PlainObject,
      enemy: seats[1] as PlainObject,
      third: seats[2] as PlainObject,
      pieces: [{ square, wonder: 'brandenburgGate' }],
      given: { seat: 1, first: 2 },
    });
  }

  it('FAQ-075 FAQ-074 keeps out both others, and covers even the figures of one of them', () => {
    const at = three({ mover: { scouts: [inside] }, enemy: { armies: [outside] } });
    play(at, moving(outside, 1, 0));
    expect(refused(at, { do: 'to', square: inside })).toEqual(closedBy('FAQ-075', inside));
    const empty = three({ enemy: { armies: [outside] } });
    go(empty, outside, 1, 0, inside);
    expect(refused(empty, { do: 'stop' })).toEqual(closedBy('FAQ-074', inside));
  });

  it('FAQ-073 is open to all while one of them blockades it', () => {
    const at = three({ mover: { scouts: [gate] }, enemy: { armies: [outside] } });
    go(at, outside, 1, 0, inside);
    play(at, { do: 'stop' });
    expect(player(at, 1).armies[0]).toBe(inside);
  });

  it('BLK-003 FAQ-075 does not cover who blockades it, from above either', () => {
    const at = three({ mover: { scouts: [inside] }, enemy: { armies: [outside], techs: ['flight'] } }, inside);
    go(at, outside, 1, 0, inside);
    expect(offers(at, 'stop')).toBe(true);
    play(at, { do: 'stop' });
    expect(player(at, 0).scouts[0]).toBe(-1);
  });

  it('FAQ-074 closes the outskirts of nobody else', () => {
    const [from, to] = [around(0)[1] as number, around(0)[0] as number];
    const at = three({ enemy: { scouts: [from] } });
    expect(offers(at, 'end')).toBe(true);
    go(at, from, 0, 1, to);
    play(at, { do: 'stop' });
    expect(player(at, 1).scouts[0]).toBe(to);
  });
});

describe('effects put nobody behind a Brandenburg Gate that works', () => {
  const general = { square: squareAt(7, 2), person: 'general' };
  const scientist = { square: squareAt(7, 2), person: 'scientist' };
  const deck = { options: { greatPersonDeck: true } };

  it('RUL-375 RUL-348 Hannibal leads figures out of the outskirts, not in', () => {
    const mover = { hiddenPeople: ['hannibal'], armies: [RIGHT], scouts: [EAST] };
    const at = closed({ ...deck, mover, pieces: [general], given: { phase: 'cityManagement' } });
    play(at, { do: 'greatPerson', card: 'hannibal' });
    expect(values(at)).toEqual([EAST]);
    const both = closed({
      ...deck,
      mover: { ...mover, armies: [RIGHT, FAR] },
      pieces: [general],
      given: { phase: 'cityManagement' },
    });
    play(both, { do: 'greatPerson', card: 'hannibal' });
    play(both, { value: RIGHT });
    expect(values(both)).toEqual([FAR]);
    expect(refused(both, { value: EAST })).toMatchObject(closedBy('RUL-375', EAST));
  });

  it('RUL-375 RUL-348 Hannibal lets blockaders join others inside, as long as one of them stays', () => {
    const mover = { hiddenPeople: ['hannibal'], armies: [GATE, GATE], scouts: [EAST], techs: ['masonry'] };
    const at = closed({ ...deck, mover, pieces: [general], given: { phase: 'cityManagement' } });
    play(at, { do: 'greatPerson', card: 'hannibal' });
    play(at, { value: GATE });
    play(at, { value: EAST });
    const heard = play(at, { value: 'army' });
    expect(ofKind(heard, 'figuresMoved')).toMatchObject([{ from: GATE, to: EAST, armies: 1, scouts: 0 }]);
    expect(player(at, 0).armies.slice(0, 2).sort()).toEqual([EAST, GATE].sort());
    const alone = closed({
      ...deck,
      mover: { ...mover, armies: [GATE, FAR] },
      pieces: [general],
      given: { phase: 'cityManagement' },
    });
    play(alone, { do: 'greatPerson', card: 'hannibal' });
    play(alone, { value: GATE });
    expect(values(alone)).toEqual([FAR]);
  });

  it('RUL-375 RUL-348 Galileo finds no way in along the edge', () => {
    const [edge, inside] = [squareAt(0, 6), squareAt(0, 13)];
    const mover = { hiddenPeople: ['galileoGalilei'], armies: [edge] };
    const at = closed({ ...deck, mover, pieces: [scientist], given: { phase: 'cityManagement' } });
    play(at, { do: 'greatPerson', card: 'galileoGalilei' });
    play(at, { value: edge });
    expect(refused(at, { value: inside })).toMatchObject(closedBy('RUL-375', inside));
    expect(values(at)).not.toContain(inside);
    expect(values(at)).toContain(squareAt(0, 12));
  });

  it('RUL-375 RUL-276 Steam Power finds no way in over water, but to where a blockade opens it', () => {
    const lake = squareAt(0, 13);
    const ground = [lake, squareAt(5, 5)].map((square) => [square, 'water'] as const);
    const mover = { techs: ['steamPower'], resources: { silk: 1 }, armies: [FAR] };
    const at = closed({ mover, ground, given: { phase: 'cityManagement' } });
    play(at, { do: 'ability', tech: 'steamPower' });
    play(at, { value: FAR });
    expect(values(at)).toEqual([squareAt(5, 5)]);
    expect(refused(at, { value: lake })).toMatchObject(closedBy('RUL-375', lake));
    const open = closed({ mover: { ...mover, scouts: [GATE] }, ground, given: { phase: 'cityManagement' } });
    play(open, { do: 'ability', tech: 'steamPower' });
    expect(values(open)).toEqual([FAR, GATE]);
    play(open, { value: GATE });
    // Gone are those who blockaded it.
    expect(values(open)).toEqual([squareAt(5, 5)]);
    expect(refused(open, { value: lake })).toMatchObject(closedBy('RUL-375', lake));
  });

  it('RUL-375 RUL-277 nobody is led astray into them, but their owner', () => {
    const event = { events: ['disoriented'] };
    const given = { phase: 'cityManagement', seat: 1 };
    const at = closed({ mover: { armies: [RIGHT] }, enemy: event, given });
    play(at, { do: 'event', event: 'disoriented' });
    play(at, { value: RIGHT });
    expect(values(at)).not.toContain(EAST);
    expect(refused(at, { value: EAST })).toMatchObject(closedBy('RUL-375', EAST));
    const own = closed({ mover: event, enemy: { armies: [RIGHT] }, given: { ...given, seat: 0, first: 0 } });
    play(own, { do: 'event', event: 'disoriented' });
    play(own, { value: RIGHT });
    expect(values(own)).toContain(EAST);
  });

  it('RUL-375 RUL-036 nor displaced into them where a city is founded', () => {
    const [center, near] = [squareAt(4, 13), squareAt(2, 13)];
    const lake = [3, 4, 5].flatMap((x) => [12, 13, 14].map((y) => squareAt(x, y))).filter((one) => one !== center);
    const at = closed({
      mover: { armies: [center], scouts: [center] },
      ground: lake.map((square) => [square, 'water'] as const),
      given: { phase: 'startOfTurn' },
    });
    play(at, founding(center));
    expect(squares(at)).toEqual([squareAt(4, 11), squareAt(6, 13), squareAt(4, 15)]);
    expect(refused(at, { square: near })).toEqual(closedBy('RUL-375', near));
  });
});

it('FAQ-073 FAQ-075 a stated table may have figures in closed outskirts, but no battle there', () => {
  const given = {
    phase: 'movement',
    discovered: true,
    ground: [EAST, GATE].map((square) => ({ square, terrain: 'grassland' })),
    pieces: [{ square: GATE, wonder: 'brandenburgGate' }],
    battle: { square: EAST, attacker: 0 },
    players: [
      { cities: [HOME], armies: [EAST] },
      { cities: [ENEMY_HOME], armies: [EAST] },
    ],
  };
  expect(impossible(given, 2, { expansion: true })).toMatchObject({ rule: 'FAQ-075' });
});
