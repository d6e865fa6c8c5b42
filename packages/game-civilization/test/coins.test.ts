import { createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { outskirtsOwner } from '../src/board/cities.ts';
import { hasEnemyFigure } from '../src/board/figures.ts';
import { COIN, iconsAt } from '../src/board/yields.ts';
import { TECH_COIN } from '../src/data/faces.ts';
import { GOVERNMENT } from '../src/data/names.ts';
import type { Happening, State } from '../src/index.ts';
import { coinsOf } from '../src/rules/coins.ts';
import { gainSheetCoin } from '../src/verbs/goods.ts';
import { CENTER, managing, near } from './cityTable.ts';
import { go, HOME, plain } from './movementTable.ts';
import { researching, trade } from './researchTable.ts';
import {
  chooser,
  dealt,
  isAsked,
  play,
  player,
  playOn,
  playQuietly,
  refused,
  result,
  squareAt,
  type Table,
  view,
} from './table.ts';

/** A coin square in the outskirts of seat 0’s capital, one of nobody, and one of seat 1’s capital. */
const OWN = HOME + 8;
const OPEN = squareAt(3, 6);
const ENEMYS = squareAt(1, 13);
const COINS = [OWN, OPEN, ENEMYS].map((square) => [square, 'mountain coin'] as const);

function coins(at: Table, seat = 0): number {
  return view(at).players[seat]?.coins ?? -1;
}

const coinsWith = (own: PlainObject, enemy: PlainObject = {}, pieces: PlainObject[] = []) =>
  coins(plain({ ground: COINS, mover: own, enemy, pieces }));

describe('the economy dial', () => {
  it('COIN-005 a coin in the outskirts of an own city counts, elsewhere it does not', () => {
    expect(coinsWith({})).toBe(1);
    expect(coins(plain({ ground: [[OPEN, 'mountain coin']] }))).toBe(0);
  });

  it('COIN-005 BLK-001 not while it is blockaded', () => {
    expect(coinsWith({}, { scouts: [OWN] })).toBe(0);
    expect(coinsWith({}, { armies: [OWN] })).toBe(0);
  });

  it('COIN-005 RUL-184 while an own scout stands on it, in enemy outskirts too, where its owner then loses it', () => {
    expect(coinsWith({ scouts: [OPEN] })).toBe(2);
    expect(coinsWith({ armies: [OPEN] })).toBe(1);
    const at = plain({ ground: COINS, mover: { scouts: [ENEMYS] } });
    expect([coins(at, 0), coins(at, 1)]).toEqual([2, 0]);
  });

  it('RUL-183 no square counts twice for one player', () => {
    expect(coinsWith({ scouts: [OWN] })).toBe(1);
    expect(coinsWith({ scouts: [OPEN, OPEN] })).toBe(2);
  });

  it('COIN-005 BLD-008 a building or great person shows its own coin and hides what is printed', () => {
    expect(coinsWith({}, {}, [{ square: OWN, building: 'barracks' }])).toBe(0);
    expect(coinsWith({}, {}, [{ square: OWN, building: 'bank' }])).toBe(1);
    expect(coinsWith({}, {}, [{ square: HOME + 1, person: 'builder' }])).toBe(2);
    expect(coinsWith({ wonders: ['louvre'] }, {}, [{ square: OWN, wonder: 'louvre' }])).toBe(0);
  });

  const RICH = {
    techs: ['computers', 'pottery', 'democracy'],
    techCoins: { pottery: 3, democracy: 2 },
    sheetCoins: 1,
    scouts: [OPEN],
  };

  it('RUL-185 COIN-008 COIN-010 TECH-012 icons and tokens of techs, tokens of the sheet, outskirts and scouts add up', () => {
    // Icon 1, tokens on techs 5 and on the sheet 1, outskirts 1, scout 1.
    expect(coinsWith(RICH)).toBe(9);
    expect(coinsWith({ ...RICH, techs: ['pottery', 'democracy'] })).toBe(8);
    expect(coinsWith({ ...RICH, techCoins: { pottery: 3 } })).toBe(7);
    expect(coinsWith({ ...RICH, sheetCoins: 0 })).toBe(8);
  });

  it('COIN-001 GOV-010 Feudalism is one coin more', () => {
    expect(coinsWith({ ...RICH, government: 'feudalism' })).toBe(10);
    expect(coinsWith({ ...RICH, government: 'despotism' })).toBe(9);
  });

  it('RUL-184 COIN-006 a scout’s coin counts from the step onto the square until it leaves', () => {
    const at = plain({ ground: COINS, mover: { scouts: [squareAt(3, 5)] } });
    go(at, squareAt(3, 5), 0, 1, OPEN);
    expect(coins(at)).toBe(2);
    play(at, { do: 'to', square: squareAt(3, 7) });
    expect(coins(at)).toBe(1);
  });

  it('RUL-184 SCT-001 a scout placed on a coin square this turn counts it from the next one on', () => {
    const at = plain({ ground: COINS, mover: { scouts: [OPEN] } });
    // In the base game scouts come onto the map in own outskirts only, whose coins count anyway: so it is put there by hand.
    player(at, 0).scoutsSince[0] = at.state.turn;
    expect(coins(at)).toBe(1);
    playQuietly(at, () => view(at).turn === 6);
    expect(coins(at)).toBe(2);
  });
});

describe('what coins do', () => {
  it('COIN-002 RES-006 they save trade in research only, not where it is spent otherwise', () => {
    const at = managing({ player: { techs: ['democracy'], trade: 9, sheetCoins: 9 } });
    play(at, { do: 'coin', tech: 'democracy' });
    expect([trade(at), coins(at)]).toEqual([3, 10]);
    const research = researching({ own: { trade: 9, sheetCoins: 9 } });
    play(research, { tech: 'pottery' });
    expect(trade(research)).toBe(9);
  });

  it('COIN-003 they never increase trade', () => {
    const at = researching({ own: { trade: 6, sheetCoins: 12 } });
    play(at, { tech: 'pottery' });
    expect(trade(at)).toBe(6);
  });

  it('COIN-008 TECH-014 the tech limits the tokens on it', () => {
    const at = managing({ player: { techs: ['printingPress'], techCoins: { printingPress: 4 }, culture: 10 } });
    expect(refused(at, { do: 'coin', tech: 'printingPress' }).rule).toBe('TECH-014');
    expect(coins(at)).toBe(4);
  });

  it('COIN-004 VIC-003 the fifteenth coin wins, the fourteenth does not', () => {
    const at = managing({ player: { sheetCoins: 13 } });
    gainSheetCoin(createContext<State, Happening>(at.state), 0);
    expect([coins(at), at.state.outcome]).toEqual([14, null]);
    gainSheetCoin(createContext<State, Happening>(at.state), 0);
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [0] });
  });

  it('COIN-007 COIN-001 a destroyed coin building takes its coin with it', () => {
    const at = managing({
      player: { techs: ['gunpowder'], resources: { iron: 2 } },
      given: { pieces: [{ square: near(1), building: 'bank' }] },
    });
    expect(coins(at)).toBe(1);
    play(at, { do: 'ability', tech: 'gunpowder' });
    for (const value of ['destroyBuilding', near(1)]) play(at, { value });
    for (let paid = 0; paid < 2; paid++) play(at, { pay: 'token', resource: 'iron' });
    expect(coins(at)).toBe(0);
    expect(view(at).players[0]?.cities[0]?.square).toBe(CENTER);
  });

  it('COIN-012 TRADE-011 fewer coins mean a smaller hand with Computers, at once', () => {
    const at = plain({
      ground: COINS,
      mover: { scouts: [OPEN], techs: ['computers'], sheetCoins: 2, events: ['drought', 'sabotage', 'lost'] },
    });
    expect([coins(at), view(at).players[0]?.cultureHandSize]).toEqual([5, 3]);
    go(at, OPEN, 0, 1, OPEN + 1);
    expect(isAsked(at, 'discardEvent', 0)).toBe(true);
  });
});

