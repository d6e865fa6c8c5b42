import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { playFronts } from './battleTable.ts';
import { CENTER, managing, near } from './cityTable.ts';
import { go, HOME, type Plain, plain } from './movementTable.ts';
import { choose, researching, rows, techs } from './researchTable.ts';
import { act, isAsked, play, playQuietly, result, squareAt, type Table, view } from './table.ts';

const ADVANCED = { advancedTieBreak: true };
const FULL = rows(4, 4, 3, 2);
const COIN = squareAt(3, 6);

/** Seat 0 takes its fifteenth coin in its Movement part; its scout could go on. */
function richOnTheMove(own: PlainObject = {}, enemy: PlainObject = {}, more: Partial<Plain> = {}): Table {
  const at = plain({
    ground: [[COIN, 'mountain coin']],
    mover: { scouts: [COIN - 1], sheetCoins: 14, ...own },
    enemy,
    options: ADVANCED,
    ...more,
  });
  go(at, COIN - 1, 0, 1, COIN);
  return at;
}

/** The same, and it stays there. */
function rich(own: PlainObject = {}, enemy: PlainObject = {}, more: Partial<Plain> = {}): Table {
  const at = richOnTheMove(own, enemy, more);
  play(at, { do: 'stop' });
  return at;
}

const reached = (at: Table, seat = 0) => view(at).players[seat]?.reached;

/** Plays on until the turn, and with it the game, has ended. */
function finish(at: Table): void {
  playQuietly(at, () => at.state.turn > 5);
}

