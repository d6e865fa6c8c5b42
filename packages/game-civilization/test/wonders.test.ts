import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { coinsOf } from '../src/rules/coins.ts';
import { wondersToObsolete } from '../src/rules/wondersToObsolete.ts';
import { destroyFigures } from '../src/verbs/figures.ts';
import { obsoleteWonder } from '../src/verbs/obsolete.ts';
import { ENEMY, managing, near } from './cityTable.ts';
import { acts, cities, HOME, passTo, SECOND, type Start, starting, yields } from './startTable.ts';
import { asked, isAsked, options, play, player, playQuietly, refused, squareAt, type Table, view } from './table.ts';

/** The square of the wonder, in the outskirts of seat 0's capital. */
const PLACE = squareAt(7, 2);

/** Seat 0 has this wonder. */
function having(wonder: string, of: Start = {}): Table {
  return starting({ ...of, pieces: [{ square: PLACE, wonder }, ...(of.pieces ?? [])] });
}

function using(wonder: string, figure: string | null = null) {
  return { do: 'wonder', wonder, figure };
}

const trade = (at: Table) => view(at).players[0]?.trade;
const culture = (at: Table) => view(at).players[0]?.culture;
const blockaded: Start = { enemy: { scouts: [PLACE] } };
const obsolete = (wonder: string): Start => ({ given: { obsolete: [wonder] } });