describe('as a turn begins', () => {
  /** The Movement part of turn 5; the scout on the coin square of nobody came there in this turn. */
  function withNewScout(own: PlainObject): Table {
    const at = plain({ ground: COINS, mover: { scouts: [OPEN], techs: ['computers'], ...own } });
    player(at, 0).scoutsSince[0] = at.state.turn;
    return at;
  }

  it('COIN-012 RUL-184 the hand of Computers grows with the coin that begins to count', () => {
    const at = withNewScout({ sheetCoins: 2, events: ['drought', 'sabotage'] });
    expect([coins(at), view(at).players[0]?.cultureHandSize]).toEqual([4, 2]);
    playQuietly(at, () => view(at).turn === 6);
    expect([coins(at), view(at).players[0]?.cultureHandSize]).toEqual([5, 3]);
    expect(isAsked(at, 'startOfTurn')).toBe(true);
  });

  it('EVT-002 RUL-252 hands are looked at after that coin counts, and before the first part', () => {
    const events = ['drought', 'sabotage', 'lost', 'defection'];
    const at = withNewScout({ sheetCoins: 2, events: events.slice(0, 2) });
    playQuietly(at, () => isAsked(at, 'movement', 1));
    // Two more cards than the old hand, one more than the new one.
    const deck = at.state.eventDecks.flat();
    for (const card of deck.slice(0, 2)) {
      for (const cards of at.state.eventDecks) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
      player(at, 0).events.push(card);
    }
    const heard = playQuietly(at, () => isAsked(at, 'discardEvent') || isAsked(at, 'startOfTurn'));
    expect(isAsked(at, 'discardEvent', 0)).toBe(true);
    expect(heard.at(-1)).toMatchObject({ kind: 'turnBegins', turn: 6 });
    play(at, { event: 'drought' });
    expect([isAsked(at, 'startOfTurn', 1), player(at, 0).events]).toMatchObject([true, { length: 3 }]);
  });
});

