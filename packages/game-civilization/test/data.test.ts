import { describe, expect, test } from 'vitest';
import {
  ABILITY_PHASE,
  ABILITY_PRICE,
  ABILITY_RESOURCE,
  ABILITY_TECH,
  AGES,
  ANY_RESOURCE,
  BASE_VALUES,
  BUILDING_BASIC,
  BUILDING_FAMILIES,
  BUILDING_FAMILY,
  BUILDING_IDS,
  BUILDING_SUPPLY,
  BUILDING_TERRAIN,
  BUILDINGS,
  type BuildingId,
  buildingIndex,
  CARD_PHASES,
  CITY_MARKERS,
  CIVILIZATION_ARMIES,
  CIVILIZATION_IDS,
  CIVILIZATION_SCOUTS,
  CIVILIZATIONS,
  COIN_TECHS,
  COMBAT_BONUS_CARDS,
  CULTURE_DECKS,
  CULTURE_EVENT_IDS,
  CULTURE_EVENTS,
  CULTURE_TRACK,
  cultureEventIndex,
  DISASTER_MARKERS,
  ECONOMIC_VICTORY,
  EVENT_CARD,
  EVENT_CARD_COPIES,
  EVENT_CARD_EVENT,
  EVENT_CARD_RESOURCES,
  FAMILY_BASIC,
  FAMILY_SUPPLY,
  FAMILY_UPGRADE,
  FIGURE_COST,
  FIGURE_COUNT,
  FIRST_VILLAGE,
  FORTIFICATION_CARAVAN_MARKERS,
  type GameSet,
  GOVERNMENT_IDS,
  GOVERNMENTS,
  GREAT_PEOPLE,
  GREAT_PERSON_CARD_IDS,
  GREAT_PERSON_CARDS,
  GREAT_PERSON_TYPES,
  HUTS,
  hutIndex,
  INVESTMENT_IDS,
  INVESTMENT_MARKERS,
  INVESTMENTS,
  icons,
  isVillageMarker,
  MAP_TILES,
  MARKER_FACES,
  MARKER_RESOURCE,
  MARKET_RESOURCES,
  MARKET_TOKENS,
  MILITARY_TECH_MARKERS,
  markerId,
  RESEARCH_MARKS,
  RESOURCES,
  resourceIndex,
  TECH_ABILITIES,
  TECH_ABILITY,
  TECH_BUILDING,
  TECH_IDS,
  TECHS,
  TERRAINS,
  type TechId,
  TRACK_CULTURE,
  TRACK_DECK,
  TRACK_END,
  TRACK_KIND,
  TRACK_TRADE,
  TRACK_VICTORY,
  TRADE_DIAL,
  techIndex,
  UNIT_CARDS,
  UNIT_TYPES,
  UNITS,
  unitCardIndex,
  unitCost,
  unitStrength,
  unitTypeIndex,
  VILLAGES,
  villageIndex,
  WALLS,
  WONDER_IDS,
  WONDERS,
  type WonderId,
  wonderIndex,
} from '../src/data/index.ts';

function found<F extends { readonly id: string }>(faces: readonly F[], id: F['id']): F {
  const face = faces.find((each) => each.id === id);
  if (face === undefined) throw new Error(`no ${id}`);
  return face;
}

const tech = (id: TechId) => found(TECHS, id);
const building = (id: BuildingId) => found(BUILDINGS, id);
const wonder = (id: WonderId) => found(WONDERS, id);
const of = <F extends { readonly set: GameSet }>(faces: readonly F[], set: GameSet) =>
  faces.filter((face) => face.set === set);
