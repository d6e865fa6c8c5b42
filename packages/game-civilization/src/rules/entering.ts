import type { Seat } from '@tessera/kernel';
import { centerOwner } from '../board/cities.ts';
import { figuresAt, hasEnemyArmy, hasEnemyFigure } from '../board/figures.ts';
import { isHut, isRelic, isVillage } from '../board/pieces.ts';
import { GROUND_TERRAIN, WATER } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { playerOf, type State } from '../state.ts';
import { gateAgainst, isBehind, isGate } from './gate.ts';
import { attacksCities, knows, scoutsExploreHuts } from './knowledge.ts';
import { stackingLimit, waterRight } from './limits.ts';

/** A figure or group that moves, with everything that decides where it may go. */
export interface Party {
  readonly seat: Seat;
  readonly armies: number;
  readonly scouts: number;
  /** Where it stands: there its own members do not count as others. */
  readonly square: number;
  readonly limit: number;
  /** 0, 1 or 2 (rules/limits.ts). */
  readonly water: number;
  /** Flight: a square matters only where the flight ends (RUL-286). */
  readonly flies: boolean;
  readonly attacksCities: boolean;
  readonly scoutsExploreHuts: boolean;
  /** With the expansion figures may be disbanded in an own center (DIS-001). */
  readonly disbands: boolean;
  /** Where armies of the group stay behind and take the relic, so that the others need no escort there (RUL-360); else −1. */
  readonly opened: number;
  /** Whose Brandenburg Gate closes their outskirts to the group when it has left its square; else −1. */
  readonly gate: Seat;
  /** It stood on the Gate's square when its move began: as long as it stays, it blockades the Gate (FAQ-073). */
  readonly blockadesGate: boolean;
}

/** What entering a square means for a mover. From HUT on, something there stops them (RUL-108). */
export const FREE = 0;
export const OWN_CENTER = 1;
export const RELIC = 2;
export const HUT = 3;
export const VILLAGE = 4;
export const ENEMY_ARMY = 5;
export const ENEMY_SCOUTS = 6;
export const ENEMY_CITY = 7;

/** Rules that forbid a step, an end or a start. */
export type MoveRule =
  | 'MOVE-002'
  | 'MOVE-008'
  | 'MOVE-010'
  | 'MOVE-011'
  | 'MOVE-013'
  | 'MOVE-014'
  | 'MOVE-015'
  | 'MOVE-018'
  | 'MOVE-019'
  | 'GOV-015'
  | 'REL-004'
  | 'EXPL-001'
  | 'FAQ-074'
  | 'FAQ-075'
  | 'RUL-107'
  | 'RUL-109'
  | 'RUL-121'
  | 'RUL-285';

export function partyAt(state: State, seat: Seat, square: number, armies: number, scouts: number): Party {
  const player = playerOf(state, seat);
  const gate = gateAgainst(state, seat, square, armies + scouts);
  return {
    seat,
    armies,
    scouts,
    square,
    limit: stackingLimit(state, player),
    water: waterRight(player),
    flies: knows(player, TECH.flight),
    attacksCities: attacksCities(player),
    scoutsExploreHuts: scoutsExploreHuts(player),
    disbands: state.options.expansion,
    opened: -1,
    gate,
    blockadesGate: gate >= 0 && isGate(state, square),
  };
}

/** The same group with fewer members. Those who stay on the Gate's square go on blockading it. */
export function without(party: Party, armies: number, scouts: number): Party {
  return {
    seat: party.seat,
    armies: party.armies - armies,
    scouts: party.scouts - scouts,
    square: party.square,
    limit: party.limit,
    water: party.water,
    flies: party.flies,
    attacksCities: party.attacksCities,
    scoutsExploreHuts: party.scoutsExploreHuts,
    disbands: party.disbands,
    opened: armies > 0 ? party.square : party.opened,
    gate: party.blockadesGate ? -1 : party.gate,
    blockadesGate: party.blockadesGate,
  };
}

