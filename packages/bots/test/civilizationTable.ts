import { type Answer, type Ask, type CivilizationTypes, civilization, type State } from '@tessera/game-civilization';
import { apply, begin, createRun, type PlainObject, seedStreams } from '@tessera/kernel';

type Run = ReturnType<typeof createRun<State, CivilizationTypes['happening']>>;
type AnswerTo = (state: State, ask: Ask, generator: number[]) => Answer;

export interface Play {
  readonly players?: number;
  readonly options?: PlainObject;
  /** Given up after this turn. */
  readonly turns?: number;
}

/** One game from its seed, played by whoever answers. */
export function playGame(
  seed: string,
  answerTo: AnswerTo,
  { players = 4, options = {}, turns = 30 }: Play = {},
): State {
  const run: Run = createRun(civilization.blank(setupFor(players, options)));
  begin(civilization, run, seed);
  playOn(run, seed, answerTo, turns);
  return run.state;
}

/** Goes on from a table as stated, through one turn or to the end of the game. */
export function playTurn(given: PlainObject, answerTo: AnswerTo): State {
  const state = civilization.arrange(setupFor(2, {}), given, true);
  if ('rule' in state) throw new Error(`no such table: ${JSON.stringify(state)}`);
  playOn(createRun(state), 'turn', answerTo, state.turn);
  return state;
}

function playOn(run: Run, seed: string, answerTo: AnswerTo, turns: number): void {
  const { state } = run;
  const generators = state.players.map((_, seat) => seedStreams(`${seed}/seat ${seat}`)[0] as number[]);
  while (state.outcome === null && state.turn <= turns) {
    const ask = state.pending?.asks[state.pending.answers.indexOf(null)];
    if (ask === undefined) throw new Error('nothing is asked');
    apply(civilization, run, ask.id, answerTo(state, ask, generators[ask.seat] as number[]));
  }
}

function setupFor(players: number, options: PlainObject): CivilizationTypes['setup'] {
  const setup = civilization.setup(players, { expansion: false, ...options });
  if ('rule' in setup) throw new Error(`no such set-up: ${setup.rule}`);
  return setup;
}
