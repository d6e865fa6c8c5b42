import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { around, CENTER, products } from './cityTable.ts';
import { go, HOME, plain } from './movementTable.ts';
import { researching, rows, techs } from './researchTable.ts';
import { asked, isAsked, ofKind, options, play, player, playQuietly, result, type Table, view } from './table.ts';

/** What a tech is printed with: what it unlocks, the new values it states, and its icons. */
interface Printed {
  readonly level: number;
  readonly item?: string;
  readonly government?: string;
  readonly rank?: readonly [unit: string, rank: number];
  readonly travelSpeed?: number;
  readonly stackingLimit?: number;
  readonly water?: number;
  readonly maxCities?: number;
  readonly hand?: number;
  readonly coins?: number;
}

const TECHS: { readonly [tech: string]: Printed } = {
  animalHusbandry: { level: 1 },
  codeOfLaws: { level: 1, item: 'tradingPost', government: 'republic' },
  currency: { level: 1, item: 'market' },
  horsebackRiding: { level: 1, travelSpeed: 3 },
  masonry: { level: 1, item: 'walls', stackingLimit: 3 },
  metalworking: { level: 1, item: 'barracks' },
  navigation: { level: 1, item: 'harbor', water: 1 },
  philosophy: { level: 1, item: 'temple' },
  pottery: { level: 1, item: 'granary', hand: 1 },
  writing: { level: 1, item: 'library' },
  chivalry: { level: 2, government: 'feudalism', rank: ['mounted', 2] },
  civilService: { level: 2, hand: 1, coins: 1 },
  construction: { level: 2, item: 'workshop' },
  democracy: { level: 2, government: 'democracy', rank: ['infantry', 2] },
  engineering: { level: 2, item: 'aqueduct' },
  irrigation: { level: 2, maxCities: 3 },
  mathematics: { level: 2, rank: ['artillery', 2] },
  monarchy: { level: 2, government: 'monarchy' },
  printingPress: { level: 2, item: 'university', stackingLimit: 4 },
  sailing: { level: 2, travelSpeed: 4, water: 2 },
  banking: { level: 3, item: 'bank' },
  biology: { level: 3, stackingLimit: 5 },
  communism: { level: 3, government: 'communism' },
  gunpowder: { level: 3, rank: ['infantry', 3] },
  metalCasting: { level: 3, rank: ['artillery', 3] },
  militaryScience: { level: 3, item: 'academy' },
  railroad: { level: 3, item: 'ironMine', rank: ['mounted', 3], coins: 1 },
  steamPower: { level: 3, travelSpeed: 5, water: 2 },
  theology: { level: 3, item: 'cathedral', government: 'fundamentalism', hand: 1 },
  atomicTheory: { level: 4 },
  ballistics: { level: 4, rank: ['artillery', 4] },
  combustion: { level: 4, rank: ['mounted', 4] },
  computers: { level: 4, coins: 1 },
  flight: { level: 4, item: 'aircraft', travelSpeed: 6, water: 2 },
  massMedia: { level: 4 },
  replaceableParts: { level: 4, rank: ['infantry', 4], stackingLimit: 6 },
};

/** Techs of the level below, which unlock nothing that the table of a level asks for. */
const BELOW: readonly (readonly string[])[] = [
  [],
  ['animalHusbandry', 'philosophy'],
  ['engineering', 'irrigation'],
  ['banking', 'militaryScience'],
];

/** A capital with every terrain around it and production to spare. */
const TERRAINS = ['water', 'desert', 'mountain', 'grassland', 'forest', 'forest', 'forest', 'forest'];

/** Seat 0 is about to research; enough coins save the trade that rushing takes next turn. */
function beforeResearch(tech: string): Table {
  const { level } = TECHS[tech] as Printed;
  return researching({
    ground: around(CENTER).map((square, i) => [square, TERRAINS[i] as string] as const),
    own: {
      civilization: tech === 'writing' ? 'america' : 'china',
      cities: [CENTER],
      techs: BELOW[level - 1] ?? [],
      trade: 27,
      sheetCoins: 12,
    },
  });
}

