import { readdirSync, readFileSync } from 'node:fs';
import { RECORD_FORMAT, readRecord, readState, verify, writeRecord } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { civilization } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations.ts';

const FOLDER = new URL('stored/', import.meta.url);
const RECORDS = readdirSync(FOLDER).filter((name) => name.endsWith('.tessera'));

/** Records of games with states of shape 1 were written in format 1 of records, those of shape 2 in format 2. */
describe('a record written by an earlier version', () => {
  test('is kept here', () => expect(RECORDS.length).toBeGreaterThan(4));

  test.each(RECORDS)('%s opens, holds, and leads to the same end', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const written = name.includes('.format1.') ? 1 : 2;
    expect(text).toContain(`"tessera":${written}`);
    const record = readRecord(text);
    expect(record.header).toMatchObject({ tessera: RECORD_FORMAT, schema: written });
    const found = verify(civilization, record);
    expect(found.entries).toBe(record.entries.length);
    expect(found.state).toMatchObject({ schema: civilization.schema, outcome: record.closing?.outcome });
    expect(readRecord(writeRecord(record))).toEqual(record);
  });
});

describe('stored states of older shapes', () => {
  const [shape2] = MIGRATIONS;
  const migrated = (frame: { [field: string]: string | number | boolean | null }) => {
    const state = { players: [], box: {}, stack: [frame] };
    shape2?.up(state);
    return state.stack[0];
  };

  test('what is declared is called a declaration', () => {
    expect(migrated({ op: 'event', at: 'offer', event: 'x', by: 1, turn: 2, cancelled: false })).toEqual({
      op: 'declaration',
      at: 'offer',
      declared: 'x',
      by: 1,
      turn: 2,
      cancelled: false,
    });
  });

  test('a move has a square, and keeps the result of its battle', () => {
    const moved = migrated({ op: 'move', cell: 7, battleWon: true });
    expect(moved).toEqual({ op: 'move', square: 7, battleWon: true });
  });

  test('a city action keeps neither its end nor a battle', () => {
    expect(migrated({ op: 'cityAction', made: 1, cancelled: false, battleWon: null })).toEqual({
      op: 'cityAction',
      made: 1,
    });
  });

  test('a player has no metropolis, and no wonder is left out', () => {
    const state = { players: [{ walls: 1 }, { walls: 0 }], box: { wonders: [3] }, stack: [] };
    shape2?.up(state);
    expect(state.players).toEqual([
      { walls: 1, secondCenter: -1, growthOwed: false, cityMarkers: [0, 0, 0] },
      { walls: 0, secondCenter: -1, growthOwed: false, cityMarkers: [0, 0, 0] },
    ]);
    expect(state.box).toEqual({ wonders: [3], unseenWonders: [] });
  });

  test('nobody has great person cards, investments or rewards of relics', () => {
    const state = { players: [{ walls: 1 }], box: { markers: [] }, stack: [] };
    MIGRATIONS[1]?.up(state);
    expect(state).toEqual({
      players: [
        {
          walls: 1,
          hiddenPeople: [],
          openPeople: [],
          hensonCounters: 0,
          loweredTechs: [],
          newtonRow: 0,
          speedDoubled: false,
          investments: [0, 0, 0, 0],
          relicRewards: [],
        },
      ],
      box: { markers: [], relics: [] },
      stack: [],
      personDeck: [],
      personDiscards: [],
    });
  });

  test('no city action is one that a great person card gives', () => {
    const state = { players: [], box: {}, stack: [{ op: 'cityAction', made: 1 }] };
    MIGRATIONS[1]?.up(state);
    expect(state.stack).toEqual([{ op: 'cityAction', made: 1, given: false }]);
  });

  test('a state of an unknown shape is refused', () => {
    expect(() => readState(civilization, '{"schema":99}')).toThrow(/shape 99/);
  });
});