const ids = <F extends { readonly id: string }>(faces: readonly F[]) => faces.map((face) => face.id);
const copies = (faces: readonly { readonly copies: number }[]) => faces.reduce((sum, face) => sum + face.copies, 0);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('techs', () => {
  const levels = (set: GameSet) =>
    [1, 2, 3, 4, 5].map((level) => of(TECHS, set).filter((t) => t.level === level).length);

  test('CMP-006 each player has 4 double-sided government cards and 36 techs; there is one Space Flight', () => {
    expect(GOVERNMENTS).toHaveLength(2 * 4);
    expect(levels('base')).toEqual([10, 10, 9, 7, 1]);
    expect(ids(TECHS.filter((t) => t.level === 5))).toEqual(['spaceFlight']);
    expect(ids(TECHS)).toEqual(TECH_IDS);
    expect(ids(GOVERNMENTS)).toEqual(GOVERNMENT_IDS);
  });

  test('CMP-019 the expansion adds 4 techs: 40 for each player, Space Flight not counted', () => {
    expect(ids(of(TECHS, 'expansion'))).toEqual(['agriculture', 'mysticism', 'ecology', 'plastics']);
    expect(levels('expansion')).toEqual([1, 1, 1, 1, 0]);
    expect(TECHS.filter((t) => t.id !== 'spaceFlight')).toHaveLength(40);
  });

  test('RES-002 CMP-030 the trade needed by level is the marked value of the dial', () => {
    expect(RESEARCH_MARKS).toEqual([6, 11, 16, 21, 26]);
  });

  test('CMP-029 the trade dial runs from 0 to 27', () => {
    expect(TRADE_DIAL).toEqual({ min: 0, max: 27 });
  });

  test('TECH-013 FAQ-002 FAQ-003 Railroad has a coin icon, Metal Casting none', () => {
    expect(tech('railroad').coinIcon).toBe(true);
    expect(tech('metalCasting').coinIcon).toBe(false);
    expect(ids(TECHS.filter((t) => t.coinIcon))).toEqual(['civilService', 'railroad', 'computers']);
  });

  test('values of hands, stacks, speed, water and cities', () => {
    expect(ids(TECHS.filter((t) => t.cultureHand === 1))).toEqual(['pottery', 'civilService', 'theology']);
    const stacking = TECHS.filter((t) => t.stackingLimit !== null).map((t) => [t.id, t.stackingLimit]);
    expect(stacking).toEqual([
      ['masonry', 3],
      ['printingPress', 4],
      ['biology', 5],
      ['replaceableParts', 6],
    ]);
    const speeds = TECHS.filter((t) => t.travelSpeed !== null).map((t) => [t.id, t.travelSpeed]);
    expect(speeds).toEqual([
      ['horsebackRiding', 3],
      ['sailing', 4],
      ['steamPower', 5],
      ['flight', 6],
    ]);
    const water = TECHS.filter((t) => t.water !== null).map((t) => [t.id, t.water]);
    expect(water).toEqual([
      ['navigation', 'cross'],
      ['sailing', 'end'],
      ['steamPower', 'end'],
      ['flight', 'end'],
    ]);
    expect(TECHS.filter((t) => t.maxCities !== null).map((t) => [t.id, t.maxCities])).toEqual([['irrigation', 3]]);
    expect(ids(TECHS.filter((t) => t.unlocks.walls))).toEqual(['masonry']);
    expect(BASE_VALUES).toEqual({ travelSpeed: 2, stackingLimit: 2, cultureHand: 2, battleHand: 3, maxCities: 2 });
    expect(ECONOMIC_VICTORY).toBe(15);
  });

  test('coin tokens lie on four techs, four at most on each', () => {
    expect(TECHS.filter((t) => t.coinTask !== null).map((t) => [t.id, t.coinTask])).toEqual([
      ['codeOfLaws', 4],
      ['pottery', 4],
      ['democracy', 4],
      ['printingPress', 4],
    ]);
    expect(COIN_TECHS.map((index) => TECH_IDS[index])).toEqual(['codeOfLaws', 'pottery', 'democracy', 'printingPress']);
  });

  test('every resource ability costs one kind of resource and has a phase', () => {
    const abilities = ABILITY_TECH.map((index, i) => {
      const price = ABILITY_RESOURCE[i] === ANY_RESOURCE ? 'any' : RESOURCES[ABILITY_RESOURCE[i] as number];
      return `${TECH_IDS[index]}: ${ABILITY_PRICE[i]} ${price}, ${CARD_PHASES[ABILITY_PHASE[i] as number]}`;
    });
    expect(abilities).toEqual([
      'animalHusbandry: 1 wheat, cityManagement',
      'currency: 1 incense, cityManagement',
      'horsebackRiding: 1 silk, trade',
      'metalworking: 1 iron, battle',
      'philosophy: 3 any, cityManagement',
      'pottery: 2 any, cityManagement',
      'writing: 1 spy, cityManagement',
      'chivalry: 1 incense, cityManagement',
      'civilService: 1 spy, any',
      'construction: 1 wheat, cityManagement',
      'mathematics: 1 iron, battle',
      'monarchy: 1 silk, cityManagement',
      'banking: 1 wheat, cityManagement',
      'communism: 1 spy, movement',
      'gunpowder: 2 any, cityManagement',
      'metalCasting: 1 incense, cityManagement',
      'steamPower: 1 silk, cityManagement',
      'atomicTheory: 1 uranium, cityManagement',
      'atomicTheory: 1 uranium, movement',
      'ballistics: 1 iron, battle',
      'massMedia: 1 spy, any',
      'mysticism: 1 spy, cityManagement',
      'ecology: 1 wheat, startOfTurn',
      'plastics: 1 wheat, cityManagement',
    ]);
    for (const { cost } of TECHS.flatMap((t) => t.resourceAbilities)) expect(Object.keys(cost)).toHaveLength(1);
    expect(TECH_ABILITY[techIndex('atomicTheory')]).toBe(17);
    expect(TECH_ABILITIES[techIndex('atomicTheory')]).toBe(2);
    expect(TECH_ABILITY[techIndex('masonry')]).toBe(-1);
  });

  test('what a tech unlocks and what unlocks a building, government or unit agree', () => {
    for (const face of BUILDINGS) expect(tech(face.unlockedBy).unlocks.buildings).toEqual([face.id]);
    expect(TECH_BUILDING.filter((index) => index >= 0)).toHaveLength(14);
    for (const face of GOVERNMENTS) {
      if (face.unlockedBy !== null) expect(tech(face.unlockedBy).unlocks.government).toBe(face.id);
    }
    expect(TECHS.filter((t) => t.unlocks.government !== null)).toHaveLength(6);
    for (const face of UNITS) {
      for (const [i, id] of face.techs.entries()) {
        if (id !== null) expect(tech(id).unlocks.unit).toEqual({ type: face.id, rank: i + 1 });
      }
    }
    expect(TECHS.filter((t) => t.unlocks.unit !== null)).toHaveLength(10);
  });
});