/** Researches, and plays on to the own City Management part of the next turn. */
function managingAfter(at: Table, tech: string | null): Table {
  play(at, { tech });
  playQuietly(at, () => isAsked(at, 'cityManagement', 0));
  return at;
}

const WONDERS = ['stonehenge', 'oracle', 'hangingGardens', 'colossus', 'louvre', 'angkorWat', 'himejiSamuraiCastle'];

/** Everything but wonders that the capital may produce. */
function items(at: Table): string[] {
  return products(at).filter((item) => !WONDERS.includes(item) && item !== 'porcelainTower');
}

function publicOf(at: Table) {
  const found = view(at).players[0];
  if (found === undefined) throw new Error('there is no seat 0');
  return found;
}

describe('every tech of the base game, researched', () => {
  it('CMP-006 there are 36 beside Space Flight', () => {
    expect(Object.keys(TECHS)).toHaveLength(36);
  });

  for (const [tech, printed] of Object.entries(TECHS)) {
    it(`TECH-001 TECH-002 TECH-015 GOV-003 ${tech}: what it unlocks, and nothing else`, () => {
      const before = managingAfter(beforeResearch(tech), null);
      const after = managingAfter(beforeResearch(tech), tech);
      const [then, now] = [publicOf(before), publicOf(after)];
      expect(techs(after).at(-1)).toBe(tech);
      // Basic buildings go where the better ones come; the rest stays (BLD-018).
      const added = items(after).filter((item) => !items(before).includes(item));
      expect(added).toEqual(printed.item === undefined ? [] : [printed.item]);
      const governments = now.governments.filter((government) => !then.governments.includes(government));
      expect(governments).toEqual(printed.government === undefined ? [] : [printed.government]);
      const rank = printed.rank === undefined ? {} : { [printed.rank[0]]: printed.rank[1] };
      expect(now.ranks).toEqual({ ...then.ranks, ...rank });
      expect(now.travelSpeed).toBe(printed.travelSpeed ?? then.travelSpeed);
      expect(now.stackingLimit).toBe(printed.stackingLimit ?? then.stackingLimit);
      expect(now.water).toBe(printed.water ?? then.water);
      expect(now.maxCities).toBe(printed.maxCities ?? then.maxCities);
      expect(now.coins - then.coins).toBe(printed.coins ?? 0);
      // Computers adds to the hand size by coins (below).
      if (tech !== 'computers') expect(now.cultureHandSize - then.cultureHandSize).toBe(printed.hand ?? 0);
    });
  }

  it('RES-013 VIC-002 Space Flight wins the game at once', () => {
    const at = researching({ own: { trade: 26, techs: rows(4, 4, 3, 2) }, enemy: { trade: 27 } });
    play(at, { tech: 'pottery' }, 1);
    const heard = play(at, { tech: 'spaceFlight' }, 0);
    expect(result(at)).toEqual({ reason: 'technology', winners: [0], scores: null });
    // What the others have chosen no longer comes about.
    expect(heard.filter(({ kind }) => kind === 'techLearned')).toHaveLength(1);
  });
});

