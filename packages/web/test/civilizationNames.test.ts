import { civilization, type Happening, type State } from '@tessera/game-civilization';
import { createContext, isIllegal, type PlainObject, start } from '@tessera/kernel';
import { createWords } from '@tessera/locales';
import { en } from '@tessera/locales/civilization/en';
import { Say } from '@tessera/locales/civilization/say';
import { expect, test } from 'vitest';
import { namedSquare, nameIn, tileName } from '../src/civilization/names.ts';

const setup = civilization.setup(2, { expansion: false });
if (isIllegal(setup)) throw new Error(setup.rule);
const context = createContext<State, Happening>(civilization.initialState(setup));
start(civilization, context, 'names');
const view = civilization.view(context.state, 0);
const say = new Say(createWords('en', en), { you: 0, names: ['Ada', 'Bea'] }, view as unknown as PlainObject);
/** What the page would say, as its parameters. */
const ui = (_key: string, params = {}) => Object.values(params).join(' to ');

test('screen readers get the names of squares and tiles from the edges of the map', () => {
  const { squares, slots, width } = view.map;
  expect(squares.length).toBeGreaterThan(0);
  for (const square of squares) {
    const name = `${'ABCDEFGH'.charAt(square.x)}${square.y + 1}`;
    expect(nameIn(say, square.square)).toBe(name);
    expect(namedSquare(say, ui, square, JSON.stringify(square), []).startsWith(`${name}: `)).toBe(true);
  }
  const hidden = slots.find(({ tile, x, y }) => tile === null && x === 0 && y === 4);
  expect(width).toBe(8);
  expect(hidden === undefined ? '' : tileName(say, ui, hidden, [])).toBe('A5 to D8');
});
