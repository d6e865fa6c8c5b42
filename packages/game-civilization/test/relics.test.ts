import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { RELICS } from '../src/data/markers.ts';
import { playEvent } from './eventTable.ts';
import { discoveries, go, steps } from './movementTable.ts';
import { foreseen } from './previewTable.ts';
import {
  asked,
  impossible,
  isAsked,
  options,
  play,
  player,
  playQuietly,
  refused,
  result,
  squareAt,
  type Table,
  table,
  view,
} from './table.ts';

const FROM = squareAt(3, 8);
const RELIC = squareAt(4, 8);
const BEYOND = squareAt(5, 8);

interface Relics {
  readonly own?: PlainObject;
  readonly other?: PlainObject;
  readonly given?: PlainObject;
  readonly options?: PlainObject;
}

/** Seat 1, the first player, is to move on a plain; the relic lies to the right of their figures. */
function relicTable(relic: string, { own = {}, other = {}, given = {}, options = {} }: Relics): Table {
  return table(
    {
      ground: 'grassland',
      first: 1,
      seat: 1,
      phase: 'movement',
      players: [
        { civilization: 'egypt', ...other },
        { civilization: 'america', ...own },
      ],
      pieces: [{ square: RELIC, relic }],
      ...given,
    },
    2,
    { expansion: true, ...options },
  );
}

const pieceAt = (at: Table, square: number) => view(at).map.squares.find((one) => one.square === square)?.piece;
const rewards = (at: Table, seat: number) => view(at).players[seat]?.relicRewards;
const coins = (at: Table, seat: number) => view(at).players[seat]?.coins;

/** Uses Communism on a square, paid with a spy marker of a hut. */
function stop(at: Table, square: number): void {
  play(at, { do: 'ability', tech: 'communism' });
  play(at, { value: square });
  play(at, { pay: 'hut', resource: 'spy' });
}

const COMMUNIST = { techs: ['communism'], markers: ['hut:spy'] };

describe('the tiles of the expansion', () => {
  const EDGE = squareAt(4, 1);

  /** Seat 0, second in this turn, discovers this tile to the left of its home. */
  function discovered(tile: string): Table {
    const at = table(
      {
        first: 1,
        phase: 'movement',
        tiles: [{ slot: 0, tile }],
        players: [{ civilization: 'america', armies: [EDGE] }, { civilization: 'egypt' }],
      },
      2,
      { expansion: true },
    );
    go(at, EDGE, 1, 0);
    play(at, { do: 'discover', square: discoveries(at)[0] as number });
    return at;
  }

  it('EXPL-006 REL-001 a relic square gets its marker, which everybody sees', () => {
    for (const { id, tile, terrain } of RELICS) {
      const at = discovered(tile);
      const found = view(at).map.squares.filter(({ symbol }) => symbol === 'relic');
      expect(found, id).toMatchObject([{ terrain, piece: { kind: 'relic', face: id } }]);
      expect(at.state.box.relics).toHaveLength(2);
    }
  });

  it.each(['18', '19', '20', '21'])('EXPL-004 EXPL-005 tile %s gets its huts and villages, and no relic', (tile) => {
    const found = view(discovered(tile)).map.squares.filter(({ symbol }) => symbol !== null);
    expect(found.length).toBeGreaterThan(0);
    for (const { symbol, piece } of found) expect(piece?.kind).toBe(symbol);
  });
});

