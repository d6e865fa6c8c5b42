import type { PlainObject, Seat } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { couldInterrupt } from '../src/cards/interruptions.ts';
import { resourceIndex } from '../src/data/faces.ts';
import { WONDER } from '../src/data/names.ts';
import { civilization } from '../src/index.ts';
import { canPay } from '../src/rules/payment.ts';
import {
  askedSeats,
  discards,
  type Events,
  eventTable,
  HOMES,
  hand,
  PASS,
  playEvent,
  responding,
  SPY,
  sq,
  token,
} from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, type Table, view } from './table.ts';

const THROUGH = { through: 'kremlin' };
const SITE = HOMES[1] + 1;
const CIVIL_SERVICE = { do: 'ability', tech: 'civilService' };
const GIVE_UP = { pay: 'giveUp' };
const KREMLIN = { square: SITE, wonder: 'kremlin' };

function gift(event: string, as: string, to: number | null = null): PlainObject {
  return { pay: 'event', event, as, to };
}

/** Seat 1 has the Kremlin and knows Civil Service; seat 0 acts, seat 2 is the first player. */
function table(own: PlainObject, others: readonly PlainObject[] = [], of: Events = {}): Table {
  const [acting = {}, ...rest] = others;
  return eventTable({
    ...of,
    players: [{ events: ['drought', 'drought'], ...acting }, { techs: ['civilService'], ...own }, ...rest],
    pieces: [KREMLIN, ...(of.pieces ?? [])],
    given: { first: 2 },
    options: { expansion: true, ...of.options },
  });
}

/** Seat 1 is about to pay Civil Service against seat 0's Drought. */
function paying(own: PlainObject, others: readonly PlainObject[] = []): Table {
  const at = table(own, others);
  playEvent(at, 'drought', sq(8, 8));
  while (!isAsked(at, 'respond', 1)) play(at, PASS);
  play(at, CIVIL_SERVICE);
  return at;
}

const ways = (at: Table) => options(at) as readonly PlainObject[];
const doubled = (at: Table) => ways(at).filter(({ through }) => through === 'kremlin');
const wonderUsed = { kind: 'wonderUsed', seat: 1, wonder: 'kremlin' };