describe('wonders that give something by themselves', () => {
  it('RUL-258 RUL-043 Stonehenge gives 1 culture a turn', () => {
    const at = having('stonehenge', { own: { culture: 4 } });
    expect(culture(at)).toBe(5);
    passTo(at, 'startOfTurn', 0);
    expect(culture(at)).toBe(6);
  });

  it('RUL-258 the Louvre gives 3 culture, the Colossus 3 trade', () => {
    expect(culture(having('louvre'))).toBe(3);
    expect(trade(having('colossus', { own: { trade: 2 } }))).toBe(5);
    // TRADE-002: never above 27.
    expect(trade(having('colossus', { own: { trade: 26 } }))).toBe(27);
  });

  it('RUL-258 in this order: Stonehenge, Louvre, Colossus, Democracy, Panama Canal', () => {
    const at = starting({
      own: { cities: [HOME, SECOND, squareAt(4, 6)], government: 'democracy' },
      pieces: [
        { square: PLACE, wonder: 'panamaCanal' },
        { square: squareAt(1, 2), wonder: 'colossus' },
        { square: squareAt(3, 5), wonder: 'louvre' },
      ],
      given: { seat: 1, first: 1 },
    });
    const news = play(at, { do: 'end' });
    const gains = news.flatMap<string | number>((one) => {
      if (!('seat' in one) || one.seat !== 0) return [];
      if (one.kind === 'partBegins') return [one.kind];
      if (one.kind === 'wonderUsed') return [one.wonder];
      if (one.kind === 'coinGained') return [one.on];
      return one.kind === 'tradeGained' || one.kind === 'cultureGained' ? [one.amount] : [];
    });
    expect(gains).toEqual(['partBegins', 'louvre', 3, 'colossus', 3, 2, 'panamaCanal', 'panamaCanal']);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('RUL-043 RUL-258 once per turn, however many acts the part has', () => {
    const at = having('stonehenge');
    play(at, { do: 'government', government: 'anarchy' });
    expect(culture(at)).toBe(1);
  });

  it('RUL-258 a wonder whose blockade ends in the part gives its gain then', () => {
    const at = having('colossus', { ...blockaded, own: { events: ['drought'] } });
    expect(trade(at)).toBe(0);
    destroyFigures(createContext(at.state), 1, PLACE, 0, 1);
    play(at, { do: 'government', government: 'anarchy' });
    expect(trade(at)).toBe(3);
  });

  it('BLK-003 RUL-194 OBS-002 blockaded or obsolete they give nothing', () => {
    for (const [wonder, gained] of [
      ['stonehenge', culture],
      ['louvre', culture],
      ['colossus', trade],
    ] as const) {
      expect(gained(having(wonder, blockaded))).toBe(0);
      expect(gained(having(wonder, obsolete(wonder)))).toBe(0);
    }
  });

  it('RUL-044 one built later in the turn waits for the next turn', () => {
    const at = managing({ capital: new Array(8).fill('forest'), given: { wonderMarket: ['stonehenge'] } });
    play(at, { do: 'produce', city: squareAt(5, 1), item: 'stonehenge', bonuses: [], rush: 0 });
    play(at, { square: near(0) });
    playQuietly(at, () => isAsked(at, 'cityManagement', 1));
    expect(culture(at)).toBe(0);
    passTo(at, 'startOfTurn', 0);
    expect(culture(at)).toBe(1);
  });
});

describe('the Panama Canal', () => {
  it('RUL-258 FAQ-052 a coin token on its card each turn, which counts', () => {
    const at = having('panamaCanal', { own: { canalCoins: 2 } });
    expect(view(at).players[0]).toMatchObject({ wonders: [{ coins: 3 }], coins: 3, sheetCoins: 0 });
    passTo(at, 'startOfTurn', 0);
    expect(view(at).players[0]).toMatchObject({ wonders: [{ coins: 4 }], coins: 4 });
  });

  it('COIN-011 FAQ-052 RUL-194 its coins do not count while it is blockaded, and again afterwards', () => {
    const at = having('panamaCanal', { ...blockaded, own: { canalCoins: 2 } });
    expect(view(at).players[0]).toMatchObject({ wonders: [{ coins: 2 }], coins: 0 });
    destroyFigures(createContext(at.state), 1, PLACE, 0, 1);
    expect(coinsOf(at.state, 0)).toBe(2);
  });

  it('COIN-011 FAQ-052 a scout does not gather them', () => {
    const at = having('panamaCanal', { own: { canalCoins: 2 }, enemy: { scouts: [PLACE] } });
    play(at, { do: 'end' });
    play(at, { do: 'end' });
    expect(yields(at, 0, 1)).toMatchObject({ culture: 3, coins: 0 });
    expect(coinsOf(at.state, 1)).toBe(0);
  });

  it('VIC-003 VIC-006 its coin may be the fifteenth, also when a blockade ends in another player’s part', () => {
    const won = starting({
      own: { canalCoins: 14 },
      pieces: [{ square: PLACE, wonder: 'panamaCanal' }],
      given: { seat: 1, first: 1 },
    });
    play(won, { do: 'end' });
    expect(won.state.outcome).toMatchObject({ reason: 'economic', winners: [0] });
    const freed = starting({
      own: { canalCoins: 15 },
      pieces: [{ square: PLACE, wonder: 'panamaCanal' }],
      enemy: { scouts: [PLACE] },
      given: { seat: 1, phase: 'movement', first: 1 },
    });
    expect(freed.state.outcome).toBe(null);
    play(freed, { do: 'move', from: PLACE, armies: 0, scouts: 1 });
    play(freed, { do: 'to', square: squareAt(7, 3) });
    expect(freed.state.outcome).toMatchObject({ reason: 'economic', winners: [0] });
  });
});

describe('wonders with an act of one’s own', () => {
  it('RUL-043 they are optional and work once per turn', () => {
    const at = having('hangingGardens');
    play(at, using('hangingGardens', 'army'));
    expect(acts(at, 'wonder')).toEqual([]);
    expect(refused(at, using('hangingGardens', 'army'))).toEqual({
      rule: 'RUL-043',
      params: { wonder: 'hangingGardens', figure: 'army' },
    });
    const declined = having('sydneyOperaHouse');
    play(declined, { do: 'end' });
    expect(view(declined).players[0]?.track).toBe(0);
    passTo(at, 'startOfTurn', 0);
    expect(acts(at, 'wonder')).toHaveLength(2);
  });

  it('WON-009 BLK-003 OBS-002 only the owner of a working wonder acts', () => {
    for (const [wonder, figure] of [
      ['hangingGardens', 'scout'],
      ['statueOfLiberty', null],
      ['sydneyOperaHouse', null],
    ] as const) {
      expect(acts(having(wonder, { enemy: { techs: ['pottery'] } }), 'wonder')).toContainEqual(using(wonder, figure));
      const params = { wonder, figure };
      expect(refused(starting(), using(wonder, figure))).toEqual({ rule: 'WON-009', params });
      expect(acts(having(wonder, blockaded), 'wonder')).toEqual([]);
      expect(refused(having(wonder, blockaded), using(wonder, figure))).toEqual({ rule: 'BLK-003', params });
      expect(acts(having(wonder, obsolete(wonder)), 'wonder')).toEqual([]);
      expect(refused(having(wonder, obsolete(wonder)), using(wonder, figure))).toEqual({ rule: 'OBS-002', params });
      expect(refused(having(wonder), using(wonder, 'settler')).rule).toBe('K-SHAPE');
    }
    expect(refused(having('colossus'), using('colossus')).rule).toBe('K-SHAPE');
    expect(refused(having('hangingGardens'), using('hangingGardens')).rule).toBe('K-SHAPE');
  });

  it('RUL-065 RUL-066 the Hanging Gardens build an army or a scout on their square, free and beside the city’s action', () => {
    for (const figure of ['army', 'scout'] as const) {
      const at = having('hangingGardens');
      expect(acts(at, 'wonder')).toEqual([using('hangingGardens', 'army'), using('hangingGardens', 'scout')]);
      const news = play(at, using('hangingGardens', figure));
      expect(news).toContainEqual({ kind: 'figureBuilt', seat: 0, figure, square: PLACE });
      expect(player(at, 0)[figure === 'army' ? 'armies' : 'scouts'][0]).toBe(PLACE);
      passTo(at, 'cityManagement', 0);
      expect(cities(at)[0]?.actions).toBe(1);
      passTo(at, 'movement', 0);
      expect(acts(at, 'move')).toHaveLength(1);
    }
  });

  it('RUL-065 FIG-002 FIG-005 within the supply and the stacking limit', () => {
    const none = having('hangingGardens', { own: { scouts: [SECOND, SECOND] } });
    expect(acts(none, 'wonder')).toEqual([using('hangingGardens', 'army')]);
    expect(refused(none, using('hangingGardens', 'scout')).rule).toBe('FIG-002');
    const full = having('hangingGardens', { own: { armies: [PLACE, PLACE] } });
    expect(acts(full, 'wonder')).toEqual([]);
    expect(refused(full, using('hangingGardens', 'scout')).rule).toBe('FIG-005');
  });

  it('RUL-247 RES-014 the Statue of Liberty teaches a tech of any other player that fits, without trade', () => {
    const at = having('statueOfLiberty', {
      own: { trade: 7 },
      enemy: { techs: ['pottery', 'sailing', 'currency'] },
    });
    play(at, using('statueOfLiberty'));
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0, reason: 'statueOfLiberty' });
    // Neither what is known already nor what the pyramid cannot hold.
    expect(options(at)).toEqual([{ tech: 'pottery' }]);
    play(at, { tech: 'pottery' });
    expect(view(at).players[0]?.techs.map(({ tech }) => tech)).toEqual(['currency', 'pottery']);
    expect(trade(at)).toBe(7);
    // The research of the turn is still to come.
    playQuietly(at, () => isAsked(at, 'research', 0));
    expect(options(at, 0)).toContainEqual({ tech: 'writing' });
  });

  it('RUL-247 with techs of all others, and not if there is nothing to learn', () => {
    const three = starting({
      seats: 3,
      enemy: { civilization: 'china', techs: ['pottery'] },
      third: { techs: ['masonry'] },
      pieces: [{ square: squareAt(9, 1, 3), wonder: 'statueOfLiberty' }],
      own: { cities: [squareAt(8, 1, 3)] },
    });
    play(three, using('statueOfLiberty'));
    expect(options(three)).toEqual([
      { tech: 'writing' },
      { tech: 'pottery' },
      { tech: 'metalworking' },
      { tech: 'masonry' },
    ]);
    // Egypt's starting tech is of the second level for everybody else.
    const nothing = having('statueOfLiberty', { enemy: { civilization: 'egypt' } });
    expect(acts(nothing, 'wonder')).toEqual([]);
    expect(refused(nothing, using('statueOfLiberty')).rule).toBe('RUL-247');
  });

  it('GOV-009 RUL-260 a government it unlocks may be adopted at once', () => {
    const at = having('statueOfLiberty', { enemy: { civilization: 'rome' } });
    play(at, using('statueOfLiberty'));
    play(at, { tech: 'codeOfLaws' });
    expect(asked(at)).toMatchObject({ kind: 'adoptGovernment', seat: 0, governments: ['republic'] });
  });

  it('RUL-087 the Sydney Opera House advances one space for free, with its reward, into the last one too', () => {
    const at = having('sydneyOperaHouse', { given: { decks: { I: ['drought'] } } });
    play(at, using('sydneyOperaHouse'));
    expect(view(at).players[0]).toMatchObject({ track: 1, culture: 0 });
    expect(view(at, 0).hand?.events).toEqual(['drought']);
    const last = having('sydneyOperaHouse', { own: { track: 20 } });
    play(last, using('sydneyOperaHouse'));
    expect(last.state.outcome).toMatchObject({ reason: 'culture', winners: [0] });
  });

  it('ART-013 nobody advances beyond the last space', () => {
    const at = having('sydneyOperaHouse', { own: { track: 21 }, options: { advancedTieBreak: true } });
    expect(acts(at, 'wonder')).toEqual([]);
    expect(refused(at, using('sydneyOperaHouse')).rule).toBe('ART-013');
  });

  it('EVT-002 RUL-252 an event above the hand size is discarded at once', () => {
    const at = having('sydneyOperaHouse', { own: { events: ['sabotage', 'drought'] } });
    play(at, using('sydneyOperaHouse'));
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
  });

  it('RUL-283 the owner of the United Nations may consent to be chosen', () => {
    const at = having('unitedNations');
    expect(acts(at, 'consent')).toEqual([{ do: 'consent', on: true }]);
    play(at, { do: 'consent', on: true });
    expect(view(at).players[0]?.consents).toBe(true);
    expect(refused(at, { do: 'consent', on: true })).toMatchObject({ rule: 'RUL-283', params: { consents: true } });
    expect(refused(starting(), { do: 'consent', on: true }).rule).toBe('RUL-283');
    expect(refused(starting(), { do: 'consent' }).rule).toBe('K-SHAPE');
  });
});

