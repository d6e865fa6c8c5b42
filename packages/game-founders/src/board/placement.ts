import { COST_OF } from '../data/faces.ts';
import type { Territory } from '../state.ts';
import { SIDE_STEPS } from './cells.ts';
import { endSurvey, isSupplied, look, survey } from './supply.ts';

/** While free cells are listed, those already found carry this value on the drawing board. */
const MET = 255;

const freeCells: number[] = [];
const affordable: number[] = [];

/**
 * Hands over every legal placement of the given tiles: first on free cells that touch the territory with a side (T-083),
 * then on the territory's own cells, replacing (T-092). Returns whether any was on a free cell.
 */
export function forEachPlacement(
  territory: Territory,
  tiles: readonly number[],
  bought: number,
  take: (tile: number, cell: number) => void,
): boolean {
  const at = survey(territory, bought);
  const { board } = at;
  const cells = territory.cells;
  const own = cells.length;
  // A tile that needs something the territory does not make fits nowhere.
  let candidates = 0;
  for (let t = 0; t < tiles.length; t++) {
    const tile = tiles[t] as number;
    if (((COST_OF[tile] as number) & ~at.anywhere) === 0) affordable[candidates++] = tile;
  }
  let free = 0;
  for (let i = 0; i < own; i++) {
    for (let k = 0; k < 4; k++) {
      const cell = (cells[i] as number) + (SIDE_STEPS[k] as number);
      if (board[cell] !== 0) continue;
      board[cell] = MET;
      freeCells[free++] = cell;
    }
  }
  let fitsFree = false;
  for (let c = 0; c < free + own; c++) {
    const cell = c < free ? (freeCells[c] as number) : (cells[c - free] as number);
    look(at, cell);
    for (let t = 0; t < candidates; t++) {
      const tile = affordable[t] as number;
      if (!isSupplied(at, tile)) continue;
      if (c < free) fitsFree = true;
      take(tile, cell);
    }
  }
  for (let c = 0; c < free; c++) board[freeCells[c] as number] = 0;
  endSurvey(at);
  return fitsFree;
}

/** Does the cell share a side with the territory (T-083, R-06)? */
export function touches(territory: Territory, cell: number): boolean {
  for (const step of SIDE_STEPS) if (territory.cells.includes(cell + step)) return true;
  return false;
}
