import { check, seedStreams } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilization } from '../src/index.ts';
import { isPayable } from '../src/rules/offers.ts';
import {
  asked,
  chooser,
  dealt,
  isAsked,
  options,
  play,
  playAll,
  playOn,
  playQuietly,
  refused,
  type Table,
  view,
} from './table.ts';
import { accepting, awaited, DONE, makers, offering, refusedTo, trading } from './tradeTable.ts';

const RIDER = { techs: ['horsebackRiding'], resources: { silk: 1 } };
const RIDING = { do: 'ability', tech: 'horsebackRiding' };
const SILK = { pay: 'token', resource: 'silk' };

function dials(at: Table): number[] {
  return view(at).players.map(({ trade }) => trade);
}

describe('Horseback Riding', () => {
  it('RUL-291 RUL-060 gives 9 trade, and 6 to another player of one’s choice', () => {
    const at = trading({ seats: 3, mover: RIDER });
    play(at, RIDING, 0);
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 0, card: 'horsebackRiding', of: 'seat' });
    expect(options(at)).toEqual([{ value: 1 }, { value: 2 }]);
    expect(refused(at, { value: 0 })).toMatchObject({ rule: 'RUL-291', params: { self: true } });
    playAll(at, [{ value: 2 }, SILK]);
    expect(dials(at)).toEqual([9, 0, 6]);
    expect(view(at).market).toMatchObject({ silk: 3 });
    expect(awaited(at).sort()).toEqual([0, 1, 2]);
  });

  it('RUL-291 RUL-055 each up to 27', () => {
    const at = trading({ mover: { ...RIDER, trade: 20 }, enemy: { trade: 25 } });
    playAll(at, [RIDING, { value: 1 }, SILK]);
    expect(dials(at)).toEqual([27, 27]);
  });

  it('RUL-249 not if neither could gain anything', () => {
    const full = trading({ mover: { ...RIDER, trade: 27 }, enemy: { trade: 27 } });
    expect(refused(full, RIDING)).toEqual({ rule: 'RUL-249', params: { tech: 'horsebackRiding' } });
    const at = trading({ seats: 3, mover: { ...RIDER, trade: 27 }, enemy: { trade: 27 }, third: { trade: 26 } });
    play(at, RIDING);
    expect(options(at)).toEqual([{ value: 2 }]);
  });

  it('RUL-060 TECH-007 once per turn, before or after deals, by its owner', () => {
    const at = trading({ mover: { ...RIDER, resources: { silk: 2 } }, enemy: { resources: { wheat: 1 } } });
    playAll(at, [RIDING, { value: 1 }, SILK]);
    expect(refusedTo(at, 0, RIDING)).toEqual({ rule: 'TECH-007', params: { tech: 'horsebackRiding' } });
    const later = trading({ mover: RIDER, enemy: { trade: 3 } });
    play(later, offering(1, {}, { trade: 3 }), 0);
    play(later, accepting(0), 1);
    play(later, RIDING, 0);
    playAll(later, [{ value: 1 }, SILK]);
    expect(dials(later)).toEqual([12, 6]);
  });
});

describe('a resource ability in the negotiation', () => {
  it('RUL-268 its window suspends the negotiation until it is closed', () => {
    const at = trading({
      seats: 3,
      mover: RIDER,
      enemy: { techs: ['massMedia'], markers: ['hut:spy'] },
      third: { trade: 3 },
    });
    const waiting = asked(at, 2).id;
    const idle = asked(at, 1).id;
    play(at, RIDING, 0);
    playAll(at, [{ value: 2 }, SILK]);
    expect(awaited(at)).toEqual([1]);
    expect(asked(at)).toMatchObject({ kind: 'respond', card: 'horsebackRiding', by: 0 });
    expect(check(civilization, at.state, 2, waiting, DONE)?.rule).toBe('K-STALE');
    playAll(at, [
      { do: 'ability', tech: 'massMedia' },
      { pay: 'hut', resource: 'spy' },
    ]);
    expect(dials(at)).toEqual([0, 0, 3]);
    // One player has used up a marker, another a silk: the negotiation goes on with other questions.
    for (const old of [idle, waiting]) expect([asked(at, 1).id, asked(at, 2).id]).not.toContain(old);
    expect(awaited(at).sort()).toEqual([0, 1, 2]);
  });

  it('RUL-266 RUL-233 an offer of what has paid for it lapses', () => {
    const at = trading({ mover: RIDER, enemy: { trade: 5 } });
    play(at, offering(1, { silk: 1 }, { trade: 1 }), 0);
    play(at, RIDING, 0);
    playAll(at, [{ value: 1 }, SILK]);
    expect(makers(at)).toEqual([]);
    expect(refusedTo(at, 1, accepting(0))?.rule).toBe('RUL-266');
  });

  it('RUL-266 RUL-282 … also an event card that has paid, which nobody has twice', () => {
    const at = trading({
      mover: { techs: ['horsebackRiding'], events: ['aGenerousGift'] },
      enemy: { events: ['lost'], trade: 5 },
    });
    const before = civilization.countComponents(at.state);
    play(at, offering(1, { II: 1 }, { II: 1 }, { events: ['aGenerousGift'] }), 0);
    play(at, RIDING, 0);
    play(at, { value: 1 });
    play(at, { pay: 'event', event: 'aGenerousGift', as: 'silk', to: null });
    // Seat 1 has a card of the second deck: it might cancel.
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, card: 'aGenerousGift' });
    // What others cannot know is dealt again although the offered card is gone.
    const other = civilization.resample(at.state, 1, seedStreams('again')[0] as number[]);
    expect(civilization.view(other, 1)).toEqual(civilization.view(at.state, 1));
    playQuietly(at, () => isAsked(at, 'negotiate'));
    expect(makers(at)).toEqual([]);
    expect(civilization.countComponents(at.state)).toEqual(before);
    expect(dials(at)).toEqual([9, 11]);
  });

  it('RUL-283 United Nations: its owner may consent to be chosen, here too', () => {
    const at = trading({
      mover: { ...RIDER, resources: {}, events: ['aGiftFromAfar'] },
      enemy: { wonders: ['unitedNations'] },
    });
    expect(refusedTo(at, 1, { do: 'consent', on: true })).toBe(null);
    play(at, { do: 'consent', on: true }, 1);
    expect(view(at).players[1]?.consents).toBe(true);
  });
});

describe('in random games', () => {
  it('RUL-266 RUL-053 every open offer can be paid, and nothing is lost or doubled', () => {
    for (const seed of ['bp22', 'bazaar']) {
      const at = dealt(seed, 3);
      let before: object | null = null;
      playOn(at, chooser(seed), () => {
        if (at.state.phase !== 'trade' || at.state.turn === 0) return at.state.turn > 30;
        if (isAsked(at, 'negotiate')) {
          for (const offer of at.state.offers) expect(isPayable(at.state, offer)).toBe(true);
          expect(new Set(makers(at)).size).toBe(makers(at).length);
        }
        before ??= civilization.countComponents(at.state);
        expect(civilization.countComponents(at.state)).toEqual(before);
        return false;
      });
      expect(at.state.turn).toBeGreaterThan(20);
    }
  });
});