describe('wonders that always work', () => {
  it('RES-015 FAQ-051 EX-43 RUL-237 the Porcelain Tower lowers every research requirement by 5', () => {
    const level = (trade: number, of: Start = {}) => {
      const own = { trade, techs: ['pottery', 'writing', 'masonry', 'navigation'] };
      const at = having('porcelainTower', { ...of, own, given: { phase: 'research', ...of.given } });
      return (tech: string) =>
        (isAsked(at, 'research', 0) ? options(at, 0) : []).some((one) => 'tech' in one && one.tech === tech);
    };
    expect(level(1)('philosophy')).toBe(true);
    expect(level(0)('philosophy')).toBe(false);
    expect(level(6)('sailing')).toBe(true);
    expect(level(5)('sailing')).toBe(false);
    expect(level(5, blockaded)('philosophy')).toBe(false);
    expect(level(5, obsolete('porcelainTower'))('philosophy')).toBe(false);
  });

  it('WON-009 OBS-003 each marker gives its city culture by its age, also when it is obsolete', () => {
    for (const [wonder, icons] of [
      ['stonehenge', 1],
      ['oracle', 1],
      ['hangingGardens', 1],
      ['colossus', 1],
      ['louvre', 2],
      ['angkorWat', 2],
      ['himejiSamuraiCastle', 2],
      ['porcelainTower', 2],
      ['statueOfLiberty', 3],
      ['sydneyOperaHouse', 3],
      ['unitedNations', 3],
      ['panamaCanal', 3],
    ] as const) {
      expect(yields(having(wonder)).culture).toBe(icons);
      expect(yields(having(wonder, obsolete(wonder))).culture).toBe(icons);
      expect(yields(having(wonder, blockaded)).culture).toBe(0);
    }
  });
});

