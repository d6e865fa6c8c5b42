import { apply, createContext, type PlainObject, seedStreams, visibleTo } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Answer, civilization, type Happening, type State } from '../src/index.ts';
import { eventTable, HOMES, sq } from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, playHeard, playQuietly, refused, type Table, view } from './table.ts';

const USE = { do: 'greatPerson', card: 'zhengHe' };
const SPOT = HOMES[0] + 1;
const HUT = sq(8, 8);
const VILLAGE = sq(9, 10);
const OPTIONS = { expansion: true, greatPersonDeck: true };

/** Seat 0 of four holds him, with a marker that works; seat 2 is the first player. */
function holding(of: { map?: readonly PlainObject[]; players?: readonly PlainObject[]; phase?: 'trade' } = {}): Table {
  return eventTable({
    phase: of.phase ?? 'startOfTurn',
    players: [
      { hiddenPeople: ['zhengHe'], markers: ['hut:wheat'], ...of.players?.[0] },
      ...(of.players ?? []).slice(1),
    ],
    pieces: [{ square: SPOT, person: 'industrialist' }, ...(of.map ?? [])],
    given: { first: 2 },
    options: OPTIONS,
  });
}

const MAP = [
  { square: VILLAGE, village: 'uranium' },
  { square: HUT, hut: 'teacher' },
];
const PLAYERS = [{}, { markers: ['hut:spy', 'village:friendlyWorkers'] }, {}, { markers: ['village:iron'] }];
const SEEN = {
  kind: 'markersSeen',
  seat: 0,
  onMap: [
    { square: HUT, marker: 'hut:teacher' },
    { square: VILLAGE, marker: 'village:uranium' },
  ],
  held: [
    { seat: 1, markers: ['hut:spy', 'village:friendlyWorkers'] },
    { seat: 3, markers: ['village:iron'] },
  ],
};
const TWIN = { kind: 'markersSeen', seat: 0, onMap: null, held: null };

describe('Zheng He', () => {
  it('RUL-315 GPD-010 shows his owner the markers of the map and of all others, and is discarded', () => {
    const at = holding({ map: MAP, players: PLAYERS });
    const heard = playHeard(at, USE, 0);
    expect(ofKind(heard, 'markersSeen')).toEqual([SEEN]);
    expect(view(at).personDiscards).toEqual(['zhengHe']);
    expect(refused(at, USE).rule).toBe('GPD-009');
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  it('RUL-315 RUL-010 nobody else hears a face', () => {
    for (const listener of [1, 2, 3, null]) {
      const at = holding({ map: MAP, players: PLAYERS });
      const heard = listener === null ? play(at, USE) : playHeard(at, USE, listener);
      expect(ofKind(heard, 'markersSeen')).toEqual([TWIN]);
    }
  });

  it('RUL-315 K-BARRIER the faces are hidden again afterwards, and what was seen cannot be taken back', () => {
    const at = holding({ map: MAP, players: PLAYERS });
    const before = view(at, 0);
    const context = createContext<State, Happening>(at.state, { told: true });
    apply(civilization, context, asked(at).id, USE as Answer);
    expect(context.shown).toBe(true);
    expect(visibleTo(context.told ?? [], 0)).toContainEqual(SEEN);
    const { map, players } = view(at, 0);
    expect(map).toEqual(before.map);
    expect(players.map(({ huts, villages }) => [huts, villages])).toEqual(
      before.players.map(({ huts, villages }) => [huts, villages]),
    );
    const dealt = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const again = civilization.resample(at.state, 0, seedStreams(`again ${i}`)[0] as number[]);
      dealt.add(JSON.stringify([again.pieces, again.players.map(({ markers }) => markers)]));
    }
    expect(dealt.size).toBeGreaterThan(3);
  });

  it('RUL-249 not where there is nothing to see: own markers do not count', () => {
    const at = holding();
    expect(refused(at, USE).rule).toBe('RUL-249');
    expect(options(holding({ players: [{}, {}, { markers: ['hut:silk'] }] }))).toContainEqual(USE);
    expect(options(holding({ map: MAP.slice(0, 1) }))).toContainEqual(USE);
    expect(options(holding({ map: MAP.slice(1) }))).toContainEqual(USE);
  });

  it('RUL-335 at any time: in another phase too', () => {
    const at = holding({ map: MAP, phase: 'trade' });
    expect(asked(at)).toMatchObject({ kind: 'negotiate' });
    const heard = playHeard(at, USE, 0);
    expect(ofKind(heard, 'markersSeen')).toMatchObject([{ held: [] }]);
    playQuietly(at, () => isAsked(at, 'cityManagement', 0));
  });
});
