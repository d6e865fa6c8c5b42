import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../src/cards/abilities.ts';
import { ANY_RESOURCE, hutIndex, villageIndex } from '../src/data/faces.ts';
import { civilization } from '../src/index.ts';
import { coinsOf } from '../src/rules/coins.ts';
import { discards, eventTable, hand, PASS, playEvent, responding, SPY, sq, token, useAbility } from './eventTable.ts';
import { asked, isAsked, options, play, playAll, player, refused, result, type Table, view } from './table.ts';

const POTTERY = { do: 'ability', tech: 'pottery' };
const GIVE_UP = { pay: 'giveUp' };

/** Seat 0 in its City Management part. */
function managing(own: PlainObject, ...others: readonly PlainObject[]): Table {
  return eventTable({ phase: 'cityManagement', players: [own, ...others] });
}

function gift(event: string, as: string, to: number | null = null): PlainObject {
  return { pay: 'event', event, as, to };
}

describe('paying resources', () => {
  test('TECH-005 EX-21 an ability takes its resource, in its phase, and gives its effect', () => {
    const at = managing({ resources: { incense: 1 } });
    play(at, { do: 'ability', tech: 'currency' });
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 0, card: 'currency', need: 'incense' });
    const heard = play(at, token('incense'));
    expect(heard).toEqual([
      { kind: 'resourceLost', seat: 0, resource: 'incense' },
      { kind: 'abilityUsed', seat: 0, tech: 'currency', chosen: [] },
      { kind: 'cultureGained', seat: 0, amount: 3 },
    ]);
    expect(player(at, 0)).toMatchObject({ culture: 3, resources: [0, 0, 0, 0] });
  });

  test('TECH-005 without the resource the ability is not offered, and the refusal says what is missing', () => {
    expect(refused(managing({ resources: { silk: 3 } }), { do: 'ability', tech: 'currency' })).toEqual({
      rule: 'TECH-005',
      params: { tech: 'currency', need: 'incense', amount: 1 },
    });
    expect(refused(managing({ techs: ['pottery'], resources: { silk: 1 } }), POTTERY)).toEqual({
      rule: 'TECH-005',
      params: { tech: 'pottery', need: 'any', amount: 2 },
    });
    expect(refused(managing({ techs: ['masonry'] }), { do: 'ability', tech: 'masonry' }).rule).toBe('TECH-005');
    expect(refused(managing({ resources: { silk: 2 } }), POTTERY)).toEqual({
      rule: 'TECH-001',
      params: { tech: 'pottery' },
    });
  });

  test('TECH-005 RUL-144 in another phase, or by another player, it cannot be used', () => {
    const own = { techs: ['horsebackRiding'], resources: { silk: 1, incense: 1 } };
    const at = managing(own, own);
    expect(refused(at, { do: 'ability', tech: 'horsebackRiding' })).toEqual({
      rule: 'RUL-144',
      params: { tech: 'horsebackRiding', phase: 'trade' },
    });
    expect(
      civilization.explain(at.state, 1, { kind: 'cityManagement', answer: { do: 'ability', tech: 'currency' } }),
    ).toEqual({
      rule: 'RUL-005',
      params: { awaited: [0] },
    });
    const cancelling = managing({ techs: ['writing', 'civilService'], markers: ['hut:spy'] });
    for (const tech of ['writing', 'civilService'])
      expect(refused(cancelling, { do: 'ability', tech })).toEqual({ rule: 'RUL-278', params: { tech } });
  });

  test('TECH-007 each ability once per turn, however many resources one has; TECH-008 similar ones each', () => {
    const at = managing({ techs: ['chivalry'], resources: { incense: 3 } });
    useAbility(at, 'currency', [], token('incense'));
    expect(refused(at, { do: 'ability', tech: 'currency' })).toEqual({
      rule: 'TECH-007',
      params: { tech: 'currency' },
    });
    useAbility(at, 'chivalry', [], token('incense'));
    expect(player(at, 0)).toMatchObject({ culture: 8, resources: [0, 0, 1, 0] });
    expect(options(at).filter((option) => 'do' in option && option.do === 'ability')).toEqual([]);
  });

  test('TECH-006 RUL-250 a question mark takes any resource, spy and uranium included, each named one by one', () => {
    const at = managing({
      techs: ['philosophy'],
      resources: { wheat: 1, iron: 2 },
      markers: ['hut:spy', 'village:uranium', 'village:spy'],
      events: ['aPrincelyGift'],
    });
    play(at, { do: 'ability', tech: 'philosophy' });
    expect(asked(at)).toMatchObject({ kind: 'payResource', need: 'any' });
    expect(options(at)).toEqual([
      token('wheat'),
      token('iron'),
      SPY,
      { pay: 'village', resource: 'uranium' },
      { pay: 'village', resource: 'spy' },
      ...['wheat', 'silk', 'incense', 'iron', 'spy', 'uranium'].map((as) => gift('aPrincelyGift', as)),
    ]);
    play(at, { pay: 'village', resource: 'uranium' });
    expect(options(at)).not.toContainEqual({ pay: 'village', resource: 'uranium' });
    playAll(at, [token('iron'), SPY]);
    expect(isAsked(at, 'placePerson', 0)).toBe(true);
    expect(player(at, 0).resources).toEqual([1, 0, 0, 1]);
    expect(player(at, 0).markers).toEqual([villageIndex('spy')]);
  });

  test('RUL-250 TECH-005 RUL-008 what does not pay is refused with its reason', () => {
    const at = managing({
      markers: ['hut:silk', 'hut:incense'],
      events: ['aGenerousGift', 'lost'],
      resources: { silk: 1 },
    });
    play(at, { do: 'ability', tech: 'currency' });
    for (const [payment, rule] of [
      [token('incense'), 'RUL-250'],
      [token('silk'), 'TECH-005'],
      [{ pay: 'hut', resource: 'silk' }, 'TECH-005'],
      [{ pay: 'village', resource: 'incense' }, 'RUL-250'],
      [token('spy'), 'TECH-005'],
      [gift('aPrincelyGift', 'incense'), 'RUL-250'],
      [gift('aGenerousGift', 'silk'), 'TECH-005'],
      [gift('aGenerousGift', 'uranium'), 'RUL-008'],
      [gift('lost', 'incense'), 'RUL-008'],
      [GIVE_UP, 'RUL-282'],
      [{ pay: 'token' }, 'K-SHAPE'],
      [{ pay: 7 }, 'K-SHAPE'],
      [{}, 'K-SHAPE'],
      [gift('aGenerousGift', 'incense', 1), 'K-SHAPE'],
      [{ pay: 'event', event: {}, as: [], to: null }, 'K-SHAPE'],
    ] as const)
      expect(refused(at, payment).rule, JSON.stringify(payment)).toBe(rule);
    const giving = managing({ events: ['aGiftFromAfar'], resources: { wheat: 1 } });
    play(giving, { do: 'ability', tech: 'currency' });
    expect(refused(giving, gift('aGiftFromAfar', 'incense', 0)).rule).toBe('RUL-249');
    expect(refused(giving, gift('aGiftFromAfar', 'incense', 9)).rule).toBe('RUL-249');
    expect(refused(giving, gift('aGiftFromAfar', 'spy', 1)).rule).toBe('RUL-008');
  });

  test('HARV-006 HUT-002 spent tokens return to the market, spent markers leave the game', () => {
    const at = managing({
      techs: ['pottery', 'philosophy'],
      resources: { silk: 1 },
      markers: ['hut:silk', 'village:iron'],
    });
    const [, before] = at.state.market as [number, number];
    play(at, { do: 'ability', tech: 'philosophy' });
    const heard = [
      ...play(at, token('silk')),
      ...play(at, { pay: 'hut', resource: 'silk' }),
      ...play(at, { pay: 'village', resource: 'iron' }),
    ];
    expect(heard).toContainEqual({ kind: 'markerLost', seat: 0, back: 'hut', marker: 'silk' });
    expect(at.state.market[1]).toBe(before + 1);
    expect(at.state.box.markers).toEqual(expect.arrayContaining([hutIndex('silk'), villageIndex('iron')]));
    expect(player(at, 0)).toMatchObject({ resources: [0, 0, 0, 0], markers: [] });
    expect(view(at).box.markers).toContain('village:iron');
  });

  test('RUL-146 tokens, markers and cards pay alike', () => {
    for (const [own, payment] of [
      [{ resources: { incense: 1 } }, token('incense')],
      [{ markers: ['hut:incense'] }, { pay: 'hut', resource: 'incense' }],
      [{ events: ['aGenerousGift'] }, gift('aGenerousGift', 'incense')],
      [{ events: ['aGiftFromAfar'] }, gift('aGiftFromAfar', 'incense', 3)],
    ] as const) {
      const at = managing(own);
      useAbility(at, 'currency', [], payment);
      expect(player(at, 0).culture).toBe(3);
    }
  });

  test('TECH-005 every ability asks for one kind of resource only, so that counting tells who can pay', () => {
    for (const { cost } of ABILITIES) {
      expect(new Set(cost).size).toBe(1);
      expect(cost[0]).toBeLessThanOrEqual(ANY_RESOURCE);
    }
    // One card, though it shows four resources, pays one of them.
    expect(refused(managing({ techs: ['pottery'], events: ['aGiftFromAfar'] }), POTTERY).rule).toBe('TECH-005');
  });
});

