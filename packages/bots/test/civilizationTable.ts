import { type Answer, type Ask, type CivilizationTypes, civilization, type State } from '@tessera/game-civilization';
import { apply, createContext, type PlainObject, seedStreams, start } from '@tessera/kernel';

type Run = ReturnType<typeof createContext<State, CivilizationTypes['happening']>>;
type Options = { readonly expansion?: boolean; readonly investments?: boolean };
type AnswerTo = (state: State, ask: Ask, generator: number[]) => Answer;

export interface Play {
  readonly players?: number;
  readonly options?: PlainObject;
  /** Abandoned after this turn. */
  readonly turns?: number;
}

/** One game from its seed, played by the given answerer. */
export function playGame(
  seed: string,
  answerTo: AnswerTo,
  { players = 4, options = {}, turns = 30 }: Play = {},
): State {
  const context: Run = createContext(civilization.initialState(setupFor(players, options)));
  start(civilization, context, seed);
  playOn(context, seed, answerTo, turns);
  return context.state;
}

/** Goes on from a stated table, through one turn or to the end of the game. */
export function playTurn(given: PlainObject, answerTo: AnswerTo, options: Options = {}): State {
  const setup = setupFor(2, { greatPersonDeck: false, investments: false, ...options });
  const state = civilization.fromScenario(setup, given, true);
  if ('rule' in state) throw new Error(`no such table: ${JSON.stringify(state)}`);
  playOn(createContext(state), 'turn', answerTo, state.turn);
  return state;
}

function playOn(context: Run, seed: string, answerTo: AnswerTo, turns: number): void {
  const { state } = context;
  const generators = state.players.map((_, seat) => seedStreams(`${seed}/seat ${seat}`)[0] as number[]);
  while (state.outcome === null && state.turn <= turns) {
    const ask = state.pending?.asks[state.pending.answers.indexOf(null)];
    if (ask === undefined) throw new Error('nothing is asked');
    apply(civilization, context, ask.id, answerTo(state, ask, generators[ask.seat] as number[]));
  }
}

function setupFor(players: number, options: PlainObject): CivilizationTypes['setup'] {
  const setup = civilization.setup(players, { expansion: false, ...options });
  if ('rule' in setup) throw new Error(`no such set-up: ${setup.rule}`);
  return setup;
}