describe('units and figures', () => {
  test('CMP-005 15 artillery, 15 infantry, 15 mounted and 8 aircraft cards, and 2 combat bonus cards', () => {
    expect(UNIT_TYPES.map((type) => copies(UNIT_CARDS.filter((card) => card.type === type)))).toEqual([15, 15, 15, 8]);
    expect(COMBAT_BONUS_CARDS).toBe(2);
    expect(ids(UNITS)).toEqual(UNIT_TYPES);
  });

  test('CMP-026 land units have 1 to 3 at rank 1, 2 on average, and one more with every rank', () => {
    for (const type of ['artillery', 'infantry', 'mounted'] as const) {
      const cards = UNIT_CARDS.filter((card) => card.type === type);
      expect(cards.map((card) => [card.strengths[0], card.copies])).toEqual([
        [1, 3],
        [2, 9],
        [3, 3],
      ]);
      expect(sum(cards.map((card) => card.copies * (card.strengths[0] as number)))).toBe(15 * 2);
      for (const card of cards) {
        const first = card.strengths[0] as number;
        expect(card.strengths).toEqual([first, first + 1, first + 2, first + 3]);
        expect(unitStrength(unitCardIndex(card.id), 4)).toBe(first + 3);
      }
    }
  });

  test('CMP-027 aircraft have strength 5 to 7 and one version only', () => {
    const cards = UNIT_CARDS.filter((card) => card.type === 'aircraft');
    expect(cards.map((card) => [...card.strengths, card.copies])).toEqual([
      [5, 3],
      [6, 3],
      [7, 2],
    ]);
    for (const rank of [1, 2, 3, 4]) expect(unitStrength(unitCardIndex('aircraft7'), rank)).toBe(7);
  });

  test('CMP-010 7 military tech markers: three with ranks 1 and 2, three with 3 and 4, one of aircraft', () => {
    expect(MILITARY_TECH_MARKERS.map((marker) => `${marker.type} ${marker.ranks.join('/')}`)).toEqual([
      'artillery 1/2',
      'infantry 1/2',
      'mounted 1/2',
      'artillery 3/4',
      'infantry 3/4',
      'mounted 3/4',
      'aircraft 1',
    ]);
  });

  test('UNIT-002 land units cost 5, 7, 9 and 11 by rank', () => {
    for (const type of ['artillery', 'infantry', 'mounted']) {
      expect([1, 2, 3, 4].map((rank) => unitCost(unitTypeIndex(type), rank))).toEqual([5, 7, 9, 11]);
    }
  });

  test('UNIT-003 FAQ-001 aircraft cost 12 and need Flight', () => {
    expect([1, 2, 3, 4].map((rank) => unitCost(unitTypeIndex('aircraft'), rank))).toEqual([12, 12, 12, 12]);
    expect(found(UNITS, 'aircraft').costs).toEqual([12]);
    expect(found(UNITS, 'aircraft').techs).toEqual(['flight']);
  });

  test('infantry trumps mounted, mounted artillery, artillery infantry; aircraft nothing', () => {
    expect(UNITS.map((unit) => `${unit.id} ${unit.trumps}`)).toEqual([
      'artillery infantry',
      'infantry mounted',
      'mounted artillery',
      'aircraft null',
    ]);
  });

  test('CMP-004 6 armies and 2 scouts of each colour, and one white Russian army', () => {
    expect(FIGURE_COUNT).toEqual({ army: 6, scout: 2 });
    expect(CIVILIZATION_IDS.filter((_, i) => CIVILIZATION_ARMIES[i] === 7)).toEqual(['russia']);
    expect(sum(CIVILIZATION_ARMIES)).toBe(10 * 6 + 1);
  });

  test('CMP-024 the expansion adds one white Spanish scout', () => {
    expect(CIVILIZATION_IDS.filter((_, i) => CIVILIZATION_SCOUTS[i] === 3)).toEqual(['spain']);
    expect(sum(CIVILIZATION_SCOUTS)).toBe(10 * 2 + 1);
    expect(ids(CIVILIZATIONS.filter((civ) => civ.whiteFigure === 'scout'))).toEqual(['spain']);
  });

  test('FIG-001 an army costs 4, a scout 6', () => {
    expect(FIGURE_COST).toEqual({ army: 4, scout: 6 });
  });
});

