import { apply, createContext, type Draw, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Answer, civilization, type Happening, type State } from '../src/index.ts';
import { managing, producing } from './cityTable.ts';
import { go, plain } from './movementTable.ts';
import { asked, play, squareAt, type Table, view } from './table.ts';

/** Gives an answer; chance brings the places that are stated. Returns what was drawn, and among how many. */
function drawn(at: Table, answer: PlainObject, ...came: readonly number[]): Pick<Draw, 'what' | 'among'>[] {
  const tried = createContext<State, Happening>(civilization.clone(at.state), { draws: true });
  apply(civilization, tried, asked(at).id, answer as Answer);
  const draws = tried.draws ?? [];
  const forced = draws.map((draw, i): Draw => ({ ...draw, came: came[i] ?? draw.came }));
  apply(civilization, createContext<State, Happening>(at.state, { forced }), asked(at).id, answer as Answer);
  return draws.map(({ what, among }) => ({ what, among }));
}

describe('what is left to chance', () => {
  it('RUL-275 Monarchy kills any unit of the other player, of whatever type', () => {
    const killed = [0, 1, 2].map((place) => {
      const at = managing({
        player: { techs: ['monarchy'], resources: { silk: 1 } },
        enemy: { units: ['infantry1', 'mounted3', 'artillery2'] },
      });
      play(at, { do: 'ability', tech: 'monarchy' });
      play(at, { value: 'killUnit' });
      play(at, { value: 1 });
      expect(drawn(at, { pay: 'token', resource: 'silk' }, place)).toEqual([{ what: 'a unit', among: 3 }]);
      return Object.values(view(at).unitDiscards).flat();
    });
    expect(killed).toEqual([['infantry1'], ['mounted3'], ['artillery2']]);
  });

  it('LOOT-009 RUL-251 a stolen marker is any of those with the back that was named', () => {
    const stolen = [0, 1].map((place) => {
      const markers = ['hut:spy', 'village:iron', 'hut:wheat'];
      const at = plain({ mover: { armies: [squareAt(3, 6)] }, enemy: { scouts: [squareAt(3, 7)], markers } });
      go(at, squareAt(3, 6), 1, 0, squareAt(3, 7));
      expect(drawn(at, { take: 'hut' }, place)).toEqual([{ what: 'hut marker', among: 2 }]);
      return view(at, 0).hand?.markers;
    });
    expect(stolen).toEqual([['hut:spy'], ['hut:wheat']]);
  });

  it('UNIT-005 face-up units are shuffled before they are drawn again', () => {
    const at = managing({ capital: ['forest', 'forest', 'forest', 'forest'] });
    const cards = (at.state.unitDecks[0] as number[]).splice(0);
    at.state.unitDiscards[0] = [...cards];
    expect(drawn(at, producing('artillery'))).toEqual([{ what: 'artillery units', among: cards.length }]);
    expect(at.state.unitDecks[0]).toHaveLength(cards.length - 1);
  });
});
