import { type PlainObject, seedStreams } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { wonderPiece } from '../src/board/pieces.ts';
import { PERSON, WONDER } from '../src/data/names.ts';
import { civilization } from '../src/index.ts';
import {
  acts,
  CENTER,
  type Cities,
  devoting,
  harvesting,
  managing,
  near,
  produce,
  producing,
  SECOND,
  THIRD,
} from './cityTable.ts';
import { foreseen } from './previewTable.ts';
import { isAsked, ofKind, options, play, playAll, player, refused, type Table, view } from './table.ts';

const FIVE = ['forest', 'forest', 'mountain'];
const BY = { by: 'adaLovelace' };
/** In the outskirts of the capital, with a builder: 2 production. */
const WORKSHOP = near(7);
/** Seat 1 knows Writing and has two spies. */
const WRITER = { techs: ['writing'], markers: ['hut:spy', 'hut:spy'] };
const FACE_DOWN = { hiddenPeople: ['adaLovelace'] };

/** Seat 0 holds Ada Lovelace face down; seat 1 is the first player. */
function managingWith(of: Cities = {}): Table {
  return managing({
    ...of,
    options: { expansion: true, greatPersonDeck: true },
    given: {
      first: 1,
      wonderMarket: ['colossus'],
      pieces: [{ square: WORKSHOP, person: 'builder' }],
      ...of.given,
    },
    player: { ...FACE_DOWN, ...of.player },
  });
}

/** The acts that she gives. */
const given = (at: Table) => (options(at) as readonly PlainObject[]).filter(({ by }) => by === 'adaLovelace');