describe('buildings', () => {
  test('CMP-011 building markers', () => {
    expect(BUILDING_SUPPLY).toEqual({
      harbor: 10,
      tradingPost: 6,
      workshop: 6,
      library: 6,
      granary: 6,
      market: 5,
      temple: 5,
      barracks: 5,
    });
    expect(sum(FAMILY_SUPPLY)).toBe(49);
    expect(ids(BUILDINGS)).toEqual(BUILDING_IDS);
  });

  test('CMP-012 a basic building and its upgrade share one supply', () => {
    const pairs = FAMILY_BASIC.map((basic, i) => {
      const upgrade = FAMILY_UPGRADE[i] as number;
      const both = upgrade === -1 ? [basic] : [basic, upgrade];
      for (const index of both) expect(BUILDING_FAMILY[index]).toBe(i);
      return both.map((index) => BUILDING_IDS[index]).join('/');
    });
    expect(pairs).toEqual([
      'harbor',
      'tradingPost',
      'workshop/ironMine',
      'library/university',
      'granary/aqueduct',
      'market/bank',
      'temple/cathedral',
      'barracks/academy',
    ]);
    expect(BUILDING_FAMILIES).toHaveLength(8);
  });

  test('GEN-012 EX-45 Granary is basic, Aqueduct is not', () => {
    expect(BUILDING_IDS.filter((_, i) => BUILDING_BASIC[i] === 0)).toEqual([
      'ironMine',
      'university',
      'aqueduct',
      'bank',
      'cathedral',
      'academy',
    ]);
    expect(BUILDING_BASIC[buildingIndex('granary')]).toBe(1);
    expect(BUILDING_BASIC[buildingIndex('harbor')]).toBe(1);
  });

  test('BLD-005 the terrain of each building', () => {
    const where = BUILDINGS.map((face, i) => {
      const terrains = TERRAINS.filter((_, t) => ((BUILDING_TERRAIN[i] as number) & (1 << t)) !== 0);
      return `${face.id}: ${terrains.join(' ')}`;
    });
    expect(where).toEqual([
      'harbor: water',
      'tradingPost: desert',
      'workshop: mountain',
      'ironMine: mountain',
      'library: grassland',
      'university: grassland',
      'granary: grassland',
      'aqueduct: grassland',
      'market: mountain forest grassland desert',
      'bank: mountain forest grassland desert',
      'temple: mountain forest grassland desert',
      'cathedral: mountain forest grassland desert',
      'barracks: mountain forest grassland desert',
      'academy: mountain forest grassland desert',
    ]);
  });

  test('costs, icons and stars', () => {
    const faces = BUILDINGS.map((face) => {
      const { trade, production, culture, coin, combat } = face.icons;
      return `${face.id} ${face.cost}: ${[trade, production, culture, coin, combat].join(' ')}${face.limited ? ' *' : ''}`;
    });
    expect(faces).toEqual([
      'harbor 7: 2 1 0 0 0',
      'tradingPost 7: 2 0 1 0 0',
      'workshop 7: 0 3 0 0 0',
      'ironMine 10: 0 4 0 0 0',
      'library 5: 1 0 1 0 0',
      'university 8: 2 0 2 0 0',
      'granary 5: 1 1 0 0 0',
      'aqueduct 8: 2 2 0 0 0',
      'market 7: 1 1 1 0 0 *',
      'bank 10: 1 1 1 1 0 *',
      'temple 7: 0 0 2 0 0 *',
      'cathedral 10: 0 0 3 0 0 *',
      'barracks 7: 2 0 0 0 2 *',
      'academy 10: 2 0 0 0 4 *',
    ]);
    expect(WALLS).toEqual({ cost: 7, unlockedBy: 'masonry' });
    expect(building('market').upgradesTo).toBe('bank');
  });
});

