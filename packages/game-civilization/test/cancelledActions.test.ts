import { describe, expect, it } from 'vitest';
import { coinsOf } from '../src/rules/coins.ts';
import { CENTER, devoting, harvesting, managing, near, produce, producing, SECOND } from './cityTable.ts';
import { asked, isAsked, play, playAll, player, refused, type Table } from './table.ts';

const TEN = ['forest', 'forest', 'forest', 'forest', 'forest'];
const FIVE = ['forest', 'forest', 'mountain'];
/** Seat 1 knows Writing and has a spy. */
const WRITER = { techs: ['writing'], markers: ['hut:spy'] };

/** Seat 1 cancels what has just been declared. */
function cancel(at: Table): void {
  expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'cityAction', by: 0 });
  play(at, { do: 'ability', tech: 'writing' });
  play(at, { pay: 'hut', resource: 'spy' });
}

describe('cancelled city actions', () => {
  it('CITY-015 FAQ-038 trade is returned, the action is gone', () => {
    const at = managing({ capital: FIVE, player: { trade: 7 }, enemy: WRITER });
    produce(at, 'barracks', near(6), { rush: 2 });
    expect(player(at, 0).trade).toBe(1);
    cancel(at);
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(player(at, 0).trade).toBe(7);
    expect(player(at, 0).actions).toEqual([0, 0, 0]);
    expect(refused(at, devoting()).rule).toBe('CITY-001');
    expect(at.state.pieces[near(6)]).toBe(0);
    expect(player(at, 1).markers).toEqual([]);
  });

  it('RUL-067 the window opens when all is declared and paid, and before anything is placed, drawn or gained', () => {
    const at = managing({ capital: TEN, second: ['forest silk'], enemy: WRITER });
    play(at, producing('barracks'));
    expect(isAsked(at, 'placeItem', 0)).toBe(true);
    const told = play(at, { square: near(6) });
    expect(told).toContainEqual({
      kind: 'cityActs',
      seat: 0,
      city: CENTER,
      act: 'produce',
      items: ['barracks'],
      squares: [near(6)],
      rush: 0,
      bonuses: [],
    });
    expect(isAsked(at, 'respond', 1)).toBe(true);
    expect(at.state.pieces[near(6)]).toBe(0);
    play(at, { do: 'pass' });
    expect(at.state.pieces[near(6)]).not.toBe(0);
    play(at, harvesting(near(0, SECOND), SECOND));
    expect(player(at, 0).resources).toEqual([0, 0, 0, 0]);
    cancel(at);
    expect(player(at, 0).resources).toEqual([0, 0, 0, 0]);
    // What was not harvested may still be: the icon was not used.
    expect(at.state.harvested).toEqual([]);
  });

  it('RUL-067 devoting and drawing a unit can be cancelled too', () => {
    for (const act of [devoting(), producing('infantry')]) {
      const at = managing({ capital: FIVE, enemy: WRITER });
      play(at, act);
      cancel(at);
      expect(player(at, 0)).toMatchObject({ culture: 0, units: [] });
      expect(player(at, 0).actions).toEqual([0, 0, 0]);
    }
  });

  it('FAQ-037 Writing cancels nothing but city actions', () => {
    const at = managing({ player: { culture: 3, events: ['despotDay'] }, enemy: WRITER });
    play(at, { do: 'advance' });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
  });

  it('RUL-217 RUL-270 FAQ-039 an event that raised production returns to the hand', () => {
    const at = managing({ capital: FIVE, player: { events: ['despotDay'] }, enemy: WRITER });
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
    const hand = player(at, 0).events.length;
    expect(hand).toBe(0);
    produce(at, 'barracks', near(6), { bonuses: ['despotDay'] });
    cancel(at);
    expect(player(at, 0).events).toHaveLength(1);
    expect(at.state.eventDiscards[0]).toEqual([]);
    expect(player(at, 0).bonuses).toEqual([]);
    // It may be played again.
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
  });

  it('RUL-270 TECH-009 resources of an ability return, but it stays used', () => {
    const player0 = { techs: ['animalHusbandry', 'construction'], resources: { wheat: 1 }, markers: ['hut:wheat'] };
    const at = managing({ capital: FIVE, player: player0, enemy: WRITER });
    playAll(at, [{ do: 'ability', tech: 'animalHusbandry' }, { value: CENTER }, { pay: 'token', resource: 'wheat' }]);
    playAll(at, [{ do: 'ability', tech: 'construction' }, { value: CENTER }, { pay: 'hut', resource: 'wheat' }]);
    expect(at.state.market[0]).toBe(2);
    produce(at, 'colossus', near(6), { bonuses: ['construction'] });
    cancel(at);
    expect(player(at, 0).markers).toHaveLength(1);
    expect(player(at, 0).resources[0]).toBe(0);
    expect(player(at, 0).bonuses).toMatchObject([{ amount: 3 }]);
    expect(at.state.box.markers.filter((marker) => marker === 0)).toEqual([]);
    expect(refused(at, { do: 'ability', tech: 'construction' }).rule).toBe('TECH-007');
  });

  it('RUL-270 a token is taken back from the market', () => {
    const player0 = { techs: ['animalHusbandry'], resources: { wheat: 1 } };
    const at = managing({ capital: FIVE, player: player0, enemy: WRITER });
    playAll(at, [{ do: 'ability', tech: 'animalHusbandry' }, { value: CENTER }, { pay: 'token', resource: 'wheat' }]);
    produce(at, 'barracks', near(6), { bonuses: ['animalHusbandry'] });
    cancel(at);
    expect(player(at, 0).resources[0]).toBe(1);
    expect(at.state.market[0]).toBe(1);
  });

  it('FAQ-039 RUL-331 an event that paid returns to the hand, and the coin it gave is taken back', () => {
    const player0 = { techs: ['animalHusbandry'], events: ['aGiftFromAfar'] };
    const at = managing({ capital: FIVE, player: player0, enemy: WRITER });
    const [gift] = player(at, 0).events;
    play(at, { do: 'ability', tech: 'animalHusbandry' });
    play(at, { value: CENTER });
    play(at, { pay: 'event', event: 'aGiftFromAfar', as: 'wheat', to: 1 });
    while (!isAsked(at, 'cityManagement', 0)) play(at, { do: 'pass' });
    expect(coinsOf(at.state, 1)).toBe(1);
    produce(at, 'barracks', near(6), { bonuses: ['animalHusbandry'] });
    cancel(at);
    expect(player(at, 0).events).toEqual([gift]);
    expect(coinsOf(at.state, 1)).toBe(0);
    expect(at.state.eventDiscards[0]).toEqual([]);
  });

  it('RUL-218 what a cancelled ability cost is lost', () => {
    const enemy = { techs: ['massMedia'], markers: ['hut:spy'] };
    const player0 = { techs: ['animalHusbandry'], resources: { wheat: 1 } };
    const at = managing({ capital: FIVE, player: player0, enemy });
    playAll(at, [{ do: 'ability', tech: 'animalHusbandry' }, { value: CENTER }, { pay: 'token', resource: 'wheat' }]);
    playAll(at, [
      { do: 'ability', tech: 'massMedia' },
      { pay: 'hut', resource: 'spy' },
    ]);
    expect(player(at, 0).bonuses).toEqual([]);
    expect(player(at, 0).resources[0]).toBe(0);
    expect(at.state.market[0]).toBe(2);
  });

  it('CITY-015 a cancelled additional action is gone as well', () => {
    const player0 = { techs: ['atomicTheory'], markers: ['village:uranium'] };
    const at = managing({ capital: ['forest silk'], player: player0, enemy: WRITER });
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    play(at, harvesting(near(0), CENTER, { extra: true }));
    cancel(at);
    expect(player(at, 0)).toMatchObject({ actions: [1, 0, 0], extraActions: [0, 0, 0], resources: [0, 0, 0, 0] });
  });
});