describe('in random games', () => {
  it('RUL-185 the dial is the sum of its sources at every decision', () => {
    for (const seed of ['mint', 'purse']) {
      const at = dealt(seed, 3);
      playOn(at, chooser(seed), () => {
        for (let seat = 0; seat < 3; seat++) expect(coinsOf(at.state, seat)).toBe(counted(at.state, seat));
        return at.state.turn > 15;
      });
    }
  });
});

/** The dial counted once more, square by square over the whole map. */
function counted(state: State, seat: number): number {
  const player = state.players[seat];
  if (player === undefined) return -1;
  let sum = player.sheetCoins + Number(player.government === GOVERNMENT.feudalism);
  for (const tokens of player.techCoins) sum += tokens;
  for (const tech of player.techs) sum += TECH_COIN[tech] as number;
  for (let square = 0; square < state.ground.length; square++) {
    // MAP-007: nothing counts under a city marker.
    if (state.players.some(({ cities }) => cities.includes(square))) continue;
    const isOwn = outskirtsOwner(state, square) === seat && !hasEnemyFigure(state, seat, square);
    const isGathered = player.scouts.some((at, i) => {
      const hasMoved = (player.scoutsMoved & (1 << i)) !== 0;
      return at === square && (hasMoved || (player.scoutsSince[i] as number) < state.turn);
    });
    if (isOwn || isGathered) sum += iconsAt(state, square, COIN);
  }
  const canal = view({ state }).players[seat]?.wonders.find(({ wonder }) => wonder === 'panamaCanal');
  const square = canal?.square ?? null;
  if (canal !== undefined && (square === null || !hasEnemyFigure(state, seat, square))) sum += player.canalCoins;
  return sum;
}
