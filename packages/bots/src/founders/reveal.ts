import type { Answer, State } from '@tessera/game-founders';
import { STACKS } from '@tessera/game-founders/data';
import { nextBelow } from '@tessera/kernel';
import { evaluate, readRivals, rivalsOf } from './evaluate.ts';
import { FAMILY_OF, tileIndex } from './faces.ts';
import {
  after,
  atAddition,
  Best,
  isSensible,
  openAsk,
  planAdditions,
  type ScoredPlan,
  type Table,
  valued,
} from './search.ts';

/** A row holds at most five tiles; then the next one clears it. */
const ROW_LIMIT = 5;
/** The most different tiles of a stack that are imagined on top of it. */
const IMAGINED = 8;
/** How many of the additions planned before the reveal are looked at again after it. */
const LOOKED_AT_AGAIN = 2;

const PASS: Answer = { play: 'pass' };

/** Step 1: the stack whose top tile, as far as the seat can know it, leads to the best turn on average. */
export function chooseReveal(table: Table, options: readonly Answer[]): Answer {
  const { game, state, seat, generator } = table;
  const rivals = rivalsOf(state, 0);
  readRivals(state, seat, rivals);
  const planned = planAdditions({ ...table, state: atAddition(game, state, seat) }, rivals);
  const best = new Best(generator);
  for (let i = 0; i < options.length; i++) {
    const answer = options[i] as Answer;
    if ('stack' in answer) best.offer(answer, valueOfReveal(table, STACKS.indexOf(answer.stack), answer, planned));
  }
  return best.answer as Answer;
}

function valueOfReveal(table: Table, stack: number, answer: Answer, planned: readonly ScoredPlan[]): number {
  const row = table.state.rows[stack] as number[];
  const isCleared = row.length >= ROW_LIMIT;
  const kept = isCleared ? planned.filter(({ tile }) => FAMILY_OF[tile] !== stack) : planned;
  const tops = imagineTops(table, stack);
  let sum = 0;
  let count = 0;
  for (let k = 0; k < tops.length; k++) {
    const { face, weight } = tops[k] as Top;
    const known = !isCleared && row.includes(face) ? kept[0]?.value : undefined;
    sum += weight * (known ?? bestTurnWith(table, stack, face, answer, kept));
    count += weight;
  }
  return sum / count;
}

interface Top {
  readonly face: number;
  weight: number;
}

/** Tiles that may lie on top of a stack and how often: all faces if they are few, else a random sample. */
function imagineTops({ state, generator }: Table, stack: number): Top[] {
  // Sorted: the order of the given stack must not matter, even though it is only a guess.
  const hidden = (state.stacks[stack] as number[]).slice().sort((a, b) => a - b);
  const tops: Top[] = [];
  for (const face of hidden) {
    const last = tops[tops.length - 1];
    if (last?.face === face) last.weight++;
    else tops.push({ face, weight: 1 });
  }
  while (tops.length > IMAGINED) tops.splice(nextBelow(generator, tops.length), 1);
  return tops;
}

/** The worth of the best addition if this tile is revealed: one of those planned, or that of the new tile itself. */
function bestTurnWith(
  table: Table,
  stack: number,
  face: number,
  answer: Answer,
  planned: readonly ScoredPlan[],
): number {
  const { game, seat, generator } = table;
  const rivals = rivalsOf(table.state, 1);
  const state = revealed(table, stack, face, answer);
  readRivals(state, seat, rivals);
  const turn: Table = { ...table, state };
  const best = new Best(generator);
  for (let k = 0; k < planned.length && k < LOOKED_AT_AGAIN; k++) {
    const { answer: addition } = planned[k] as ScoredPlan;
    best.offer(addition, valued(turn, rivals, addition).value);
  }
  const options = game.options(state, openAsk(state));
  for (let i = 0; i < options.length; i++) {
    const addition = options[i] as Answer;
    if (!('tile' in addition) || tileIndex(addition.tile) !== face || !isSensible(turn, addition)) continue;
    best.offer(addition, valued(turn, rivals, addition).value);
  }
  return best.answer === null ? evaluate(state, seat, rivals, state.turn) : best.value;
}

/** The position at the third step after this tile has been revealed and no token played. */
function revealed({ game, state }: Table, stack: number, face: number, answer: Answer): State {
  const dealt = game.clone(state);
  const hidden = dealt.stacks[stack] as number[];
  hidden[hidden.indexOf(face)] = hidden[hidden.length - 1] as number;
  hidden[hidden.length - 1] = face;
  const next = after(game, dealt, openAsk(dealt), answer);
  const ask = openAsk(next);
  return ask.kind === 'playToken' ? after(game, next, ask, PASS) : next;
}
