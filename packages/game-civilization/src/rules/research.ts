import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { WONDER_RESEARCH } from '../data/amounts.ts';
import { PERSON_CARD_TYPE, personCardId, TECH_LEVEL, TECH_SET, techId } from '../data/faces.ts';
import { RESEARCH_MARKS } from '../data/market.ts';
import { PERSON, WONDER } from '../data/names.ts';
import { playerOf, type State } from '../state.ts';
import { coinsOf } from './coins.ts';
import { hasWonder, knows } from './knowledge.ts';
import { couldHold, holdsPerson } from './people.ts';
import { HIGHEST_LOWERED, hasSpace, loweredRow, TOP_LEVEL, whyNotFit } from './pyramid.ts';

/** The type of Nikola Tesla's card. */
const BUILDER = PERSON_CARD_TYPE[PERSON.nikolaTesla] as number;
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
  return techsOfLevels(state, seat, openLevels(state, seat));
}

/** Those that the player can research with Nikola Tesla, one row lower (RUL-312, RUL-338). */
export function researchableLower(state: State, seat: Seat): number[] {
  if (!holdsPerson(state, seat, 'nikolaTesla')) return [];
  return techsOfLevels(state, seat, lowerLevels(state, seat));
}

/** Must the player be asked for a choice: does public information leave open that they can research anything (RUL-338)? */
export function couldResearch(state: State, seat: Seat): boolean {
  if (researchable(state, seat).length > 0) return true;
  const isTesla = state.options.skipFutile ? holdsPerson(state, seat, 'nikolaTesla') : couldHold(state, seat, BUILDER);
  return isTesla && techsOfLevels(state, seat, lowerLevels(state, seat)).length > 0;
}

/** The techs of some levels, one bit each, that the player could still learn. */
function techsOfLevels(state: State, seat: Seat, levels: number): number[] {
  const player = playerOf(state, seat);
  const techs: number[] = [];
  for (let tech = 0; tech < TECH_LEVEL.length; tech++) {
    if ((levels & (1 << (TECH_LEVEL[tech] as number))) === 0) continue;
    if (isInGame(state, tech) && !knows(player, tech)) techs.push(tech);
  }
  return techs;
}

/** The levels for which the player has the trade and a space in their pyramid, one bit each. */
function openLevels(state: State, seat: Seat): number {
  let levels = 0;
  for (let level = 1; level <= TOP_LEVEL; level++) if (isOpen(state, seat, level, level)) levels |= 1 << level;
  return levels;
}

/** Those for which there is a space one row lower, for Nikola Tesla; the printed level still sets the trade (RUL-338). */
function lowerLevels(state: State, seat: Seat): number {
  let levels = 0;
  for (let level = 2; level <= HIGHEST_LOWERED; level++)
    if (isOpen(state, seat, level, level - 1)) levels |= 1 << level;
  return levels;
}

function isOpen(state: State, seat: Seat, level: number, row: number): boolean {
  const player = playerOf(state, seat);
  return player.trade >= tradeNeeded(state, seat, level) && hasSpace(player, row);
}

/** Why a player cannot research a tech into a lower row, with Nikola Tesla; null if they can. */
export function whyNotResearchLower(state: State, seat: Seat, tech: number, row: number): Illegal | null {
  if (row < 1 || row !== loweredRow(tech)) return illegal('RUL-312', { tech: techId(tech) });
  const card = personCardId(PERSON.nikolaTesla);
  if (!playerOf(state, seat).hiddenPeople.includes(PERSON.nikolaTesla)) return illegal('GPD-009', { card });
  if (!holdsPerson(state, seat, 'nikolaTesla')) return illegal('GPD-011', { card });
  return whyNotResearch(state, seat, tech, row);
}

/** Why a player cannot research a tech, with the numbers behind it; null if they can. */
export function whyNotResearch(
  state: State,
  seat: Seat,
  tech: number,
  row = TECH_LEVEL[tech] as number,
): Illegal | null {
  const player = playerOf(state, seat);
  const level = TECH_LEVEL[tech] as number;
  if (!isInGame(state, tech)) return illegal('RUL-239', { tech: techId(tech) });
  // A player has one card of each tech.
  if (knows(player, tech)) return illegal('CMP-006', { tech: techId(tech), known: true });
  const needed = tradeNeeded(state, seat, level);
  if (player.trade < needed) return illegal('RES-002', { tech: techId(tech), level, needed, trade: player.trade });
  return whyNotFit(player, tech, row);
}