describe('obsolete wonders', () => {
  it('OBS-001 OBS-002 its card is turned over for good, its marker stays', () => {
    const at = having('stonehenge');
    obsoleteWonder(createContext(at.state), 0);
    expect(view(at).players[0]?.wonders).toEqual([{ wonder: 'stonehenge', obsolete: true, square: PLACE, coins: 0 }]);
    passTo(at, 'startOfTurn', 0);
    expect(culture(at)).toBe(1);
  });

  it('OBS-004 OBS-002 Monarchy obsoletes another player’s ancient wonder', () => {
    const square = near(0, ENEMY);
    const at = managing({
      player: { techs: ['monarchy'], resources: { silk: 1 } },
      given: { pieces: [{ square, wonder: 'colossus' }], wonderMarket: ['louvre'] },
    });
    play(at, { do: 'ability', tech: 'monarchy' });
    play(at, { value: 'obsolete' });
    expect(options(at)).toEqual([{ value: 'colossus' }]);
    play(at, { value: 'colossus' });
    play(at, { pay: 'token', resource: 'silk' });
    expect(view(at).players[1]?.wonders).toEqual([{ wonder: 'colossus', obsolete: true, square, coins: 0 }]);
    const before = view(at).players[1]?.trade;
    passTo(at, 'startOfTurn', 1);
    expect(view(at).players[1]?.trade).toBe(before);
  });

  it('OBS-005 one in the market leaves the game and the next takes its place', () => {
    const at = starting({ given: { wonderMarket: ['stonehenge', 'oracle'], decks: { wonders: ['louvre'] } } });
    obsoleteWonder(createContext(at.state), 0);
    expect(view(at).wonderMarket).toContain('louvre');
    expect(view(at).box.wonders).toEqual(['stonehenge']);
    expect(view(at).obsolete).toEqual([]);
  });

  it('RUL-195 RUL-196 own ones too, but only of the named age and not twice; VAR-017 Egypt’s never', () => {
    const of = (options: { advancedEgyptians: boolean }) =>
      starting({
        own: { civilization: 'egypt', cities: [HOME, SECOND] },
        enemy: { civilization: 'china' },
        pieces: [
          { square: PLACE, wonder: 'colossus' },
          { square: squareAt(1, 2), wonder: 'louvre' },
        ],
        given: { wonderMarket: ['stonehenge'], obsolete: ['oracle'] },
        options,
      }).state;
    const [stonehenge, colossus, louvre] = [0, 3, 4];
    expect(wondersToObsolete(of({ advancedEgyptians: false }), 1)).toEqual([stonehenge, colossus]);
    expect(wondersToObsolete(of({ advancedEgyptians: false }), 3)).toEqual([stonehenge, colossus, louvre]);
    expect(wondersToObsolete(of({ advancedEgyptians: true }), 3)).toEqual([stonehenge]);
  });
});
