import type { AskIn } from '../../../ask.ts';
import { check, type GameTypes } from '../../../game.ts';
import { answer } from '../../../match.ts';
import { canonical, findUnplain, isPlainObject, type Plain, samePlain } from '../../../plain.ts';
import { isIllegal, KERNEL_CODES } from '../../../state.ts';
import { answerAside, answerable, isRefusal, pick } from '../aside.ts';
import { mutantOf } from '../mutantOf.ts';
import { inWords } from '../plain.ts';
import type { Check, Position } from '../position.ts';
import { faultAtRest } from './table.ts';

/** How many changed answers are tried on each question. */
const MUTANTS = 8;

export const checkOptions: Check = ({ game, state }) => {
  for (const ask of answerable(state)) {
    const options = game.options(state, ask);
    if (options.length === 0) return `${ask.kind} has no options`;
    const seen = new Set<string>();
    for (const option of options) {
      if (!isPlainObject(option)) return `${ask.kind} offers ${inWords(option)}, which is no plain object`;
      const text = canonical(option);
      if (seen.has(text)) return `${ask.kind} offers ${text} twice`;
      seen.add(text);
      const refused = check(game, state, ask.seat, ask.id, option);
      if (refused !== null) return `${ask.kind} offers ${text}, which ${refused.rule} refuses`;
    }
  }
  return null;
};

/** Answers are legal except for who gives them or which question they name. */
export const checkAddress: Check = (at) => {
  const { game, state, players } = at;
  if (state.pending === null) return checkOver(at);
  const ids = state.pending.asks.map((ask) => ask.id);
  for (const ask of answerable(state)) {
    const [option] = game.options(state, ask);
    const strangers: unknown[] = [-1, players, String(ask.seat), null, undefined, Number.NaN, [ask.seat]];
    for (let seat = 0; seat < players; seat++) if (seat !== ask.seat) strangers.push(seat);
    for (const seat of strangers) {
      const fault = faultOfAccepting(at, seat, ask.id, option, KERNEL_CODES.seat);
      if (fault !== null) return fault;
    }
    const stale: unknown[] = [-1, state.asked, String(ask.id), null, undefined, [ask.id], Number.NaN];
    if (ask.id > 0 && !ids.includes(ask.id - 1)) stale.push(ask.id - 1);
    for (const id of stale) {
      const fault = faultOfAccepting(at, ask.seat, id, option, KERNEL_CODES.stale);
      if (fault !== null) return fault;
    }
  }
  return checkSealed(at);
};

/** What is sealed stays sealed. */
function checkSealed<T extends GameTypes>(at: Position<T>): string | null {
  const { pending } = at.state;
  if (pending === null || pending.mode !== 'sealed') return null;
  for (const [i, given] of pending.answers.entries()) {
    const ask = pending.asks[i] as AskIn<T['state']>;
    if (given === null) continue;
    const fault = faultOfAccepting(at, ask.seat, ask.id, given, KERNEL_CODES.sealed);
    if (fault !== null) return fault;
  }
  return null;
}

/** After the end every answer is refused. */
function checkOver<T extends GameTypes>(at: Position<T>): string | null {
  for (const entry of at.play.match.entries.slice(-3)) {
    if (entry.type !== 'answer') continue;
    const fault = faultOfAccepting(at, entry.seat, entry.ask, entry.answer, KERNEL_CODES.over);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfAccepting<T extends GameTypes>(
  at: Position<T>,
  seat: unknown,
  id: unknown,
  value: unknown,
  rule: string,
): string | null {
  const { game, state, play } = at;
  const what = () => `${inWords(value)} from seat ${inWords(seat)} to question ${inWords(id)}`;
  const refused = check(game, state, seat, id, value);
  if (refused === null) return `${what()} is accepted`;
  if (refused.rule !== rule) return `${what()} is refused by ${refused.rule}, not ${rule}`;
  const entries = play.match.entries.length;
  const result = answer(play.match, seat as number, id, value);
  return isIllegal(result) && play.match.entries.length === entries ? null : `${what()} is refused and yet recorded`;
}

export const checkMutants: Check = (at) => {
  const { game, state, generator } = at;
  for (const ask of answerable(state)) {
    const options = game.options(state, ask);
    for (let i = 0; i < MUTANTS; i++) {
      const fault = faultOfMutant(at, ask, mutantOf(pick(generator, options), options, generator));
      if (fault !== null) return fault;
    }
  }
  return null;
};

function faultOfMutant<T extends GameTypes>(at: Position<T>, ask: AskIn<T['state']>, mutant: unknown): string | null {
  const { game, state, players, hints } = at;
  const what = () => `${inWords(mutant)} for ${ask.kind}`;
  let refused: ReturnType<typeof check>;
  try {
    refused = check(game, state, ask.seat, ask.id, mutant);
  } catch (error) {
    return `${what()} makes check throw ${String(error)}`;
  }
  if (refused !== null) {
    if (!isRefusal(refused)) return `${what()} is refused without a rule`;
    const unplain = findUnplain(refused);
    return unplain === null ? null : `the refusal of ${what()} is not plain data at ${unplain}`;
  }
  if (!isPlainObject(mutant)) return `${what()} is accepted, though it is no plain object`;
  if (game.options(state, ask).some((option) => samePlain(option as Plain, mutant))) return null;
  if (!hints.wide.includes(ask.kind)) return `${what()} is accepted, but is not among the options`;
  const aside = game.clone(state);
  if (answerAside(game, aside, ask.id, mutant) === null) return `${what()} is accepted, but cannot be carried out`;
  const fault = faultAtRest(aside, players);
  return fault === null ? null : `after ${what()}: ${fault}`;
}
