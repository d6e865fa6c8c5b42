import { check, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilization } from '../src/index.ts';
import { asked, explained, isAsked, options, play, playAll, playQuietly, type Table, view } from './table.ts';
import { accepting, awaited, DONE, endNegotiation, hear, makers, offering, refusedTo, trading } from './tradeTable.ts';

const RICH = { trade: 9, culture: 6, resources: { wheat: 1, silk: 1 } };

function goods(at: Table, seat: number) {
  const { trade, culture, resources, huts, villages, events } = view(at).players[seat] as never as PlainObject;
  return { trade, culture, resources, huts, villages, events };
}

describe('a deal', () => {
  it('TRADE-009 RUL-053 swaps trade, culture, tokens, markers and events, all at the same moment', () => {
    const at = trading({
      mover: { ...RICH, markers: ['hut:spy', 'hut:iron', 'village:iron'], events: ['drought', 'lost'] },
      enemy: { trade: 4, culture: 2, resources: { iron: 1 }, markers: ['village:spy'], events: ['sabotage'] },
    });
    const gives = { trade: 3, culture: 5, wheat: 1, huts: 1, II: 1 };
    const wants = { culture: 2, iron: 1, villages: 1, I: 1 };
    play(at, offering(1, gives, wants, { markers: ['hut:iron'], events: ['lost'] }), 0);
    play(at, accepting(0, { markers: ['village:spy'], events: ['sabotage'] }), 1);
    expect(view(at, 0).hand).toEqual({
      events: ['drought', 'sabotage'],
      markers: ['hut:spy', 'village:iron', 'village:spy'],
      units: [],
      people: [],
    });
    expect(view(at, 1).hand).toMatchObject({ events: ['lost'], markers: ['hut:iron'] });
    expect(goods(at, 0)).toMatchObject({ trade: 6, culture: 3, resources: { wheat: 0, silk: 1, iron: 1 } });
    expect(goods(at, 1)).toMatchObject({ trade: 7, culture: 5, resources: { wheat: 1, silk: 0, iron: 0 } });
    expect(makers(at)).toEqual([]);
  });

  it('RUL-053 may be a gift, or a wish', () => {
    const at = trading({ mover: RICH, enemy: { trade: 4 } });
    play(at, offering(1, { wheat: 1 }, {}), 0);
    play(at, accepting(0), 1);
    expect(goods(at, 1)).toMatchObject({ resources: { wheat: 1 } });
    play(at, offering(0, {}, { trade: 2 }), 1);
    play(at, accepting(1), 0);
    expect([goods(at, 0)['trade'], goods(at, 1)['trade']]).toEqual([7, 6]);
    expect(refusedTo(at, 0, offering(1, {}, {}))).toEqual({ rule: 'RUL-053', params: { goods: 0 } });
  });

  it('RUL-053 each side must own what it gives', () => {
    const at = trading({ mover: RICH, enemy: { trade: 4, markers: ['hut:spy'] } });
    expect(refusedTo(at, 0, offering(1, { trade: 10 }, {}))).toEqual({
      rule: 'RUL-053',
      params: { seat: 0, good: 'trade', needed: 10, held: 9 },
    });
    play(at, offering(1, { wheat: 1 }, { trade: 4 }), 0);
    // Seat 1 gives its trade away meanwhile.
    play(at, offering(0, { trade: 4 }, {}), 1);
    play(at, accepting(1), 0);
    expect(refusedTo(at, 1, accepting(0))).toEqual({
      rule: 'RUL-053',
      params: { seat: 1, good: 'trade', needed: 4, held: 0 },
    });
    expect(options(at, 1)).not.toContainEqual(accepting(0));
  });

  it('RUL-053 RUL-266 an offer may ask for what nobody holds yet: it stands, and is paid when the deal is made', () => {
    const at = trading({ seats: 3, mover: RICH, enemy: { trade: 4 }, third: { trade: 2 } });
    for (const to of [1, null]) {
      play(at, offering(to, { wheat: 1 }, { trade: 5, huts: 1, III: 2 }), 0);
      expect(makers(at)).toEqual([0]);
      expect(refusedTo(at, 1, accepting(0))).toEqual({
        rule: 'RUL-053',
        params: { seat: 1, good: 'trade', needed: 5, held: 4 },
      });
      play(at, { do: 'withdraw' }, 0);
    }
    play(at, offering(1, { wheat: 1 }, { trade: 5 }), 0);
    play(at, offering(1, { trade: 1 }, {}), 2);
    play(at, accepting(2), 1);
    play(at, accepting(0), 1);
    expect([0, 1, 2].map((seat) => goods(at, seat)['trade'])).toEqual([14, 0, 1]);
    expect(goods(at, 1)).toMatchObject({ resources: { wheat: 1 } });
  });

  it('RUL-054 TRADE-013 RUL-267 everybody sees a deal, but hidden faces only giver and receiver', () => {
    const at = trading({
      seats: 3,
      mover: { markers: ['hut:spy'], trade: 3 },
      enemy: { events: ['sabotage'] },
    });
    const offer = offering(1, { huts: 1, trade: 3 }, { I: 1 }, { markers: ['hut:spy'] });
    const [made] = hear(at, offer, 0, [2]);
    expect(made).toEqual([{ kind: 'offerMade', seat: 0, to: 1, gives: { trade: 3, huts: 1 }, wants: { I: 1 } }]);
    expect(view(at, 0).offers[0]?.given).toEqual({ markers: ['hut:spy'], events: [] });
    for (const other of [1, 2, null]) expect(JSON.stringify(view(at, other).offers)).not.toContain('spy');
    const heard = hear(at, accepting(0, { events: ['sabotage'] }), 1, [0, 1, 2, null]);
    const open = {
      kind: 'offerAccepted',
      seat: 1,
      by: 0,
      gives: { trade: 3, huts: 1 },
      wants: { I: 1 },
      given: null,
      taken: null,
    };
    const full = { ...open, given: ['hut:spy'], taken: ['sabotage'] };
    expect(heard).toEqual([[full], [full], [open], [open]]);
    expect([view(at, 1).hand?.markers, view(at, 0).hand?.events]).toEqual([['hut:spy'], ['sabotage']]);
    expect(JSON.stringify(view(at, 2))).not.toMatch(/"hut:spy"|sabotage/);
  });

  it('RUL-267 each side fixes its own hidden pieces, which must have the listed backs', () => {
    const at = trading({
      mover: { markers: ['hut:spy', 'village:spy'], events: ['drought'] },
      enemy: { markers: ['hut:wheat', 'hut:iron'], trade: 1 },
    });
    const wrong = offering(1, { huts: 1 }, { huts: 1 }, { markers: ['village:spy'] });
    expect(refusedTo(at, 0, wrong)).toEqual({ rule: 'RUL-267', params: { good: 'huts', needed: 1, held: 0 } });
    expect(refusedTo(at, 0, offering(1, { I: 1 }, {}))).toMatchObject({ rule: 'RUL-267', params: { good: 'I' } });
    expect(refusedTo(at, 0, offering(1, { trade: 0 }, {}))).toMatchObject({ rule: 'K-SHAPE' });
    const notHeld = offering(1, { huts: 1 }, {}, { markers: ['hut:wheat'] });
    expect(refusedTo(at, 0, notHeld)).toEqual({ rule: 'RUL-053', params: { seat: 0, pieces: false } });
    play(at, offering(1, { huts: 1 }, { huts: 1 }, { markers: ['hut:spy'] }), 0);
    expect(refusedTo(at, 1, accepting(0))).toMatchObject({ rule: 'RUL-267', params: { needed: 1, held: 0 } });
    expect(refusedTo(at, 1, accepting(0, { markers: ['hut:spy'] }))).toMatchObject({ rule: 'RUL-053' });
    // The sample names the first hut; any other will do.
    expect(options(at, 1)).toContainEqual(accepting(0, { markers: ['hut:wheat'] }));
    play(at, accepting(0, { markers: ['hut:iron'] }), 1);
    expect(view(at, 0).hand?.markers).toEqual(['village:spy', 'hut:iron']);
  });

  it('RUL-055 TRADE-002 trade beyond 27 is lost to the receiver but leaves the giver', () => {
    const at = trading({ mover: { trade: 9 }, enemy: { trade: 25 } });
    play(at, offering(1, { trade: 9 }, {}), 0);
    play(at, accepting(0), 1);
    expect([goods(at, 0)['trade'], goods(at, 1)['trade']]).toEqual([0, 27]);
  });

  it('RUL-056 every unused hut or village marker may be exchanged', () => {
    for (const marker of ['hut:wheat', 'hut:silk', 'hut:incense', 'hut:iron', 'hut:spy', 'village:uranium']) {
      const at = trading({ mover: { markers: [marker] } });
      const good = marker.startsWith('hut') ? 'huts' : 'villages';
      play(at, offering(1, { [good]: 1 }, {}, { markers: [marker] }), 0);
      play(at, accepting(0), 1);
      expect(view(at, 1).hand?.markers).toEqual([marker]);
    }
  });

  it('RUL-057 TRADE-010 nothing else can be exchanged', () => {
    const at = trading({
      mover: { sheetCoins: 3, techs: ['pottery'], units: ['mounted1'], reserve: ['artist'], wonders: ['oracle'] },
    });
    const others = ['coins', 'investments', 'techs', 'pottery', 'persons', 'personCards', 'units', 'armies', 'scouts'];
    others.push('cities', 'wonders', 'buildings', 'fortifications', 'caravans', 'loot', 'relics', 'spy', 'uranium');
    for (const good of others) {
      expect(refusedTo(at, 0, offering(1, { [good]: 1 }, {}))).toEqual({ rule: 'RUL-057', params: { good } });
      expect(refusedTo(at, 0, offering(1, {}, { [good]: 1 }))).toEqual({ rule: 'RUL-057', params: { good } });
    }
  });

  it('TRADE-011 EVT-002 RUL-252 who ends up above their hand size discards at once, before anything else', () => {
    const at = trading({ mover: { events: ['drought', 'lost'] }, enemy: { events: ['sabotage', 'defection'] } });
    play(at, offering(1, { I: 1 }, {}, { events: ['drought'] }), 0);
    play(at, accepting(0), 1);
    expect(awaited(at)).toEqual([1]);
    expect(asked(at).kind).toBe('discardEvent');
    expect(options(at)).toEqual([{ event: 'sabotage' }, { event: 'defection' }, { event: 'drought' }]);
    play(at, { event: 'defection' });
    expect(view(at, 1).hand?.events).toEqual(['sabotage', 'drought']);
    expect(awaited(at)).toEqual([0, 1]);
  });
});

