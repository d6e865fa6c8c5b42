import { type Illegal, illegal } from '@tessera/kernel';
import { CIVILIZATION_TECH, TECH_LEVEL, techId } from '../data/faces.ts';
import type { Player } from '../state.ts';
import { knows } from './knowledge.ts';

/** The highest level: Space Flight alone (RES-012). */
export const TOP_LEVEL = 5;

/** The row a known tech lies in: the starting tech always in the bottom row, the others in that of their level (RES-011). */
export function rowOf(player: Player, tech: number): number {
  return tech === CIVILIZATION_TECH[player.civilization] ? 1 : (TECH_LEVEL[tech] as number);
}

/** How many techs lie in a row (RUL-137), Isaac Newton's card included (RUL-312). */
export function rowCount(player: Player, row: number): number {
  const { techs } = player;
  let count = player.newtonRow === row ? 1 : 0;
  for (let i = 0; i < techs.length; i++) if (rowOf(player, techs[i] as number) === row) count++;
  return count;
}

/** Is there a place for one more tech in this row: any in the bottom row, else above two of the row below (RES-010)? */
export function hasSpace(player: Player, row: number): boolean {
  return row === 1 || rowCount(player, row - 1) >= rowCount(player, row) + 2;
}

/** Why a nameless tech has no place in a row. */
export function whyNoSpace(player: Player, row: number): Illegal | null {
  if (hasSpace(player, row)) return null;
  return illegal('RES-010', { level: row, below: rowCount(player, row - 1), needed: rowCount(player, row) + 2 });
}

/** May the player learn this tech: they do not know it and it fits (RES-003)? */
export function fitsPyramid(player: Player, tech: number): boolean {
  return !knows(player, tech) && hasSpace(player, TECH_LEVEL[tech] as number);
}

/** Why there is no place for a tech the player does not know: how many lie in the row below, and how many it takes. */
export function whyNotFit(player: Player, tech: number): Illegal | null {
  const level = TECH_LEVEL[tech] as number;
  if (hasSpace(player, level)) return null;
  const below = rowCount(player, level - 1);
  const needed = rowCount(player, level) + 2;
  return illegal(level === TOP_LEVEL ? 'RES-012' : 'RES-010', { tech: techId(tech), level, below, needed });
}
