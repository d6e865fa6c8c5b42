import { createContext } from '../../advance.ts';
import type { AnswerIn, AskIn } from '../../ask.ts';
import { nextBelow } from '../../chance.ts';
import { check, type GameTypes, type TableAct } from '../../game.ts';
import { type Match, undoable } from '../../match.ts';
import type { Entry } from '../../record.ts';
import type { Pending } from '../../state.ts';
import { answerable, generatorFor, pick } from './aside.ts';
import type { Move } from './move.ts';
import type { Play } from './play.ts';

/** What chance is used for here. The checks count up from 0: adding one changes no game. */
const MOVES = -1;

/** The most entries that an undo by vote goes back. */
const REACH = 10;

/** How random games are played: mostly answers, sometimes taken back, rarely by vote; acts if the game has any. */
export function randomMove<T extends GameTypes>(play: Play<T>, acts: readonly TableAct[]): Move {
  const { game, match } = play;
  const n = match.entries.length;
  const generator = generatorFor(play.words, n, MOVES);
  const last = match.segment.at(-1);
  if (last !== undefined && play.last === 'answer' && nextBelow(generator, 6) === 0) {
    return { type: 'undo', seat: last.seat, answers: 1 + nextBelow(generator, undoable(match, last.seat)) };
  }
  if (n > 0 && nextBelow(generator, 200) === 0) {
    return { type: 'beyond', to: n - 1 - nextBelow(generator, Math.min(n, REACH)) };
  }
  if (acts.length > 0 && nextBelow(generator, 500) === 0) {
    const chosen = pick(generator, acts);
    if (wouldAccept(play, chosen)) return { type: 'act', act: chosen };
  }
  const ask = pick(generator, answerable<T>(match.state));
  return { type: 'answer', seat: ask.seat, ask: ask.id, answer: pick(generator, game.options(match.state, ask)) };
}

function wouldAccept<T extends GameTypes>(play: Play<T>, tableAct: TableAct): boolean {
  const { game, match } = play;
  return game.act(createContext<T['state'], T['happening']>(game.clone(match.state)), tableAct) === null;
}

/** The first option of the first question that waits for an answer: what shrinking plays. */
export function firstMove<T extends GameTypes>({ game, match }: Play<T>): Move {
  const pending: Pending | null = match.state.pending;
  const ask = pending?.asks[pending.answers.indexOf(null)] as AskIn<T['state']>;
  const [first] = game.options(match.state, ask) as [AnswerIn<T['state']>];
  return { type: 'answer', seat: ask.seat, ask: ask.id, answer: first };
}

/** A move of another game, if it makes sense in this one. */
export function isPossible<T extends GameTypes>(play: Play<T>, move: Move): boolean {
  const { game, match } = play;
  if (move.type === 'undo') return undoable(match, move.seat) >= move.answers;
  if (move.type === 'beyond') return move.to < match.entries.length;
  if (move.type === 'act') return wouldAccept(play, move.act);
  return check(game, match.state, move.seat, move.ask, move.answer) === null;
}

/** The moves behind a match's entries. */
export function movesOf<T extends GameTypes>(match: Match<T>): Move[] {
  const moves: Move[] = [];
  for (const entry of match.entries) {
    if (entry.type === 'answer') {
      moves.push({ type: 'answer', seat: entry.seat, ask: entry.ask, answer: entry.answer });
    } else if (entry.type === 'act') {
      moves.push({ type: 'act', act: entry.act });
    } else if (entry.type === 'undo') {
      if (entry.seat === null) moves.push({ type: 'beyond', to: entry.to });
      else moves.push({ type: 'undo', seat: entry.seat, answers: answersUndone(match.entries, entry.n, entry.to) });
    }
  }
  return moves;
}

/** How many answers stood between entry `to` and the undo with number `n`: undone ones do not count. */
function answersUndone(entries: readonly Entry[], n: number, to: number): number {
  let count = 0;
  for (let at = n - 1; at > to; ) {
    const entry = entries[at - 1] as Entry;
    if (entry.type === 'undo') {
      at = entry.to;
    } else {
      count++;
      at--;
    }
  }
  return count;
}

/** The game as if nothing had been taken back. */
export function withoutUndone(moves: readonly Move[]): Move[] {
  // What had been played, and not taken back, before each move and after the last one.
  const lines: Move[][] = [[]];
  for (const move of moves) {
    const line = lines.at(-1) as Move[];
    if (move.type === 'beyond') lines.push(lines[move.to] as Move[]);
    else if (move.type === 'undo') lines.push(line.slice(0, line.length - move.answers));
    else lines.push([...line, move]);
  }
  return lines.at(-1) as Move[];
}