describe('the advanced tie-break', () => {
  it('VAR-010 RUL-221 after a victory the turn is played to its end', () => {
    const at = rich();
    expect([at.state.outcome, reached(at)]).toEqual([null, ['economic']]);
    playQuietly(at, () => isAsked(at, 'movement', 1));
    expect(isAsked(at, 'movement', 1)).toBe(true);
    finish(at);
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [0] });
    expect(at.state.turn).toBe(5);
  });

  it('VAR-010 RUL-244 without the option the game ends at once', () => {
    const at = plain({ ground: [[COIN, 'mountain coin']], mover: { scouts: [COIN - 1], sheetCoins: 14 } });
    go(at, COIN - 1, 0, 1, COIN);
    expect(result(at)).toEqual({ reason: 'economic', winners: [0], scores: null });
  });

  it('VAR-009 RUL-221 a military victory ends the game at once and wins outright', () => {
    const modern = ['combustion', 'replaceableParts', 'ballistics'];
    const units = ['mounted3', 'infantry3', 'artillery3'];
    const at = rich({}, { armies: [HOME + 16], units, techs: modern });
    playQuietly(at, () => isAsked(at, 'movement', 1));
    go(at, HOME + 16, 1, 0, HOME + 8, HOME);
    playQuietly(at, () => isAsked(at, 'battleTurn'));
    playFronts(at);
    expect(result(at)).toMatchObject({ reason: 'military', winners: [1], scores: [16, 4] });
  });

  it('VAR-011 VAR-012 RUL-317 the highest score wins: techs, culture track, coins and wonders', () => {
    // Both have fifteen coins; seat 1 has the better score.
    const at = rich({}, { sheetCoins: 15, track: 3, techs: ['pottery'], wonders: ['oracle', 'louvre'] });
    expect([reached(at, 0), reached(at, 1)]).toEqual([['economic'], ['economic']]);
    finish(at);
    // Starting tech 1 + coins 15; starting tech 1 + Pottery 1 + track 3 + coins 15 + wonders 2.
    expect(result(at)).toEqual({ reason: 'economic', winners: [1], scores: [16, 22] });
  });

  it('VAR-011 who reached no condition does not win, whatever their score', () => {
    const at = rich({}, { sheetCoins: 14, track: 15, wonders: ['oracle', 'louvre'] });
    finish(at);
    expect(result(at)).toEqual({ reason: 'economic', winners: [0], scores: [16, 32] });
  });

  it('VAR-011 equal scores share the victory', () => {
    const at = rich({}, { sheetCoins: 15 });
    finish(at);
    expect(result(at)).toEqual({ reason: 'economic', winners: [0, 1], scores: [16, 16] });
  });

  it('VAR-012 VAR-013 wonders count: without them seat 0 would win', () => {
    const at = rich({ track: 1 }, { sheetCoins: 15, wonders: ['oracle', 'louvre'] });
    finish(at);
    expect(result(at)).toMatchObject({ winners: [1], scores: [17, 18] });
  });

  it('RUL-220 who reached a condition scores even with fewer coins at the end of the turn', () => {
    const at = richOnTheMove({ techs: ['pottery'] });
    expect(view(at).players[0]?.coins).toBe(15);
    // The scout walks on: fourteen are left.
    play(at, { do: 'to', square: COIN + 1 });
    expect(view(at).players[0]?.coins).toBe(14);
    finish(at);
    expect(result(at)).toEqual({ reason: 'economic', winners: [0], scores: [16, 1] });
  });

  it('RUL-222 all who research Space Flight in the same turn get it', () => {
    const both = { trade: 26, techs: FULL };
    const at = researching({ own: both, enemy: { ...both, track: 1 }, options: ADVANCED });
    choose(at, ['spaceFlight', 'spaceFlight']);
    expect([techs(at, 0).at(-1), techs(at, 1).at(-1)]).toEqual(['spaceFlight', 'spaceFlight']);
    expect(result(at)).toEqual({ reason: 'technology', winners: [1], scores: [15, 16] });
  });

  it('RUL-317 every tech of the pyramid counts, the starting tech and learned ones included', () => {
    const at = rich({ civilization: 'russia', techs: ['pottery', 'sailing'] });
    finish(at);
    expect(result(at).scores).toEqual([18, 1]);
  });

  it('VAR-014 RUL-219 replaced and obsolete wonders count, destroyed ones do not', () => {
    const score = (at: Table) => {
      finish(at);
      return result(at).scores?.[0];
    };
    expect(score(rich())).toBe(16);
    expect(score(rich({ wonders: ['oracle', 'colossus'] }, {}, { given: { obsolete: ['oracle'] } }))).toBe(18);
    const replaced = rich({ wonders: ['oracle'] });
    const own = replaced.state.players[0];
    if (own !== undefined) own.replacedWonders = 1;
    expect(score(replaced)).toBe(18);
  });

  it('VAR-014 RUL-219 a wonder that its owner builds over is a replaced one', () => {
    const at = managing({
      capital: ['grassland', 'forest', 'forest', 'forest', 'forest'],
      player: { techs: ['writing'], wonders: ['oracle'] },
      given: { pieces: [{ square: near(0), wonder: 'oracle' }] },
    });
    play(at, { do: 'produce', city: CENTER, item: 'library', bonuses: [], rush: 0 });
    play(at, { square: near(0) });
    expect(view(at).players[0]).toMatchObject({ wonders: [], replacedWonders: 1 });
  });

  it('VAR-014 RUL-219 one that goes with its city is destroyed and counts no more', () => {
    const city = squareAt(2, 4);
    const at = rich(
      { techs: ['atomicTheory'], markers: ['village:uranium'], cities: [HOME, city], wonders: ['oracle'] },
      {},
      { pieces: [{ square: squareAt(2, 5), wonder: 'oracle' }] },
    );
    playQuietly(at, () => isAsked(at, 'movement', 0));
    play(at, { do: 'ability', tech: 'atomicTheory' });
    play(at, { value: city });
    play(at, { pay: 'village', resource: 'uranium' });
    finish(at);
    // Two techs and fifteen coins.
    expect(result(at).scores?.[0]).toBe(17);
  });

  it('VAR-015 the Culture Victory space gives an event of the third deck', () => {
    const last = { track: 20, culture: 50, trade: 27 };
    const given = { phase: 'cityManagement', decks: { III: ['thinkTank'] } };
    const at = plain({ mover: last, given, options: ADVANCED });
    play(at, { do: 'advance' });
    expect([at.state.outcome, reached(at)]).toEqual([null, ['culture']]);
    expect(view(at, 0).hand?.events).toEqual(['thinkTank']);
    finish(at);
    expect(result(at)).toMatchObject({ reason: 'culture', winners: [0], scores: [22, 1] });
    const plainly = plain({ mover: last, given });
    play(plainly, { do: 'advance' });
    expect(result(plainly)).toEqual({ reason: 'culture', winners: [0], scores: null });
    expect(view(plainly, 0).hand?.events).toEqual([]);
  });

  it('VAR-010 each condition is reached once', () => {
    const at = rich();
    const heard = playQuietly(at, () => at.state.turn > 5);
    expect(heard.filter(({ kind }) => kind === 'victoryReached')).toEqual([]);
    expect(heard.filter(({ kind }) => kind === 'gameEnded')).toHaveLength(1);
  });

  it('RUL-299 who resigns after reaching a condition does not win; the others play on', () => {
    const at = plain({
      seats: 3,
      ground: [[squareAt(7, 7, 3), 'mountain coin']],
      mover: { scouts: [squareAt(7, 6, 3)], sheetCoins: 14 },
      options: ADVANCED,
    });
    go(at, squareAt(7, 6, 3), 0, 1, squareAt(7, 7, 3));
    expect(reached(at)).toEqual(['economic']);
    expect(act(at, { act: 'resign', seat: 0 })).toBe(null);
    finish(at);
    expect([at.state.outcome, at.state.turn]).toEqual([null, 6]);
  });
});