describe('wonders', () => {
  const byAge = (set: GameSet) => AGES.map((age) => of(WONDERS, set).filter((face) => face.age === age).length);

  test('CMP-008 12 base wonders, 4 of each age', () => {
    expect(byAge('base')).toEqual([4, 4, 4]);
    expect(ids(WONDERS)).toEqual(WONDER_IDS);
  });

  test('RUL-243 Angkor Wat costs 20, or 10 with Theology; aircraft 12', () => {
    expect(wonder('angkorWat')).toMatchObject({ set: 'base', cost: 20, discount: { cost: 10, tech: 'theology' } });
    expect(tech('flight').set).toBe('base');
    expect(found(UNITS, 'aircraft').costs).toEqual([12]);
  });

  test('costs, discounts and culture', () => {
    const faces = WONDERS.map(({ id, cost, discount, culture }) =>
      discount === null ? `${id} ${cost}, ${culture}` : `${id} ${cost}/${discount.cost} ${discount.tech}, ${culture}`,
    );
    expect(faces).toEqual([
      'stonehenge 10, 1',
      'oracle 15/10 codeOfLaws, 1',
      'hangingGardens 15/10 animalHusbandry, 1',
      'colossus 15/10 metalworking, 1',
      'louvre 20/15 printingPress, 2',
      'angkorWat 20/10 theology, 2',
      'himejiSamuraiCastle 20/15 monarchy, 2',
      'porcelainTower 20/15 construction, 2',
      'statueOfLiberty 25/20 metalCasting, 3',
      'sydneyOperaHouse 25, 3',
      'unitedNations 20, 3',
      'panamaCanal 25/20 engineering, 3',
      'chichenItza 15/10 currency, 1',
      'greatWall 15/10 masonry, 1',
      'pyramids 15/10 pottery, 1',
      'brandenburgGate 15, 2',
      'machuPicchu 20/15 irrigation, 2',
      'tajMahal 20/15 chivalry, 2',
      'bigBen 25/20 banking, 3',
      'cristoRedentor 25/15 massMedia, 3',
      'kremlin 25/20 communism, 3',
    ]);
    expect(wonderIndex('oracle')).toBe(1);
  });
});

