import {
  apply,
  applyTableAct,
  check,
  createContext,
  type Illegal,
  nextBelow,
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
  civilization,
  type Happening,
  type HappeningOf,
  type State,
  type View,
} from '../src/index.ts';
import { readSetup } from '../src/setup.ts';
import type { Player, Result, Setup } from '../src/state.ts';

/** A table for a rule test: stated by `given` (src/fromScenario.ts), then played through the real questions. */
export interface Table {
  state: State;
}

/**
 * The state is at rest before the first question of seat `given.seat` in phase `given.phase` (Start of Turn). It may be one
 * that no game comes to, so that a rule can be looked at by itself.
 */
export function table(given: PlainObject = {}, players = 2, options: PlainObject = {}): Table {
  const state = civilization.fromScenario(setupFor(players, options), given, true);
  if ('rule' in state) throw new Error(`no such table: ${JSON.stringify(state)}`);
  return { state };
}

/** Why such a table cannot be stated. */
export function impossible(given: PlainObject, players = 2, options: PlainObject = {}): Illegal {
  const state = civilization.fromScenario(setupFor(players, options), given);
  if (!('rule' in state)) throw new Error('the table is possible');
  return state;
}

/** A table as dealt from a seed, at the first question of the set-up. */
export function dealt(seed: string, players = 2, options: PlainObject = {}): Table {
  return { state: startMatch(civilization, setupFor(players, options), seed).match.state };
}

/** A game with these civilizations, by seat, at the first question after they were chosen. */
export function seated(civilizations: readonly string[], seed = 'seated', options: PlainObject = {}): Table {
  const at = dealt(seed, civilizations.length, { civilizations: 'chosen', ...options });
  while (asked(at).kind === 'chooseCivilization') play(at, { civilization: civilizations[asked(at).seat] as string });
  return at;
}

/** Plays the set-up to its end, always with the first option or as `answers` has it by kind; turn 1 follows. */
export function setUp(at: Table, answers: { readonly [kind: string]: (ask: Ask) => PlainObject } = {}): Table {
  while (at.state.turn === 0) {
    const ask = asked(at);
    play(at, answers[ask.kind]?.(ask) ?? (options(at)[0] as PlainObject));
  }
  return at;
}

/** Tests play the base game, or the expansion without its decks, unless they say so. */
function setupFor(players: number, { expansion = false, ...options }: PlainObject): Setup {
  const given = { expansion, greatPersonDeck: false, investments: false, ...options };
  const setup = readSetup(players, given);
  if ('rule' in setup) throw new Error(`no such set-up: ${JSON.stringify(setup)}`);
  return setup;
}

/** The open question: the first one, or the one to a seat. */
export function asked(at: Table, seat: Seat | null = null): Ask {
  const ask = at.state.pending?.asks.find((open) => seat === null || open.seat === seat);
  if (ask === undefined) throw new Error('nothing is asked');
  return ask;
}

/** Whether the game waits for an answer of this kind (and of this seat). */
export function isAsked(at: Table, kind: Ask['kind'], seat: Seat | null = null): boolean {
  const asks = at.state.pending?.asks ?? [];
  return asks.some((ask) => ask.kind === kind && (seat === null || ask.seat === seat));
}

export function options(at: Table, seat: Seat | null = null): readonly Answer[] {
  return civilization.options(at.state, asked(at, seat));
}

/** Gives a legal answer to the open question (of a seat) and returns what everybody hears. */
export function play(at: Table, answer: PlainObject, seat: Seat | null = null): Happening[] {
  return visibleTo(playTold(at, answer, seat), null);
}

/** The same, and returns what one seat hears. */
export function playHeard(at: Table, answer: PlainObject, listener: Seat): Happening[] {
  return visibleTo(playTold(at, answer, null), listener);
}

function playTold(at: Table, answer: PlainObject, seat: Seat | null) {
  const ask = asked(at, seat);
  const refusal = check(civilization, at.state, ask.seat, ask.id, answer);
  if (refusal !== null) {
    throw new Error(`${JSON.stringify(answer)} to ${JSON.stringify(ask)} is refused: ${JSON.stringify(refusal)}`);
  }
  const context = createContext<State, Happening>(at.state, { told: true });
  apply(civilization, context, ask.id, answer as Answer);
  const told = context.told ?? [];
  const end = told.findIndex(({ full }) => full.kind === 'gameEnded');
  if (end >= 0 && end < told.length - 1) throw new Error(`told after the end: ${JSON.stringify(told.slice(end + 1))}`);
  return told;
}

/** Gives several answers, one after the other. */
export function playAll(at: Table, answers: readonly PlainObject[]): void {
  for (const answer of answers) play(at, answer);
}

/** Gives an answer that must be refused, makes sure that nothing changed, and returns the refusal. */
export function refused(at: Table, answer: unknown, seat: Seat = asked(at).seat): Illegal {
  const before = JSON.stringify(at.state);
  const refusal = check(civilization, at.state, seat, asked(at).id, answer);
  if (refusal === null) throw new Error(`${JSON.stringify(answer)} is not refused`);
  if (JSON.stringify(at.state) !== before) throw new Error('checking an answer changed the state');
  return refusal;
}

export function explained(at: Table, seat: Seat, kind: string, answer: PlainObject): Illegal | null {
  return civilization.explain(at.state, seat, { kind, answer });
}

export function act(at: Table, tableAct: TableAct): Illegal | null {
  return applyTableAct(civilization, createContext<State, Happening>(at.state), tableAct);
}

export function view(at: Table, seat: Seat | null = null): View {
  return civilization.view(at.state, seat);
}

export function player(at: Table, seat: Seat): Player {
  const found = at.state.players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The civilizations by seat. */
export function civilizationsOf(at: Table): (string | null)[] {
  return view(at).players.map((one) => one.civilization);
}

/** The number of a square on the map of `players` players (2 players: 8 wide; 3 and 4: 16; 5: 28). */
export function squareAt(x: number, y: number, players = 2): number {
  return y * (players === 2 ? 8 : players === 5 ? 28 : 16) + x;
}

/** How the game ended; it must have. */
export function result(at: Table): Result {
  if (at.state.outcome === null) throw new Error('the game is not over');
  return at.state.outcome;
}

/** Plays on quietly, each seat with its first option, which is to pass wherever passing is possible; returns the news. */
export function playQuietly(at: Table, isEnough: () => boolean): Happening[] {
  const heard: Happening[] = [];
  while (at.state.outcome === null && !isEnough()) {
    const { asks, answers } = at.state.pending ?? { asks: [], answers: [] };
    const ask = asks.find((_, i) => answers[i] === null) as Ask;
    heard.push(...play(at, civilization.options(at.state, ask)[0] as PlainObject, ask.seat));
  }
  return heard;
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
    const asks = at.state.pending?.asks ?? [];
    const answers = at.state.pending?.answers ?? [];
    const open = asks.filter((_, i) => answers[i] === null);
    const ask = open[choose(open.length)] as Ask;
    const all = civilization.options(at.state, ask);
    apply(civilization, createContext<State, Happening>(at.state), ask.id, all[choose(all.length)] as Answer);
  }
}

/** The happenings of a kind. */
export function ofKind<K extends Happening['kind']>(heard: readonly Happening[], kind: K): HappeningOf<K>[] {
  return heard.filter((one): one is HappeningOf<K> => one.kind === kind);
}
