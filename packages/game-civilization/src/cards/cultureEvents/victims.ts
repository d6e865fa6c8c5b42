import { inProgress, type Seat } from '@tessera/kernel';
import { armiesAt, figureOwners, scoutsAt } from '../../board/figures.ts';
import { bitCount } from '../../board/groups.ts';
import { alternative } from '../../state/choice.ts';
import type { Move } from '../../state/frames/move.ts';
import { playerOf, type State, type StepContext } from '../../state.ts';
import { removeFigures } from '../../verbs/figures.ts';

const ARMY = alternative('army');
const SCOUT = alternative('scout');
const MOVING_ARMY = alternative('movingArmy');
const MOVING_SCOUT = alternative('movingScout');

/** Figures of one player in a square, all of them either standing there or on the move together. */
interface Group {
  readonly owner: Seat;
  readonly armies: number;
  readonly scouts: number;
}

const NOBODY: Group = { owner: -1, armies: 0, scouts: 0 };

/** The kinds of figures that may be chosen in a square, beside one already chosen (−1: none) and those protected. */
export function figureVictims(state: State, square: number, first: number, shielded: number): number[] {
  const { standing, moving } = groupsIn(state, square);
  const victims: number[] = [];
  const add = (victim: number, owner: Seat, count: number): void => {
    if (count > Number(first === victim) && (shielded & (1 << owner)) === 0) victims.push(victim);
  };
  add(ARMY, standing.owner, standing.armies);
  add(SCOUT, standing.owner, standing.scouts);
  add(MOVING_ARMY, moving.owner, moving.armies);
  add(MOVING_SCOUT, moving.owner, moving.scouts);
  return victims;
}

/** The owners of the figures chosen, one bit each (RUL-280). */
export function victimTargets(state: State, square: number, victims: readonly number[]): number {
  const { standing, moving } = groupsIn(state, square);
  let targets = 0;
  for (const victim of victims) {
    if ((victim === ARMY || victim === SCOUT) && standing.owner >= 0) targets |= 1 << standing.owner;
    if ((victim === MOVING_ARMY || victim === MOVING_SCOUT) && moving.owner >= 0) targets |= 1 << moving.owner;
  }
  return targets;
}

/** RUL-226: nobody gets loot. What has meanwhile left the square is not killed (RUL-227). */
export function killFigures(context: StepContext, square: number, victims: readonly number[]): void {
  const { standing, moving } = groupsIn(context.state, square);
  const chosen = (victim: number): number => victims.filter((one) => one === victim).length;
  kill(context, square, standing, chosen(ARMY), chosen(SCOUT), false);
  kill(context, square, moving, chosen(MOVING_ARMY), chosen(MOVING_SCOUT), true);
}

function kill(
  context: StepContext,
  square: number,
  group: Group,
  armies: number,
  scouts: number,
  isMovingFirst: boolean,
): void {
  const deadArmies = Math.min(armies, group.armies);
  const deadScouts = Math.min(scouts, group.scouts);
  if (deadArmies + deadScouts > 0) removeFigures(context, group.owner, square, deadArmies, deadScouts, isMovingFirst);
}

/**
 * Who is in a square. There are two groups only where a moving group meets other figures: its owner's, or enemies before the
 * battle (RUL-116). A moving group alone in its square counts as standing.
 */
function groupsIn(state: State, square: number): { readonly standing: Group; readonly moving: Group } {
  const owners = figureOwners(state, square);
  const move = moveIn(state, square);
  if (move === null) return { standing: groupOf(state, square, lowest(owners), 0, 0), moving: NOBODY };
  const moving = { owner: move.seat, armies: bitCount(move.armies), scouts: bitCount(move.scouts) };
  const others = owners & ~(1 << move.seat);
  const standing =
    others === 0
      ? groupOf(state, square, move.seat, moving.armies, moving.scouts)
      : groupOf(state, square, lowest(others), 0, 0);
  return standing.armies + standing.scouts === 0 ? { standing: moving, moving: NOBODY } : { standing, moving };
}

function groupOf(state: State, square: number, owner: Seat, lessArmies: number, lessScouts: number): Group {
  if (owner < 0) return NOBODY;
  const player = playerOf(state, owner);
  return { owner, armies: armiesAt(player, square) - lessArmies, scouts: scoutsAt(player, square) - lessScouts };
}

/** The move whose group is in the square, or null. */
function moveIn(state: State, square: number): Move | null {
  const move = inProgress(state, 'move');
  return move !== null && move.square === square && move.armies + move.scouts > 0 ? move : null;
}

function lowest(seats: number): Seat {
  return seats === 0 ? -1 : 31 - Math.clz32(seats & -seats);
}