describe('culture', () => {
  const byDeck = (set: GameSet) =>
    CULTURE_DECKS.map((deck) => copies(of(CULTURE_EVENTS, set).filter((face) => face.deck === deck)));

  test('CMP-007 47 base culture events in three ages', () => {
    expect(byDeck('base')).toEqual([19, 17, 11]);
    expect(copies(of(CULTURE_EVENTS, 'base'))).toBe(47);
    expect(ids(CULTURE_EVENTS)).toEqual(CULTURE_EVENT_IDS);
  });

  test('CMP-020 the expansion: 10 events, 9 wonders, 42 great person cards, 4 investments, 23 investment markers', () => {
    expect(byDeck('expansion')).toEqual([4, 4, 2]);
    expect(AGES.map((age) => of(WONDERS, 'expansion').filter((face) => face.age === age).length)).toEqual([3, 3, 3]);
    expect(AGES.map((age) => WONDERS.filter((face) => face.age === age).length)).toEqual([7, 7, 7]);
    expect(GREAT_PERSON_CARDS).toHaveLength(42);
    expect(INVESTMENTS).toHaveLength(4);
    expect(INVESTMENT_MARKERS).toBe(23);
  });

  test('copies, decks and phases of the events', () => {
    expect(CULTURE_EVENTS.map((face) => `${face.id} ${face.copies} ${face.deck} ${face.phase}`)).toEqual([
      'aGiftFromAfar 3 I any',
      'breadAndCircuses 2 I any',
      'defection 2 I movement',
      'disoriented 1 I cityManagement',
      'drought 2 I startOfTurn',
      'exchangeOfIdeas 3 I startOfTurn',
      'sabotage 2 I startOfTurn',
      'citizensRevolting1 1 I startOfTurn',
      'despotDay 3 I cityManagement',
      'aGenerousGift 3 II any',
      'catastrophe 1 II startOfTurn',
      'deforestation 2 II startOfTurn',
      'joustingTourney 2 II any',
      'knowledgeShared 3 II startOfTurn',
      'lost 1 II cityManagement',
      'massDefection 2 II movement',
      'citizensRevolting2 1 II startOfTurn',
      'queenDay 2 II cityManagement',
      'aPrincelyGift 2 III any',
      'disaster 1 III startOfTurn',
      'outOfPosition 1 III cityManagement',
      'primetimeTv 2 III any',
      'thinkTank 2 III startOfTurn',
      'presidentDay 1 III cityManagement',
      'wholesaleDefection 2 III movement',
      'counterfeiters 2 I startOfTurn',
      'dutyAndHonor 2 I battle',
      'depression 1 II startOfTurn',
      'flooding 1 II startOfTurn',
      'nationalism 2 II battle',
      'bankScandal 1 III startOfTurn',
      'patriotism 1 III battle',
    ]);
  });

  test('each copy of A Gift from Afar shows its own four resources; other gifts are alike', () => {
    const resources = (set: number) => RESOURCES.filter((_, i) => (set & (1 << i)) !== 0).join(' ');
    const printed = EVENT_CARD_EVENT.flatMap((event, card) => {
      const set = EVENT_CARD_RESOURCES[card] as number;
      return set === 0 ? [] : [`${CULTURE_EVENT_IDS[event]} ${EVENT_CARD_COPIES[card]}: ${resources(set)}`];
    });
    expect(printed).toEqual([
      'aGiftFromAfar 1: wheat silk incense iron',
      'aGiftFromAfar 1: silk incense iron spy',
      'aGiftFromAfar 1: wheat silk incense spy',
      'aGenerousGift 3: wheat silk incense iron spy',
      'aPrincelyGift 2: wheat silk incense iron spy uranium',
    ]);
    expect(sum(EVENT_CARD_COPIES)).toBe(57);
    expect(EVENT_CARD[cultureEventIndex('breadAndCircuses')]).toBe(3);
    for (const face of CULTURE_EVENTS) expect(face.resources).toHaveLength(face.copies);
  });

  test('ART-013 the culture track has 20 spaces and the Culture Victory space', () => {
    const spaces = CULTURE_TRACK.map((space, i) => ({ step: i + 1, ...space }));
    expect(spaces).toHaveLength(21);
    for (const { step, culture, trade, section } of spaces) {
      const expected = step <= 7 ? [3, 0, 'I'] : step <= 14 ? [5, 3, 'II'] : [7, 6, 'III'];
      expect([culture, trade, section]).toEqual(expected);
    }
    const steps = (kind: string) => spaces.filter((space) => space.kind === kind).map((space) => space.step);
    expect(steps('greatPerson')).toEqual([3, 7, 12, 18]);
    expect(steps('victory')).toEqual([21]);
    expect(steps('event')).toHaveLength(16);
    expect([sum(TRACK_CULTURE), sum(TRACK_TRADE)]).toEqual([105, 63]);
    expect([TRACK_END, TRACK_KIND[21], TRACK_DECK[0], TRACK_DECK[8]]).toEqual([21, TRACK_VICTORY, 0, 1]);
  });
});