describe('Ada Lovelace', () => {
  it('RUL-310 RUL-389 GPD-010 gives any city an action beside its own, and is discarded with it', () => {
    const at = managingWith({ second: FIVE, third: [] });
    const cities = (table: Table) => [...new Set(given(table).map(({ city }) => city))];
    expect(cities(at)).toEqual([CENTER, SECOND, THIRD]);
    // Without a second city, the third one follows.
    expect(cities(managingWith({ third: [] }))).toEqual([CENTER, THIRD]);
    const heard = play(at, { ...devoting(SECOND), ...BY });
    expect(ofKind(heard, 'personCardUsed')).toMatchObject([{ seat: 0, card: 'adaLovelace' }]);
    expect(ofKind(heard, 'cityDevoted')).toMatchObject([{ city: SECOND, amount: 1 }]);
    expect(player(at, 0)).toMatchObject({ culture: 1, hiddenPeople: [], actions: [1, 1, 1], extraActions: [0, 0, 0] });
    expect(view(at, 1).personDiscards).toEqual(['adaLovelace']);
    expect(given(at)).toEqual([]);
    expect(refused(at, { ...devoting(SECOND), ...BY })).toEqual({ rule: 'GPD-009', params: { card: 'adaLovelace' } });
    // The city's own action is still there.
    play(at, devoting(SECOND));
    expect(refused(at, devoting(SECOND)).rule).toBe('CITY-001');
  });

  it('RUL-330 CITY-016 her action counts the production and culture icons of the city again', () => {
    const at = managingWith({
      capital: FIVE,
      given: {
        pieces: [
          { square: WORKSHOP, person: 'builder' },
          { square: near(6), person: 'artist' },
        ],
      },
    });
    play(at, devoting());
    expect(player(at, 0)).toMatchObject({ culture: 3, actions: [0, 0, 0] });
    play(at, { ...devoting(), ...BY });
    expect(player(at, 0)).toMatchObject({ culture: 6, actions: [0, 0, 0] });
    const twice = managingWith({ capital: FIVE });
    playAll(twice, [producing('infantry'), { ...producing('infantry'), ...BY }]);
    expect(player(twice, 0).units).toHaveLength(2);
  });

  it('RUL-341 RUL-389 no window opens on her action, but on the city’s own before and after it', () => {
    const at = managingWith({ capital: FIVE, second: FIVE, enemy: WRITER });
    play(at, devoting(SECOND));
    expect(isAsked(at, 'respond', 1)).toBe(true);
    play(at, { do: 'pass' });
    play(at, { ...producing('infantry'), ...BY });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(player(at, 0).units).toHaveLength(1);
    play(at, producing('infantry'));
    expect(isAsked(at, 'respond', 1)).toBe(true);
    playAll(at, [
      { do: 'ability', tech: 'writing' },
      { pay: 'hut', resource: 'spy' },
    ]);
    expect(player(at, 0)).toMatchObject({ units: [expect.anything()], actions: [0, 0, 0], openPeople: [] });
  });

  it('RUL-341 nor on an item that is placed first, with all that is paid for it', () => {
    const at = managingWith({ capital: FIVE, enemy: WRITER, player: { ...FACE_DOWN, trade: 9 } });
    play(at, devoting());
    play(at, { do: 'pass' });
    // 5 of the squares and 2 of the builder.
    play(at, { ...producing('colossus', CENTER, [], 3), ...BY });
    const heard = play(at, { square: near(6) });
    expect(at.state.pieces[near(6)]).toBe(wonderPiece(WONDER.colossus));
    expect(heard.map(({ kind }) => kind).slice(0, 2)).toEqual(['personCardUsed', 'personCardDiscarded']);
    expect(player(at, 0)).toMatchObject({ trade: 0, hiddenPeople: [] });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
  });

  it('RUL-330 HARV-007 her action harvests no icon again, nor may another after it', () => {
    const silk = ['forest silk'];
    const at = managingWith({ capital: silk });
    play(at, harvesting(near(0)));
    expect(given(at).filter((act) => act['do'] === 'harvest')).toEqual([]);
    const refusal = refused(at, { ...harvesting(near(0)), ...BY });
    expect(refusal).toMatchObject({ rule: 'HARV-007', params: { square: near(0) } });
    expect(refused(at, { ...harvesting(near(0), CENTER, { extra: true }), ...BY })).toEqual({
      rule: 'RUL-330',
      params: { card: 'adaLovelace' },
    });
    const fresh = managingWith({ capital: silk });
    expect(given(fresh).filter((act) => act['do'] === 'harvest')).toEqual([{ ...harvesting(near(0)), ...BY }]);
    play(fresh, { ...harvesting(near(0)), ...BY });
    expect(player(fresh, 0)).toMatchObject({ resources: [0, 1, 0, 0], actions: [1, 0, 0] });
    expect(refused(fresh, harvesting(near(0))).rule).toBe('HARV-007');
  });

  it('RUL-272 HARV-007 the additional action of Atomic Theory stays apart from hers', () => {
    const own = { ...FACE_DOWN, techs: ['atomicTheory'], markers: ['village:uranium'] };
    const at = managingWith({ capital: ['forest silk'], player: own });
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    play(at, { ...harvesting(near(0)), ...BY });
    expect(player(at, 0)).toMatchObject({ actions: [1, 0, 0], extraActions: [1, 0, 0] });
    play(at, harvesting(near(0), CENTER, { extra: true }));
    expect(player(at, 0)).toMatchObject({ resources: [0, 2, 0, 0], actions: [1, 0, 0], extraActions: [0, 0, 0] });
  });

  it('GOV-006 RUL-272 she lets even the capital in Anarchy act', () => {
    const at = managingWith({ capital: FIVE, second: FIVE, player: { ...FACE_DOWN, government: 'anarchy' } });
    expect(acts(at, 'devote', CENTER)).toEqual([{ ...devoting(), ...BY }]);
    expect(refused(at, devoting()).rule).toBe('GOV-006');
    play(at, { ...producing('infantry'), ...BY });
    expect(player(at, 0).units).toHaveLength(1);
    expect(refused(at, devoting()).rule).toBe('GOV-006');
    expect(acts(at, 'devote')).toEqual([devoting(SECOND)]);
  });

  it('CITY-010 FAQ-010 a production bonus helps her action or the city’s own, not both', () => {
    const own = { ...FACE_DOWN, events: ['despotDay'] };
    const at = managingWith({ capital: FIVE, player: own });
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
    const [bonus] = player(at, 0).bonuses;
    produce(at, 'colossus', near(6), { bonuses: ['despotDay'] });
    expect(bonus?.amount).toBeGreaterThan(0);
    expect(player(at, 0).bonuses).toEqual([]);
    expect(refused(at, { ...producing('army', CENTER, ['despotDay']), ...BY }).rule).toBe('RUL-270');
  });

  it('GPD-011 RUL-310 CITY-001 she needs a working builder and an own city; no other card gives an action', () => {
    const wish = { ...devoting(), ...BY };
    const blockaded = managingWith({ enemy: { armies: [WORKSHOP] } });
    expect(given(blockaded)).toEqual([]);
    expect(refused(blockaded, wish)).toEqual({ rule: 'GPD-011', params: { card: 'adaLovelace' } });
    const at = managingWith();
    expect(refused(at, { ...devoting(), by: 'marcoPolo' })).toEqual({
      rule: 'RUL-310',
      params: { card: 'marcoPolo', actions: 0 },
    });
    expect(refused(at, { ...devoting(SECOND), ...BY })).toEqual({
      rule: 'CITY-001',
      params: { city: SECOND, own: [CENTER] },
    });
    expect(refused(at, { ...devoting(), by: 'nobody' }).rule).toBe('K-SHAPE');
    expect(refused(at, { do: 'advance', ...BY }).rule).toBe('K-SHAPE');
    expect(refused(at, { do: 'greatPerson', card: 'adaLovelace' }).rule).toBe('RUL-389');
    expect(options(at)).not.toContainEqual({ do: 'greatPerson', card: 'adaLovelace' });
  });

  it('GPD-011 a builder blockaded between two actions gives her no more', () => {
    const at = managingWith({ capital: FIVE });
    play(at, devoting());
    expect(given(at)).not.toEqual([]);
    player(at, 1).armies[0] = WORKSHOP;
    expect(given(at)).toEqual([]);
  });

  it('RUL-389 the item may replace the very builder whose card is used', () => {
    const at = managingWith({ capital: FIVE });
    play(at, { ...producing('barracks'), ...BY });
    const heard = play(at, { square: WORKSHOP });
    expect(ofKind(heard, 'buildingBuilt')).toMatchObject([{ square: WORKSHOP }]);
    expect(view(at).personDiscards).toEqual(['adaLovelace']);
  });

  it('RUL-310 CITY-012 her action may be a split, a free building, a devotion for trade or a double harvest', () => {
    const engineer = managingWith({ capital: [...FIVE, 'forest'], player: { ...FACE_DOWN, techs: ['engineering'] } });
    expect(given(engineer)).toContainEqual({ do: 'split', city: CENTER, item: 'infantry', ...BY });
    // 7 of the squares and 2 of the builder: 5 and 4.
    playAll(engineer, [
      { do: 'split', city: CENTER, item: 'infantry', ...BY },
      { item: 'army', bonuses: [], rush: 0 },
      { square: near(6) },
    ]);
    expect(player(engineer, 0)).toMatchObject({ units: [expect.anything()], actions: [1, 0, 0], hiddenPeople: [] });

    const egypt = managingWith({ player: { ...FACE_DOWN, civilization: 'egypt', techs: ['metalworking'] } });
    const free = { do: 'freeBuilding', city: CENTER, item: 'barracks', ...BY };
    expect(given(egypt)).toContainEqual(free);
    playAll(egypt, [free, { square: near(6) }]);
    expect(player(egypt, 0)).toMatchObject({ actions: [1, 0, 0], hiddenPeople: [] });

    const scientist = { square: near(6), person: 'scientist' };
    const builder = { square: WORKSHOP, person: 'builder' };
    const darwin = managingWith({
      player: { ...FACE_DOWN, openPeople: ['charlesDarwin'] },
      given: { pieces: [builder, scientist] },
    });
    const { trade } = player(darwin, 0);
    play(darwin, { do: 'devoteForTrade', city: CENTER, ...BY });
    expect(player(darwin, 0)).toMatchObject({ trade: trade + 1, culture: 0, actions: [1, 0, 0] });
    expect(refused(darwin, { do: 'devoteForTrade', city: CENTER }).rule).toBe('RUL-311');

    const temple = { square: near(6), wonder: 'angkorWat' };
    const harvest = managingWith({
      capital: ['forest silk', 'mountain incense'],
      given: { pieces: [builder, temple] },
    });
    play(harvest, harvesting(near(1)));
    const twice = { ...harvesting(near(0), CENTER, { twice: true }), ...BY };
    expect(given(harvest)).toContainEqual(twice);
    play(harvest, twice);
    // The icon of the first harvest stays used (RUL-330).
    expect(options(harvest)).toEqual([{ square: near(0) }]);
    play(harvest, { square: near(0) });
    expect(player(harvest, 0).resources[1]).toBe(2);
  });

  it('ART-002 RUL-330 a metropolis gives its 2 culture in her action too', () => {
    const at = managingWith({ player: { ...FACE_DOWN, techs: ['agriculture'], metropolis: CENTER + 8 } });
    const { devotion } = view(at).players[0]?.cities[0] ?? { devotion: 0 };
    expect(devotion).toBeGreaterThanOrEqual(2);
    playAll(at, [devoting(), { ...devoting(), ...BY }]);
    expect(player(at, 0).culture).toBe(2 * devotion);
  });

  it('RUL-341 RUL-310 Michelangelo may help in her action, and then neither comes back', () => {
    const at = managingWith({
      capital: ['forest', 'mountain'],
      enemy: WRITER,
      player: { hiddenPeople: ['adaLovelace', 'michelangelo'] },
      given: {
        pieces: [
          { square: WORKSHOP, person: 'builder' },
          { square: near(5), person: 'artist' },
        ],
      },
    });
    produce(at, 'colossus', near(6), { bonuses: ['michelangelo'] });
    playAll(at, [
      { do: 'ability', tech: 'writing' },
      { pay: 'hut', resource: 'spy' },
    ]);
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [PERSON.adaLovelace], openPeople: [PERSON.michelangelo] });
    playAll(at, [{ ...producing('colossus', CENTER, ['michelangelo']), ...BY }, { square: near(6) }]);
    expect(at.state.pieces[near(6)]).toBe(wonderPiece(WONDER.colossus));
    expect(view(at).personDiscards).toEqual(['adaLovelace', 'michelangelo']);
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [], openPeople: [] });
  });

  it('ART-001 a preview tells what her action brings', () => {
    const at = managingWith({ capital: FIVE });
    play(at, devoting());
    const seen = foreseen(at, 0, 'cityManagement', { ...devoting(), ...BY });
    expect(seen.refusal).toBe(null);
    expect(seen.change('culture')).toEqual([1, 2]);
    const [price] = foreseen(at, 0, 'cityManagement', { ...producing('infantry'), ...BY }).of('price');
    expect(price).toMatchObject({ cost: 5, production: 7, unused: 2 });
  });

  it('RUL-010 RUL-389 a re-dealt table leaves her where an item is being placed by her action', () => {
    const hidden = (at: Table) =>
      civilization.resample(at.state, 1, seedStreams('again')[0] as number[]).players[0]?.hiddenPeople;
    const at = managingWith({ capital: FIVE });
    expect(hidden(at)).not.toEqual([PERSON.adaLovelace]);
    play(at, { ...producing('army'), ...BY });
    expect(hidden(at)).toEqual([PERSON.adaLovelace]);
    const own = managingWith({ capital: FIVE });
    play(own, producing('army'));
    expect(hidden(own)).not.toEqual([PERSON.adaLovelace]);
  });
});
