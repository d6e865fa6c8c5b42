import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { battleHandSize } from '../src/rules/battleForce.ts';
import { devotion } from '../src/rules/cityActions.ts';
import { coinsOf } from '../src/rules/coins.ts';
import { productionOf } from '../src/rules/production.ts';
import { battleFrame } from '../src/state/frames/battle.ts';
import { SIDES } from '../src/state/sides.ts';
import { throwIntoAnarchy } from '../src/verbs/government.ts';
import { CENTER, SECOND as CITY_SECOND, devoting, managing } from './cityTable.ts';
import { go, plain, steps } from './movementTable.ts';
import { acts, changing, cities, ENEMY_HOME, governments, passTo, SECOND, starting, THIRD } from './startTable.ts';
import {
  asked,
  explained,
  isAsked,
  options,
  play,
  player,
  playQuietly,
  refused,
  seated,
  setUp,
  squareAt,
  type Table,
  view,
} from './table.ts';

const government = (at: Table, seat = 0) => view(at).players[seat]?.government;

/** Seat 0 plays Exchange of Ideas with seat 1 and learns a tech; the other half is learned if it can be. */
function exchange(at: Table, own: string, other: string | null = null): void {
  play(at, { do: 'event', event: 'exchangeOfIdeas' });
  play(at, { value: 1 });
  play(at, { tech: own });
  if (other !== null) play(at, { tech: other });
}

