import { type Answer, type Ask, type CivilizationTypes, civilization } from '@tessera/game-civilization';
import { apply, createContext, type PlainObject, seedStreams } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { askBot, type Bot, botsFor } from '../src/index.ts';

const greedy = botsFor(civilization)['greedy'] as Bot<CivilizationTypes>;
const at = (x: number, y: number): number => y * 8 + x;

it('RUL-376 the greedy bot leads its scout out of closed outskirts, even onto its other scout', () => {
  const setup = civilization.setup(2, { expansion: false });
  if ('rule' in setup) throw new Error(setup.rule);
  const ground: PlainObject[] = [];
  for (let square = 0; square < 8 * 16; square++) ground.push({ square, terrain: 'grassland' });
  const state = civilization.fromScenario(
    { ...setup, options: { ...setup.options, expansion: true } },
    {
      phase: 'movement',
      discovered: true,
      ground,
      pieces: [
        { square: at(2, 15), wonder: 'brandenburgGate' },
        // Its owner could switch their consent on and off instead.
        { square: at(7, 2), wonder: 'unitedNations' },
        // The only way out is the square of the other scout, which is worth less than staying.
        ...[at(0, 12), at(2, 12), at(1, 11), at(3, 13)].map((square) => ({ square, hut: 'spy' })),
      ],
      players: [{ cities: [at(6, 1)], scouts: [at(1, 13), at(1, 12)] }, { cities: [at(1, 14)] }],
    },
    true,
  );
  if ('rule' in state) throw new Error(JSON.stringify(state));
  const generator = seedStreams('leaving')[0] as number[];
  const given: Answer[] = [];
  while (given.length < 20 && state.phase === 'movement' && state.pending?.asks[0]?.seat === 0) {
    const ask = state.pending.asks[0] as Ask;
    const answer = askBot(greedy, civilization, state, ask, generator);
    given.push(answer);
    apply(civilization, createContext(state), ask.id, answer);
  }
  expect(given[0]).toEqual({ do: 'move', from: at(1, 13), armies: 0, scouts: 1 });
  expect(given[given.length - 1]).toEqual({ do: 'end' });
});