describe('a relic square', () => {
  it('REL-004 scouts enter only with an own army, even under Republic or in flight', () => {
    for (const own of [{}, { government: 'republic' }, { techs: ['flight'] }]) {
      const at = relicTable('atlantis', { own: { ...own, scouts: [FROM, FROM] } });
      go(at, FROM, 0, 2);
      expect(refused(at, { do: 'to', square: RELIC })).toEqual({ rule: 'REL-004', params: { square: RELIC } });
      expect(steps(at)).not.toContain(RELIC);
    }
    const escorted = relicTable('atlantis', { own: { scouts: [FROM], armies: [FROM] } });
    go(escorted, FROM, 1, 1, RELIC);
    expect(asked(escorted)).toMatchObject({ kind: 'step', square: RELIC });
  });

  it('REL-007 FAQ-071 figures pass through without stopping or taking it', () => {
    const at = relicTable('atlantis', { own: { armies: [FROM], scouts: [FROM] } });
    go(at, FROM, 1, 1, RELIC, BEYOND);
    expect(pieceAt(at, RELIC)).toEqual({ kind: 'relic', face: 'atlantis' });
    expect(rewards(at, 1)).toEqual([]);
  });

  it('REL-003 SOT-014 no city is founded next to it, diagonals included, until it is taken', () => {
    const at = relicTable('atlantis', {
      own: { scouts: [squareAt(3, 9)], armies: [squareAt(4, 7)], cities: [squareAt(1, 14)] },
      given: { phase: 'startOfTurn' },
    });
    const found = { do: 'found', square: squareAt(3, 9), figure: 'scout' };
    expect(refused(at, found)).toEqual({ rule: 'SOT-014', params: { square: squareAt(3, 9), marker: RELIC } });
    playQuietly(at, () => isAsked(at, 'movement', 1));
    go(at, squareAt(4, 7), 1, 0, RELIC);
    play(at, { do: 'stop' });
    playQuietly(at, () => isAsked(at, 'startOfTurn', 1));
    expect(options(at)).toContainEqual(found);
  });

  it('REL-002 EVT-008 no event alters it', () => {
    const given = { phase: 'startOfTurn', ground: ['grassland', { square: RELIC, face: 'forest' }] };
    for (const event of ['drought', 'deforestation']) {
      const at = relicTable('sevenCitiesOfGold', { own: { events: [event] }, given });
      if (event === 'deforestation') {
        expect(refused(at, { do: 'event', event }).rule).toBe('RUL-249');
        continue;
      }
      play(at, { do: 'event', event });
      expect(refused(at, { value: RELIC })).toMatchObject({ rule: 'EVT-008' });
    }
  });

  it('REL-006 once it is taken the square may be altered and built on', () => {
    const own = { armies: [FROM], events: ['drought'], cities: [squareAt(5, 9)], techs: ['metalworking'] };
    const at = relicTable('atlantis', { own, given: { ground: ['grassland', { square: RELIC, face: 'forest' }] } });
    const about = { city: squareAt(5, 9), item: 'barracks' };
    expect(foreseen(at, 1, 'placeItem', { square: RELIC }, about).refusal?.rule).toBe('RUL-079');
    playQuietly(at, () => isAsked(at, 'movement', 1));
    go(at, FROM, 1, 0, RELIC);
    playQuietly(at, () => isAsked(at, 'step', 1));
    play(at, { do: 'stop' });
    playQuietly(at, () => isAsked(at, 'startOfTurn', 1));
    playEvent(at, 'drought', RELIC);
    expect(view(at).map.squares.find(({ square }) => square === RELIC)).toMatchObject({ terrain: 'desert' });
    expect(foreseen(at, 1, 'placeItem', { square: RELIC }, about).refusal).toBeNull();
  });

  it('REL-002 nothing is built there, no building and no figure', () => {
    const at = relicTable('atlantis', {
      own: { cities: [FROM], techs: ['pottery'] },
      given: { phase: 'cityManagement' },
    });
    for (const [item, rule] of [
      ['granary', 'RUL-079'],
      ['scout', 'RUL-071'],
    ]) {
      const about = { city: FROM, item: item as string };
      expect(foreseen(at, 1, 'placeItem', { square: RELIC }, about).refusal).toMatchObject({ rule });
    }
  });
});