describe('governments', () => {
  it('GOV-001 a player has one government and cannot change to it', () => {
    const at = starting();
    expect(government(at)).toBe('despotism');
    expect(refused(at, changing('despotism'))).toEqual({ rule: 'GOV-001', params: { government: 'despotism' } });
    play(at, changing('anarchy'));
    expect(government(at)).toBe('anarchy');
    expect(refused(at, changing('theocracy')).rule).toBe('K-SHAPE');
  });

  it('GOV-002 GEN-010 at the start only Despotism is unlocked, for Rome and Russia their own government too', () => {
    const at = setUp(seated(['rome', 'russia', 'germany']));
    expect(view(at).players.map((one) => [one.government, one.governments])).toEqual([
      ['republic', ['despotism', 'republic']],
      ['communism', ['despotism', 'communism']],
      ['despotism', ['despotism']],
    ]);
    // Nothing of it may be adopted directly in the first turn.
    expect(view(at).players.map(({ freeGovernments }) => freeGovernments)).toEqual([[], [], []]);
    const locked = starting();
    expect(refused(locked, changing('monarchy'))).toEqual({ rule: 'GOV-002', params: { government: 'monarchy' } });
  });

  it('GEN-010 figures and the three basic units can be produced from the start, nothing else', () => {
    const at = managing({ capital: new Array(8).fill('forest'), player: { civilization: 'russia' } });
    const items = new Set(acts(at, 'produce').map((act) => act['item']));
    // Wonders of the market need no tech (WON-001).
    const unlocked = ['army', 'scout', 'artillery', 'infantry', 'mounted'];
    const wonders = view(at).wonderMarket;
    expect([...items].filter((item) => !wonders.includes(item as string))).toEqual(unlocked);
  });

  it('GOV-003 GOV-004 GOV-005 EX-17 what research unlocks may be adopted directly in the next turn only', () => {
    const given = { phase: 'research' };
    const at = starting({ own: { trade: 10 }, given });
    play(at, { tech: 'codeOfLaws' }, 0);
    if (isAsked(at, 'research')) play(at, { tech: null }, 1);
    expect(view(at).players[0]).toMatchObject({ governments: ['despotism', 'republic'], government: 'despotism' });
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy', 'republic']);
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy']);
    expect(refused(at, changing('republic'))).toEqual({ rule: 'GOV-005', params: { government: 'republic' } });
  });

  it('GOV-004 it is adopted at once and without Anarchy', () => {
    const at = starting({ own: { freeGovernments: ['republic'], scouts: [], armies: [SECOND] } });
    expect(acts(at, 'found')).toEqual([]);
    const news = play(at, changing('republic'));
    expect(news).toContainEqual({ kind: 'governmentChanged', seat: 0, government: 'republic' });
    expect(acts(at, 'found')).toHaveLength(1);
  });

  it('GOV-006 in Anarchy the capital takes no action, other cities do', () => {
    const at = managing({ second: [], player: { government: 'anarchy' } });
    expect(acts(at, 'devote')).toEqual([devoting(CITY_SECOND)]);
    expect(refused(at, devoting(CENTER)).rule).toBe('GOV-006');
  });

  it('GOV-007 RUL-047 the turn after entering Anarchy any unlocked government may be adopted, or none', () => {
    const at = starting({ own: { governments: ['monarchy', 'republic'] } });
    expect(governments(at)).toEqual(['anarchy']);
    play(at, changing('anarchy'));
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['despotism', 'republic', 'monarchy']);
    expect(refused(at, changing('anarchy')).rule).toBe('GOV-001');
    expect(refused(at, changing('feudalism')).rule).toBe('GOV-002');
    // They stay as long as they like.
    passTo(at, 'startOfTurn', 0);
    expect(government(at)).toBe('anarchy');
    play(at, changing('monarchy'));
    expect(government(at)).toBe('monarchy');
  });

  it('GOV-008 FAQ-024 what is unlocked in the Movement Phase may be adopted directly in the next turn', () => {
    const beside = squareAt(1, 13);
    const at = plain({
      mover: { civilization: 'russia', armies: [beside] },
      enemy: { civilization: 'rome' },
    });
    play(at, { do: 'move', from: beside, armies: 1, scouts: 0 });
    play(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'codeOfLaws' });
    expect(view(at).players[0]?.governments).toEqual(['despotism', 'republic', 'communism']);
    expect(isAsked(at, 'adoptGovernment')).toBe(false);
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy', 'republic']);
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy']);
  });

  it('GOV-009 FAQ-025 RUL-260 what is unlocked in a Start of Turn Phase is offered when the effect is over', () => {
    const at = starting({ own: { events: ['exchangeOfIdeas'] }, enemy: { civilization: 'rome' } });
    play(at, { do: 'event', event: 'exchangeOfIdeas' });
    play(at, { value: 1 });
    play(at, { tech: 'codeOfLaws' });
    // The other half of the exchange comes first.
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 1 });
    play(at, { tech: 'currency' });
    expect(asked(at)).toMatchObject({ kind: 'adoptGovernment', seat: 0, governments: ['republic'] });
    expect(options(at)).toEqual([{ government: null }, { government: 'republic' }]);
    expect(refused(at, { government: 'monarchy' })).toMatchObject({ rule: 'GOV-009' });
    expect(refused(at, { government: 'theocracy' }).rule).toBe('K-SHAPE');
    play(at, { government: 'republic' });
    expect(government(at)).toBe('republic');
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('GOV-009 RUL-005 also by a player whose own part is over, through another player’s event', () => {
    const own = { civilization: 'rome', events: ['exchangeOfIdeas'] };
    const at = starting({ own, enemy: { civilization: 'china' }, given: { first: 1 } });
    play(at, { do: 'event', event: 'exchangeOfIdeas' });
    play(at, { value: 1 });
    play(at, { tech: 'writing' });
    play(at, { tech: 'codeOfLaws' });
    expect(asked(at)).toMatchObject({ kind: 'adoptGovernment', seat: 1 });
    expect(explained(at, 0, 'startOfTurn', { do: 'end' })?.rule).toBe('RUL-005');
    play(at, { government: 'republic' });
    expect(government(at, 1)).toBe('republic');
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    // The one change of their turn is made; next turn the other way round is closed.
    passTo(at, 'startOfTurn', 1);
    expect(governments(at)).toEqual(['anarchy']);
  });

  it('RUL-260 RUL-046 who does not adopt it at once may in the rest of their part, or in the next turn', () => {
    const at = starting({ own: { events: ['exchangeOfIdeas'] }, enemy: { civilization: 'rome' } });
    exchange(at, 'codeOfLaws', 'currency');
    play(at, { government: null });
    expect(governments(at)).toEqual(['anarchy', 'republic']);
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy', 'republic']);
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy']);
  });

  it('RUL-260 a part still to come also has it', () => {
    const own = { civilization: 'rome', events: ['exchangeOfIdeas'] };
    const at = starting({ own, enemy: { civilization: 'china' } });
    exchange(at, 'writing', 'codeOfLaws');
    play(at, { government: null });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    expect(governments(at)).toEqual(['anarchy', 'republic']);
  });

  it('RUL-045 RUL-050 one change of one’s own will a turn', () => {
    const at = starting({ own: { freeGovernments: ['republic', 'monarchy'], governments: ['feudalism'] } });
    expect(governments(at)).toEqual(['anarchy', 'republic', 'monarchy']);
    expect(refused(at, changing('feudalism')).rule).toBe('GOV-005');
    play(at, changing('monarchy'));
    expect(governments(at)).toEqual([]);
    for (const id of ['anarchy', 'republic', 'feudalism']) {
      expect(refused(at, changing(id))).toEqual({ rule: 'RUL-045', params: { government: id } });
    }
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy']);
  });

  it('RUL-045 a government unlocked after the change may still be adopted', () => {
    const own = { events: ['exchangeOfIdeas'], freeGovernments: ['monarchy'], governments: ['feudalism'] };
    const at = starting({ own, enemy: { civilization: 'rome' } });
    play(at, changing('anarchy'));
    exchange(at, 'codeOfLaws', 'currency');
    play(at, { government: null });
    expect(governments(at)).toEqual(['republic']);
    expect(refused(at, changing('monarchy')).rule).toBe('RUL-045');
    play(at, changing('republic'));
    expect(governments(at)).toEqual([]);
  });

  it('RUL-045 one unlocked before the change is passed up for this turn', () => {
    const own = { events: ['exchangeOfIdeas'], freeGovernments: ['monarchy'] };
    const at = starting({ own, enemy: { civilization: 'rome' } });
    exchange(at, 'codeOfLaws', 'currency');
    play(at, { government: null });
    play(at, changing('monarchy'));
    expect(governments(at)).toEqual([]);
    expect(refused(at, changing('republic')).rule).toBe('RUL-045');
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['anarchy', 'republic']);
  });

  it('RUL-048 a player thrown into Anarchy before their part cannot leave it this turn', () => {
    const at = starting({
      own: { events: ['citizensRevolting1'] },
      enemy: { governments: ['monarchy'], freeGovernments: ['republic'] },
    });
    play(at, { do: 'event', event: 'citizensRevolting1' });
    if (isAsked(at, 'choose')) play(at, { value: 1 });
    expect(government(at, 1)).toBe('anarchy');
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    expect(governments(at)).toEqual([]);
    expect(refused(at, changing('republic'))).toEqual({ rule: 'RUL-048', params: { government: 'republic' } });
    passTo(at, 'startOfTurn', 1);
    expect(governments(at)).toEqual(['despotism', 'republic', 'monarchy']);
  });

  it('RUL-260 but they may adopt what they unlock in this phase', () => {
    const own = { civilization: 'rome', events: ['citizensRevolting1', 'exchangeOfIdeas'] };
    for (const isAtOnce of [true, false]) {
      const at = starting({ own, enemy: { civilization: 'china', governments: ['monarchy'] } });
      play(at, { do: 'event', event: 'citizensRevolting1' });
      if (isAsked(at, 'choose')) play(at, { value: 1 });
      exchange(at, 'writing', 'codeOfLaws');
      expect(asked(at)).toMatchObject({ kind: 'adoptGovernment', seat: 1 });
      play(at, { government: isAtOnce ? 'republic' : null });
      play(at, { do: 'end' });
      if (!isAtOnce) {
        expect(governments(at)).toEqual(['republic']);
        expect(refused(at, changing('monarchy')).rule).toBe('RUL-048');
        play(at, changing('republic'));
      }
      expect(government(at, 1)).toBe('republic');
    }
  });

  it('RUL-049 an action taken before Anarchy stands, only later ones are lost', () => {
    const at = managing({ second: [] });
    play(at, devoting());
    throwIntoAnarchy(createContext(at.state), 0);
    expect(player(at, 0).culture).toBe(1);
    expect(acts(at, 'devote')).toEqual([devoting(CITY_SECOND)]);
    const later = managing({ second: [] });
    throwIntoAnarchy(createContext(later.state), 0);
    expect(refused(later, devoting()).rule).toBe('GOV-006');
  });

  it('RUL-051 Anarchy may be chosen without another unlocked government', () => {
    const at = starting();
    expect(governments(at)).toEqual(['anarchy']);
    play(at, changing('anarchy'));
    expect(government(at)).toBe('anarchy');
  });

  it('GOV-011 FAQ-026 a capital in Anarchy still yields trade', () => {
    const at = starting({ own: { government: 'anarchy' }, ground: [[squareAt(5, 0), 'desert']] });
    const news = passTo(at, 'cityManagement', 0);
    expect(news).toContainEqual({ kind: 'tradeCollected', seat: 0, amount: 1 });
  });

  it('GOV-010 benefits last as long as the government: the coin of Feudalism, Monarchy’s hand', () => {
    const at = starting({ own: { freeGovernments: ['feudalism'] } });
    expect(coinsOf(at.state, 0)).toBe(0);
    play(at, changing('feudalism'));
    expect(coinsOf(at.state, 0)).toBe(1);
    passTo(at, 'startOfTurn', 0);
    play(at, changing('anarchy'));
    expect(coinsOf(at.state, 0)).toBe(0);
  });

  it('GOV-010 RUL-093 RUL-252 who leaves Monarchy with a full hand discards at once', () => {
    const events = ['drought', 'sabotage', 'exchangeOfIdeas'];
    const at = starting({ own: { government: 'monarchy', events } });
    expect(view(at).players[0]?.cultureHandSize).toBe(3);
    play(at, changing('anarchy'));
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
    play(at, { event: 'sabotage' });
    expect(view(at, 0).hand?.events).toEqual(['drought', 'exchangeOfIdeas']);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('VIC-003 the coin of Feudalism can be the fifteenth', () => {
    const at = starting({ own: { freeGovernments: ['feudalism'], sheetCoins: 14 } });
    play(at, changing('feudalism'));
    expect(at.state.outcome).toMatchObject({ reason: 'economic', winners: [0] });
  });

  it('GOV-015 FAQ-035 FAQ-036 under Democracy no army enters a city, but Atomic Theory destroys one', () => {
    const beside = squareAt(1, 13);
    const mover = { armies: [beside], techs: ['atomicTheory'], markers: ['village:uranium'] };
    const enemy = { cities: [ENEMY_HOME, squareAt(5, 12)] };
    const free = plain({ mover, enemy });
    play(free, { do: 'move', from: beside, armies: 1, scouts: 0 });
    expect(steps(free)).toContain(ENEMY_HOME);
    const at = plain({ mover: { ...mover, government: 'democracy' }, enemy });
    play(at, { do: 'ability', tech: 'atomicTheory' });
    play(at, { value: squareAt(5, 12) });
    play(at, { pay: 'village', resource: 'uranium' });
    expect(cities(at, 1)).toHaveLength(1);
    play(at, { do: 'move', from: beside, armies: 1, scouts: 0 });
    expect(steps(at)).not.toContain(ENEMY_HOME);
    expect(refused(at, { do: 'to', square: ENEMY_HOME }).rule).toBe('GOV-015');
  });

  it('GOV-016 Republic lets scouts explore huts', () => {
    const hut = squareAt(3, 5);
    const scout = squareAt(3, 6);
    const of = (government: string) =>
      plain({ mover: { government, scouts: [scout] }, pieces: [{ square: hut, hut: 'iron' }] });
    const at = of('republic');
    go(at, scout, 0, 1, hut);
    expect(view(at).players[0]?.huts).toBe(1);
    const despot = of('despotism');
    play(despot, { do: 'move', from: scout, armies: 0, scouts: 1 });
    expect(refused(despot, { do: 'to', square: hut }).rule).toBe('MOVE-018');
  });

  it('GOV-016 Monarchy and Communism change what the capital’s arts give, Communism the production of each city', () => {
    const culture = (id: string, city: number) =>
      devotion(managing({ second: [], player: { government: id } }).state, 0, city);
    expect(['despotism', 'monarchy', 'communism'].map((id) => culture(id, 0))).toEqual([1, 2, 0]);
    expect(['despotism', 'monarchy', 'communism'].map((id) => culture(id, 1))).toEqual([1, 1, 1]);
    const at = managing({ capital: ['forest'], second: [], player: { government: 'communism' } });
    expect([0, 1].map((city) => productionOf(at.state, 0, city))).toEqual([4, 2]);
  });

  it('RUL-259 Fundamentalism lowers what is collected, never the dial, and raises the battle hand', () => {
    const collected = (trade: number, deserts: number) => {
      const ground = [squareAt(5, 0), squareAt(6, 0), squareAt(7, 0)]
        .slice(0, deserts)
        .map((square) => [square, 'desert'] as const);
      const at = starting({ own: { government: 'fundamentalism', trade }, ground });
      passTo(at, 'cityManagement', 0);
      return view(at).players[0]?.trade;
    };
    expect(collected(5, 3)).toBe(6);
    expect(collected(5, 1)).toBe(5);
    expect(collected(0, 0)).toBe(0);
    const at = starting({ own: { government: 'fundamentalism', armies: [SECOND] }, enemy: { armies: [THIRD] } });
    const battle = battleFrame({ attacker: 0, defender: 1, square: SECOND, kind: 'figures', city: -1 });
    expect(SIDES.map((side) => battleHandSize(at.state, battle, side))).toEqual([4, 3]);
  });

  it('RUL-259 Communism never makes a devotion give less than nothing', () => {
    const at = managing({ player: { government: 'communism', culture: 2 } });
    play(at, devoting());
    expect(player(at, 0).culture).toBe(2);
  });

  it('RUL-258 Democracy gives its trade at the beginning of the part, or when it is adopted in it, once', () => {
    const at = starting({ own: { government: 'democracy', trade: 3 } });
    expect(view(at).players[0]?.trade).toBe(5);
    const adopted = starting({ own: { freeGovernments: ['democracy'], trade: 3 } });
    expect(view(adopted).players[0]?.trade).toBe(3);
    play(adopted, changing('democracy'));
    expect(view(adopted).players[0]?.trade).toBe(5);
    play(adopted, { do: 'end' });
    playQuietly(adopted, () => adopted.state.phase === 'cityManagement');
    expect(view(adopted).players[0]?.trade).toBe(5);
    passTo(adopted, 'startOfTurn', 0);
    expect(view(adopted).players[0]?.trade).toBe(7);
  });

  it('RUL-244 or with what is collected, if the table so chose', () => {
    const at = starting({ own: { government: 'democracy', trade: 3 }, options: { democracyTrade: 'trade_phase' } });
    expect(view(at).players[0]?.trade).toBe(3);
    playQuietly(at, () => at.state.phase === 'trade');
    expect(view(at).players[0]?.trade).toBe(5);
  });
});
