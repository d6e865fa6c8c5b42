import type { Plain, PlainObject } from '@tessera/kernel';
import { RESOURCES, TILE_FACES, TOKEN_FACES } from '../src/data/index.ts';
import { faceOf, squareAt } from './supplyOracle.ts';
import type { Choose } from './table.ts';

/** What is still in the box while a random table is laid out. */
interface Box {
  readonly tiles: string[];
  readonly tokens: { [token: string]: number };
}

/**
 * A table as `given` states it, with whatever territories chance brings: compact or straggling, with all families, marks
 * and carts. Most of them no game would ever reach; the rules hold on them all the same.
 */
export function randomGiven(choose: Choose, players: number, tokens: readonly string[] = []): PlainObject {
  const box: Box = { tiles: [], tokens: {} };
  for (const { id, copies } of TILE_FACES) for (let i = 0; i < copies; i++) box.tiles.push(id);
  for (const { id, kind } of TOKEN_FACES) box.tokens[id] = kind === 'craftsmen' ? 1 : 6;
  for (const token of tokens) box.tokens[token] = (box.tokens[token] ?? 0) - 1;
  const territories: PlainObject[] = [];
  for (let seat = 0; seat < players; seat++) territories.push(randomTerritory(choose, box, seat === 0 ? tokens : []));
  const isBought = choose(3) === 0;
  return {
    territories,
    rows: { nature: take(choose, box, 'N', 3), village: take(choose, box, 'V', 4), city: take(choose, box, 'C', 5) },
    victory: take(choose, box, 'R', 10),
    stacks: choose(2) === 0 ? {} : { nature: [] },
    ...(isBought ? { bought: RESOURCES[choose(RESOURCES.length)] as string } : {}),
  };
}

function randomTerritory(choose: Choose, box: Box, hand: readonly string[]): PlainObject {
  const cells = randomCells(choose, 2 + choose(13));
  const tiles: PlainObject[] = cells.map(([x, y]) => {
    const letter = 'NNNVVVCCR'[choose(9)] as string;
    const tile = take(choose, box, letter, 1)[0] ?? takeAny(choose, box);
    const [good] = faceOf(tile).products;
    const craftsmen = TOKEN_FACES.find((face) => good !== undefined && face.good === good);
    const marks: { [mark: string]: Plain } = {};
    if (choose(7) === 0 && takeToken(box, 'war')) marks['war'] = true;
    if (craftsmen !== undefined && choose(5) === 0 && takeToken(box, craftsmen.id)) marks['craftsmen'] = true;
    else if (good !== undefined && choose(7) === 0 && takeToken(box, 'coin')) marks['coin'] = true;
    return { tile, x, y, ...marks };
  });
  const taken = cells.map(([x, y]) => `${x},${y}`);
  const carts: PlainObject[] = [];
  for (const [x, y] of cells) {
    const isSquare = squareAt(x, y).every((cell) => taken.includes(cell));
    if (isSquare && choose(2) === 0 && takeToken(box, 'cart')) carts.push({ x, y });
  }
  return { tiles, carts, hand };
}

/** Cells that hang together by their sides, from (0, 0) on. */
function randomCells(choose: Choose, count: number): [number, number][] {
  const cells: [number, number][] = [[0, 0]];
  const isCompact = choose(2) === 0;
  while (cells.length < count) {
    const [x, y] = cells[choose(cells.length)] as [number, number];
    const step = choose(4);
    const cell: [number, number] = [x + ([0, 1, 0, -1][step] as number), y + ([1, 0, -1, 0][step] as number)];
    if (cells.some((other) => other[0] === cell[0] && other[1] === cell[1])) continue;
    const touching = cells.filter((other) => Math.abs(other[0] - cell[0]) + Math.abs(other[1] - cell[1]) === 1);
    if (isCompact && touching.length < 2 && choose(4) !== 0) continue;
    cells.push(cell);
  }
  return cells;
}

function take(choose: Choose, box: Box, letter: string, most: number): string[] {
  const taken: string[] = [];
  const count = most === 1 ? 1 : choose(most + 1);
  for (let i = 0; i < count; i++) {
    const fitting = box.tiles.filter((id) => id.startsWith(letter));
    if (fitting.length === 0) break;
    const id = fitting[choose(fitting.length)] as string;
    box.tiles.splice(box.tiles.indexOf(id), 1);
    taken.push(id);
  }
  return taken;
}

function takeAny(choose: Choose, box: Box): string {
  return box.tiles.splice(choose(box.tiles.length), 1)[0] as string;
}

function takeToken(box: Box, token: string): boolean {
  const left = box.tokens[token] ?? 0;
  if (left > 0) box.tokens[token] = left - 1;
  return left > 0;
}
