import {
  apply,
  applyTableAct,
  check,
  createContext,
  type Illegal,
  nextBelow,
  type Plain,
  type PlainObject,
  type Seat,
  seedStreams,
  startMatch,
  type TableAct,
  visibleTo,
} from '@tessera/kernel';
import {
  type Answer,
  type Ask,
  founders,
  type Happening,
  type Result,
  type State,
  type TerritoryView,
  type TileView,
  type View,
} from '../src/index.ts';

/** A table for a rule test: stated by `given` (docs/scenarios.md), then played through the real questions. */
export interface Table {
  state: State;
}

/** It may be one that no game comes to, so that a rule can be looked at by itself. */
export function table(given: PlainObject, players = 2, options: PlainObject = {}): Table {
  const setup = founders.setup(players, options);
  if ('rule' in setup) throw new Error(`no such set-up: ${setup.rule}`);
  const state = founders.fromScenario(setup, given, true);
  if ('rule' in state) throw new Error(`no such table: ${JSON.stringify(state)}`);
  return { state };
}

/** A table as dealt from a seed, before the first pick of the draft. */
export function dealt(seed: string, players = 2, options: PlainObject = {}): Table {
  const setup = founders.setup(players, options);
  if ('rule' in setup) throw new Error(`no such set-up: ${setup.rule}`);
  return { state: startMatch(founders, setup, seed).match.state };
}

/** The open question. */
export function asked(at: Table): Ask {
  const ask = at.state.pending?.asks[0];
  if (ask === undefined) throw new Error('nothing is asked');
  return ask;
}

export function options(at: Table): readonly Answer[] {
  return founders.options(at.state, asked(at));
}

/** Gives a legal answer to the open question and returns what everybody hears. */
export function play(at: Table, answer: PlainObject): Happening[] {
  const ask = asked(at);
  const refusal = check(founders, at.state, ask.seat, ask.id, answer);
  if (refusal !== null) throw new Error(`${JSON.stringify(answer)} is refused: ${JSON.stringify(refusal)}`);
  const context = createContext<State, Happening>(at.state, { told: true });
  apply(founders, context, ask.id, answer as Answer);
  return visibleTo(context.told ?? [], null);
}

/** Gives an answer that must be refused, makes sure that nothing changed, and returns the refusal. */
export function refused(at: Table, answer: unknown, seat: Seat = asked(at).seat): Illegal {
  const before = JSON.stringify(at.state);
  const refusal = check(founders, at.state, seat, asked(at).id, answer);
  if (refusal === null) throw new Error(`${JSON.stringify(answer)} is not refused`);
  if (JSON.stringify(at.state) !== before) throw new Error('checking an answer changed the state');
  return refusal;
}

export function act(at: Table, tableAct: TableAct): Illegal | null {
  return applyTableAct(founders, createContext<State, Happening>(at.state), tableAct);
}

export function view(at: Table, seat: Seat | null = null): View {
  return founders.view(at.state, seat);
}

/** Tiles of a territory in short: `N1@0,0 V1@1,0+war+craftsmen`, each with its place and the tokens on it. */
export function laid(tiles: string): PlainObject[] {
  return tiles.split(' ').map((text) => {
    const [, tile, x, y, marks] = /^(\w+)@(-?\d+),(-?\d+)((?:\+\w+)*)$/.exec(text) ?? [];
    if (tile === undefined) throw new Error(`no tile: ${text}`);
    const tokens = (marks ?? '').split('+').slice(1);
    return { tile, x: Number(x), y: Number(y), ...Object.fromEntries(tokens.map((token) => [token, true])) };
  });
}

/**
 * Seat 0 is about to add a tile: these lie in its territory, and only the offered ones lie face up. `more` states the rest
 * of the table, `own` more of its territory, `others` the other territories. Unless victory tiles are offered or stated
 * there are none left, so that the game ends with the turn.
 */
export function adding(tiles: string, offered: readonly string[], more: PlainObject = {}, players = 2): Table {
  const { others = [], own = {}, ...rest } = more;
  const family = (letter: string) => offered.filter((id) => id.startsWith(letter));
  const rows = { nature: family('N'), village: family('V'), city: family('C') };
  const territories = [{ tiles: laid(tiles), ...(own as PlainObject) }, ...(others as readonly Plain[])];
  return table({ step: 'add', rows, victory: family('R'), territories, ...rest }, players);
}

