import { type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { AROUND, CELLS, cellOf, placeOf } from '../board/cells.ts';
import { forEachPlacement, touches } from '../board/placement.ts';
import { type Delivery, endSurvey, findSupply, listDeliveries, look, type Survey, survey } from '../board/supply.ts';
import { COST_OF, PRODUCT_OF, resourceIndex, resourcesIn, tileFace, tileIndex } from '../data/faces.ts';
import { TILE_FACES } from '../data/tiles.ts';
import { badShape, fieldsOf } from '../rules/answerShape.ts';
import type { Addition, AskFor } from '../state/questions.ts';
import { COIN_MARK, type State, territoryOf, WAR_MARK } from '../state.ts';
import type { DecisionFamily } from './family.ts';

const REVEAL: Addition = { action: 'reveal' };
const END: Addition = { action: 'end' };

/** T-080: one face-up tile, on a free cell or replacing a tile of the player's own; R-34 says what else when nothing fits. */
export const addTile: DecisionFamily<'addTile'> = {
  options(state, ask) {
    const additions: Addition[] = [];
    const fits = forEachPlacement(territoryOf(state, ask.seat), offered(state, ask), boughtOf(ask), (tile, cell) => {
      additions.push(addition(tile, cell));
    });
    if (!fits) additions.push(hasNatureLeft(state) ? REVEAL : END);
    return additions;
  },

  check(state, ask, answer) {
    const action = typeof answer === 'object' && answer !== null && 'action' in answer ? answer.action : null;
    if (action === 'reveal' || action === 'end') {
      if (fieldsOf(answer, ['action']) === null) return badShape('{ action }');
      return checkNothingFits(state, ask, action);
    }
    const fields = fieldsOf(answer, ['action', 'tile', 'x', 'y']);
    const tile = tileIndex(fields?.['tile']);
    const cell = cellOf(fields?.['x'], fields?.['y']);
    if (fields === null || action !== 'add' || tile < 0 || cell < 0) return badShape('{ action, tile, x, y }');
    return checkAddition(state, ask, tile, cell);
  },
};

/** The distinct faces that may be taken: those of the three rows and the victory tiles, or the one of R-18. */
function offered(state: State, ask: AskFor<'addTile'>): number[] {
  if (ask.only !== null) return [tileIndex(ask.only)];
  const faces: number[] = [];
  for (const row of state.rows) addFaces(row, faces);
  addFaces(state.victory, faces);
  return faces;
}

function addFaces(row: readonly number[], faces: number[]): void {
  for (let i = 0; i < row.length; i++) if (!faces.includes(row[i] as number)) faces.push(row[i] as number);
}

function hasNatureLeft(state: State): boolean {
  return (state.stacks[0] as number[]).length > 0;
}

/** Each addition is built once and reused: enumerating them is the engine's most frequent work. */
const ADDITIONS: (Addition | undefined)[][] = [];
for (let cell = 0; cell < CELLS; cell++) ADDITIONS.push([]);

function addition(tile: number, cell: number): Addition {
  const here = ADDITIONS[cell] as (Addition | undefined)[];
  const known = here[tile];
  if (known !== undefined) return known;
  while (here.length < TILE_FACES.length) here.push(undefined);
  const fresh: Addition = Object.freeze({ action: 'add', tile: tileFace(tile).id, ...placeOf(cell) });
  here[tile] = fresh;
  return fresh;
}

function checkNothingFits(state: State, ask: AskFor<'addTile'>, action: 'reveal' | 'end'): Illegal | null {
  const fits = forEachPlacement(territoryOf(state, ask.seat), offered(state, ask), boughtOf(ask), () => {});
  if (fits) return illegal('T-080', { action });
  if (action === 'end' && hasNatureLeft(state)) return illegal('R-18', { nature: state.stacks[0]?.length ?? 0 });
  if (action === 'reveal' && !hasNatureLeft(state)) return illegal('T-090', { nature: 0 });
  return null;
}

function checkAddition(state: State, ask: AskFor<'addTile'>, tile: number, cell: number): Illegal | null {
  const territory = territoryOf(state, ask.seat);
  const params = { tile: tileFace(tile).id, ...placeOf(cell) };
  if (ask.only !== null && tile !== tileIndex(ask.only)) return illegal('R-34', { ...params, only: ask.only });
  if (!offered(state, ask).includes(tile)) {
    return illegal(ruleAgainst(state, ask.seat, tile), params);
  }
  if (!territory.cells.includes(cell) && !touches(territory, cell)) return illegal('T-083', params);
  const at = survey(territory, boughtOf(ask));
  look(at, cell);
  const refused = findSupply(at, tile) === null ? explainSupply(at, tile, params) : null;
  endSurvey(at);
  return refused;
}

function boughtOf(ask: AskFor<'addTile'>): number {
  return ask.bought === null ? -1 : resourceIndex(ask.bought);
}

/** Why a tile that is not offered may not be taken: it lies in a territory, one's own or another's, or is not visible anywhere. */
function ruleAgainst(state: State, seat: Seat, tile: number): string {
  if (state.territories.some((other, owner) => owner !== seat && other.tiles.includes(tile))) return 'T-081';
  return territoryOf(state, seat).tiles.includes(tile) ? 'T-088' : 'T-080';
}

/** Which resource is missing, and which tile would give it if it produced; or which single tile would have to give both. */
function explainSupply(at: Survey, tile: number, params: PlainObject): Illegal {
  const { cells } = at.territory;
  const missing: PlainObject[] = [];
  const ways: Delivery[] = [];
  for (const resource of resourcesIn(COST_OF[tile] as number)) {
    const index = resourceIndex(resource);
    const before = ways.length;
    listDeliveries(at, 1 << index, true, ways);
    if (ways.length === before && at.bought !== index) missing.push({ resource, idle: idleTiles(at, index) });
  }
  if (missing.length > 0) return illegal(at.removed >= 0 ? 'T-094' : 'T-084', { ...params, missing });
  // Neighbours of one network can hand over the same products, others only their own. So if both resources are there and
  // still not enough, everything depends on one nature tile that makes both, or on one neighbour that hands over both.
  const { producer, deliverer } = ways[0] as Delivery;
  if (ways.every((way) => way.producer === producer)) {
    return illegal('T-086', { ...params, producer: { ...placeOf(cells[producer as number] as number) } });
  }
  return illegal('T-085', { ...params, deliverer: { ...placeOf(cells[deliverer as number] as number) } });
}

/** Tiles that would give the resource if they produced: neighbours and what carts join to them, with what stops each. */
function idleTiles(at: Survey, resource: number): PlainObject[] {
  const idle: PlainObject[] = [];
  const { cells, tiles, marks } = at.territory;
  const joined: number[] = [];
  for (let i = 0; i < cells.length; i++) if (isNextTo(at, i)) joined.push(at.network?.[i] ?? -1);
  for (let i = 0; i < cells.length; i++) {
    if (marks[i] === 0 || i === at.removed || ((PRODUCT_OF[tiles[i] as number] as number) & (1 << resource)) === 0)
      continue;
    const network = at.network?.[i] ?? -1;
    if (!isNextTo(at, i) && (network === -1 || !joined.includes(network))) continue;
    idle.push({ ...placeOf(cells[i] as number), rule: stoppedBy(marks[i] as number) });
  }
  return idle;
}

function isNextTo(at: Survey, index: number): boolean {
  return AROUND.includes((at.territory.cells[index] as number) - at.cell);
}

function stoppedBy(marks: number): string {
  if ((marks & WAR_MARK) !== 0) return 'T-052';
  return (marks & COIN_MARK) !== 0 ? 'T-065' : 'T-076';
}