describe('the Kremlin', () => {
  it('RUL-309 RUL-380 RUL-250 two resources of any kinds, named one after the other, pay a spy', () => {
    const at = paying({ resources: { silk: 1, iron: 1 }, markers: ['village:uranium'] });
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 1, card: 'civilService', need: 'spy' });
    expect(asked(at)).not.toHaveProperty('through');
    const all = [token('silk'), token('iron'), { pay: 'village', resource: 'uranium' }];
    expect(options(at)).toEqual(all.map((way) => ({ ...way, ...THROUGH })));
    const heard = play(at, { pay: 'village', resource: 'uranium', ...THROUGH });
    expect(heard).toEqual([wonderUsed, { kind: 'markerLost', seat: 1, back: 'village', marker: 'uranium' }]);
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 1, card: 'civilService', need: 'any', ...THROUGH });
    expect(options(at)).toEqual(all.slice(0, 2));
    expect(ofKind(play(at, token('iron')), 'resourceLost')).toMatchObject([{ seat: 1, resource: 'iron' }]);
    expect(discards(at, 0)).toEqual(['drought']);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(player(at, 1).resources).toEqual([0, 1, 0, 0]);
  });

  it('RUL-380 a spy in hand may be kept, and may be one of the two', () => {
    const at = paying({ resources: { wheat: 1 }, markers: ['hut:spy'] });
    expect(options(at)).toEqual([SPY, { ...token('wheat'), ...THROUGH }, { ...SPY, ...THROUGH }]);
    play(at, { ...SPY, ...THROUGH });
    expect(options(at)).toEqual([token('wheat')]);
  });

  it('RUL-380 with many pieces as many ways are offered, not as many pairs', () => {
    const at = paying({
      resources: { silk: 3, iron: 2, wheat: 1, incense: 1 },
      markers: ['hut:silk', 'hut:silk', 'village:iron', 'hut:teacher'],
    });
    expect(ways(at)).toHaveLength(6);
    expect(doubled(at)).toHaveLength(6);
  });

  it('RUL-309 RUL-380 once per turn, and not for another spy', () => {
    const own = { techs: ['civilService', 'mysticism'], resources: { silk: 4 } };
    const at = paying(own, [{}, {}, { sheetCoins: 2 }]);
    play(at, { ...token('silk'), ...THROUGH });
    play(at, token('silk'));
    expect(canPay(at.state, 1, [resourceIndex('spy')])).toBe(false);
    const before = table(own);
    expect(canPay(before.state, 1, [resourceIndex('spy')])).toBe(true);
    const { turn } = at.state;
    while (at.state.turn === turn) play(at, options(at)[0] as PlainObject);
    expect(canPay(at.state, 1, [resourceIndex('spy')])).toBe(true);
  });

  it('RUL-309 only one of two spies can be replaced, and nothing else', () => {
    const can = (own: PlainObject, ...owed: readonly string[]) => canPay(table(own).state, 1, owed.map(resourceIndex));
    const tokens = (silk: number, ...markers: readonly string[]) => ({ resources: { silk }, markers });
    expect(can(tokens(1), 'spy')).toBe(false);
    expect(can(tokens(1, 'hut:teacher'), 'spy')).toBe(false);
    expect(can(tokens(1, 'hut:wheat'), 'spy')).toBe(true);
    expect(can({ resources: { silk: 1 }, events: ['aGenerousGift'] }, 'spy')).toBe(true);
    expect(can(tokens(2, 'hut:spy'), 'spy', 'spy')).toBe(true);
    expect(can(tokens(1, 'hut:spy'), 'spy', 'spy')).toBe(false);
    expect(can(tokens(4), 'spy', 'spy')).toBe(false);
    expect(can(tokens(4), 'uranium')).toBe(false);
    expect(can(tokens(4), 'wheat')).toBe(false);
  });

  it('RUL-309 not while the wonder is obsolete or blockaded, and only for its owner', () => {
    const spy = [resourceIndex('spy')];
    const own = { resources: { silk: 2 } };
    expect(canPay(table(own, [{}, {}]).state, 1, spy)).toBe(true);
    expect(canPay(table(own, [{ armies: [SITE] }]).state, 1, spy)).toBe(false);
    expect(canPay(table({}, [{}, { ...own, techs: ['civilService'] }]).state, 2, spy)).toBe(false);
    const old = table(own);
    old.state.obsolete |= 1 << WONDER.kremlin;
    expect(canPay(old.state, 1, spy)).toBe(false);
  });

  it('RUL-380 TECH-005 what it does not pay is refused', () => {
    const at = paying({ resources: { silk: 2 }, markers: ['hut:spy'] });
    const refusal = { rule: 'RUL-380', params: { card: 'civilService', ...THROUGH } };
    expect(refused(at, token('silk')).rule).toBe('TECH-005');
    expect(refused(at, { ...token('iron'), ...THROUGH }).rule).toBe('RUL-250');
    expect(refused(at, { ...token('silk'), through: 'louvre' })).toEqual({
      ...refusal,
      params: { ...refusal.params, through: 'louvre' },
    });
    expect(refused(at, { ...token('silk'), through: 'nothing' }).rule).toBe('K-SHAPE');
    expect(refused(at, { ...token('silk'), ...THROUGH, by: 'marieCurie' }).rule).toBe('K-SHAPE');
    play(at, { ...token('silk'), ...THROUGH });
    expect(refused(at, { ...token('silk'), ...THROUGH })).toEqual(refusal);
    const poor = paying({ markers: ['hut:spy'] });
    expect(refused(poor, { ...SPY, ...THROUGH })).toEqual(refusal);
  });

  it('RUL-380 TECH-006 a question mark takes one resource, never two', () => {
    const at = eventTable({
      phase: 'cityManagement',
      players: [{ techs: ['pottery'], resources: { silk: 4 } }],
      pieces: [{ square: HOMES[0] + 1, wonder: 'kremlin' }],
      given: { first: 2 },
      options: { expansion: true },
    });
    play(at, { do: 'ability', tech: 'pottery' });
    expect(options(at)).toEqual([token('silk')]);
    expect(refused(at, { ...token('silk'), ...THROUGH })).toEqual({
      rule: 'RUL-380',
      params: { card: 'pottery', ...THROUGH },
    });
  });

  it('RUL-309 RUL-301 India pays no spy with a market resource but by the Kremlin', () => {
    const at = paying({ civilization: 'india', resources: { silk: 2 }, events: ['aGenerousGift'] });
    expect(refused(at, token('silk')).rule).toBe('TECH-005');
    expect(doubled(at)).toContainEqual({ ...token('silk'), ...THROUGH });
    play(at, { ...token('silk'), ...THROUGH });
    play(at, token('silk'));
    expect(discards(at, 0)).toEqual(['drought']);
  });

  it('RUL-380 RUL-384 each of the two counts as spent', () => {
    const at = paying({ civilization: 'arabia', resources: { silk: 2 }, culture: 0 });
    play(at, { ...token('silk'), ...THROUGH });
    const one = player(at, 1).culture;
    expect(one).toBeGreaterThan(0);
    play(at, token('silk'));
    expect(player(at, 1).culture).toBe(2 * one);
  });

  it('RUL-218 both are lost, and the wonder is used, if the ability is cancelled', () => {
    const at = paying({ resources: { silk: 4 } }, [{}, { techs: ['massMedia'], markers: ['hut:spy'] }]);
    play(at, { ...token('silk'), ...THROUGH });
    play(at, token('silk'));
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2, card: 'civilService' });
    play(at, { do: 'ability', tech: 'massMedia' });
    play(at, SPY);
    expect(player(at, 1).resources).toEqual([0, 2, 0, 0]);
    expect(canPay(at.state, 1, [resourceIndex('spy')])).toBe(false);
  });
});

