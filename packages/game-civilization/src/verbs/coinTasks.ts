import type { Seat } from '@tessera/kernel';
import { TECH } from '../data/names.ts';
import { TECHS } from '../data/techs.ts';
import { hasRoomForCoin } from '../rules/coins.ts';
import { knows } from '../rules/knowledge.ts';
import { isUsed, type OncePerTurn } from '../rules/oncePerTurn.ts';
import type { CoinTask } from '../state/questions/cityManagement.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { gainTechCoin, loseCulture, loseTrade } from './goods.ts';
import { markUsed } from './markUsed.ts';

/** The techs that give a coin token for a payment, once per turn in the owner's City Management part (RUL-273). */
export const COIN_TASKS = {
  democracy: { tech: TECH.democracy, once: 'democracyCoin', ...priceOf(TECH.democracy) },
  printingPress: { tech: TECH.printingPress, once: 'printingPressCoin', ...priceOf(TECH.printingPress) },
} as const satisfies {
  readonly [task in CoinTask]: {
    readonly tech: number;
    readonly once: OncePerTurn;
    readonly trade: number;
    readonly culture: number;
  };
};
function priceOf(tech: number): { readonly trade: number; readonly culture: number } {
  return TECHS[tech]?.coinPrice ?? { trade: 0, culture: 0 };
}

export function canDoCoinTask(state: State, seat: Seat, task: CoinTask): boolean {
  const { tech, once, trade, culture } = COIN_TASKS[task];
  const player = playerOf(state, seat);
  if (!knows(player, tech) || isUsed(player, once)) return false;
  return player.trade >= trade && player.culture >= culture && hasRoomForCoin(state, seat, tech);
}

export function doCoinTask(context: StepContext, seat: Seat, task: CoinTask): void {
  const { tech, once, trade, culture } = COIN_TASKS[task];
  markUsed(playerOf(context.state, seat), once);
  loseTrade(context, seat, trade);
  loseCulture(context, seat, culture);
  gainTechCoin(context, seat, tech);
}
