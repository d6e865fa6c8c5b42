import {
  advance,
  arranged,
  createContext,
  givenFields,
  givenFlag,
  givenList,
  givenName,
  givenNumber,
  type Illegal,
  ImpossibleTable,
  maybeGivenList,
  maybeGivenWord,
  type Plain,
  type PlainObject,
  seedStreams,
} from '@tessera/kernel';
import { cellAt, cellOf } from './board/cells.ts';
import {
  CART_TOKEN,
  COIN_TOKEN,
  FAMILY_OF,
  FIRST_CRAFTSMEN,
  resourceIndex,
  tileIndex,
  tokenFace,
  VICTORY,
  WAR_TOKEN,
} from './data/faces.ts';
import { RESOURCES } from './data/resources.ts';
import { STACKS, TILE_FACES } from './data/tiles.ts';
import { TOKEN_FACES } from './data/tokens.ts';
import { findBreach, victoryTilesTaken } from './fromScenario/breaches.ts';
import { procedures } from './procedures/index.ts';
import { VICTORY_TILES } from './procedures/setUp.ts';
import { craftsmenFor } from './rules/craftsmenFor.ts';
import { initialState } from './setup.ts';
import type { Turn } from './state/frames.ts';
import {
  COIN_MARK,
  CRAFTSMEN_MARK,
  type Setup,
  type State,
  type StepContext,
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
  'territories',
  'victory',
  'rows',
  'stacks',
  'craftsmen',
  'box',
];
const TERRITORY = ['tiles', 'carts', 'hand', 'replaced'];
const TILE = ['tile', 'x', 'y', 'war', 'coin', 'craftsmen'];
const TILE_IDS = TILE_FACES.map(({ id }) => id);
const TOKEN_IDS = TOKEN_FACES.map(({ id }) => id);
const STEPS = ['reveal', 'token', 'add'] as const;
const AT: { readonly [S in (typeof STEPS)[number]]: Turn['at'] } = {
  reveal: 'reveal',
  token: 'playToken',
  add: 'addTile',
};

/** Rows as they are after set-up, by stack (T-017). */
const ROWS_AT_START: readonly number[] = [3, 2, 1];
const MANY = Number.MAX_SAFE_INTEGER;

/**
 * The table as given, before step `step` of a turn. The defaults: it is turn 20, of seat 0, at the reveal; every player has
 * two nature tiles and no tokens; rows and victory tiles are as many as after set-up, less the victory tiles taken; the
 * stacks hold all that is left, in the order of the tile list.
 */
export function fromScenario(setup: Setup, given: PlainObject, isImpossible = false): State | Illegal {
  return arranged(() => lay(setup, given, isImpossible));
}

function lay(setup: Setup, given: PlainObject, isImpossible: boolean): State | Illegal {
  givenFields(given, 'given', GIVEN);
  const state = initialState(setup);
  const last = setup.players - 1;
  state.rng = seedStreams('scenario');
  state.turn = givenNumber(given['turn'] ?? 20, 'turn', 1, MANY);
  state.first = givenNumber(given['first'] ?? 0, 'first', 0, last);
  layStated(state, given);
  layRest(state, given);
  const breach = isImpossible ? null : findBreach(state);
  if (breach !== null) return breach;
  const seat = givenNumber(given['seat'] ?? 0, 'seat', 0, last);
  const step = maybeGivenWord(given['step'], 'step', STEPS) ?? 'reveal';
  const resource = maybeGivenWord(given['bought'], 'bought', RESOURCES);
  if (resource !== null && step !== 'add') throw new ImpossibleTable('bought', 'shape', step);
  const bought = resource === null ? null : resourceIndex(resource);
  state.stack = [
    { op: 'game', at: 'nextTurn', seat },
    { op: 'turn', at: AT[step], seat, bought },
  ];
  const context: StepContext = createContext(state);
  advance(procedures, context);
  return state;
}