export function squareKind(state: State, seat: Seat, square: number): number {
  const owner = centerOwner(state, square);
  if (owner >= 0) return owner === seat ? OWN_CENTER : ENEMY_CITY;
  if (hasEnemyFigure(state, seat, square)) return hasEnemyArmy(state, seat, square) ? ENEMY_ARMY : ENEMY_SCOUTS;
  const piece = state.pieces[square] as number;
  if (isHut(piece)) return HUT;
  if (isVillage(piece)) return VILLAGE;
  return isRelic(piece) ? RELIC : FREE;
}

function isEnemyFigures(kind: number): boolean {
  return kind === ENEMY_ARMY || kind === ENEMY_SCOUTS;
}

/** May armies of the group not attack what is in a square: a city under Democracy, figures that a Gate covers? */
export function isAttackForbidden(state: State, party: Party, square: number, kind: number): boolean {
  if (kind === ENEMY_CITY) return !party.attacksCities;
  return isEnemyFigures(kind) && isBehind(state, party.gate, square);
}

/** A center has no terrain, even that of a metropolis on water (MOVE-026, RUL-358). */
function isCenter(kind: number): boolean {
  return kind === OWN_CENTER || kind === ENEMY_CITY;
}

/** Does the square stop a group that enters it (MOVE-020, MOVE-021)? */
export function stops(party: Party, kind: number): boolean {
  return kind >= HUT && !party.flies;
}

/** The rule that keeps the group from entering a square of some kind, or null. The stacking limit also holds on the way (RUL-105). */
export function enterRule(state: State, party: Party, square: number, kind: number): MoveRule | null {
  const ground = state.ground[square] as number;
  if (ground < 0) return 'MOVE-013';
  if (party.water === 0 && GROUND_TERRAIN[ground] === WATER && !isCenter(kind)) return 'MOVE-010';
  if (othersAt(state, party, square) + party.armies + party.scouts > party.limit) return 'MOVE-008';
  if (needsEscort(state, party, square)) return 'REL-004';
  return party.flies ? null : stayRule(party, kind);
}

/** The rule that keeps the group from ending its movement in a square it may enter, or null. */
export function endRule(state: State, party: Party, square: number, kind: number): MoveRule | null {
  if (kind === OWN_CENTER) return 'MOVE-014';
  if (party.water < 2 && GROUND_TERRAIN[state.ground[square] as number] === WATER && !isCenter(kind)) return 'MOVE-011';
  if (kind === RELIC && needsEscort(state, party, square)) return 'REL-004';
  return stayRule(party, kind) ?? gateRule(state, party, square, kind);
}

/** Enemies of the Gate's owner end in those outskirts neither in peace nor to attack figures; a center is no part of them. */
function gateRule(state: State, party: Party, square: number, kind: number): MoveRule | null {
  if (!isBehind(state, party.gate, square)) return null;
  return isEnemyFigures(kind) ? 'FAQ-075' : 'FAQ-074';
}

/** The same where being disbanded is another way to end: in an own center (RUL-363). */
export function finishRule(state: State, party: Party, square: number, kind: number): MoveRule | null {
  return kind === OWN_CENTER && party.disbands ? null : endRule(state, party, square, kind);
}

/** Scouts may be on a relic square only in a group with an army, flying ones too (REL-004, RUL-360). */
function needsEscort(state: State, party: Party, square: number): boolean {
  return party.armies === 0 && square !== party.opened && isRelic(state.pieces[square] as number);
}

/** What scouts, alone or in a group, may not face (RUL-107), and what Democracy's armies may not. */
function stayRule(party: Party, kind: number): MoveRule | null {
  if (kind < HUT) return null;
  if (party.scouts > 0 && !(kind === HUT && party.scoutsExploreHuts)) {
    if (party.armies > 0) return 'RUL-107';
    if (kind === ENEMY_CITY) return 'MOVE-015';
    return kind === HUT || kind === VILLAGE ? 'MOVE-018' : 'MOVE-019';
  }
  return kind === ENEMY_CITY && !party.attacksCities ? 'GOV-015' : null;
}

/** The player's figures in a square, apart from the group itself. */
export function othersAt(state: State, party: Party, square: number): number {
  const own = figuresAt(playerOf(state, party.seat), square);
  return square === party.square ? own - party.armies - party.scouts : own;
}