/** The answer that adds a tile at a place. */
export function addition(tile: string, x: number, y: number): PlainObject {
  return { action: 'add', tile, x, y };
}

/** Where a tile may be added, as `x,y`, sorted. Makes sure that `check` agrees with `options` on each place around. */
export function placesFor(at: Table, tile: string): string[] {
  const places: string[] = [];
  for (const answer of options(at)) {
    if ('action' in answer && answer.action === 'add' && answer.tile === tile) places.push(`${answer.x},${answer.y}`);
  }
  const { seat, id } = asked(at);
  for (const { x, y } of around(territory(at, seat))) {
    const isLegal = check(founders, at.state, seat, id, addition(tile, x, y)) === null;
    if (isLegal !== places.includes(`${x},${y}`)) throw new Error(`options and check disagree on ${tile} at ${x},${y}`);
  }
  return places.sort();
}

/** All that may be answered when a tile is to be added, as `tile x,y`, `reveal` or `end`; sorted. */
export function additionsAt(at: Table): string[] {
  const all = options(at).map((answer) => {
    if (!('action' in answer)) throw new Error('no tile is being added');
    return answer.action === 'add' ? `${answer.tile} ${answer.x},${answer.y}` : answer.action;
  });
  return all.sort();
}

/** Every cell of a territory and around it, with a margin of two. */
export function around({ tiles }: TerritoryView): { x: number; y: number }[] {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  const cells: { x: number; y: number }[] = [];
  for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x++) {
    for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y++) cells.push({ x, y });
  }
  return cells;
}

/** The legal plays of one kind of token, as `seat:x,y` or `x,y`, with the resource of a coin; sorted. */
export function targetsOf(at: Table, kind: 'war' | 'coin' | 'cart' | 'craftsmen'): string[] {
  const targets: string[] = [];
  for (const answer of options(at)) {
    if (!('play' in answer) || answer.play !== kind) continue;
    const place = `${answer.x},${answer.y}`;
    if (answer.play === 'coin') targets.push(`${answer.seat}:${place} ${answer.resource}`);
    else targets.push('seat' in answer ? `${answer.seat}:${place}` : place);
  }
  return targets.sort();
}

export function territory(at: Table, seat: Seat): TerritoryView {
  const found = view(at).territories[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The tile at a place of a territory. */
export function tileAt(at: Table, seat: Seat, x: number, y: number): TileView {
  const found = territory(at, seat).tiles.find((tile) => tile.x === x && tile.y === y);
  if (found === undefined) throw new Error(`no tile of seat ${seat} at ${x},${y}`);
  return found;
}

/** The tokens in a player's hand. */
export function hand(at: Table, seat: Seat): string[] {
  return territory(at, seat).hand.map(({ token }) => token);
}

/** Plays a whole turn, from the reveal to the addition; a token is played only if stated. */
export function playTurn(at: Table, stack: string, tile: PlainObject, token: PlainObject = { play: 'pass' }): void {
  play(at, { stack });
  if (asked(at).kind === 'playToken') play(at, token);
  play(at, tile);
}

/** How the game ended; it must have. */
export function result(at: Table): Result {
  if (at.state.outcome === null) throw new Error('the game is not over');
  return at.state.outcome;
}

/** Ends the game by agreement, which is possible before a reveal, and returns the result. */
export function agree(at: Table): Result {
  const refusal = act(at, { act: 'agreedEnd', seat: null });
  if (refusal !== null) throw new Error(`no agreement: ${JSON.stringify(refusal)}`);
  return result(at);
}

/** A source of choices: whole numbers below a bound, the same for the same seed. */
export type Choose = (below: number) => number;

export function chooser(seed: string): Choose {
  const generator = seedStreams(seed)[0] as number[];
  return (below) => nextBelow(generator, below);
}

/** Plays on with chosen options until the game is over or `isEnough`. */
export function playOn(at: Table, choose: Choose, isEnough: () => boolean = () => false): void {
  while (at.state.outcome === null && !isEnough()) {
    const all = options(at);
    apply(founders, createContext<State, Happening>(at.state), asked(at).id, all[choose(all.length)] as Answer);
  }
}