describe('an event card as one of the two', () => {
  const JOUSTING = [{}, { events: ['joustingTourney'] }];

  it('RUL-282 RUL-380 resolves in a window of its own, first or second', () => {
    const at = paying({ resources: { silk: 1 }, events: ['aGenerousGift'] });
    play(at, { ...gift('aGenerousGift', 'incense'), ...THROUGH });
    expect(asked(at)).toMatchObject({ kind: 'payResource', need: 'any', ...THROUGH });
    play(at, token('silk'));
    expect(discards(at, 0)).toEqual(['drought']);
    const second = paying({ resources: { silk: 1 }, events: ['aGenerousGift'] });
    play(second, { ...token('silk'), ...THROUGH });
    play(second, gift('aGenerousGift', 'incense'));
    expect(discards(second, 0)).toEqual(['drought']);
    expect(discards(second, 1)).toEqual(['aGenerousGift']);
  });

  it('RUL-282 cancelled as the second, it brings the first back; two may still pay in its place', () => {
    const at = paying({ resources: { silk: 1, iron: 1 }, events: ['aGenerousGift'] }, JOUSTING);
    const before = civilization.countComponents(at.state);
    play(at, { ...token('silk'), ...THROUGH });
    play(at, gift('aGenerousGift', 'incense'));
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2, card: 'aGenerousGift' });
    play(at, responding('joustingTourney'));
    expect(player(at, 1).resources).toEqual([0, 1, 0, 1]);
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 1, need: 'spy' });
    expect(asked(at)).not.toHaveProperty('through');
    expect(options(at)).toEqual([{ ...token('silk'), ...THROUGH }, { ...token('iron'), ...THROUGH }, GIVE_UP]);
    const heard = play(at, { ...token('iron'), ...THROUGH });
    expect(ofKind(heard, 'wonderUsed')).toEqual([]);
    expect(options(at)).toEqual([token('silk'), GIVE_UP]);
    play(at, token('silk'));
    expect(discards(at, 0)).toEqual(['drought']);
    expect(civilization.countComponents(at.state)).toEqual(before);
  });

  it('RUL-282 cancelled as the first, nothing is paid: a real spy may pay', () => {
    const own = { resources: { silk: 1 }, markers: ['hut:spy'], events: ['aGenerousGift'] };
    const at = paying(own, JOUSTING);
    play(at, { ...gift('aGenerousGift', 'iron'), ...THROUGH });
    play(at, responding('joustingTourney'));
    expect(asked(at)).toMatchObject({ kind: 'payResource', need: 'spy' });
    play(at, SPY);
    expect(player(at, 1).resources).toEqual([0, 1, 0, 0]);
    expect(discards(at, 0)).toEqual(['drought']);
  });

  it('RUL-282 RUL-331 given up, both are back with what they brought, and the wonder is used', () => {
    const own = { civilization: 'arabia', culture: 0, resources: { silk: 1 } };
    const at = paying({ ...own, events: ['aGiftFromAfar', 'aGenerousGift'] }, [...JOUSTING, { sheetCoins: 2 }]);
    const coins = () => view(at).players[3]?.sheetCoins;
    play(at, { ...gift('aGiftFromAfar', 'wheat', 3), ...THROUGH });
    while (isAsked(at, 'respond')) play(at, PASS);
    expect([coins(), player(at, 1).culture > 0]).toEqual([3, true]);
    play(at, gift('aGenerousGift', 'iron'));
    play(at, responding('joustingTourney'));
    expect([coins(), player(at, 1).culture]).toEqual([2, 0]);
    expect(hand(at, 1)).toEqual(['aGiftFromAfar']);
    const heard = play(at, GIVE_UP);
    expect(ofKind(heard, 'abilityGivenUp')).toHaveLength(1);
    expect(player(at, 1).abilitiesUsed).toBe(0);
    expect(player(at, 1).resources).toEqual([0, 1, 0, 0]);
    expect(canPay(at.state, 1, [resourceIndex('spy')])).toBe(false);
  });

  it('RUL-282 given up while the second is owed, the first comes back too', () => {
    const at = paying({ resources: { silk: 2, iron: 1 }, events: ['aGenerousGift'] }, JOUSTING);
    play(at, { ...gift('aGenerousGift', 'iron'), ...THROUGH });
    play(at, responding('joustingTourney'));
    play(at, { ...token('silk'), ...THROUGH });
    play(at, GIVE_UP);
    expect(player(at, 1).resources).toEqual([0, 2, 0, 1]);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  it('RUL-233 it cannot pay for a response to its own payment', () => {
    const own = { techs: ['writing', 'civilService'], resources: { silk: 4 }, events: ['aGenerousGift'] };
    const at = table(own, [{}, { events: ['joustingTourney'] }], { phase: 'cityManagement' });
    play(at, { do: 'devote', city: HOMES[0] });
    play(at, { do: 'ability', tech: 'writing' });
    play(at, { ...token('silk'), ...THROUGH });
    play(at, gift('aGenerousGift', 'iron'));
    play(at, responding('joustingTourney'));
    // Seat 1 has three tokens and Civil Service, but its Kremlin is in use: as everybody knows, it cannot respond.
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 1, card: 'writing' });
    expect(options(at)).toEqual([{ ...token('silk'), ...THROUGH }, GIVE_UP]);
  });
});