describe('the negotiation', () => {
  it('RUL-265 TURN-003 is one window for all, and every act takes effect in the order received', () => {
    const at = trading({ seats: 3, mover: RICH, enemy: RICH, third: RICH });
    expect(awaited(at)).toEqual([0, 1, 2]);
    play(at, offering(0, { trade: 1 }, { culture: 1 }), 2);
    play(at, offering(2, { wheat: 1 }, {}), 1);
    play(at, accepting(2), 0);
    expect(makers(at)).toEqual([1]);
    play(at, accepting(1), 2);
    expect(makers(at)).toEqual([]);
    expect(goods(at, 2)).toMatchObject({ trade: 8, culture: 7, resources: { wheat: 2 } });
  });

  it('RUL-265 a question stays the same while others act', () => {
    const at = trading({ seats: 3, mover: RICH });
    const { id } = asked(at, 2);
    playAll(at, [DONE]);
    play(at, offering(0, {}, { trade: 1 }), 1);
    expect(asked(at, 2).id).toBe(id);
    // The one who acted has a new one.
    expect(asked(at, 1).id).not.toBe(id);
  });

  it('RUL-058 it ends when everybody is done; a new offer makes its receivers undone', () => {
    const at = trading({ seats: 3, mover: RICH });
    play(at, DONE, 1);
    expect(awaited(at)).toEqual([0, 2]);
    play(at, DONE, 2);
    play(at, offering(1, { trade: 1 }, {}), 0);
    expect(awaited(at)).toEqual([0, 1]);
    play(at, accepting(0), 1);
    play(at, DONE, 1);
    play(at, offering(null, { trade: 1 }, {}), 0);
    expect(awaited(at).sort()).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) play(at, DONE, seat);
    expect(view(at)).toMatchObject({ phase: 'cityManagement', offers: [] });
  });

  it('RUL-058 who is done may do nothing', () => {
    const at = trading({ mover: RICH, enemy: RICH });
    play(at, DONE, 0);
    expect(explained(at, 0, 'negotiate', offering(1, { trade: 1 }, {}))).toEqual({
      rule: 'RUL-058',
      params: { done: true },
    });
    expect(explained(at, 0, 'negotiate', offering(1, { trade: 20 }, {}))).toMatchObject({ rule: 'RUL-053' });
  });

  it('RUL-059 exchanges are possible only in the Trade Phase', () => {
    const at = trading({ mover: RICH });
    endNegotiation(at);
    expect(explained(at, 0, 'negotiate', offering(1, { trade: 1 }, {}))).toEqual({
      rule: 'RUL-059',
      params: { now: 'cityManagement' },
    });
    for (const act of options(at)) expect(act).not.toMatchObject({ do: 'offer' });
  });

  it('refuses what has not the shape of an act, and never throws', () => {
    const at = trading({ mover: RICH, enemy: RICH });
    const offer = offering(1, { trade: 1 }, {});
    const bad: unknown[] = [null, [], {}, { do: 7 }, { do: 'toString' }, { do: 'offer' }, { do: 'done', now: true }];
    for (const to of [0, 2, -1, 1.5, '1', true]) bad.push({ ...offer, to });
    for (const gives of [null, [], 3, { trade: 0 }, { trade: -1 }, { trade: 1.5 }, { trade: '1' }])
      bad.push({ ...offer, gives });
    for (const markers of [null, {}, ['spy'], [3], ['hut:'], ['hut:toString'], ['village:wheat']])
      bad.push({ ...offer, markers });
    for (const events of [null, 'drought', ['wheel'], [null]]) bad.push({ ...offer, events });
    for (const answer of bad) expect(refusedTo(at, 0, answer)?.rule, JSON.stringify(answer)).toBe('K-SHAPE');
    expect(refusedTo(at, 0, { do: 'accept', offer: 1 })?.rule).toBe('K-SHAPE');
    expect(refusedTo(at, 0, { do: 'ability', tech: 'horsebackRiding' })?.rule).toBe('TECH-001');
    expect(refusedTo(at, 0, { do: 'event', event: 'drought' })?.rule).toBe('EVT-003');
    expect(refusedTo(at, 0, { do: 'consent', on: true })?.rule).toBe('RUL-283');
  });
});

