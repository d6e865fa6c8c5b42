import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { relicId } from '../data/faces.ts';
import { RELICS } from '../data/markers.ts';
import { playerOf, type RelicReward, type State } from '../state.ts';
import { fitsPyramid } from './pyramid.ts';
import { unknownTechs } from './research.ts';

/** The turn after the relic was taken has come (SOT-021, SOT-022). */
function isDue(state: State, { turn }: RelicReward): boolean {
  return turn < state.turn;
}

function isPossible(state: State, seat: Seat, relic: number): boolean {
  if (RELICS[relic]?.gives !== 'tech') return true;
  const player = playerOf(state, seat);
  return unknownTechs(state, seat).some((tech) => fitsPyramid(player, tech));
}

/** The relics whose rewards their owner must take before the part ends (RUL-040, RUL-362). */
export function dueRelics(state: State, seat: Seat): number[] {
  const relics: number[] = [];
  for (const reward of playerOf(state, seat).relicRewards) {
    if (isDue(state, reward) && isPossible(state, seat, reward.relic)) relics.push(reward.relic);
  }
  return relics;
}

/** Why the reward of a relic cannot be taken now. */
export function whyNotReward(state: State, seat: Seat, relic: number): Illegal | null {
  const params = { relic: relicId(relic) };
  const reward = playerOf(state, seat).relicRewards.find((one) => one.relic === relic);
  if (reward === undefined || !isDue(state, reward)) {
    return illegal(RELICS[relic]?.gives === 'tech' ? 'SOT-021' : 'SOT-022', params);
  }
  return isPossible(state, seat, relic) ? null : illegal('RUL-040', params);
}