describe('who is asked', () => {
  const about = (own: PlainObject, others: readonly PlainObject[] = []): Seat[] => {
    const at = table(own, others);
    playEvent(at, 'drought', sq(8, 8));
    return askedSeats(at);
  };

  it('RUL-279 RUL-380 the owner, with two market tokens, while it works and is unused', () => {
    expect(about({ resources: { silk: 2 } })).toEqual([1]);
    expect(about({ resources: { silk: 1, iron: 1 } })).toEqual([1]);
    expect(about({ resources: { silk: 1 } })).toEqual([]);
    expect(about({ resources: { silk: 2 } }, [{ armies: [SITE] }])).toEqual([]);
    expect(about({ resources: { silk: 2 }, techs: [] })).toEqual([]);
    expect(about({}, [{}, { resources: { silk: 2 }, techs: ['civilService'] }])).toEqual([]);
    const at = paying({ techs: ['civilService', 'massMedia'], resources: { silk: 4 } }, [
      { resources: { incense: 1 } },
    ]);
    play(at, { ...token('silk'), ...THROUGH });
    play(at, token('silk'));
    while (!isAsked(at, 'cityManagement', 0)) play(at, options(at)[0] as PlainObject);
    play(at, { do: 'ability', tech: 'currency' });
    play(at, token('incense'));
    expect(askedSeats(at)).toEqual([]);
  });

  it('RUL-279 RUL-380 whatever the faces: one token and a marker that is no resource', () => {
    for (const marker of ['hut:wheat', 'hut:teacher', 'hut:spy']) {
      const at = table({ resources: { silk: 1 }, markers: [marker] });
      playEvent(at, 'drought', sq(8, 8));
      expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1 });
      expect(options(at)).toHaveLength(marker === 'hut:teacher' ? 1 : 2);
    }
  });

  it('RUL-284 RUL-380 Communism interrupts for two market tokens', () => {
    const could = (own: PlainObject) => couldInterrupt(table({ techs: ['communism'], ...own }).state, 1);
    expect(could({ resources: { silk: 2 } })).toBe(true);
    expect(could({ resources: { silk: 1 } })).toBe(false);
    expect(could({ markers: ['hut:wheat'] })).toBe(true);
    expect(could({ resources: { silk: 2 }, techs: [] })).toBe(false);
  });
});
