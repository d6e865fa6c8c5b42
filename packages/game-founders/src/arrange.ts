import {
  advance,
  createRun,
  type Illegal,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  type Plain,
  type PlainObject,
  seedStreams,
} from '@tessera/kernel';
import { cellAt, cellOf } from './board/cells.ts';
import { craftsmenFor } from './cards/craftsmen.ts';
import { FAMILY_OF, FIRST_CRAFTSMEN, resourceIndex, tileIndex, tokenFace, tokenIndex, VICTORY } from './data/faces.ts';
import { STACKS, TILE_FACES } from './data/tiles.ts';
import { procedures } from './procedures/index.ts';
import type { Turn } from './procedures/turn.ts';
import { blank } from './setup.ts';
import {
  COIN_MARK,
  CRAFTSMEN_MARK,
  type Runner,
  type Setup,
  type State,
  type Territory,
  territoryOf,
  WAR_MARK,
} from './state.ts';

/** What a scenario may state (docs/scenarios.md): everything on the table, in hands and in the order of the stacks. */
const GIVEN = [
  'seat',
  'step',
  'turn',
  'first',
  'bought',
  'stacks',
  'rows',
  'victory',
  'box',
  'craftsmen',
  'territories',
];
const STEPS = { reveal: 'reveal', token: 'playToken', add: 'addTile' } as const;
const TERRITORY = ['tiles', 'carts', 'hand', 'replaced'];

/** A scenario that states something impossible; turned into a refusal at the door. */
class Impossible extends Error {
  readonly params: PlainObject;

  constructor(params: PlainObject) {
    super('impossible');
    this.params = params;
  }
}

/**
 * The table as given, before step `step` of a turn. Left open: it is turn 20, of seat 0, at the reveal; every player has
 * two nature tiles, nobody a token; the rows are as after set-up; the stacks hold all that is left, in the order of the
 * tile list, unless `stacks` states them, top tile first.
 */
export function arrange(setup: Setup, given: PlainObject): State | Illegal {
  try {
    return lay(setup, given);
  } catch (error) {
    if (error instanceof Impossible) return illegal(KERNEL_CODES.setup, error.params);
    throw error;
  }
}

function lay(setup: Setup, given: PlainObject): State {
  onlyKeys(given, GIVEN, 'given');
  const state = blank(setup);
  state.rng = seedStreams('scenario');
  state.turn = wholeNumber(given['turn'] ?? 20, 'turn');
  state.first = seatOf(setup, given['first'] ?? 0);
  layTerritories(state, listOf(given['territories'] ?? [], 'territories'));
  layVictory(state, given['victory']);
  if (given['box'] !== undefined) for (const id of listOf(given['box'], 'box')) state.box.push(takeTile(state, id));
  layRows(state, objectOf(given['rows'] ?? {}, 'rows'));
  orderStacks(state, objectOf(given['stacks'] ?? {}, 'stacks'));
  if (given['craftsmen'] !== undefined) {
    const order = listOf(given['craftsmen'], 'craftsmen').map(takeToken.bind(null, state));
    state.tokenBox.push(...state.craftsmen);
    state.craftsmen = order.reverse();
  }
  const seat = seatOf(setup, given['seat'] ?? 0);
  const at = STEPS[(given['step'] ?? 'reveal') as keyof typeof STEPS] as Turn['at'] | undefined;
  if (at === undefined) throw new Impossible({ step: given['step'] ?? null });
  const bought = given['bought'] === undefined ? null : resourceIndex(given['bought']);
  if (bought === -1) throw new Impossible({ bought: given['bought'] ?? null });
  state.stack = [
    { op: 'game', at: 'nextTurn', seat },
    { op: 'turn', at, seat, bought },
  ];
  const run: Runner = createRun(state);
  advance(procedures, run);
  return state;
}

function layTerritories(state: State, given: readonly Plain[]): void {
  if (given.length > state.territories.length) throw new Impossible({ territories: given.length });
  for (let seat = 0; seat < state.territories.length; seat++) {
    const stated = objectOf(given[seat] ?? {}, 'territories');
    onlyKeys(stated, TERRITORY, 'territories');
    const territory = territoryOf(state, seat);
    for (const tile of listOf(stated['tiles'] ?? [], 'tiles')) layTile(state, territory, tile);
    for (const corner of listOf(stated['carts'] ?? [], 'carts')) {
      takeToken(state, 'cart');
      territory.carts.push(placeIn(objectOf(corner, 'carts')));
    }
    for (const token of listOf(stated['hand'] ?? [], 'hand')) holdToken(state, territory, token);
    for (const id of listOf(stated['replaced'] ?? [], 'replaced')) territory.replaced.push(takeTile(state, id));
  }
  // Territories left open come last: they take what the stated ones leave.
  for (const territory of state.territories) {
    if (territory.tiles.length > 0) continue;
    for (const cell of [cellAt(0, 0), cellAt(1, 0)]) addTo(territory, cell, state.stacks[0]?.shift() as number, 0);
  }
}

