import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilization, type Happening } from '../src/index.ts';
import { acts, CENTER, ENEMY, managing, near, SECOND } from './cityTable.ts';
import { HOME, plain } from './movementTable.ts';
import {
  asked,
  explained,
  isAsked,
  ofKind,
  options,
  play,
  playAll,
  player,
  playQuietly,
  refused,
  squareAt,
  type Table,
  view,
} from './table.ts';

const FOREST = ['forest', 'forest', 'forest', 'forest', 'forest'];

function publicOf(at: Table, seat = 0) {
  const found = view(at).players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

function using(tech: string): PlainObject {
  return { do: 'ability', tech };
}

function token(resource: string): PlainObject {
  return { pay: 'token', resource };
}

/** The resource abilities that the menu offers. */
function offered(at: Table): string[] {
  return acts(at, 'ability').map((act) => act['tech'] as string);
}

/** Pays what an ability costs, and lets it take effect: nobody can respond. */
function pay(at: Table, ...payments: PlainObject[]): Happening[] {
  const heard: Happening[] = [];
  for (const payment of payments) heard.push(...play(at, payment));
  return heard;
}

describe('paying for abilities', () => {
  it('TECH-005 an ability shows its price and its phase: without the one or in another it is refused', () => {
    const without = managing({ player: { techs: ['currency'] } });
    expect(offered(without)).toEqual([]);
    expect(refused(without, using('currency'))).toEqual({
      rule: 'TECH-005',
      params: { tech: 'currency', need: 'incense', amount: 1 },
    });
    const other = managing({ player: { techs: ['horsebackRiding'], resources: { silk: 1 } } });
    expect(refused(other, using('horsebackRiding'))).toEqual({
      rule: 'RUL-144',
      params: { tech: 'horsebackRiding', phase: 'trade' },
    });
    expect(refused(other, using('currency'))).toEqual({ rule: 'TECH-001', params: { tech: 'currency' } });
  });

  it('TECH-006 RUL-146 RUL-250 a question mark is any one resource, of any origin, each named by its owner', () => {
    const at = managing({
      player: {
        techs: ['pottery'],
        resources: { wheat: 1 },
        markers: ['hut:spy', 'village:uranium'],
        events: ['aGenerousGift'],
      },
    });
    play(at, using('pottery'));
    expect(asked(at)).toMatchObject({ kind: 'payResource', card: 'pottery', need: 'any' });
    const ways = options(at) as readonly PlainObject[];
    expect(ways).toContainEqual(token('wheat'));
    expect(ways).toContainEqual({ pay: 'hut', resource: 'spy' });
    expect(ways).toContainEqual({ pay: 'village', resource: 'uranium' });
    expect(ways).toContainEqual({ pay: 'event', event: 'aGenerousGift', as: 'iron', to: null });
    play(at, { pay: 'village', resource: 'uranium' });
    play(at, { pay: 'hut', resource: 'spy' });
    expect(publicOf(at).coins).toBe(1);
    expect(publicOf(at)).toMatchObject({ huts: 0, villages: 0, resources: { wheat: 1 } });
  });

  it('TECH-007 each ability once per turn, however many resources there are', () => {
    const at = managing({ player: { techs: ['currency'], resources: { incense: 2 } } });
    playAll(at, [using('currency'), token('incense')]);
    expect(offered(at)).toEqual([]);
    expect(refused(at, using('currency'))).toEqual({ rule: 'TECH-007', params: { tech: 'currency' } });
    playQuietly(at, () => at.state.turn === 6 && isAsked(at, 'cityManagement', 0));
    expect(offered(at)).toEqual(['currency']);
  });

  it('TECH-008 different techs with similar abilities may each be used', () => {
    const at = managing({ player: { techs: ['currency', 'chivalry', 'metalCasting'], resources: { incense: 2 } } });
    playAll(at, [using('currency'), token('incense'), using('metalCasting'), token('incense')]);
    expect(publicOf(at).culture).toBe(10);
    expect(refused(at, using('chivalry')).rule).toBe('TECH-005');
  });
});

describe('gains', () => {
  it.each([
    ['currency', 3],
    ['chivalry', 5],
    ['metalCasting', 7],
  ])('TECH-005 EX-21 %s turns an incense into %i culture', (tech, culture) => {
    const at = managing({ player: { techs: [tech], resources: { incense: 1 } } });
    const heard = [...play(at, using(tech)), ...pay(at, token('incense'))];
    expect(heard).toContainEqual({ kind: 'abilityUsed', seat: 0, tech, chosen: [] });
    expect(publicOf(at).culture).toBe(culture);
    expect(publicOf(at).resources).toMatchObject({ incense: 0 });
    expect(view(at).market).toMatchObject({ incense: 2 });
  });

  it('Philosophy turns three resources into a great person', () => {
    const at = managing({
      player: { techs: ['philosophy'], resources: { wheat: 2 }, markers: ['hut:iron'] },
      given: { decks: { persons: ['builder'] } },
    });
    play(at, using('philosophy'));
    pay(at, token('wheat'), { pay: 'hut', resource: 'iron' }, token('wheat'));
    expect(asked(at)).toMatchObject({ kind: 'placePerson', person: 'builder' });
    play(at, { reserve: true });
    expect(publicOf(at).reserve).toEqual(['builder']);
    expect(publicOf(at)).toMatchObject({ huts: 0, resources: { wheat: 0 } });
    const two = managing({ player: { techs: ['philosophy'], resources: { wheat: 2 } } });
    expect(refused(two, using('philosophy'))).toMatchObject({ rule: 'TECH-005', params: { need: 'any', amount: 3 } });
  });

  it('RUL-249 Philosophy needs a great person to be left', () => {
    const at = managing({ player: { techs: ['philosophy'], resources: { wheat: 2, iron: 2 } } });
    at.state.box.persons.push(...at.state.persons.splice(0));
    expect(refused(at, using('philosophy'))).toEqual({ rule: 'RUL-249', params: { tech: 'philosophy' } });
  });

  it('RUL-273 TECH-014 COIN-008 Pottery turns two resources into a coin on it, up to four', () => {
    const at = managing({
      player: { techs: ['pottery'], techCoins: { pottery: 3 }, resources: { wheat: 2, silk: 2 } },
    });
    playAll(at, [using('pottery'), token('wheat'), token('silk')]);
    expect(publicOf(at).coins).toBe(4);
    expect(publicOf(at).techs.find(({ tech }) => tech === 'pottery')?.coins).toBe(4);
    playQuietly(at, () => at.state.turn === 6 && isAsked(at, 'cityManagement', 0));
    expect(refused(at, using('pottery'))).toEqual({ rule: 'RUL-249', params: { tech: 'pottery' } });
  });

  it('FAQ-034 TECH-014 COIN-001 a token that was lost may be earned again', () => {
    const scout = HOME + 32;
    const at = plain({
      mover: { armies: [scout - 1] },
      enemy: { techs: ['printingPress'], techCoins: { printingPress: 4 }, culture: 5, scouts: [scout] },
    });
    expect(publicOf(at, 1).coins).toBe(4);
    // Seat 0 overruns a scout and makes its owner discard a coin token (LOOT-009).
    play(at, { do: 'move', from: scout - 1, armies: 1, scouts: 0 });
    play(at, { do: 'to', square: scout });
    play(at, { take: 'discardCoin', from: 'printingPress' });
    expect(publicOf(at, 1).coins).toBe(3);
    playQuietly(at, () => isAsked(at, 'cityManagement', 1));
    play(at, { do: 'coin', tech: 'printingPress' });
    expect(publicOf(at, 1).coins).toBe(4);
  });
});

describe('production', () => {
  it.each([
    ['animalHusbandry', 3],
    ['construction', 5],
    ['banking', 7],
  ])('TECH-005 %s turns a wheat into %i production for one city of the player’s choice', (tech, amount) => {
    const at = managing({ capital: FOREST, second: [], player: { techs: [tech], resources: { wheat: 1 } } });
    play(at, using(tech));
    expect(asked(at)).toMatchObject({ kind: 'choose', card: tech, of: 'city' });
    expect(options(at)).toEqual([{ value: CENTER }, { value: SECOND }]);
    play(at, { value: SECOND });
    const heard = pay(at, token('wheat'));
    expect(heard).toContainEqual({ kind: 'productionRaised', seat: 0, square: SECOND, amount });
    expect(publicOf(at).cities.map(({ bonus }) => bonus)).toEqual([0, amount]);
    const made = acts(at, 'produce', SECOND).filter((act) => (act['bonuses'] as string[]).includes(tech));
    expect(made.map((act) => act['item']).includes('artillery')).toBe(amount >= 5);
  });

  it('COIN-012 TECH-010 Military Science gives every city 1 production for each three coins', () => {
    const at = managing({ second: [], player: { techs: ['militaryScience'], sheetCoins: 11 } });
    // Eleven coins are 3 production, twelve are 4: an army’s price.
    expect(acts(at, 'produce', CENTER).map((act) => act['item'])).not.toContain('army');
    const rich = managing({ second: [], player: { techs: ['militaryScience'], sheetCoins: 12 } });
    for (const center of [CENTER, SECOND]) {
      expect(acts(rich, 'produce', center).map((act) => act['item'])).toContain('army');
    }
  });
});

describe('Monarchy and Gunpowder', () => {
  const SILK = { techs: ['monarchy'], resources: { silk: 1 } };

  it('RUL-275 RUL-251 Monarchy kills a random unit of another player, which lies face up under its deck', () => {
    const at = managing({ player: SILK, enemy: { units: ['infantry1', 'mounted3'] } });
    play(at, using('monarchy'));
    expect(options(at)).toEqual([{ value: 'obsolete' }, { value: 'killUnit' }]);
    play(at, { value: 'killUnit' });
    expect(options(at)).toEqual([{ value: 1 }]);
    play(at, { value: 1 });
    const heard = pay(at, token('silk'));
    const lost = ofKind(heard, 'unitLost')[0];
    expect(['infantry1', 'mounted3']).toContain(lost?.card);
    expect(view(at).unitDiscards[lost?.unit as string]).toEqual([lost?.card]);
    expect(player(at, 1).units).toHaveLength(1);
  });

  it('RUL-275 not without a player who has a unit', () => {
    const at = managing({ player: SILK });
    play(at, using('monarchy'));
    expect(options(at)).toEqual([{ value: 'obsolete' }]);
    expect(refused(at, { value: 'killUnit' })).toMatchObject({ rule: 'RUL-275' });
  });

  it('FAQ-005 OBS-004 OBS-005 Monarchy obsoletes an ancient wonder, in the market too, where the next one replaces it', () => {
    const at = managing({
      player: SILK,
      enemy: { wonders: ['louvre', 'oracle'] },
      given: {
        wonderMarket: ['colossus', 'angkorWat', 'himejiSamuraiCastle', 'panamaCanal'],
        decks: { wonders: ['porcelainTower'] },
      },
    });
    play(at, using('monarchy'));
    play(at, { value: 'obsolete' });
    expect(options(at)).toEqual([{ value: 'oracle' }, { value: 'colossus' }]);
    expect(refused(at, { value: 'louvre' })).toMatchObject({ rule: 'RUL-196', params: { ages: ['ancient'] } });
    play(at, { value: 'colossus' });
    pay(at, token('silk'));
    expect(view(at).wonderMarket).toEqual(['porcelainTower', 'angkorWat', 'himejiSamuraiCastle', 'panamaCanal']);
    expect(view(at).box.wonders).toEqual(['colossus']);
  });

  it('OBS-004 RUL-195 RUL-196 Gunpowder obsoletes an ancient or medieval wonder, an own one too', () => {
    const at = managing({
      player: { techs: ['gunpowder'], resources: { iron: 1, silk: 1 }, wonders: ['oracle', 'louvre', 'panamaCanal'] },
      given: { wonderMarket: [null, null, null, null] },
    });
    play(at, using('gunpowder'));
    expect(options(at)).toEqual([{ value: 'obsolete' }]);
    expect(refused(at, { value: 'destroyBuilding' })).toMatchObject({ rule: 'RUL-274' });
    play(at, { value: 'obsolete' });
    expect(options(at)).toEqual([{ value: 'oracle' }, { value: 'louvre' }]);
    play(at, { value: 'louvre' });
    pay(at, token('iron'), token('silk'));
    expect(view(at).obsolete).toEqual(['louvre']);
    expect(publicOf(at).wonders).toHaveLength(3);
  });

  it('RUL-274 COIN-007 Gunpowder destroys any building, an own one or walls too', () => {
    const given = {
      pieces: [
        { square: near(1), building: 'bank' },
        { square: ENEMY + 1, building: 'library' },
      ],
    };
    const at = managing({
      player: { techs: ['gunpowder'], resources: { iron: 2 } },
      enemy: { walls: [true] },
      given,
    });
    expect(publicOf(at).coins).toBe(1);
    play(at, using('gunpowder'));
    play(at, { value: 'destroyBuilding' });
    expect(options(at)).toEqual([{ value: near(1) }, { value: ENEMY + 1 }, { value: ENEMY }]);
    const walls = { state: civilization.clone(at.state) };
    play(at, { value: near(1) });
    pay(at, token('iron'), token('iron'));
    expect(publicOf(at).coins).toBe(0);
    expect(view(at).buildings).toMatchObject({ market: 5, library: 5 });
    play(walls, { value: ENEMY });
    const heard = pay(walls, token('iron'), token('iron'));
    expect(heard).toContainEqual({ kind: 'wallsDestroyed', seat: 1, square: ENEMY });
    expect(publicOf(walls, 1).cities[0]?.walls).toBe(false);
  });
});

describe('Steam Power', () => {
  it('RUL-276 SCT-001 its scouts count a coin they are carried to at once, and stay there this turn', () => {
    const lake = squareAt(3, 6);
    const from = squareAt(5, 4);
    const at = plain({
      ground: [[lake, 'water coin']],
      mover: { techs: ['steamPower'], resources: { silk: 1 }, scouts: [from], armies: [from] },
      given: { phase: 'cityManagement' },
    });
    play(at, using('steamPower'));
    expect(options(at)).toEqual([{ value: from }]);
    play(at, { value: from });
    expect(options(at)).toEqual([{ value: lake }]);
    expect(refused(at, { value: from })).toMatchObject({ rule: 'RUL-276', params: { water: false } });
    play(at, { value: lake });
    const heard = pay(at, token('silk'));
    expect(heard).toContainEqual({ kind: 'figuresMoved', seat: 0, from, to: lake, armies: 1, scouts: 1 });
    expect(publicOf(at).coins).toBe(1);
    playQuietly(at, () => isAsked(at, 'movement', 0));
    expect(acts(at, 'move')).toEqual([]);
  });

  it('RUL-276 RUL-225 refuses a water square with enemies, and one too small for the group', () => {
    const [lake, pond, from] = [squareAt(3, 6), squareAt(6, 9), squareAt(5, 4)];
    const at = plain({
      ground: [
        [lake, 'water'],
        [pond, 'water'],
        [squareAt(2, 11), 'water'],
      ],
      mover: { techs: ['steamPower'], resources: { silk: 1 }, armies: [from, from, pond] },
      enemy: { scouts: [lake] },
      given: { phase: 'cityManagement' },
    });
    play(at, using('steamPower'));
    play(at, { value: from });
    expect(options(at)).toEqual([{ value: squareAt(2, 11) }]);
    expect(refused(at, { value: lake })).toMatchObject({ rule: 'RUL-225' });
    expect(refused(at, { value: pond })).toMatchObject({ rule: 'RUL-276', params: { figures: 3, limit: 2 } });
  });

  it('RUL-249 cannot be used where there is no water to go to', () => {
    const at = plain({
      mover: { techs: ['steamPower'], resources: { silk: 1 }, armies: [HOME + 16] },
      given: { phase: 'cityManagement' },
    });
    expect(refused(at, using('steamPower')).rule).toBe('RUL-249');
  });
});

describe('Atomic Theory', () => {
  const MARKERS = ['village:uranium', 'village:uranium'];

  it('FAQ-043 RUL-145 with two uranium both abilities may be used in one turn, each once', () => {
    const at = plain({
      mover: { techs: ['atomicTheory'], markers: MARKERS, cities: [HOME, squareAt(2, 4)] },
      given: { phase: 'cityManagement' },
    });
    play(at, using('atomicTheory'));
    pay(at, { pay: 'village', resource: 'uranium' });
    expect(player(at, 0).extraActions).toEqual([1, 1, 0]);
    expect(refused(at, using('atomicTheory'))).toMatchObject({ rule: 'TECH-007' });
    playQuietly(at, () => isAsked(at, 'movement', 0));
    play(at, using('atomicTheory'));
    expect(options(at)).toEqual([{ value: squareAt(2, 4) }]);
    play(at, { value: squareAt(2, 4) });
    pay(at, { pay: 'village', resource: 'uranium' });
    expect(publicOf(at).cities).toHaveLength(1);
    expect(refused(at, using('atomicTheory'))).toMatchObject({ rule: 'TECH-007' });
  });

  it('RUL-272 RUL-249 no use to a player whose only city is a capital in Anarchy', () => {
    const at = managing({ player: { techs: ['atomicTheory'], markers: MARKERS, government: 'anarchy' } });
    expect(refused(at, using('atomicTheory'))).toEqual({ rule: 'RUL-249', params: { tech: 'atomicTheory' } });
  });

  it('RUL-298 RUL-228 a capital is spared, any other city goes with all that is in its outskirts', () => {
    const city = squareAt(2, 4);
    const at = plain({
      mover: { techs: ['atomicTheory'], markers: ['village:uranium'], armies: [squareAt(1, 4)] },
      enemy: { cities: [squareAt(1, 14), city], scouts: [squareAt(2, 3)], wonders: ['louvre'] },
      pieces: [
        { square: squareAt(3, 4), building: 'bank' },
        { square: squareAt(3, 5), person: 'artist' },
        { square: squareAt(3, 3), wonder: 'louvre' },
      ],
    });
    play(at, using('atomicTheory'));
    expect(options(at)).toEqual([{ value: city }]);
    expect(refused(at, { value: squareAt(1, 14) })).toMatchObject({ rule: 'RUL-298', params: { capital: true } });
    play(at, { value: city });
    pay(at, { pay: 'village', resource: 'uranium' });
    expect(publicOf(at, 1).cities.map(({ square }) => square)).toEqual([squareAt(1, 14)]);
    expect([publicOf(at).armies[0]?.square, publicOf(at, 1).scouts[0]?.square]).toEqual([null, null]);
    expect(view(at).buildings).toMatchObject({ market: 5 });
    expect(view(at).box).toMatchObject({ persons: ['artist'], wonders: ['louvre'] });
    expect(publicOf(at, 1).wonders).toEqual([]);
  });

  it('RUL-298 RUL-148 the strike is one change: a blockade that falls with the city makes nobody rich halfway', () => {
    const city = squareAt(2, 4);
    const at = plain({
      ground: [[squareAt(1, 4), 'mountain coin']],
      mover: { techs: ['atomicTheory'], markers: ['village:uranium'], armies: [squareAt(1, 4)] },
      enemy: { cities: [squareAt(1, 14), city], sheetCoins: 14 },
    });
    play(at, using('atomicTheory'));
    play(at, { value: city });
    pay(at, { pay: 'village', resource: 'uranium' });
    expect(at.state.outcome).toBe(null);
    expect(publicOf(at, 1).coins).toBe(14);
  });
});

describe('cancelling abilities', () => {
  it('RUL-144 RUL-278 Writing, Civil Service and Mass Media answer, and no menu offers them', () => {
    const at = managing({
      player: { techs: ['writing', 'civilService', 'massMedia'], markers: ['hut:spy', 'village:spy'] },
    });
    expect(offered(at)).toEqual([]);
    for (const tech of ['writing', 'civilService', 'massMedia']) {
      expect(refused(at, using(tech))).toEqual({ rule: 'RUL-278', params: { tech } });
    }
  });

  it('Writing cancels a city action for a spy', () => {
    const at = managing({ enemy: { techs: ['writing'], markers: ['hut:spy'] } });
    play(at, { do: 'devote', city: CENTER });
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'cityAction' });
    playAll(at, [using('writing'), { pay: 'hut', resource: 'spy' }]);
    expect(publicOf(at).culture).toBe(0);
    expect(view(at).box.markers).toEqual(['hut:spy']);
    expect(explained(at, 0, 'cityManagement', { do: 'devote', city: CENTER })?.rule).not.toBe(undefined);
  });

  it('Civil Service cancels a culture event for a spy', () => {
    const at = managing({
      player: { events: ['despotDay'] },
      enemy: { techs: ['civilService'], markers: ['village:spy'] },
    });
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'event', card: 'despotDay' });
    playAll(at, [using('civilService'), { pay: 'village', resource: 'spy' }]);
    expect(publicOf(at).cities[0]?.bonus).toBe(0);
    expect(view(at).eventDiscards['I']).toEqual(['despotDay']);
  });

  it('TECH-009 FAQ-040 Mass Media cancels a resource ability: what it cost is lost, and it counts as used', () => {
    const at = managing({
      player: { techs: ['currency'], resources: { incense: 2 } },
      enemy: { techs: ['massMedia'], markers: ['village:spy'] },
    });
    playAll(at, [using('currency'), token('incense')]);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'ability', card: 'currency' });
    playAll(at, [using('massMedia'), { pay: 'village', resource: 'spy' }]);
    expect(publicOf(at)).toMatchObject({ culture: 0, resources: { incense: 1 } });
    expect(refused(at, using('currency'))).toMatchObject({ rule: 'TECH-007' });
  });

  it('Communism stops a square in its owner’s own Movement part', () => {
    const from = HOME + 16;
    const at = plain({ mover: { techs: ['communism'], markers: ['hut:spy'], armies: [from] } });
    // The owner may do it at the start already (RUL-284).
    playQuietly(at, () => isAsked(at, 'movement', 0));
    playAll(at, [using('communism'), { value: from }, { pay: 'hut', resource: 'spy' }]);
    expect(at.state.stopped).toEqual([from]);
  });
});