describe('great people', () => {
  test('CMP-009 18 great person markers of six kinds', () => {
    expect(ids(GREAT_PEOPLE)).toEqual(['artist', 'builder', 'general', 'humanitarian', 'industrialist', 'scientist']);
    expect(copies(GREAT_PEOPLE)).toBe(18);
  });

  test('RUL-015 three markers of each kind', () => {
    for (const face of GREAT_PEOPLE) expect(face.copies).toBe(3);
  });

  test('the icons of the markers', () => {
    expect(GREAT_PEOPLE.map((face) => face.icons)).toEqual([
      icons({ trade: 1, culture: 2 }),
      icons({ production: 2, coin: 1 }),
      icons({ combat: 4 }),
      icons({ trade: 1, production: 1, culture: 1, coin: 1 }),
      icons({ culture: 2, coin: 1 }),
      icons({ trade: 2, production: 1 }),
    ]);
  });

  test('GPD-002 every card matches a kind of marker, seven each; merchants and explorers are industrialists', () => {
    for (const type of GREAT_PERSON_TYPES) {
      expect(GREAT_PERSON_CARDS.filter((card) => card.type === type)).toHaveLength(7);
    }
    expect(ids(GREAT_PERSON_CARDS)).toEqual(GREAT_PERSON_CARD_IDS);
    expect(ids(GREAT_PERSON_CARDS.filter((card) => card.type === 'industrialist'))).toEqual([
      'apGiannini',
      'adamSmith',
      'andrewCarnegie',
      'captainJamesCook',
      'lorenzoDeMedici',
      'marcoPolo',
      'zhengHe',
    ]);
    expect(found(GREAT_PERSON_CARDS, 'archimedes').type).toBe('builder');
    expect(GREAT_PERSON_CARDS.filter((card) => card.use === 'discard')).toHaveLength(23);
  });
});

describe('civilizations and governments', () => {
  test('CMP-016 the expansion adds Arabia, Greece, India and Spain with their home tiles', () => {
    expect(ids(of(CIVILIZATIONS, 'base'))).toEqual(['america', 'china', 'egypt', 'germany', 'rome', 'russia']);
    expect(ids(of(CIVILIZATIONS, 'expansion'))).toEqual(['arabia', 'greece', 'india', 'spain']);
    expect(ids(CIVILIZATIONS)).toEqual(CIVILIZATION_IDS);
    expect(ids(MAP_TILES.filter((tile) => tile.kind === 'home' && tile.set === 'expansion'))).toEqual([
      'arabia',
      'greece',
      'india',
      'spain',
    ]);
  });

  test('starting techs and governments', () => {
    expect(CIVILIZATIONS.map((civ) => `${civ.id}: ${civ.startingTech}, ${civ.startingGovernment}`)).toEqual([
      'america: currency, despotism',
      'china: writing, despotism',
      'egypt: construction, despotism',
      'germany: metalworking, despotism',
      'rome: codeOfLaws, republic',
      'russia: communism, communism',
      'arabia: mathematics, despotism',
      'greece: democracy, democracy',
      'india: agriculture, despotism',
      'spain: navigation, despotism',
    ]);
  });

  test('techs that unlock governments', () => {
    expect(GOVERNMENTS.map((face) => `${face.id} ${face.unlockedBy}`)).toEqual([
      'anarchy null',
      'despotism null',
      'republic codeOfLaws',
      'feudalism chivalry',
      'monarchy monarchy',
      'democracy democracy',
      'communism communism',
      'fundamentalism theology',
    ]);
  });
});

