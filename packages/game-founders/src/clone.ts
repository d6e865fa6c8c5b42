import type { Pending } from '@tessera/kernel';
import type { Frame } from './state/frames.ts';
import type { Answer, Ask } from './state/questions.ts';
import type { State, Territory } from './state.ts';

/** A copy that shares nothing mutable with the original. Written out by hand, because search copies states all the time. */
export function clone(state: State): State {
  const copy: State = {
    schema: state.schema,
    rules: state.rules,
    seq: state.seq,
    asked: state.asked,
    rng: cloneLists(state.rng),
    stack: cloneStack(state.stack),
    pending: clonePending(state.pending),
    outcome: state.outcome,
    options: state.options,
    first: state.first,
    turn: state.turn,
    stacks: cloneLists(state.stacks),
    rows: cloneLists(state.rows),
    victory: state.victory.slice(),
    box: state.box.slice(),
    drafted: cloneLists(state.drafted),
    piles: state.piles.slice(),
    craftsmen: state.craftsmen.slice(),
    tokenBox: state.tokenBox.slice(),
    territories: cloneTerritories(state.territories),
    ending: state.ending,
  };
  if (state.resigned !== undefined) copy.resigned = state.resigned.slice();
  return copy;
}

function cloneLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push((lists[i] as number[]).slice());
  return copy;
}

function cloneTerritories(territories: readonly Territory[]): Territory[] {
  const copy: Territory[] = [];
  for (let i = 0; i < territories.length; i++) {
    const { cells, tiles, marks, carts, hand, received, replaced } = territories[i] as Territory;
    copy.push({
      cells: cells.slice(),
      tiles: tiles.slice(),
      marks: marks.slice(),
      carts: carts.slice(),
      hand: hand.slice(),
      received: received.slice(),
      replaced: replaced.slice(),
    });
  }
  return copy;
}

function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let i = 0; i < stack.length; i++) copy.push(cloneFrame(stack[i] as Frame));
  return copy;
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.op) {
    case 'game':
      return { op: 'game', at: frame.at, seat: frame.seat };
    case 'setUp':
      return { op: 'setUp', at: frame.at, pick: frame.pick };
    case 'turn':
      return { op: 'turn', at: frame.at, seat: frame.seat, bought: frame.bought };
    case 'addTile':
      return { op: 'addTile', at: frame.at, seat: frame.seat, bought: frame.bought, only: frame.only };
  }
}

/** Questions and answers never change once given, so the copy may hold the same ones. */
function clonePending(pending: Pending<Ask, Answer> | null): Pending<Ask, Answer> | null {
  return pending === null ? null : { mode: pending.mode, asks: pending.asks.slice(), answers: pending.answers.slice() };
}
