import { running, type Seat } from '@tessera/kernel';
import { armiesAt } from '../board/figures.ts';
import { battle as battleSteps } from '../procedures/battle.ts';
import { forceSize, isOutnumbered } from '../rules/battleForce.ts';
import { isBarbarian, seatOfSide } from '../rules/battleSides.ts';
import { combatBonus } from '../rules/combatBonus.ts';
import type { Battle } from '../state/frames/battle.ts';
import type { Frame } from '../state/frames.ts';
import { ATTACKER, DEFENDER, type Side } from '../state/sides.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import type { ArrivalFact, SideFact } from './facts.ts';

/** What figures that entered a square started on a trial table that was running `before`: a battle, or loot for overrun scouts. */
export function arrivals(context: StepContext, seat: Seat, square: number, before: Frame | null): ArrivalFact[] {
  const frame = running(context.state);
  if (frame === null || frame === before || context.state.outcome !== null) return [];
  if (frame.op === 'battle') return [battleFact(context, frame)];
  if (frame.op !== 'loot' || frame.winner !== seat) return [];
  return [{ fact: 'overrun', square, of: frame.loser, loot: frame.points, rules: ['MOVE-024', 'LOOT-006'] }];
}

/** The public numbers of a battle that is about to begin, the attackers already in the square (RUL-155). */
function battleFact(context: StepContext, frame: Battle): ArrivalFact {
  const { state } = context;
  battleSteps.begin(context, frame);
  const hands = [forceSize(state, frame, ATTACKER), forceSize(state, frame, DEFENDER)];
  frame.outnumbered = isOutnumbered(state, frame);
  if (state.options.leonidasCompare === 'battle_force')
    frame.outnumbered = (hands[DEFENDER] as number) < (hands[ATTACKER] as number);
  battleSteps.compare(context, frame);
  return {
    fact: 'battle',
    square: frame.square,
    of: frame.kind,
    attacker: sideFact(state, frame, ATTACKER, hands),
    defender: sideFact(state, frame, DEFENDER, hands),
    begins: frame.turn === ATTACKER ? 'attacker' : 'defender',
    rules: frame.kind === 'village' ? ['HUT-003', 'HUT-005'] : ['BAT-004', 'BAT-019'],
  };
}

function sideFact(state: State, frame: Battle, side: Side, hands: readonly number[]): SideFact {
  const seat = seatOfSide(frame, side);
  const player = playerOf(state, seat);
  const isAlone = isBarbarian(frame, side);
  return {
    seat,
    armies: isAlone ? 0 : armiesAt(player, frame.square),
    forces: isAlone ? (hands[side] as number) : player.units.length,
    hand: hands[side] as number,
    bonus: combatBonus(state, frame, side),
    card: frame.bonuses[side],
  };
}