describe('values and icons', () => {
  const valuesOf = (of: PlainObject) => publicOf(plain({ mover: of }));

  it('TECH-015 the best travel speed and stacking limit known applies, in whatever order they are learned', () => {
    for (const known of [
      ['horsebackRiding', 'sailing', 'steamPower'],
      ['steamPower', 'sailing', 'horsebackRiding'],
    ]) {
      expect(valuesOf({ techs: known }).travelSpeed).toBe(5);
    }
    expect(valuesOf({ techs: ['biology', 'masonry'] }).stackingLimit).toBe(5);
    expect(valuesOf({}).travelSpeed).toBe(2);
    expect(valuesOf({}).stackingLimit).toBe(2);
  });

  it('RUL-147 Russia’s addition comes on top of the best stated value', () => {
    expect(valuesOf({ civilization: 'russia' }).stackingLimit).toBe(3);
    expect(valuesOf({ civilization: 'russia', techs: ['masonry', 'biology'] }).stackingLimit).toBe(6);
  });

  it('TECH-011 hand-size icons add up', () => {
    expect(valuesOf({}).cultureHandSize).toBe(2);
    expect(valuesOf({ techs: ['pottery'] }).cultureHandSize).toBe(3);
    expect(valuesOf({ techs: ['pottery', 'civilService', 'theology'] }).cultureHandSize).toBe(5);
  });

  it('TECH-012 TECH-013 each coin icon is a coin: Civil Service, Railroad and Computers', () => {
    expect(valuesOf({ techs: ['civilService', 'railroad', 'computers', 'metalCasting'] }).coins).toBe(3);
  });

  it('COIN-012 Computers raises both hand sizes by one for every five coins', () => {
    for (const [sheetCoins, more] of [
      [3, 0],
      [4, 1],
      [8, 1],
      [9, 2],
    ]) {
      const { cultureHandSize, battleHandSize, coins } = valuesOf({
        techs: ['computers'],
        sheetCoins: sheetCoins as number,
      });
      expect([coins, cultureHandSize, battleHandSize]).toEqual([
        (sheetCoins as number) + 1,
        2 + (more as number),
        3 + (more as number),
      ]);
    }
  });

  it('TECH-010 a permanent ability may be used as often as wanted: Navigation, by every figure', () => {
    const water = [CENTER + 16, CENTER + 17];
    const at = plain({
      ground: water.map((square) => [square, 'water'] as const),
      mover: { techs: ['navigation'], armies: [CENTER + 8, CENTER + 9] },
    });
    for (const from of [CENTER + 8, CENTER + 9]) {
      play(at, { do: 'move', from, armies: 1, scouts: 0 });
      play(at, { do: 'to', square: from + 8 });
      play(at, { do: 'to', square: from + 16 });
      if (isAsked(at, 'step')) play(at, { do: 'stop' });
    }
    expect(player(at, 0).armies.filter((square) => square >= 0)).toEqual([CENTER + 24, CENTER + 25]);
  });
});

