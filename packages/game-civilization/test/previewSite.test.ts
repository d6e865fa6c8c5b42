import { describe, expect, it } from 'vitest';
import { foreseen, senseless } from './previewTable.ts';
import { cities, founding, HOME, passTo, SECOND, starting, THIRD } from './startTable.ts';
import { asked, dealt, options, play, squareAt, table, view } from './table.ts';

const FOREST = squareAt(1, 2);
const COIN = squareAt(2, 2);
const SILK = squareAt(3, 2);
const GROUND = [
  [FOREST, 'forest'],
  [COIN, 'mountain coin'],
  [SILK, 'forest silk'],
  [SECOND, 'forest'],
] as const;

describe('the preview of a city site', () => {
  it('MAP-007 MAP-008 SOT-005 says what its outskirts would give, but not the square of the center', () => {
    const at = starting({ own: { scouts: [SECOND], armies: [] }, ground: GROUND });
    const { refusal, facts, of, change } = foreseen(at, 0, 'startOfTurn', founding(SECOND));
    expect(refusal).toBe(null);
    expect(of('site')).toEqual([{ fact: 'site', square: SECOND, against: null, rules: ['SOT-002'] }]);
    expect(of('resource')).toMatchObject([{ city: SECOND, square: SILK, resource: 'silk', gained: true }]);
    expect([change('coins'), change('figures'), change('cityCoins')]).toEqual([
      [0, 1],
      [1, 0],
      [null, 1],
    ]);
    play(at, founding(SECOND));
    const city = cities(at)[1];
    expect(of('production')).toMatchObject([{ city: SECOND, before: null, after: city?.production }]);
    expect(city?.production).toBeGreaterThan(3);
    expect(of('trade')).toMatchObject([{ city: SECOND, before: null, after: city?.trade }]);
    expect(facts.every(({ rules }) => rules.length > 0)).toBe(true);
  });

  it('RUL-062 the production of the site names its sources, Communism among them', () => {
    const at = starting({ own: { scouts: [SECOND], government: 'communism' }, ground: [[FOREST, 'forest']] });
    const [production] = foreseen(at, 0, 'startOfTurn', founding(SECOND)).of('production');
    expect(production).toMatchObject({ city: SECOND, after: 4, rules: ['RUL-062', 'MAP-008'] });
    expect(production?.sources).toEqual([
      { of: 'icons', id: null, amount: 2 },
      { of: 'government', id: 'communism', amount: 2 },
    ]);
  });

  it('SOT-004 SOT-010 SOT-013 says of any square why no city may stand there, and by whom it cannot be founded', () => {
    const at = starting({ own: { scouts: [SECOND] }, ground: [...GROUND, [squareAt(5, 7), 'water']] });
    const against = (square: number) => {
      const { refusal, of } = foreseen(at, 0, 'startOfTurn', founding(square));
      return [refusal?.rule ?? null, of('site')[0]?.against?.rule ?? null];
    };
    expect(against(SECOND)).toEqual([null, null]);
    expect(against(THIRD)).toEqual(['SOT-004', null]);
    expect(against(squareAt(5, 7))).toEqual(['SOT-004', 'SOT-010']);
    expect(against(squareAt(5, 3))).toEqual(['SOT-004', 'SOT-013']);
    // What it would give is told all the same: the water nearby.
    const [trade] = foreseen(at, 0, 'startOfTurn', founding(THIRD)).of('trade');
    expect(trade).toMatchObject({ city: THIRD, before: null, after: 1 });
    expect(foreseen(at, 0, 'startOfTurn', founding(THIRD)).of('figures')).toEqual([]);
  });

  it('SOT-003 without a city marker left it says only why not', () => {
    const own = { cities: [HOME, SECOND, THIRD], scouts: [squareAt(2, 8)], techs: ['irrigation'] };
    const { refusal, facts } = foreseen(starting({ own }), 0, 'startOfTurn', founding(squareAt(2, 8)));
    expect(refusal?.rule).toBe('SOT-003');
    expect(facts.map(({ fact }) => fact)).toEqual(['site']);
  });

  it('BLK-001 a blockaded square of the site gives nothing', () => {
    const square = squareAt(4, 9);
    const wood = [[squareAt(3, 8), 'forest']] as const;
    const own = { scouts: [square] };
    const free = foreseen(starting({ own, ground: wood }), 0, 'startOfTurn', founding(square));
    const held = starting({ own, ground: wood, enemy: { armies: [squareAt(3, 8)] } });
    expect(free.change('production')).toEqual([null, 2]);
    const blocked = foreseen(held, 0, 'startOfTurn', founding(square));
    expect([blocked.refusal?.rule, blocked.change('production')]).toEqual(['SOT-011', [null, 0]]);
  });

  it('RUL-254 Rome is shown the space of the culture track that it would enter', () => {
    const at = starting({ own: { civilization: 'rome', scouts: [SECOND], track: 2 } });
    expect(foreseen(at, 0, 'startOfTurn', founding(SECOND)).of('space')).toMatchObject([{ space: 3 }]);
  });

  it('is for any seat at any time, with any first player', () => {
    const at = starting({ enemy: { scouts: [THIRD] }, given: { first: 1, seat: 1 } });
    expect(asked(at).seat).toBe(1);
    expect(foreseen(at, 1, 'startOfTurn', founding(THIRD)).refusal).toBe(null);
    passTo(at, 'cityManagement', 1);
    expect(foreseen(at, 1, 'startOfTurn', founding(THIRD)).refusal).toBe(null);
    expect(foreseen(at, 0, 'startOfTurn', founding(THIRD)).refusal?.rule).toBe('SOT-004');
  });

  it('PSET-001 in the set-up it is that of the capital', () => {
    const at = dealt('capital', 3);
    const { seat } = asked(at);
    for (const { square } of options(at) as readonly { readonly square: number }[]) {
      const { refusal, of } = foreseen(at, seat, 'placeCapital', { square });
      expect(refusal).toBe(null);
      expect(of('production')).toHaveLength(1);
    }
    const [place] = options(at) as readonly { readonly square: number }[];
    const shown = foreseen(at, seat, 'placeCapital', place ?? {});
    expect(foreseen(at, seat, 'placeCapital', { square: (place?.square ?? 0) + 2 }).refusal?.rule).toBe('PSET-001');
    play(at, place ?? {});
    expect(shown.change('production')).toEqual([null, view(at).players[seat]?.cities[0]?.production]);
  });

  it('K-SHAPE what makes no sense is refused', () => {
    const at = starting({ own: { scouts: [SECOND] } });
    const intents: unknown[] = [
      null,
      'found',
      {},
      { kind: 'found', answer: {} },
      { kind: 'startOfTurn' },
      { kind: 'startOfTurn', answer: null },
      { kind: 'startOfTurn', answer: {} },
      { kind: 'startOfTurn', about: 3, answer: founding(SECOND) },
      { kind: 'startOfTurn', answer: founding(-1) },
      { kind: 'startOfTurn', answer: founding(99_999) },
      { kind: 'startOfTurn', answer: { do: 'found', square: SECOND, figure: 'cart' } },
      { kind: 'placeItem', answer: { square: SECOND } },
      { kind: 'placeItem', about: { city: HOME, item: 'archer' }, answer: { square: SECOND } },
      { kind: 'placePerson', answer: { square: SECOND } },
      { kind: 'step', answer: { do: 'to', square: SECOND } },
      { kind: 'step', about: { square: SECOND, armies: 9, scouts: 0, left: 2 }, answer: { do: 'stop' } },
      { kind: 'research', answer: { tech: 'alchemy' } },
    ];
    for (const intent of intents) expect(senseless(at, 0, intent).rule).toBe('K-SHAPE');
    expect(senseless(at, 7, { kind: 'startOfTurn', answer: founding(SECOND) }).rule).toBe('K-SEAT');
    expect(table().state.outcome).toBe(null);
  });
});
