import { type Seat, tell } from '@tessera/kernel';
import { WONDER_AGE, wonderId } from '../data/faces.ts';
import { plays } from '../rules/knowledge.ts';
import { isObsolete } from '../rules/wonders.ts';
import type { State, StepContext } from '../state.ts';
import { settle } from './settle.ts';
import { takeFromWonderMarket } from './wonderMarket.ts';

/** The wonders of these ages that can be made obsolete: owned or in the market, not yet obsolete (RUL-195, RUL-196). */
export function wondersToObsolete(state: State, ages: number): number[] {
  const wonders: number[] = [];
  for (let wonder = 0; wonder < WONDER_AGE.length; wonder++) {
    if ((ages & (1 << (WONDER_AGE[wonder] as number))) === 0 || isObsolete(state, wonder)) continue;
    const owner = wonderOwner(state, wonder);
    if (owner < 0 ? !state.wonderMarket.includes(wonder) : isProtected(state, owner)) continue;
    wonders.push(wonder);
  }
  return wonders;
}

/** VAR-017: with the advanced Egyptians, Egypt's wonders cannot be made obsolete. */
function isProtected(state: State, owner: Seat): boolean {
  const player = state.players[owner];
  return state.options.advancedEgyptians && player !== undefined && plays(player, 'egypt');
}

function wonderOwner(state: State, wonder: number): Seat {
  return state.players.findIndex((player) => player.wonders.includes(wonder));
}

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
