import { type Seat, tell } from '@tessera/kernel';
import { GOVERNMENT_TRADE, WONDER_GAINED_CULTURE, WONDER_TRADE } from '../../data/amounts.ts';
import { WONDER } from '../../data/names.ts';
import type { WonderId } from '../../data/wonders.ts';
import { governedBy, hasWonder } from '../../rules/knowledge.ts';
import { isUsed } from '../../rules/oncePerTurn.ts';
import { type Player, playerOf, type StepContext } from '../../state.ts';
import { gainCulture, gainTrade } from '../../verbs/goods.ts';
import { markUsed } from '../../verbs/markUsed.ts';
import { settle } from '../../verbs/settle.ts';

/** Wonders that give something automatically, and what they give. Panama's coin comes last, after Democracy's trade. */
const GAINS = ['stonehenge', 'louvre', 'colossus'] as const satisfies readonly WonderId[];

/**
 * Automatic gains at the beginning of a player's part, or later in it when their source begins to work, in this order and
 * once per turn (RUL-043, RUL-258).
 */
export function automaticGains(context: StepContext, seat: Seat): void {
  const player = playerOf(context.state, seat);
  if (player.wonders.length > 0) {
    for (const wonder of GAINS) {
      if (!startsToGive(context, seat, wonder)) continue;
      gainCulture(context, seat, WONDER_GAINED_CULTURE[WONDER[wonder]] as number);
      gainTrade(context, seat, WONDER_TRADE[WONDER[wonder]] as number);
    }
  }
  if (context.state.options.democracyTrade === 'start_of_turn') gainDemocracyTrade(context, seat, player);
  if (player.wonders.length > 0 && startsToGive(context, seat, 'panamaCanal')) {
    player.canalCoins++;
    tell(context, { kind: 'coinGained', seat, on: 'panamaCanal' });
    settle(context);
  }
}

function gainDemocracyTrade(context: StepContext, seat: Seat, player: Player): void {
  if (!governedBy(player, 'democracy') || isUsed(player, 'democracyTrade')) return;
  markUsed(player, 'democracyTrade');
  gainTrade(context, seat, GOVERNMENT_TRADE[player.government] as number);
}

/** Does the wonder work, and has it not given its gain this turn? From now on it counts as given. */
function startsToGive(context: StepContext, seat: Seat, wonder: (typeof GAINS)[number] | 'panamaCanal'): boolean {
  const player = playerOf(context.state, seat);
  if (!hasWonder(context.state, seat, wonder) || isUsed(player, wonder)) return false;
  markUsed(player, wonder);
  tell(context, { kind: 'wonderUsed', seat, wonder });
  return true;
}