describe('units', () => {
  const FOE = HOME + 24;

  /** Seat 0 has a mounted unit, and an army beside an enemy’s; it researches this. */
  function learning(known: readonly string[], tech: string | null): Table {
    const at = researching({
      own: { trade: 27, techs: known, units: ['mounted2'], armies: [FOE - 8] },
      enemy: { armies: [FOE] },
    });
    play(at, { tech });
    return at;
  }

  it('TECH-002 EX-18 a marker rises to the shown rank, but never falls; ranks may be skipped', () => {
    const rank = (at: Table) => publicOf(at).ranks['mounted'];
    expect(rank(learning(rows(2), 'chivalry'))).toBe(2);
    expect(rank(learning([...rows(2), 'railroad'], 'chivalry'))).toBe(3);
    expect(rank(learning(rows(2, 2), 'railroad'))).toBe(3);
  });

  it('TECH-003 EX-19 units already owned are upgraded at once and at no cost', () => {
    const fought = (tech: string | null) => {
      const at = learning(rows(2), tech);
      expect(view(at, 0).hand?.units).toMatchObject([{ card: 'mounted2' }]);
      playQuietly(at, () => isAsked(at, 'movement', 0));
      go(at, FOE - 8, 1, 0, FOE);
      const heard = playQuietly(at, () => isAsked(at, 'battleTurn', 0));
      heard.push(...play(at, { do: 'play', unit: 'mounted2', front: null }));
      return ofKind(heard, 'unitPlayed')[0]?.strength;
    };
    expect([fought(null), fought('chivalry')]).toEqual([2, 3]);
  });

  it('TECH-004 EX-19 further units of the type cost the price of the new rank', () => {
    const can = (production: number, known: string[]) => {
      const faces = ['mountain', ...Array.from({ length: (production - 1) / 2 }, () => 'forest')];
      const ground = around(CENTER).map((square, i) => [square, faces[i] ?? 'grassland'] as const);
      const at = plain({ ground, mover: { cities: [CENTER], techs: known }, given: { phase: 'cityManagement' } });
      expect(publicOf(at).cities[0]?.production).toBe(production);
      return products(at).includes('mounted');
    };
    expect([can(5, []), can(5, ['chivalry']), can(7, ['chivalry'])]).toEqual([true, false, true]);
    expect([can(7, ['railroad']), can(9, ['railroad']), can(9, ['combustion']), can(11, ['combustion'])]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('Germany', () => {
  const rewarded = (known: readonly string[], tech: string, more: PlainObject = {}) => {
    const at = researching({ own: { civilization: 'germany', trade: 27, techs: known, ...more } });
    play(at, { tech });
    return at;
  };

  it('RUL-256 GEN-009 learning a tech that shows a unit brings such a unit and a resource of its choice', () => {
    const at = rewarded(rows(2), 'mathematics');
    expect(asked(at)).toEqual({ id: expect.any(Number), kind: 'takeResource', seat: 0, reason: 'mathematics' });
    expect(options(at)).toEqual([
      { resource: 'wheat' },
      { resource: 'silk' },
      { resource: 'incense' },
      { resource: 'iron' },
    ]);
    expect(view(at).players[0]?.units).toMatchObject({ artillery: 1, infantry: 0, mounted: 0 });
    play(at, { resource: 'silk' });
    expect(view(at)).toMatchObject({ turn: 6, market: { silk: 1, iron: 2 } });
    expect(publicOf(at).resources).toEqual({ wheat: 0, silk: 1, incense: 0, iron: 0 });
  });

  it('RUL-256 not for a tech that shows none, and not for others', () => {
    expect(view(rewarded(rows(2), 'sailing'))).toMatchObject({ turn: 6 });
    const at = researching({ own: { civilization: 'rome', trade: 27, techs: rows(2) } });
    play(at, { tech: 'mathematics' });
    expect(view(at)).toMatchObject({ turn: 6 });
    expect(publicOf(at).units).toMatchObject({ artillery: 0 });
  });

  it('FAQ-012 RUL-256 also for a rank that its marker has passed already', () => {
    const at = rewarded([...rows(2), 'ballistics'], 'mathematics');
    expect(publicOf(at).ranks['artillery']).toBe(4);
    expect(asked(at).kind).toBe('takeResource');
    expect(publicOf(at).units).toMatchObject({ artillery: 1 });
  });

  it('RUL-256 Flight brings an aircraft', () => {
    expect(publicOf(rewarded(rows(3, 3, 2), 'flight')).units).toMatchObject({ aircraft: 1 });
  });

  it('RUL-256 UNIT-004 none if the deck is empty, no resource if the market is', () => {
    const at = rewarded(rows(2), 'mathematics', {
      units: [...cards('artillery1', 3), ...cards('artillery2', 9), ...cards('artillery3', 3)],
    });
    expect(asked(at).kind).toBe('takeResource');
    expect(publicOf(at).units).toMatchObject({ artillery: 15 });
    const bare = researching({
      own: { civilization: 'germany', trade: 27, techs: rows(2) },
      given: { resources: { wheat: 0, silk: 0, incense: 0, iron: 0 } },
    });
    play(bare, { tech: 'mathematics' });
    expect(view(bare)).toMatchObject({ turn: 6 });
    expect(publicOf(bare).units).toMatchObject({ artillery: 1 });
    const one = researching({
      own: { civilization: 'germany', trade: 27, techs: rows(2) },
      given: { resources: { wheat: 0, silk: 0, incense: 1, iron: 0 } },
    });
    play(one, { tech: 'mathematics' });
    expect(options(one)).toEqual([{ resource: 'incense' }]);
  });

  it('FAQ-013 GEN-009 RUL-256 however the tech is acquired', () => {
    const at = plain({
      mover: { civilization: 'germany', techs: rows(2), events: ['knowledgeShared'] },
      enemy: { techs: [...rows(2), 'mathematics'] },
      given: { phase: 'startOfTurn' },
    });
    play(at, { do: 'event', event: 'knowledgeShared' });
    playQuietly(at, () => isAsked(at, 'learnTech', 0) || isAsked(at, 'takeResource', 0));
    if (isAsked(at, 'learnTech', 0)) play(at, { tech: 'mathematics' });
    expect(asked(at)).toMatchObject({ kind: 'takeResource', seat: 0, reason: 'mathematics' });
    expect(publicOf(at).units).toMatchObject({ artillery: 1 });
  });

  function cards(card: string, copies: number): string[] {
    return new Array<string>(copies).fill(card);
  }
});
