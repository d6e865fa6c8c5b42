import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { WONDER_RESEARCH } from '../data/amounts.ts';
import { TECH_LEVEL, TECH_SET, techId } from '../data/faces.ts';
import { RESEARCH_MARKS } from '../data/market.ts';
import { WONDER } from '../data/names.ts';
import { playerOf, type State } from '../state.ts';
import { coinsOf } from './coins.ts';
import { hasWonder, knows } from './knowledge.ts';
import { hasSpace, TOP_LEVEL, whyNotFit } from './pyramid.ts';

const PORCELAIN_TOWER = WONDER_RESEARCH[WONDER.porcelainTower] as number;

/** The trade a player needs to research a tech of this level: a threshold, not below 0 (RES-002, RES-015, RUL-237). */
export function tradeNeeded(state: State, seat: Seat, level: number): number {
  const mark = RESEARCH_MARKS[level - 1] as number;
  return hasWonder(state, seat, 'porcelainTower') ? Math.max(0, mark - PORCELAIN_TOWER) : mark;
}

/** What research costs once the tech is learned: all trade, less 1 for each coin, the new tech's included (RES-005 to RES-007, RUL-138). */
export function tradeUsed(state: State, seat: Seat): number {
  return Math.max(0, playerOf(state, seat).trade - coinsOf(state, seat));
}

/** Does the tech exist in this game (RUL-239)? */
export function isInGame(state: State, tech: number): boolean {
  return state.options.expansion || TECH_SET[tech] === 0;
}

/** The techs of this game that a player does not know: all, or those of one level. */
export function unknownTechs(state: State, seat: Seat, level: number | null = null): number[] {
  const player = playerOf(state, seat);
  const techs: number[] = [];
  for (let tech = 0; tech < TECH_LEVEL.length; tech++) {
    const isOfLevel = level === null || TECH_LEVEL[tech] === level;
    if (isOfLevel && isInGame(state, tech) && !knows(player, tech)) techs.push(tech);
  }
  return techs;
}

/** The techs a player can research now (RES-001 to RES-003). */
export function researchable(state: State, seat: Seat): number[] {
  const levels = openLevels(state, seat);
  const techs: number[] = [];
  for (let tech = 0; tech < TECH_LEVEL.length; tech++) if (canResearch(state, seat, tech, levels)) techs.push(tech);
  return techs;
}

/** Is there any tech the player can research? The answer is public (RUL-009). */
export function canResearchAny(state: State, seat: Seat): boolean {
  const levels = openLevels(state, seat);
  for (let tech = 0; tech < TECH_LEVEL.length; tech++) if (canResearch(state, seat, tech, levels)) return true;
  return false;
}

function canResearch(state: State, seat: Seat, tech: number, levels: number): boolean {
  if ((levels & (1 << (TECH_LEVEL[tech] as number))) === 0) return false;
  return isInGame(state, tech) && !knows(playerOf(state, seat), tech);
}

/** The levels for which the player has the trade and a space in their pyramid, one bit each. */
function openLevels(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let levels = 0;
  for (let level = 1; level <= TOP_LEVEL; level++) {
    if (player.trade >= tradeNeeded(state, seat, level) && hasSpace(player, level)) levels |= 1 << level;
  }
  return levels;
}

/** Why a player cannot research a tech, with the numbers behind it; null if they can. */
export function whyNotResearch(state: State, seat: Seat, tech: number): Illegal | null {
  const player = playerOf(state, seat);
  const level = TECH_LEVEL[tech] as number;
  if (!isInGame(state, tech)) return illegal('RUL-239', { tech: techId(tech) });
  // A player has one card of each tech.
  if (knows(player, tech)) return illegal('CMP-006', { tech: techId(tech), known: true });
  const needed = tradeNeeded(state, seat, level);
  if (player.trade < needed) return illegal('RES-002', { tech: techId(tech), level, needed, trade: player.trade });
  return whyNotFit(player, tech);
}
