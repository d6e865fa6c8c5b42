import type { Seat } from '@tessera/kernel';
import { hasEnemyFigure } from '../board/figures.ts';
import type { Figure } from '../data/figures.ts';
import { CIVILIZATION, GOVERNMENT, WONDER } from '../data/names.ts';
import type { Player, State } from '../state.ts';
import { isHeldByEnemy } from './passing.ts';
import { wonderSquare } from './wonders.ts';

export function knows(player: Player, tech: number): boolean {
  return player.techs.includes(tech);
}

export function plays(player: Player, civilization: keyof typeof CIVILIZATION): boolean {
  return player.civilization === CIVILIZATION[civilization];
}

export function governedBy(player: Player, government: keyof typeof GOVERNMENT): boolean {
  return player.government === GOVERNMENT[government];
}

/** May the player attack cities (GOV-015)? */
export function attacksCities(player: Player): boolean {
  return !governedBy(player, 'democracy');
}

/** May the player's scouts explore huts (GOV-016)? */
export function scoutsExploreHuts(player: Player): boolean {
  return governedBy(player, 'republic');
}

/** SOT-004; under Republic armies found cities like scouts (GOV-016, RUL-238). */
export function isFounder(player: Player, figure: Figure): boolean {
  return figure === 'scout' || governedBy(player, 'republic');
}

/**
 * Does the ability of this wonder work for this player: they own its card, it is not obsolete (OBS-002), and its marker is
 * not blockaded (BLK-003, RUL-194)?
 */
export function hasWonder(state: State, seat: Seat, wonder: keyof typeof WONDER): boolean {
  return isWorking(state, seat, WONDER[wonder], hasEnemyFigure);
}

/** The same for what cannot be undone: a group that only passes over the marker takes nothing away (RUL-390). */
export function keepsWonder(state: State, seat: Seat, wonder: keyof typeof WONDER): boolean {
  return isWorking(state, seat, WONDER[wonder], isHeldByEnemy);
}

function isWorking(state: State, seat: Seat, wonder: number, isBlockaded: typeof hasEnemyFigure): boolean {
  if (!(state.players[seat] as Player).wonders.includes(wonder) || (state.obsolete & (1 << wonder)) !== 0) return false;
  const square = wonderSquare(state, wonder);
  return square < 0 || !isBlockaded(state, seat, square);
}