/** Everything stated by name: it takes its tiles and tokens before the defaults take theirs. */
function layStated(state: State, given: PlainObject): void {
  const territories = givenList(given['territories'], 'territories');
  if (territories.length > state.territories.length)
    throw new ImpossibleTable('territories', 'full', territories.length);
  for (const [seat, stated] of territories.entries()) layTerritory(state, territoryOf(state, seat), stated);
  state.box = givenList(given['box'], 'box').map((id) => takeTile(state, id, 'box'));
  const victory = maybeGivenList(given['victory'], 'victory');
  if (victory !== null) {
    const shown = victory.map((id) => takeTile(state, id, 'victory', VICTORY));
    state.box.push(...state.victory);
    state.victory = shown;
  }
  const rows = givenFields(given['rows'], 'rows', STACKS);
  for (const [stack, name] of STACKS.entries()) {
    const row = givenList(rows[name], 'rows');
    state.rows[stack] = row.map((id) => takeTile(state, id, 'rows', stack));
  }
  const craftsmen = maybeGivenList(given['craftsmen'], 'craftsmen');
  if (craftsmen !== null) {
    const pile = craftsmen.map((id) => takeToken(state, id, 'craftsmen'));
    for (const token of pile)
      if (token < FIRST_CRAFTSMEN) throw new ImpossibleTable('craftsmen', 'kind', craftsmen, { rule: 'T-002' });
    state.tokenBox.push(...state.craftsmen);
    state.craftsmen = pile.reverse();
  }
}

/** The defaults, from the tiles that nothing has named; last the stacks, which are stated top tile first. */
function layRest(state: State, given: PlainObject): void {
  const stacks = givenFields(given['stacks'], 'stacks', STACKS);
  const rows = givenFields(given['rows'], 'rows', STACKS);
  const ordered = STACKS.map((name, stack) =>
    maybeGivenList(stacks[name], 'stacks')?.map((id) => takeTile(state, id, 'stacks', stack)),
  );
  for (const territory of state.territories) {
    if (territory.tiles.length > 0) continue;
    const [first, second] = takeAny(state, 0, 2, 'territories') as [number, number];
    addTo(territory, cellAt(0, 0), first, 0);
    addTo(territory, cellAt(1, 0), second, 0);
  }
  if (given['victory'] === undefined) {
    state.box.push(...state.victory.splice(victoryLeft(state)));
  }
  for (const [stack, name] of STACKS.entries()) {
    if (rows[name] === undefined) state.rows[stack] = takeAny(state, stack, ROWS_AT_START[stack] as number, 'rows');
    const order = ordered[stack];
    if (order !== undefined) {
      state.box.push(...(state.stacks[stack] as number[]));
      state.stacks[stack] = order;
    }
    state.stacks[stack]?.reverse();
  }
}

/** As many as after set-up (T-012), less those taken since. */
function victoryLeft(state: State): number {
  const shown = VICTORY_TILES[state.territories.length] as number;
  return Math.max(0, shown - victoryTilesTaken(state));
}

function layTerritory(state: State, territory: Territory, given: Plain): void {
  const stated = givenFields(given, 'territories', TERRITORY);
  for (const tile of givenList(stated['tiles'], 'tiles')) layTile(state, territory, tile);
  for (const place of givenList(stated['carts'], 'carts')) {
    const corner = placeIn(givenFields(place, 'carts', ['x', 'y']), 'carts');
    spendToken(state, CART_TOKEN, 'carts');
    territory.carts.push(corner);
  }
  for (const token of givenList(stated['hand'], 'hand')) holdToken(state, territory, token);
  territory.replaced = givenList(stated['replaced'], 'replaced').map((id) => takeTile(state, id, 'replaced'));
}

/** A tile as `["N1", x, y]`, or with tokens on it as `{ tile, x, y, war, coin, craftsmen }`. */
function layTile(state: State, territory: Territory, given: Plain): void {
  if (Array.isArray(given) && given.length !== TILE.indexOf('y') + 1)
    throw new ImpossibleTable('tiles', 'shape', given);
  const stated = Array.isArray(given)
    ? { tile: given[0] as Plain, x: given[1] as Plain, y: given[2] as Plain }
    : givenFields(given, 'tiles', TILE);
  const cell = placeIn(stated, 'tiles');
  // A cell holds one tile: a replaced tile is removed (T-093).
  if (territory.cells.includes(cell)) throw new ImpossibleTable('tiles', 'taken', given, { rule: 'T-093' });
  const tile = takeTile(state, (stated as PlainObject)['tile'] ?? null, 'tiles');
  addTo(territory, cell, tile, marksOn(state, tile, stated));
}

