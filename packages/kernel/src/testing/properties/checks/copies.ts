import type { ReplayMode } from '../../../follow.ts';
import type { Game, GameTypes } from '../../../game.ts';
import { hashOf } from '../../../hash.ts';
import { type Match, recordOf, undo, undoable } from '../../../match.ts';
import { canonical, type PlainObject } from '../../../plain.ts';
import { type GameRecord, readRecord, writeRecord } from '../../../record.ts';
import { readState, replay, verify } from '../../../replay.ts';
import { isIllegal, KERNEL_CODES, type Seat } from '../../../state.ts';
import { answerAside, answerable, pick } from '../aside.ts';
import { changeableIn, findDifference, findShared } from '../plain.ts';
import type { Check, Position } from '../position.ts';

/** How many decisions a copy is played on. */
const PLAYED_ON = 6;

/**
 * A clone is equal, shares nothing mutable, and the original stays as it is while the clone is played. The reverse (clones
 * stay as they are while the original is played) is noticed with every move of the game itself.
 */
export const checkClone: Check = ({ game, state, copy, generator }) => {
  const clone = game.clone(state);
  const difference = findDifference(clone, state);
  if (difference !== null) return `the clone differs at ${difference}`;
  const shared = findShared(clone, changeableIn(state));
  if (shared !== null) return `the clone shares ${shared} with the original`;
  const asks = answerable(clone);
  if (asks.length === 0) return null;
  const ask = pick(generator, asks);
  answerAside(game, clone, ask.id, pick(generator, game.options(clone, ask)));
  const changed = findDifference(state, copy);
  return changed === null ? null : `playing the clone changes the original at ${changed}`;
};

/** Written, read and played on beside the original: same options, same news, same draws, same hash in the end. */
export const checkJson: Check = ({ game, state, generator }) => {
  const back = readState(game, canonical(state));
  const difference = findDifference(back, state);
  if (difference !== null) return `the state read back differs at ${difference}`;
  return playTogether(game, game.clone(state), back, generator);
};

function playTogether<T extends GameTypes>(
  game: Game<T>,
  original: T['state'],
  back: T['state'],
  generator: number[],
): string | null {
  for (let i = 0; i < PLAYED_ON && original.outcome === null; i++) {
    const ask = pick(generator, answerable<T>(original));
    const same = answerable<T>(back).find((other) => other.id === ask.id);
    if (same === undefined) return `${i} decisions on, question ${ask.id} is not open in the state read back`;
    const options = game.options(original, ask);
    const asked = findDifference(game.options(back, same), options);
    if (asked !== null) return `${i} decisions on, the options for ${ask.kind} differ at ${asked}`;
    // Faults of the original itself (no options, an exception) are found when a game gets there.
    if (options.length === 0) return null;
    const option = pick(generator, options) as PlainObject;
    const context = answerAside(game, original, ask.id, option);
    const other = answerAside(game, back, ask.id, option);
    if (context === null) return null;
    const came = findDifference([other?.told, other?.draws], [context.told, context.draws]);
    if (came !== null) return `${i} decisions on, news or draws of ${ask.kind} differ at ${came}`;
  }
  if (hashOf(original) === hashOf(back)) return null;
  return `after playing on, the states differ at ${findDifference(back, original)}`;
}

/** The record as written to a file and read again. */
export const checkReplay: Check = (at) => {
  const record = readRecord(writeRecord(recordOf(at.play.match, true)));
  try {
    verify(at.game, record);
  } catch (error) {
    return faultOfReplay(at, record, 'verify') ?? `the record cannot be verified: ${String(error)}`;
  }
  return faultOfReplay(at, record, 'force');
};

function faultOfReplay<T extends GameTypes>(
  { play, game, state }: Position<T>,
  record: GameRecord,
  mode: ReplayMode,
): string | null {
  const source = { ...record, secret: play.match.secret };
  let last: T['state'] | null = null;
  try {
    for (const moment of replay(game, source, mode)) {
      const news = findDifference(moment.told, play.told[moment.n]);
      if (news !== null) return `replay (${mode}): the news of entry ${moment.n} differ at ${news}`;
      const then = play.after.get(moment.n);
      const difference = then === undefined ? null : findDifference(moment.state, then);
      if (difference !== null) return `replay (${mode}): the state after entry ${moment.n} differs at ${difference}`;
      last = moment.state;
    }
  } catch (error) {
    return `replay (${mode}): ${String(error)}`;
  }
  const difference = findDifference(last, state);
  return difference === null ? null : `replay (${mode}): the last state differs at ${difference}`;
}

/** Every step back as far as the barrier, each on a match of its own; one step further, and others' steps, are refused. */
export const checkUndo: Check = (at) => {
  const { play, players, state } = at;
  const { match } = play;
  for (let seat = 0; seat < players; seat++) {
    const most = undoable(match, seat);
    if (most > 0 && state.outcome !== null) return 'a game that is over can be undone, though its secret is shown';
    for (let answers = 1; answers <= most; answers++) {
      const beside = matchBeside(at);
      const result = undo(beside, seat, answers);
      if (isIllegal(result)) return `undoing ${answers} of ${most} answers is refused by ${result.rule}`;
      const then = play.after.get(match.segment[match.segment.length - answers]?.n ?? -1);
      const difference = findDifference(beside.state, then);
      if (difference !== null) return `undoing ${answers} answers leaves ${difference}`;
    }
    const fault = faultOfUndoing(at, seat, most + 1);
    if (fault !== null) return fault;
  }
  return null;
};

function faultOfUndoing<T extends GameTypes>(at: Position<T>, seat: Seat, answers: number): string | null {
  const beside = matchBeside(at);
  const result = undo(beside, seat, answers);
  if (!isIllegal(result)) return `seat ${seat} takes back ${answers} answers, beyond the barrier`;
  if (result.rule !== KERNEL_CODES.barrier) return `an undo beyond the barrier is refused by ${result.rule}`;
  const isSame = beside.state === at.state && beside.entries.length === at.play.match.entries.length;
  return isSame ? null : 'a refused undo changes the match';
}

function matchBeside<T extends GameTypes>({ play }: Position<T>): Match<T> {
  const { match } = play;
  return { ...match, entries: [...match.entries], segment: [...match.segment] };
}
