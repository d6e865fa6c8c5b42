import { tell } from '@tessera/kernel';
import { wonderId } from '../data/faces.ts';
import type { StepContext } from '../state.ts';
import { settle } from './settle.ts';
import { takeFromWonderMarket } from './wonderMarket.ts';

/** OBS-001, OBS-002; one still in the market leaves the game instead, and the next takes its place (OBS-005). */
export function obsoleteWonder(context: StepContext, wonder: number): void {
  const { state } = context;
  tell(context, { kind: 'wonderObsolete', wonder: wonderId(wonder) });
  if (state.wonderMarket.includes(wonder)) {
    state.box.wonders.push(wonder);
    takeFromWonderMarket(context, wonder);
    return;
  }
  state.obsolete |= 1 << wonder;
  settle(context);
}
