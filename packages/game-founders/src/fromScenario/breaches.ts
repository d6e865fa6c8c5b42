import { type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { placeOf } from '../board/cells.ts';
import { touches } from '../board/placement.ts';
import { hasSquare } from '../board/squares.ts';
import { FAMILY_OF, tileFace, VICTORY } from '../data/faces.ts';
import { STACKS } from '../data/tiles.ts';
import { VICTORY_TILES } from '../procedures/setUp.ts';
import { craftsmenFor } from '../rules/craftsmenFor.ts';
import { COIN_MARK, CRAFTSMEN_MARK, type State, type Territory, territoryOf } from '../state.ts';
import { ROW_LIMIT } from '../verbs/revealTop.ts';

/**
 * The first rule that a stated table breaks, or null: no game could have reached such a table. Not checked: which city tiles
 * gave the tokens (T-040), and who supplied a tile when it was added (T-088).
 */
export function findBreach(state: State): Illegal | null {
  return breachesOf(state)[0] ?? null;
}

export function breachesOf(state: State): Illegal[] {
  const found: Illegal[] = [];
  for (let seat = 0; seat < state.territories.length; seat++) {
    for (const { rule, params } of territoryBreaches(territoryOf(state, seat))) {
      found.push(illegal(rule, { ...params, seat: seat as Seat }));
    }
  }
  for (const [stack, row] of state.rows.entries()) {
    if (row.length > ROW_LIMIT)
      found.push(illegal('T-031', { part: 'rows', stack: STACKS[stack] as string, most: ROW_LIMIT }));
  }
  return [...found, ...victoryBreaches(state)];
}

function territoryBreaches(territory: Territory): Illegal[] {
  const found: Illegal[] = [];
  // Two are laid at the start, and a tile only ever leaves when another replaces it.
  if (territory.cells.length < 2) found.push(illegal('T-016', { part: 'tiles', tiles: territory.cells.length }));
  const apart = apartFrom(territory);
  if (apart !== null) found.push(illegal('T-083', { part: 'tiles', ...apart }));
  for (const [i, corner] of territory.carts.entries()) {
    const place = { part: 'carts', ...placeOf(corner) };
    if (!hasSquare(territory, corner)) found.push(illegal('T-068', place));
    if (territory.carts.indexOf(corner) < i) found.push(illegal('R-17', place));
  }
  for (const [i, tile] of territory.tiles.entries()) {
    const rule = whyNotMarked(tile, territory.marks[i] as number);
    const place = placeOf(territory.cells[i] as number);
    if (rule !== null) found.push(illegal(rule, { part: 'tiles', tile: tileFace(tile).id, ...place }));
  }
  return found;
}

/** A coin needs a product (T-061), and so do craftsmen, one of their own (T-075); the two never meet. */
function whyNotMarked(tile: number, marks: number): string | null {
  const isUnderCoin = (marks & COIN_MARK) !== 0;
  const hasCraftsmen = (marks & CRAFTSMEN_MARK) !== 0;
  if (hasCraftsmen && craftsmenFor(tile) < 0) return 'T-075';
  if (isUnderCoin && FAMILY_OF[tile] === VICTORY) return 'T-061';
  return isUnderCoin && hasCraftsmen ? 'R-11' : null;
}

/** A tile that does not touch another one (T-016, T-083), or null if the territory is in one piece. */
function apartFrom(territory: Territory): PlainObject | null {
  const reached: Territory = { ...territory, cells: territory.cells.slice(0, 1) };
  let apart = territory.cells.slice(1);
  for (let before = -1; before !== apart.length; ) {
    before = apart.length;
    apart = apart.filter((cell) => {
      const isReached = touches(reached, cell);
      if (isReached) reached.cells.push(cell);
      return !isReached;
    });
  }
  return apart.length === 0 ? null : { ...placeOf(apart[0] as number) };
}

/** T-012: a fixed number is turned up at the start, and never another (T-032); with the last one the game is over (T-111). */
function victoryBreaches(state: State): Illegal[] {
  const shown = state.victory.length + victoryTilesTaken(state);
  const most = VICTORY_TILES[state.territories.length] as number;
  const found: Illegal[] = [];
  if (shown > most) found.push(illegal('T-012', { part: 'victory', shown, most }));
  if (state.victory.length === 0 && !state.options.finishRound) found.push(illegal('T-111', { part: 'victory' }));
  return found;
}

/** How many victory tiles have been built, those replaced since included. */
export function victoryTilesTaken(state: State): number {
  const built = state.territories.flatMap(({ tiles, replaced }) => [...tiles, ...replaced]);
  return built.filter((tile) => FAMILY_OF[tile] === VICTORY).length;
}