/** A tile as `["N1", x, y]`, or with marks as `{ tile, x, y, war, coin, craftsmen }`. */
function layTile(state: State, territory: Territory, given: Plain): void {
  const stated: PlainObject = Array.isArray(given)
    ? { tile: given[0] as Plain, x: given[1] as Plain, y: given[2] as Plain }
    : objectOf(given, 'tiles');
  onlyKeys(stated, ['tile', 'x', 'y', 'war', 'coin', 'craftsmen'], 'tiles');
  const tile = takeTile(state, stated['tile'] ?? null);
  let marks = 0;
  if (stated['war'] === true) marks |= mark(state, 'war', WAR_MARK);
  if (stated['coin'] === true) marks |= mark(state, 'coin', COIN_MARK);
  if (stated['craftsmen'] === true) {
    const token = craftsmenFor(tile);
    if (token < 0) throw new Impossible({ craftsmen: stated['tile'] ?? null });
    takeToken(state, tokenFace(token).id);
    marks |= CRAFTSMEN_MARK;
  }
  const cell = placeIn(stated);
  if (territory.cells.includes(cell)) throw new Impossible({ twice: stated });
  addTo(territory, cell, tile, marks);
}

function mark(state: State, token: string, bit: number): number {
  takeToken(state, token);
  return bit;
}

function addTo(territory: Territory, cell: number, tile: number, marks: number): void {
  territory.cells.push(cell);
  territory.tiles.push(tile);
  territory.marks.push(marks);
}

/** A token in hand, by its id; `{ token, received: "now" }` for one received in this very turn. */
function holdToken(state: State, territory: Territory, given: Plain): void {
  const stated = typeof given === 'string' ? { token: given } : objectOf(given, 'hand');
  onlyKeys(stated, ['token', 'received'], 'hand');
  territory.hand.push(takeToken(state, stated['token'] ?? null));
  territory.received.push(stated['received'] === 'now' ? state.turn : 0);
}

function layVictory(state: State, given: Plain | undefined): void {
  const shown =
    given === undefined ? state.victory.splice(0, 8) : listOf(given, 'victory').map((id) => takeTile(state, id));
  for (const tile of shown) if (FAMILY_OF[tile] !== VICTORY) throw new Impossible({ victory: tile });
  state.box.push(...state.victory);
  state.victory = shown;
}

function layRows(state: State, given: PlainObject): void {
  onlyKeys(given, STACKS, 'rows');
  for (let stack = 0; stack < STACKS.length; stack++) {
    const stated = given[STACKS[stack] as string];
    const row = state.rows[stack] as number[];
    if (stated !== undefined) for (const id of listOf(stated, 'rows')) row.push(takeTile(state, id));
    for (const tile of row) if (FAMILY_OF[tile] !== stack) throw new Impossible({ row: TILE_FACES[tile]?.id ?? null });
  }
  for (let stack = 0; stack < STACKS.length; stack++) {
    if (given[STACKS[stack] as string] !== undefined) continue;
    state.rows[stack] = (state.stacks[stack] as number[]).splice(0, STACKS.length - stack);
  }
}

/** Stated stacks hold just the stated tiles, top first; the rest of the family goes to the box. */
function orderStacks(state: State, given: PlainObject): void {
  onlyKeys(given, STACKS, 'stacks');
  for (let stack = 0; stack < STACKS.length; stack++) {
    const stated = given[STACKS[stack] as string];
    if (stated !== undefined) {
      const order = listOf(stated, 'stacks').map((id) => takeTile(state, id));
      for (const tile of order)
        if (FAMILY_OF[tile] !== stack) throw new Impossible({ stack: TILE_FACES[tile]?.id ?? null });
      state.box.push(...(state.stacks[stack] as number[]));
      state.stacks[stack] = order;
    }
    state.stacks[stack]?.reverse();
  }
}

/** Takes a tile from where it has not been laid out yet; there are only so many copies. */
function takeTile(state: State, id: Plain): number {
  const tile = tileIndex(id);
  const from = FAMILY_OF[tile] === VICTORY ? state.victory : state.stacks[FAMILY_OF[tile] as number];
  const at = from?.indexOf(tile) ?? -1;
  if (at < 0) throw new Impossible({ tile: id });
  from?.splice(at, 1);
  return tile;
}

function takeToken(state: State, id: Plain): number {
  const token = tokenIndex(id);
  if (token < 0) throw new Impossible({ token: id });
  if (token >= FIRST_CRAFTSMEN) {
    const at = state.craftsmen.indexOf(token);
    if (at < 0) throw new Impossible({ token: id });
    state.craftsmen.splice(at, 1);
  } else {
    if (state.piles[token] === 0) throw new Impossible({ token: id });
    state.piles[token] = (state.piles[token] as number) - 1;
  }
  return token;
}

function placeIn(stated: PlainObject): number {
  const cell = cellOf(stated['x'], stated['y']);
  if (cell < 0) throw new Impossible({ place: stated });
  return cell;
}

function seatOf(setup: Setup, value: Plain): number {
  const seat = wholeNumber(value, 'seat');
  if (seat < 0 || seat >= setup.players) throw new Impossible({ seat });
  return seat;
}

function wholeNumber(value: Plain, name: string): number {
  if (typeof value !== 'number') throw new Impossible({ [name]: value });
  return value;
}

function listOf(value: Plain, name: string): readonly Plain[] {
  if (!Array.isArray(value)) throw new Impossible({ [name]: value });
  return value as readonly Plain[];
}

function objectOf(value: Plain, name: string): PlainObject {
  if (!isPlainObject(value)) throw new Impossible({ [name]: value });
  return value;
}

function onlyKeys(stated: PlainObject, known: readonly string[], name: string): void {
  for (const key of Object.keys(stated)) if (!known.includes(key)) throw new Impossible({ [name]: key });
}