describe('markers, tokens, investments', () => {
  const counts = (faces: typeof HUTS | typeof VILLAGES, set: GameSet) =>
    Object.fromEntries(faces.filter((face) => face.copies[set] > 0).map((face) => [face.id, face.copies[set]]));
  const total = (faces: typeof HUTS | typeof VILLAGES, set: GameSet) => sum(faces.map((face) => face.copies[set]));

  test('CMP-013 20 huts, 10 villages, 12 disaster markers with grassland and desert', () => {
    expect(counts(HUTS, 'base')).toEqual({ wheat: 5, silk: 5, incense: 5, spy: 3, iron: 2 });
    expect(counts(VILLAGES, 'base')).toEqual({ iron: 3, spy: 3, uranium: 2, greatPerson: 2 });
    expect([total(HUTS, 'base'), total(VILLAGES, 'base')]).toEqual([20, 10]);
    expect(of(DISASTER_MARKERS, 'base')).toEqual([{ set: 'base', count: 12, sides: ['grassland', 'desert'] }]);
  });

  test('CMP-022 the expansion adds 10 huts', () => {
    expect(counts(HUTS, 'expansion')).toEqual({
      friendlyBarbarian: 2,
      incense: 1,
      iron: 1,
      nativeArt: 1,
      silk: 1,
      spy: 1,
      teacher: 1,
      wheat: 2,
    });
    expect(total(HUTS, 'expansion')).toBe(10);
  });

  test('CMP-023 the expansion adds 5 villages', () => {
    expect(counts(VILLAGES, 'expansion')).toEqual({ friendlyWorkers: 1, nativeArt: 1, spy: 1, uranium: 1, wealth: 1 });
    expect(total(VILLAGES, 'expansion')).toBe(5);
  });

  test('CMP-021 a metropolis marker for each player, 15 fortification/caravan markers, 8 disaster markers', () => {
    expect(CITY_MARKERS.metropolis).toBe(1);
    expect(FORTIFICATION_CARAVAN_MARKERS).toBe(15);
    expect(of(DISASTER_MARKERS, 'expansion')).toEqual([{ set: 'expansion', count: 8, sides: ['forest', 'water'] }]);
  });

  test('CMP-028 spy and uranium have no market tokens; spies come from both, uranium from villages only', () => {
    expect(RESOURCES.filter((name) => !(MARKET_RESOURCES as readonly string[]).includes(name))).toEqual([
      'spy',
      'uranium',
    ]);
    const sources = (name: string) =>
      MARKER_RESOURCE.map((resource, marker) => [resource, marker] as const)
        .filter(([resource]) => resource === resourceIndex(name))
        .map(([, marker]) => (isVillageMarker(marker) ? 'village' : 'hut'));
    expect(sources('spy')).toEqual(['hut', 'village']);
    expect(sources('uranium')).toEqual(['village']);
  });

  test('huts and villages share one numbering', () => {
    expect([MARKER_FACES, FIRST_VILLAGE]).toEqual([15, 8]);
    expect([hutIndex('iron'), villageIndex('iron'), hutIndex('wealth'), villageIndex('wheat')]).toEqual([3, 8, -1, -1]);
    expect([markerId(3), markerId(8), markerId(14)]).toEqual(['iron', 'iron', 'wealth']);
    expect([found(HUTS, 'nativeArt').amount, found(VILLAGES, 'nativeArt').amount]).toEqual([3, 6]);
  });

  test('CMP-014 16 market tokens: 4 each of wheat, silk, incense and iron', () => {
    expect(MARKET_RESOURCES).toEqual(['wheat', 'silk', 'incense', 'iron']);
    expect(MARKET_TOKENS.base).toBe(4);
    expect(MARKET_RESOURCES.length * MARKET_TOKENS.base).toBe(16);
  });

  test('CMP-018 the fifth player’s set: figures, city markers, military markers, 41 cards, 4 market tokens', () => {
    expect([FIGURE_COUNT.army, FIGURE_COUNT.scout]).toEqual([6, 2]);
    expect(CITY_MARKERS.capital + CITY_MARKERS.city).toBe(3);
    expect(MILITARY_TECH_MARKERS).toHaveLength(7);
    const setUpCard = 1;
    const governmentCards = GOVERNMENTS.length / 2;
    const techCards = of(TECHS, 'base').filter((face) => face.id !== 'spaceFlight').length;
    expect(setUpCard + governmentCards + techCards).toBe(41);
    expect(MARKET_RESOURCES.length * MARKET_TOKENS.expansion).toBe(4);
  });

  test('FAQ-060 RUL-212 Endowment for the Arts: hand +1 from 1 marker on, 1 culture less from 2, 2 less from 4', () => {
    const { tiers } = found(INVESTMENTS, 'endowmentForTheArts');
    expect(tiers.map((tier) => [tier.markers, tier.cultureHand, tier.cultureDiscount])).toEqual([
      [1, 1, 0],
      [2, 1, 1],
      [4, 1, 2],
    ]);
  });

  test('the other investments', () => {
    expect(ids(INVESTMENTS)).toEqual(INVESTMENT_IDS);
    const lines = (id: (typeof INVESTMENT_IDS)[number], value: 'production' | 'combat' | 'techs') =>
      found(INVESTMENTS, id).tiers.map((tier) => `${tier.markers}: ${tier[value]}`);
    expect(lines('infrastructure', 'production')).toEqual(['1: 1', '2: 2', '3: 3']);
    expect(lines('militaryIndustrialComplex', 'combat')).toEqual(['2: 4', '4: 8', '6: 12']);
    expect(lines('publicEducation', 'techs')).toEqual(['3: 1', '6: 1', '9: 1']);
  });
});

test('ids that are none have no number', () => {
  for (const id of ['', 'toString', '__proto__', 3, null, undefined]) {
    expect([techIndex(id), buildingIndex(id), wonderIndex(id), hutIndex(id), villageIndex(id)]).toEqual([
      -1, -1, -1, -1, -1,
    ]);
  }
});
