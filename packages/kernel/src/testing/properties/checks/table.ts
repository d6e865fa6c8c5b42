import { createContext } from '../../../advance.ts';
import { applyTableAct, type Game, type GameTypes, type TableAct } from '../../../game.ts';
import { findUnplain } from '../../../plain.ts';
import { ASK_MODES, type CoreState } from '../../../state.ts';
import { isRefusal } from '../aside.ts';
import { findDifference, inWords } from '../plain.ts';
import type { Check } from '../position.ts';

/** Questions or an outcome, never both and never neither; every question is for a seat at the table and has its own number. */
export const checkRest: Check = ({ state, players }) => faultAtRest(state, players);

export function faultAtRest(state: CoreState, players: number): string | null {
  const { pending, outcome } = state;
  if (outcome !== null) {
    if (pending !== null) return 'the game is over, but a question is open';
    if (outcome.reason === '') return 'the outcome has no reason';
    return outcome.winners.every((seat) => isSeat(seat, players)) ? null : 'the winner is not at the table';
  }
  if (pending === null) return 'nothing is asked and the game is not over';
  const { mode, asks, answers } = pending;
  if (!ASK_MODES.includes(mode)) return `there is no mode ${inWords(mode)}`;
  if (asks.length === 0 || answers.length !== asks.length) return `${asks.length} questions, ${answers.length} answers`;
  if (!answers.includes(null)) return 'all questions are answered, but nothing happens';
  if (mode === 'open' && answers.some((answer) => answer !== null)) return 'an answer waits in open mode';
  for (const [i, ask] of asks.entries()) {
    if (!isSeat(ask.seat, players)) return `question ${ask.id} is put to seat ${inWords(ask.seat)}`;
    if (!Number.isSafeInteger(ask.id) || ask.id < 0 || ask.id >= state.asked) return `question ${i} has id ${ask.id}`;
    if (asks.findIndex((other) => other.id === ask.id) !== i) return `two questions have id ${ask.id}`;
  }
  return null;
}

function isSeat(seat: unknown, players: number): boolean {
  return Number.isSafeInteger(seat) && (seat as number) >= 0 && (seat as number) < players;
}

export const checkLaws: Check = ({ state, hints }) => {
  for (const fault of hints.laws) {
    const found = fault(state);
    if (found !== null) return found;
  }
  return null;
};

/** The last entry's news: the end comes last if the game is over, and nowhere otherwise. */
export const checkEnding: Check = ({ play, state, hints: { ending } }) => {
  if (ending === null) return null;
  const kinds = (play.told.at(-1) ?? []).map(({ full }) => full.kind);
  const at = kinds.indexOf(ending);
  if (state.outcome === null) return at < 0 ? null : 'the end is told, but the game goes on';
  if (at < 0) return 'the game is over, but its end is not told';
  return at === kinds.length - 1 ? null : `${inWords(kinds[at + 1])} is told after the end`;
};

export const checkPlain: Check = ({ play, state }) => {
  const inState = findUnplain(state);
  if (inState !== null) return `the state is not plain data at ${inState}`;
  const inNews = findUnplain(state.outcome === null ? play.told.at(-1) : play.told);
  return inNews === null ? null : `the happenings are not plain data at ${inNews}`;
};

export const checkComponents: Check = ({ play, game, state }) => {
  const difference = findDifference(game.countComponents(state), play.components);
  return difference === null ? null : `components are not those of the box: ${difference}`;
};

/** Nobody knows these. */
const UNKNOWN_ACTS: readonly TableAct[] = [
  { act: '', seat: null },
  { act: '__proto__', seat: null },
  { act: 'constructor', seat: 0 },
];

/** Acts are tried on the state itself: a match works on a copy, but the game must not rely on that. */
export const checkActs: Check = ({ play, game, state, players, hints }) => {
  for (const act of UNKNOWN_ACTS) {
    const tried = tryAct(game, state, act);
    if (tried.refused === null) return `${inWords(act)} is accepted`;
    if (tried.fault !== null) return tried.fault;
  }
  for (const act of hints.acts) {
    const tried = tryAct(game, state, act);
    if (tried.fault !== null) return tried.fault;
    if (tried.refused !== null) continue;
    const lost = findDifference(game.countComponents(tried.state), play.components);
    const fault = faultAtRest(tried.state, players) ?? findUnplain(tried.state) ?? lost;
    if (fault !== null) return `after ${inWords(act)}: ${fault}`;
  }
  return null;
};

function tryAct<T extends GameTypes>(game: Game<T>, before: T['state'], act: TableAct) {
  const state = game.clone(before);
  const refused = applyTableAct(
    game,
    createContext<T['state'], T['happening']>(state, { told: true, draws: true }),
    act,
  );
  let fault: string | null = null;
  if (refused !== null) {
    const changed = findDifference(state, before);
    if (changed !== null) fault = `${inWords(act)} is refused, but changes ${changed}`;
    else if (!isRefusal(refused)) fault = `${inWords(act)} is refused without a rule`;
  }
  return { state, refused, fault };
}