/** The tokens on a tile; craftsmen are those of its good. */
function marksOn(state: State, tile: number, stated: PlainObject): number {
  const isUnderCoin = givenFlag(stated['coin'], 'coin');
  const hasCraftsmen = givenFlag(stated['craftsmen'], 'craftsmen');
  const token = craftsmenFor(tile);
  // No token shows such a good, so none can lie there.
  if (hasCraftsmen && token < 0) throw new ImpossibleTable('craftsmen', 'kind', stated, { rule: 'T-075' });
  let marks = 0;
  if (givenFlag(stated['war'], 'war')) {
    spendToken(state, WAR_TOKEN, 'war');
    marks |= WAR_MARK;
  }
  if (isUnderCoin) {
    spendToken(state, COIN_TOKEN, 'coin');
    marks |= COIN_MARK;
  }
  if (hasCraftsmen) {
    spendToken(state, token, 'craftsmen');
    marks |= CRAFTSMEN_MARK;
  }
  return marks;
}

/** A token in hand, by its id; `{ token, received: "now" }` for one received this turn. */
function holdToken(state: State, territory: Territory, given: Plain): void {
  const stated = typeof given === 'string' ? { token: given } : givenFields(given, 'hand', ['token', 'received']);
  territory.hand.push(takeToken(state, (stated as PlainObject)['token'] ?? null, 'hand'));
  const isNew = maybeGivenWord((stated as PlainObject)['received'], 'hand', ['now']) !== null;
  territory.received.push(isNew ? state.turn : 0);
}

function addTo(territory: Territory, cell: number, tile: number, marks: number): void {
  territory.cells.push(cell);
  territory.tiles.push(tile);
  territory.marks.push(marks);
}

/** Takes a tile that has not been laid out yet; the number of copies is limited. */
function takeTile(state: State, id: Plain, part: string, family = FAMILY_OF[tileIndex(id)] ?? -1): number {
  const tile = givenName(id, part, TILE_IDS);
  const from = family === VICTORY ? state.victory : state.stacks[family];
  if (FAMILY_OF[tile] !== family) {
    const known = TILE_IDS.filter((_, other) => FAMILY_OF[other] === family);
    throw new ImpossibleTable(part, 'kind', id, { rule: 'T-010', known });
  }
  const at = from?.indexOf(tile) ?? -1;
  if (at < 0) throw new ImpossibleTable(part, 'noneLeft', id, { rule: 'T-001' });
  from?.splice(at, 1);
  return tile;
}

/** The next tiles of a family that nothing has named. */
function takeAny(state: State, stack: number, count: number, part: string): number[] {
  const tiles = (state.stacks[stack] as number[]).splice(0, count);
  if (tiles.length < count) throw new ImpossibleTable(part, 'noneLeft', STACKS[stack] as string, { rule: 'T-001' });
  return tiles;
}

function takeToken(state: State, id: Plain, part: string): number {
  const token = givenName(id, part, TOKEN_IDS);
  spendToken(state, token, part);
  return token;
}

/** Takes a token from its pile; the number of tokens is limited. */
function spendToken(state: State, token: number, part: string): void {
  const at = token < FIRST_CRAFTSMEN ? (state.piles[token] as number) - 1 : state.craftsmen.indexOf(token);
  if (at < 0) throw new ImpossibleTable(part, 'noneLeft', tokenFace(token).id, { rule: 'T-002' });
  if (token < FIRST_CRAFTSMEN) state.piles[token] = at;
  else state.craftsmen.splice(at, 1);
}

function placeIn(stated: PlainObject, part: string): number {
  const cell = cellOf(stated['x'], stated['y']);
  if (cell < 0) throw new ImpossibleTable(part, 'shape', stated);
  return cell;
}