describe('offers', () => {
  it('RUL-266 at most six a Trade Phase, counter-offers included, and again six in the next', () => {
    const at = trading({ mover: RICH, enemy: RICH });
    for (let made = 0; made < 6; made++) {
      play(at, offering(1, { trade: 1 }, { culture: 1 }), 0);
      play(at, { do: 'refuse', offer: 0 }, 1);
    }
    expect(refusedTo(at, 0, offering(1, { trade: 1 }, {}))).toEqual({ rule: 'RUL-266', params: { made: 6, most: 6 } });
    for (const act of options(at, 0)) expect(act).not.toMatchObject({ do: 'offer' });
    playQuietly(at, () => at.state.turn === 6 && isAsked(at, 'negotiate', 0));
    expect(refusedTo(at, 0, offering(1, { trade: 1 }, {}))).toBe(null);
  });

  it('RUL-266 one open offer at a time', () => {
    const at = trading({ mover: RICH });
    play(at, offering(1, { trade: 1 }, {}), 0);
    expect(refusedTo(at, 0, offering(1, { trade: 2 }, {}))).toEqual({
      rule: 'RUL-266',
      params: { open: 1, mostOpen: 1 },
    });
    play(at, { do: 'withdraw' }, 0);
    expect(makers(at)).toEqual([]);
    expect(refusedTo(at, 0, { do: 'withdraw' })).toEqual({ rule: 'RUL-266', params: { open: 0 } });
    play(at, offering(1, { trade: 2 }, {}), 0);
    expect(makers(at)).toEqual([0]);
  });

  it('RUL-266 a counter-offer is an offer of one’s own: both may be open', () => {
    const at = trading({ mover: RICH, enemy: RICH });
    play(at, offering(1, { trade: 2 }, { wheat: 1 }), 0);
    play(at, offering(0, { wheat: 1 }, { trade: 4 }), 1);
    expect(makers(at)).toEqual([0, 1]);
    play(at, accepting(1), 0);
    // Seat 0's own offer stands, but seat 1 has no wheat left for it.
    expect(makers(at)).toEqual([0]);
    expect(goods(at, 0)).toMatchObject({ trade: 5, resources: { wheat: 2 } });
    expect(refusedTo(at, 1, accepting(0))).toMatchObject({ rule: 'RUL-053', params: { good: 'wheat', held: 0 } });
  });

  it('RUL-266 an offer to all goes to the first who accepts', () => {
    const at = trading({ seats: 3, mover: RICH, enemy: RICH, third: RICH });
    play(at, offering(null, { wheat: 1 }, { trade: 1 }), 0);
    play(at, accepting(0), 2);
    expect(refusedTo(at, 1, accepting(0))).toMatchObject({ rule: 'RUL-266', params: { open: [] } });
    expect([goods(at, 1), goods(at, 2)]).toMatchObject([{ resources: { wheat: 1 } }, { resources: { wheat: 2 } }]);
  });

  it('RUL-266 only those it is made to may answer, each refusal is final, and when all have refused it lapses', () => {
    const at = trading({ seats: 3, mover: RICH, enemy: RICH, third: RICH });
    play(at, offering(1, { wheat: 1 }, { trade: 1 }), 0);
    const params = { by: 0, to: 1, refused: false };
    expect(refusedTo(at, 2, accepting(0))).toEqual({ rule: 'RUL-266', params });
    expect(refusedTo(at, 2, { do: 'refuse', offer: 0 })).toEqual({ rule: 'RUL-266', params });
    expect(refusedTo(at, 0, accepting(0))).toEqual({ rule: 'RUL-266', params });
    play(at, { do: 'refuse', offer: 0 }, 1);
    expect(makers(at)).toEqual([]);
    play(at, offering(null, { wheat: 1 }, { trade: 1 }), 0);
    play(at, { do: 'refuse', offer: 0 }, 1);
    expect(refusedTo(at, 1, accepting(0))).toMatchObject({ rule: 'RUL-266', params: { refused: true } });
    expect(view(at).offers[0]?.refused).toEqual([1]);
    const [heard] = hear(at, { do: 'refuse', offer: 0 }, 2, [null]);
    expect(heard).toEqual([
      { kind: 'offerRefused', seat: 2, by: 0 },
      { kind: 'offerLapsed', seat: 0 },
    ]);
  });

  it('RUL-266 an offer lapses when its maker is done', () => {
    const at = trading({ mover: RICH });
    play(at, offering(1, { wheat: 1 }, {}), 0);
    play(at, DONE, 0);
    expect(makers(at)).toEqual([]);
    expect(awaited(at)).toEqual([1]);
  });

  it('RUL-266 an offer that its maker can no longer pay lapses: what they gave in another deal', () => {
    const at = trading({
      mover: { markers: ['hut:spy'], trade: 2 },
      enemy: { trade: 5, events: ['drought', 'sabotage'] },
      third: { trade: 5 },
      seats: 3,
    });
    play(at, offering(null, { huts: 1 }, { trade: 1 }, { markers: ['hut:spy'] }), 0);
    play(at, offering(0, { trade: 3 }, { huts: 1 }), 1);
    play(at, accepting(1, { markers: ['hut:spy'] }), 0);
    expect(makers(at)).toEqual([]);
    expect(refusedTo(at, 2, accepting(0))?.rule).toBe('RUL-266');
    expect([view(at, 0).hand?.markers, view(at, 1).hand?.markers]).toEqual([[], ['hut:spy']]);
  });

  it('RUL-266 … the same piece is not another with the same back', () => {
    const at = trading({ mover: { markers: ['hut:spy', 'hut:iron'] }, enemy: { trade: 5 } });
    play(at, offering(1, { huts: 1 }, { trade: 1 }, { markers: ['hut:spy'] }), 0);
    play(at, offering(0, { trade: 3 }, { huts: 1 }), 1);
    play(at, accepting(1, { markers: ['hut:iron'] }), 0);
    expect(makers(at)).toEqual([0]);
    play(at, { do: 'withdraw' }, 0);
    play(at, offering(1, { huts: 1 }, {}, { markers: ['hut:spy'] }), 0);
    play(at, offering(0, {}, { huts: 1 }), 1);
    play(at, accepting(1, { markers: ['hut:spy'] }), 0);
    expect(makers(at)).toEqual([]);
  });

  it('RUL-266 TRADE-011 … and what they have discarded: no event is there twice', () => {
    const at = trading({
      mover: { events: ['drought', 'lost'] },
      enemy: { events: ['sabotage', 'defection'], trade: 3 },
    });
    const before = civilization.countComponents(at.state);
    // Seat 1 offers a card, takes one more, and has to discard: just the card it offers.
    play(at, offering(0, { I: 1 }, { II: 1 }, { events: ['sabotage'] }), 1);
    play(at, offering(1, { I: 1 }, { trade: 1 }, { events: ['drought'] }), 0);
    play(at, accepting(0), 1);
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 1 });
    play(at, { event: 'sabotage' });
    expect(makers(at)).toEqual([]);
    expect(refusedTo(at, 0, accepting(1, { events: ['lost'] }))?.rule).toBe('RUL-266');
    expect(civilization.countComponents(at.state)).toEqual(before);
  });
});

