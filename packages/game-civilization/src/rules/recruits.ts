import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { figuresAt, unbuilt } from '../board/figures.ts';
import { GROUND_TERRAIN, techId, unitTypeIndex, WATER } from '../data/faces.ts';
import { FIGURES, isFigure } from '../data/figures.ts';
import { TECH } from '../data/names.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { Recruit } from '../state/questions/movement.ts';
import { playerOf, type State } from '../state.ts';
import { unitObstacle } from './buildable.ts';
import { stackingLimit, waterRight } from './limits.ts';

export const RECRUITS: readonly Recruit[] = [...FIGURES, ...UNIT_TYPES];

/** What Friendly Barbarian can bring to its finder: a figure where the marker lay, or a unit (HUT-011, RUL-128, RUL-366). */
export function recruits(state: State, seat: Seat, square: number): Recruit[] {
  return RECRUITS.filter((item) => whyNotRecruit(state, seat, square, item) === null);
}

export function whyNotRecruit(state: State, seat: Seat, square: number, item: Recruit): Illegal | null {
  const player = playerOf(state, seat);
  if (!isFigure(item)) {
    const rule = unitObstacle(state, player, unitTypeIndex(item), 0);
    return rule === null ? null : illegal(rule, { item, tech: techId(TECH.flight) });
  }
  if (unbuilt(item === 'army' ? player.armies : player.scouts) === 0) return illegal('FIG-002', { item });
  if (GROUND_TERRAIN[state.ground[square] as number] === WATER && waterRight(player) < 2) {
    return illegal('FIG-004', { square });
  }
  const limit = stackingLimit(state, player);
  const figures = figuresAt(player, square);
  return figures < limit ? null : illegal('FIG-005', { square, figures, limit });
}