describe('taking a relic', () => {
  it('REL-005 RUL-135 RUL-362 an army that ends there takes the marker; what it brings is public, and due next turn', () => {
    const at = relicTable('atlantis', { own: { armies: [FROM] } });
    go(at, FROM, 1, 0, RELIC);
    expect(play(at, { do: 'stop' })).toContainEqual({ kind: 'relicTaken', seat: 1, square: RELIC, relic: 'atlantis' });
    expect(pieceAt(at, RELIC)).toBeNull();
    const { turn } = at.state;
    expect(view(at, 0).players[1]?.relicRewards).toEqual([{ relic: 'atlantis', due: turn + 1 }]);
    expect(rewards(at, 0)).toEqual([]);
  });

  it('REL-005 RUL-135 without movement left the group has ended there', () => {
    const at = relicTable('atlantis', { own: { armies: [squareAt(2, 8)] } });
    go(at, squareAt(2, 8), 1, 0, FROM, RELIC);
    expect(asked(at).kind).toBe('movement');
    expect(pieceAt(at, RELIC)).toBeNull();
  });

  it('RUL-360 an army left behind takes it at once, then the scouts go on; scouts stay only with one', () => {
    const at = relicTable('atlantis', { own: { armies: [FROM], scouts: [FROM, FROM] } });
    go(at, FROM, 1, 1, RELIC);
    expect(options(at)).not.toContainEqual({ do: 'leave', armies: 0, scouts: 1 });
    expect(refused(at, { do: 'leave', armies: 0, scouts: 1 }).rule).toBe('REL-004');
    play(at, { do: 'leave', armies: 1, scouts: 0 });
    expect(pieceAt(at, RELIC)).toBeNull();
    expect(asked(at)).toMatchObject({ kind: 'step', armies: 0, scouts: 1 });
    play(at, { do: 'stop' });
    expect(player(at, 1).scouts).toContain(RELIC);
  });

  it('RUL-360 the scouts that go on count on the army that stays: they may end where the relic lay', () => {
    const [start, sea, relic] = [squareAt(3, 15), squareAt(3, 14), squareAt(3, 13)];
    const at = table(
      {
        first: 1,
        seat: 1,
        phase: 'movement',
        ground: [
          { square: squareAt(0, 12), to: squareAt(3, 15), terrain: 'water' },
          { square: start, terrain: 'grassland' },
          { square: relic, terrain: 'grassland' },
        ],
        pieces: [{ square: relic, relic: 'atlantis' }],
        players: [
          {},
          {
            civilization: 'egypt',
            armies: [start],
            scouts: [start],
            cities: [squareAt(1, 14)],
            techs: ['navigation', 'horsebackRiding'],
          },
        ],
      },
      2,
      { expansion: true },
    );
    go(at, start, 1, 1, sea, relic);
    // With one point left the sea is no way on: only a tile may be discovered.
    expect(steps(at)).toEqual([]);
    expect(options(at)).toContainEqual({ do: 'leave', armies: 1, scouts: 0 });
    play(at, { do: 'leave', armies: 1, scouts: 0 });
    expect(discoveries(at)).toEqual([squareAt(4, 13)]);
    expect(rewards(at, 1)).toHaveLength(1);
  });

  it('RUL-134 enemies there are fought first; who loses takes nothing', () => {
    for (const [units, isWon] of [
      [['aircraft7', 'aircraft6', 'aircraft5'], true],
      [[], false],
    ] as const) {
      const own = { armies: [FROM], units };
      const other = { armies: [RELIC], units: isWon ? [] : ['aircraft7', 'aircraft6'] };
      const at = relicTable('atlantis', { own, other });
      go(at, FROM, 1, 0, RELIC);
      expect(rewards(at, 1)).toEqual([]);
      playQuietly(at, () => isAsked(at, 'movement'));
      expect(rewards(at, 1)).toHaveLength(isWon ? 1 : 0);
      expect(pieceAt(at, RELIC) === null).toBe(isWon);
    }
  });

  it('RUL-361 an army that an effect stops there takes it, Atlantis without a right to water included', () => {
    const at = relicTable('atlantis', {
      own: { armies: [FROM], techs: ['navigation'] },
      other: COMMUNIST,
      given: { ground: ['grassland', { square: RELIC, face: 'water' }] },
    });
    play(at, { do: 'pass' });
    go(at, FROM, 1, 0, RELIC);
    stop(at, RELIC);
    expect(asked(at).kind).toBe('movement');
    expect(rewards(at, 1)).toMatchObject([{ relic: 'atlantis' }]);
    expect(player(at, 1).armies).toContain(RELIC);
  });

  it('RUL-360 REL-004 scouts that lose their escort may go on, but not stop there', () => {
    const at = relicTable('atlantis', {
      own: { armies: [FROM], scouts: [FROM] },
      other: { events: ['wholesaleDefection'] },
    });
    play(at, { do: 'pass' });
    go(at, FROM, 1, 1, RELIC);
    playEvent(at, 'wholesaleDefection', RELIC, 'army', 'stop');
    expect(asked(at)).toMatchObject({ kind: 'step', armies: 0, scouts: 1 });
    expect(refused(at, { do: 'stop' }).rule).toBe('REL-004');
    play(at, { do: 'to', square: BEYOND });
    expect(pieceAt(at, RELIC)).not.toBeNull();
  });

  it('RUL-360 RUL-361 scouts that lose their escort and cannot go on stay there, and take nothing', () => {
    const start = squareAt(2, 8);
    const at = relicTable('atlantis', {
      own: { armies: [start], scouts: [start] },
      other: { events: ['wholesaleDefection'] },
    });
    play(at, { do: 'pass' });
    go(at, start, 1, 1, FROM);
    play(at, { do: 'pass' });
    play(at, { do: 'to', square: RELIC });
    playEvent(at, 'wholesaleDefection', RELIC, 'army', 'stop');
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 1 });
    expect(player(at, 1).scouts).toContain(RELIC);
    expect(pieceAt(at, RELIC)).not.toBeNull();
    expect(rewards(at, 1)).toEqual([]);
  });

  it('RUL-136 REL-011 the scout that came with the army gathers its coin once the marker is gone', () => {
    const at = relicTable('sevenCitiesOfGold', {
      own: { armies: [FROM], scouts: [FROM] },
      given: { ground: ['grassland', { square: RELIC, face: 'forest coin relic' }] },
    });
    const before = coins(at, 1) as number;
    go(at, FROM, 1, 1, RELIC);
    expect(coins(at, 1)).toBe(before);
    play(at, { do: 'stop' });
    expect(coins(at, 1)).toBe(before + 1);
    expect(view(at).map.squares.find(({ square }) => square === RELIC)).toMatchObject({ production: 2, coin: 1 });
  });

  it('RUL-136 that coin may be the fifteenth, which wins at once', () => {
    const at = relicTable('schoolOfConfucius', {
      own: { armies: [FROM], scouts: [FROM], sheetCoins: 14 },
      given: { ground: ['grassland', { square: RELIC, face: 'forest coin relic' }] },
    });
    go(at, FROM, 1, 1, RELIC);
    play(at, { do: 'stop' });
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [1] });
  });

  it('REL-010 REL-009 FAQ-057 School of Confucius gives one great person, not two, at once, and nothing later', () => {
    const at = relicTable('schoolOfConfucius', { own: { armies: [FROM] } });
    const { persons } = view(at);
    go(at, FROM, 1, 0, RELIC);
    play(at, { do: 'stop' });
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 1 });
    play(at, { reserve: true });
    expect(asked(at).kind).toBe('movement');
    expect(view(at).persons).toBe(persons - 1);
    expect(rewards(at, 1)).toEqual([]);
  });

  it('REL-012 Greece draws two cards for it and keeps one', () => {
    const at = relicTable('schoolOfConfucius', {
      own: { armies: [FROM], civilization: 'greece' },
      options: { greatPersonDeck: true },
    });
    go(at, FROM, 1, 0, RELIC);
    play(at, { do: 'stop' });
    expect(asked(at)).toMatchObject({ kind: 'keepPerson', seat: 1 });
    expect(options(at)).toHaveLength(2);
  });

  it('RUL-204 without investments Seven Cities of Gold gives nothing, but its marker is removed', () => {
    for (const investments of [false, true]) {
      const at = relicTable('sevenCitiesOfGold', { own: { armies: [FROM] }, options: { investments } });
      go(at, FROM, 1, 0, RELIC);
      play(at, { do: 'stop' });
      expect(pieceAt(at, RELIC)).toBeNull();
      expect(rewards(at, 1)).toHaveLength(investments ? 1 : 0);
    }
  });
});

describe('looking ahead', () => {
  it('REL-005 the reach of an army names the relic, and ending there what is taken', () => {
    const at = relicTable('schoolOfConfucius', { own: { armies: [FROM] } });
    const move = { do: 'move', from: FROM, armies: 1, scouts: 0 };
    expect(foreseen(at, 1, 'movement', move).facts).toContainEqual(
      expect.objectContaining({ fact: 'reach', square: RELIC, meets: 'relic', steps: 1 }),
    );
    go(at, FROM, 1, 0, RELIC);
    const { facts } = foreseen(at, 1, 'step', { do: 'stop' });
    expect(facts).toContainEqual({ fact: 'relic', square: RELIC, relic: 'schoolOfConfucius', rules: ['REL-005'] });
  });

  it('REL-001 REL-005 a stated table has relics only in the expansion, and no army on one', () => {
    const given = { discovered: true, pieces: [{ square: RELIC, relic: 'atlantis' }] };
    expect(impossible(given)).toMatchObject({ rule: 'REL-001' });
    const stood = { ground: 'grassland', pieces: given.pieces, players: [{}, { armies: [RELIC] }] };
    expect(impossible(stood, 2, { expansion: true })).toMatchObject({ rule: 'REL-005' });
  });
});
