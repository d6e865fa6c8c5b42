import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, eventTable, HOMES, hand, values } from './eventTable.ts';
import { asked, ofKind, options, play, refused, result, type Table, view } from './table.ts';

const TERESA = { do: 'greatPerson', card: 'motherTeresa' };
const CARD = { card: 'motherTeresa' };
/** Squares in the outskirts of seat 0's capital: her marker, and a wonder. */
const SPOT = (HOMES[0] as number) + 1;
const CANAL = (HOMES[0] as number) - 1;

interface Giving {
  readonly own?: PlainObject;
  readonly others?: readonly PlainObject[];
  readonly pieces?: readonly PlainObject[];
  readonly options?: PlainObject;
  readonly phase?: Events['phase'];
}

/** Seat 0 of four has her face up, with a marker that works and a coin token on the sheet; seat 2 is the first player. */
function giving(of: Giving = {}): Table {
  return eventTable({
    phase: of.phase ?? 'startOfTurn',
    players: [{ openPeople: ['motherTeresa'], sheetCoins: 1, culture: 0, ...of.own }, ...(of.others ?? [])],
    pieces: [{ square: SPOT, person: 'humanitarian' }, ...(of.pieces ?? [])],
    given: { first: 2 },
    options: { expansion: true, greatPersonDeck: true, ...of.options },
  });
}

const own = (at: Table, seat = 0) => view(at).players[seat];
const isOffered = (at: Table) => (options(at) as readonly PlainObject[]).some(({ card }) => card === 'motherTeresa');

describe('Mother Teresa', () => {
  it('RUL-347 gives a coin token to the sheet of any other player for a free step on the culture track', () => {
    const at = giving({ own: { sheetCoins: 2, techCoins: { pottery: 1 }, techs: ['pottery'] } });
    play(at, TERESA);
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 0, card: 'motherTeresa', of: 'coin' });
    expect(values(at)).toEqual(['0:sheet', '0:pottery']);
    play(at, { value: '0:pottery' });
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 0, of: 'seat' });
    expect(values(at)).toEqual([1, 2, 3]);
    const heard = play(at, { value: 3 });
    expect(heard.filter(({ kind }) => kind !== 'eventDrawn')).toEqual([
      { kind: 'personCardUsed', seat: 0, card: 'motherTeresa', chosen: ['0:pottery', 3] },
      { kind: 'coinLost', seat: 0, on: 'pottery' },
      { kind: 'coinGained', seat: 3, on: 'sheet' },
      { kind: 'trackAdvanced', seat: 0, space: 1 },
    ]);
    expect(own(at)).toMatchObject({ sheetCoins: 2, track: 1, culture: 0, openPeople: ['motherTeresa'] });
    expect(own(at)?.techs.every(({ coins }) => coins === 0)).toBe(true);
    expect(own(at, 3)?.sheetCoins).toBe(1);
    expect(own(at, 1)?.sheetCoins).toBe(0);
  });

  it('RUL-346 once per turn, in the Start of Turn part', () => {
    const at = giving({ own: { sheetCoins: 3 } });
    play(at, TERESA);
    play(at, { value: '0:sheet' });
    play(at, { value: 1 });
    expect(isOffered(at)).toBe(false);
    expect(refused(at, TERESA)).toEqual({ rule: 'RUL-346', params: CARD });
    expect(refused(giving({ phase: 'cityManagement' }), TERESA).rule).toBe('RUL-335');
  });

  it('RUL-347 RUL-203 a coin on the Panama Canal can be given while the wonder works', () => {
    const canal = { own: { sheetCoins: 0, canalCoins: 2 }, pieces: [{ square: CANAL, wonder: 'panamaCanal' }] };
    const at = giving(canal);
    const before = own(at)?.wonders[0]?.coins as number;
    play(at, TERESA);
    expect(values(at)).toEqual(['0:panamaCanal']);
    play(at, { value: '0:panamaCanal' });
    const heard = play(at, { value: 1 });
    expect(ofKind(heard, 'coinLost')).toEqual([{ kind: 'coinLost', seat: 0, on: 'panamaCanal' }]);
    expect(own(at)?.wonders[0]?.coins).toBe(before - 1);
    expect(own(at, 1)?.sheetCoins).toBe(1);
    const blockaded = giving({ ...canal, own: { ...canal.own, sheetCoins: 1 }, others: [{ armies: [CANAL] }] });
    play(blockaded, TERESA);
    expect(values(blockaded)).toEqual(['0:sheet']);
    expect(refused(blockaded, { value: '0:panamaCanal' })).toEqual({
      rule: 'RUL-347',
      params: { ...CARD, value: '0:panamaCanal' },
    });
    const alone = giving({ ...canal, others: [{ armies: [CANAL] }] });
    expect(isOffered(alone)).toBe(false);
    expect(refused(alone, TERESA).rule).toBe('RUL-249');
  });

  it('RUL-347 nobody gives coins of others, or to themselves', () => {
    const at = giving({ others: [{ sheetCoins: 4 }] });
    play(at, TERESA);
    for (const value of ['1:sheet', '0:pottery', 'nothing', 3])
      expect(refused(at, { value })).toEqual({ rule: 'RUL-347', params: { ...CARD, value } });
    play(at, { value: '0:sheet' });
    for (const value of [0, 4, -1, '1:sheet'])
      expect(refused(at, { value })).toEqual({ rule: 'RUL-347', params: { ...CARD, value, to: true } });
  });

  it('RUL-347 RUL-283 an owner of United Nations may be given a coin', () => {
    const at = giving({
      others: [{}, {}, {}],
      pieces: [{ square: (HOMES[1] as number) + 1, wonder: 'unitedNations' }],
    });
    play(at, TERESA);
    play(at, { value: '0:sheet' });
    expect(values(at)).toEqual([1, 2, 3]);
  });

  it('RUL-347 RUL-148 the coin moves first: its receiver wins before the step', () => {
    const at = giving({ own: { track: 20 }, others: [{}, { sheetCoins: 14 }] });
    play(at, TERESA);
    play(at, { value: '0:sheet' });
    const heard = play(at, { value: 2 });
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [2] });
    expect(ofKind(heard, 'trackAdvanced')).toEqual([]);
  });

  it('RUL-347 RUL-252 a hand that the coin makes too large is discarded from before the step', () => {
    const events = ['drought', 'sabotage', 'defection'];
    const at = giving({ own: { techs: ['computers'], sheetCoins: 3, events } });
    // With the icons of Computers and of the marker.
    expect(own(at)?.coins).toBe(5);
    play(at, TERESA);
    play(at, { value: '0:sheet' });
    const heard = play(at, { value: 1 });
    expect(ofKind(heard, 'trackAdvanced')).toEqual([]);
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
    expect(ofKind(play(at, { event: 'drought' }), 'trackAdvanced')).toHaveLength(1);
    expect(hand(at, 0)).toHaveLength(3);
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
  });

  it('RUL-249 not without a coin token, and not at the end of the culture track', () => {
    const poor = giving({ own: { sheetCoins: 0, techs: ['computers'] } });
    expect(own(poor)?.coins).toBeGreaterThan(0);
    expect(isOffered(poor)).toBe(false);
    expect(refused(poor, TERESA).rule).toBe('RUL-249');
    const end = giving({ own: { track: 21 }, options: { advancedTieBreak: true } });
    expect(refused(end, TERESA).rule).toBe('RUL-249');
  });
});
