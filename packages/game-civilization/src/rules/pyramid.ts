import { type Illegal, illegal } from '@tessera/kernel';
import { CIVILIZATION_TECH, PERSON_CARD_AMOUNT, TECH_LEVEL, techId } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import type { Player } from '../state.ts';
import { knows } from './knowledge.ts';

/** The highest level: Space Flight alone (RES-012). */
export const TOP_LEVEL = 5;
/** The highest level of which Nikola Tesla can put a tech one row lower (RUL-312). */
export const HIGHEST_LOWERED = PERSON_CARD_AMOUNT[PERSON.nikolaTesla] as number;

/**
 * The row a known tech lies in, or one just researched will: the starting tech always in the bottom row (RES-011), the others in that of their level, or
 * one lower with Nikola Tesla (RUL-312).
 */
export function rowOf(player: Player, tech: number): number {
  if (tech === CIVILIZATION_TECH[player.civilization]) return 1;
  return isLowered(player, tech) ? loweredRow(tech) : (TECH_LEVEL[tech] as number);
}

/** Does Nikola Tesla put this tech of the player one row lower, or has he (RUL-312)? */
export function isLowered(player: Player, tech: number): boolean {
  return player.loweredTechs.includes(tech);
}

/** The row into which Nikola Tesla puts a tech; 0 for one that he cannot help with: he knows levels II to IV. */
export function loweredRow(tech: number): number {
  const level = TECH_LEVEL[tech] as number;
  return level > HIGHEST_LOWERED ? 0 : level - 1;
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

/** May the player learn this tech: they do not know it and it fits (RES-003), in the row of its level unless stated? */
export function fitsPyramid(player: Player, tech: number, row = TECH_LEVEL[tech] as number): boolean {
  return !knows(player, tech) && hasSpace(player, row);
}

/** Why there is no place for a tech the player does not know: how many lie in the row below, and how many it takes. */
export function whyNotFit(player: Player, tech: number, row = TECH_LEVEL[tech] as number): Illegal | null {
  if (hasSpace(player, row)) return null;
  const below = rowCount(player, row - 1);
  const needed = rowCount(player, row) + 2;
  return illegal(row === TOP_LEVEL ? 'RES-012' : 'RES-010', { tech: techId(tech), level: row, below, needed });
}