describe('the sample of offers', () => {
  it('RUL-265 begins with being done, is all legal, and stays small at a full table of rich players', () => {
    const rich = (markers: string[], events: string[]) => ({
      ...RICH,
      resources: { wheat: 1, silk: 1, incense: 1, iron: 1 },
      markers,
      events,
    });
    const at = trading({
      seats: 4,
      mover: rich(['hut:wheat', 'village:iron'], ['drought', 'lost', 'thinkTank']),
      enemy: rich(['hut:silk', 'village:spy'], ['sabotage', 'catastrophe', 'disaster']),
      third: rich(['hut:iron', 'village:uranium'], ['defection', 'massDefection', 'outOfPosition']),
    });
    for (const seat of [0, 1, 2, 3]) {
      const acts = options(at, seat);
      expect(acts[0]).toEqual(DONE);
      expect(acts.length).toBeLessThan(60);
      for (const act of acts) expect(check(civilization, at.state, seat, asked(at, seat).id, act)).toBe(null);
    }
    const offers = (options(at, 0) as readonly PlainObject[]).filter((act) => act['do'] === 'offer');
    // To each, and to all; seat 3 has nothing, so it is only given something.
    expect(new Set(offers.map((act) => act['to']))).toEqual(new Set([1, 2, 3, null]));
    expect(offers.filter((act) => act['to'] === 3)).toMatchObject([{ wants: {} }]);
    // An exchange for each good that the other holds, and a gift.
    const wanted = offers.filter((act) => act['to'] === 1).map((act) => Object.keys(act['wants'] as PlainObject));
    expect(new Set(wanted).size).toBeGreaterThan(5);
    expect(wanted.filter((goods) => goods.length === 0)).toHaveLength(1);
  });

  it('RUL-053 has a gift to each and to all, also of a player who holds trade points only', () => {
    const at = trading({ seats: 3, mover: { trade: 2 }, enemy: {}, third: { trade: 9 } });
    const offers = (seat: number) =>
      (options(at, seat) as readonly PlainObject[]).filter((act) => act['do'] === 'offer');
    expect(offers(0)).toEqual([1, 2, null].map((to) => offering(to, { trade: 2 }, {})));
    expect(offers(1)).toEqual([]);
    play(at, offers(0)[0] as PlainObject, 0);
    play(at, accepting(0), 1);
    expect([goods(at, 0)['trade'], goods(at, 1)['trade']]).toEqual([0, 2]);
  });

  it('RUL-266 changes with every offer made', () => {
    const at = trading({ mover: RICH, enemy: RICH });
    const sample = () => (options(at, 0) as readonly PlainObject[]).filter((act) => act['do'] === 'offer');
    const first = sample();
    play(at, first[0] as PlainObject, 0);
    play(at, { do: 'refuse', offer: 0 }, 1);
    expect(sample()).not.toEqual(first);
  });
});