describe('events played as a resource', () => {
  test('RUL-282 RUL-331 FAQ-030 A Gift from Afar gives its coin to the player chosen, when it resolves', () => {
    const at = managing({ events: ['aGiftFromAfar'] }, {}, {}, { events: ['breadAndCircuses'] });
    play(at, { do: 'ability', tech: 'currency' });
    const heard = play(at, gift('aGiftFromAfar', 'incense', 3));
    expect(heard).toEqual([{ kind: 'eventPlayed', seat: 0, event: 'aGiftFromAfar', as: 'incense', chosen: [3] }]);
    // Its window opens before the ability is declared; only the one who gets the coin is a target.
    expect(asked(at)).toMatchObject({
      kind: 'respond',
      seat: 3,
      to: 'event',
      card: 'aGiftFromAfar',
      by: 0,
      chosen: [3],
      as: 'incense',
    });
    expect(view(at).declared).toHaveLength(1);
    expect(coinsOf(at.state, 3)).toBe(0);
    const told = play(at, PASS);
    expect(told.map(({ kind }) => kind)).toEqual(['coinGained', 'abilityUsed', 'cultureGained']);
    expect(coinsOf(at.state, 3)).toBe(1);
    expect(discards(at, 0)).toEqual(['aGiftFromAfar']);
    const other = managing({ events: ['aGiftFromAfar'] }, {}, {}, { events: ['breadAndCircuses'] });
    play(other, { do: 'ability', tech: 'currency' });
    play(other, gift('aGiftFromAfar', 'incense', 1));
    expect(isAsked(other, 'respond')).toBe(false);
  });

  test('RUL-282 a cancelled payment is lost alone: one may pay otherwise', () => {
    const at = managing({ events: ['aGiftFromAfar'], resources: { incense: 1 } }, { events: ['breadAndCircuses'] });
    play(at, { do: 'ability', tech: 'currency' });
    expect(refused(at, GIVE_UP).rule).toBe('RUL-282');
    play(at, gift('aGiftFromAfar', 'incense', 1));
    play(at, responding('breadAndCircuses'));
    expect(coinsOf(at.state, 1)).toBe(0);
    expect(discards(at, 0)).toEqual(['breadAndCircuses', 'aGiftFromAfar']);
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 0, need: 'incense' });
    expect(options(at)).toEqual([token('incense'), GIVE_UP]);
    play(at, token('incense'));
    expect(player(at, 0).culture).toBe(3);
  });

  test('RUL-282 or give up: all other payments stay with their owner, and the ability has not been used', () => {
    const at = managing(
      {
        techs: ['philosophy', 'pottery'],
        events: ['aGenerousGift', 'aGiftFromAfar'],
        resources: { silk: 1 },
        markers: ['hut:iron'],
      },
      { events: ['joustingTourney'] },
      { sheetCoins: 2 },
    );
    const before = civilization.countComponents(at.state);
    const left = at.state.market.slice();
    play(at, { do: 'ability', tech: 'philosophy' });
    play(at, token('silk'));
    play(at, gift('aGiftFromAfar', 'wheat', 2));
    play(at, PASS);
    expect(coinsOf(at.state, 2)).toBe(3);
    play(at, gift('aGenerousGift', 'iron'));
    play(at, responding('joustingTourney'));
    expect(options(at)).toEqual([{ pay: 'hut', resource: 'iron' }, GIVE_UP]);
    const heard = play(at, GIVE_UP);
    expect(heard).toContainEqual({ kind: 'abilityGivenUp', seat: 0, tech: 'philosophy' });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(player(at, 0)).toMatchObject({ resources: [0, 1, 0, 0], markers: [hutIndex('iron')], abilitiesUsed: 0 });
    expect(hand(at, 0)).toEqual(['aGiftFromAfar']);
    expect(at.state.market).toEqual(left);
    expect(coinsOf(at.state, 2)).toBe(2);
    expect(discards(at, 1)).toEqual(['joustingTourney', 'aGenerousGift']);
    expect(civilization.countComponents(at.state)).toEqual(before);
    // It may be used after all: silk, iron and the gift are three resources.
    expect(options(at)).toContainEqual({ do: 'ability', tech: 'philosophy' });
  });

  test('RUL-282 who cannot pay otherwise can only give up', () => {
    const at = managing({ events: ['aGenerousGift'] }, { events: ['joustingTourney'] });
    play(at, { do: 'ability', tech: 'currency' });
    play(at, gift('aGenerousGift', 'incense'));
    play(at, responding('joustingTourney'));
    expect(options(at)).toEqual([GIVE_UP]);
    play(at, GIVE_UP);
    expect(refused(at, { do: 'ability', tech: 'currency' }).rule).toBe('TECH-005');
    expect(view(at).players[0]?.abilitiesUsed).toEqual([]);
  });

  test('RUL-282 RUL-007 a response may be paid by an event, which has its own window first', () => {
    const lay = (): Table => {
      const at = eventTable({
        players: [
          { events: ['drought'] },
          { techs: ['civilService'], events: ['aGenerousGift'] },
          { events: ['joustingTourney'] },
        ],
      });
      playEvent(at, 'drought', sq(8, 8));
      expect(asked(at)).toMatchObject({ seat: 1, card: 'drought' });
      play(at, { do: 'ability', tech: 'civilService' });
      play(at, gift('aGenerousGift', 'spy'));
      expect(asked(at)).toMatchObject({ seat: 2, card: 'aGenerousGift', by: 1, as: 'spy' });
      return at;
    };
    const paid = lay();
    play(paid, PASS);
    expect(discards(paid, 0)).toEqual(['drought']);
    expect(paid.state.ground[sq(8, 8)]).toBe(paid.state.ground[sq(9, 8)]);
    // Cancelled, the response cannot be paid: it is given up, and the window of the drought starts again.
    const unpaid = lay();
    play(unpaid, responding('joustingTourney'));
    expect(options(unpaid)).toEqual([GIVE_UP]);
    play(unpaid, GIVE_UP);
    expect(isAsked(unpaid, 'startOfTurn', 0)).toBe(true);
    expect(unpaid.state.ground[sq(8, 8)]).not.toBe(unpaid.state.ground[sq(9, 8)]);
  });

  test('RUL-282 the coin of a gift may end the game at once', () => {
    const at = managing({ events: ['aGiftFromAfar'] }, {}, { sheetCoins: 14 });
    const before = civilization.countComponents(at.state);
    play(at, { do: 'ability', tech: 'currency' });
    play(at, gift('aGiftFromAfar', 'incense', 2));
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [2] });
    expect(civilization.countComponents(at.state)).toEqual(before);
  });

  test('RUL-233 what is committed pays for nothing else: neither the resource nor the ability itself', () => {
    // Seat 0 pays Pottery with its spy, then with a card. Against the cancelled card it could use the spy, were it free.
    const at = managing(
      {
        techs: ['pottery', 'civilService'],
        markers: ['hut:spy'],
        events: ['aGenerousGift', 'drought'],
        resources: { iron: 1 },
      },
      { events: ['joustingTourney'] },
    );
    play(at, POTTERY);
    play(at, SPY);
    expect(player(at, 0).markers).toEqual([]);
    play(at, gift('aGenerousGift', 'iron'));
    play(at, responding('joustingTourney'));
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 0, card: 'joustingTourney' });
    expect(options(at)).toEqual([PASS]);
    expect(refused(at, { do: 'ability', tech: 'civilService' }).rule).toBe('TECH-005');
    play(at, PASS);
    play(at, token('iron'));
    expect(view(at).players[0]?.techs.find(({ tech }) => tech === 'pottery')?.coins).toBe(1);

    // Seat 1 is paying for Civil Service, so it cannot use it to save its own payment.
    const nested = eventTable({
      players: [
        { events: ['drought'] },
        { techs: ['civilService'], events: ['aGenerousGift'], markers: ['hut:spy'] },
        { events: ['joustingTourney'] },
      ],
    });
    playEvent(nested, 'drought', sq(8, 8));
    play(nested, { do: 'ability', tech: 'civilService' });
    play(nested, gift('aGenerousGift', 'spy'));
    play(nested, responding('joustingTourney'));
    // Seat 1 is not asked about the tourney: it could not respond.
    expect(asked(nested)).toMatchObject({ kind: 'payResource', seat: 1, card: 'civilService' });
    play(nested, SPY);
    expect(discards(nested, 0)).toEqual(['drought']);
    expect(isAsked(nested, 'startOfTurn', 0)).toBe(true);
  });

  test('RUL-282 events of an owner of Mass Media that pay cannot be cancelled either', () => {
    const at = managing({ techs: ['massMedia'], events: ['aGenerousGift'] }, { events: ['joustingTourney'] });
    play(at, { do: 'ability', tech: 'currency' });
    play(at, gift('aGenerousGift', 'incense'));
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(player(at, 0).culture).toBe(3);
  });
});
