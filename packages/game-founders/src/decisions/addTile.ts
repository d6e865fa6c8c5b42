import { type Illegal, illegal, type PlainObject } from '@tessera/kernel';
import { CELLS, cellOf, placeOf } from '../board/cells.ts';
import { forEachPlacement, touches } from '../board/placement.ts';
import { productionOf } from '../board/production.ts';
import { type Delivery, endSurvey, findSupply, listDeliveries, look, type Survey, survey } from '../board/supply.ts';
import { COST_OF, PRODUCT_OF, resourceIndex, resourcesIn, tileFace, tileIndex } from '../data/faces.ts';
import { TILE_FACES } from '../data/tiles.ts';
import { COIN_MARK, type State, type Territory, territoryOf, WAR_MARK } from '../state.ts';
import type { Addition, AskFor } from './decisions.ts';
import { badShape, type DecisionFamily, fieldsOf } from './family.ts';

const REVEAL: Addition = { action: 'reveal' };
const END: Addition = { action: 'end' };

/** T-080: one face-up tile, on a free cell or replacing an own tile; what else there is when nothing fits, R-34 says. */
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
      if (Object.keys(answer as object).length !== 1) return badShape('{ action }');
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

/** Each addition is built once and handed out again: enumerating them is the engine's most frequent work. */
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
    const taken = state.territories.some((other) => other.tiles.includes(tile));
    return illegal(taken ? 'T-081' : 'T-080', params);
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

/** Which resource is missing, and which neighbour could give it if it produced; or why what is there does not suffice. */
function explainSupply(at: Survey, tile: number, params: PlainObject): Illegal {
  const missing: PlainObject[] = [];
  const suppliers: PlainObject[] = [];
  let sharedProducer: number | null = null;
  for (const resource of resourcesIn(COST_OF[tile] as number)) {
    const index = resourceIndex(resource);
    const ways: Delivery[] = [];
    listDeliveries(at, 1 << index, true, ways);
    if (ways.length > 0 || at.bought === index) {
      for (const way of ways)
        suppliers.push({ resource, ...placeOf(at.territory.cells[way.deliverer ?? 0] as number) });
      sharedProducer = ways[0]?.producer ?? sharedProducer;
    } else {
      missing.push({ resource, idle: idleNeighbours(at, index) });
    }
  }
  if (missing.length > 0) {
    return illegal(at.removed >= 0 ? 'T-094' : 'T-084', { ...params, missing });
  }
  const shared = at.territory.tiles[sharedProducer ?? 0] as number;
  const isNature = ((PRODUCT_OF[shared] as number) & (COST_OF[tile] as number)) === COST_OF[tile];
  return illegal(isNature ? 'T-086' : 'T-085', { ...params, suppliers });
}

/** Neighbours that print the resource but do not produce it now, with what stops them. */
function idleNeighbours(at: Survey, resource: number): PlainObject[] {
  const idle: PlainObject[] = [];
  const territory: Territory = at.territory;
  for (let i = 0; i < territory.cells.length; i++) {
    const prints = ((PRODUCT_OF[territory.tiles[i] as number] as number) & (1 << resource)) !== 0;
    if (!prints || productionOf(territory, i) !== 0) continue;
    const place = placeOf(territory.cells[i] as number);
    const here = placeOf(at.cell);
    if (Math.max(Math.abs(place.x - here.x), Math.abs(place.y - here.y)) !== 1) continue;
    const marks = territory.marks[i] as number;
    const rule = (marks & WAR_MARK) !== 0 ? 'T-052' : (marks & COIN_MARK) !== 0 ? 'T-065' : 'T-076';
    idle.push({ ...place, rule });
  }
  return idle;
}
