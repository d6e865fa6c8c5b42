import type { Seat } from '@tessera/kernel';
import { centerOwner } from '../board/cities.ts';
import { geometry, HIDDEN } from '../board/geometry.ts';
import { playerOf, type State } from '../state.ts';
import { mayDisband } from './disbanding.ts';
import {
  endRule,
  enterRule,
  FREE,
  finishRule,
  type MoveRule,
  type Party,
  RELIC,
  squareKind,
  stops,
  without,
} from './entering.ts';
import { plays } from './knowledge.ts';
import { isUsed } from './oncePerTurn.ts';
import { fitsPyramid } from './pyramid.ts';
import { canEndWithin } from './reach.ts';

/** The rule that forbids a group with `left` points to step into a neighbouring square, or null. */
export function stepRule(state: State, party: Party, to: number, left: number): MoveRule | null {
  if (left < 1) return 'MOVE-002';
  if (state.stopped.includes(party.square)) return 'RUL-285';
  const kind = squareKind(state, party.seat, to);
  const entering = enterRule(state, party, to, kind);
  if (entering !== null) return entering;
  const ending = finishRule(state, party, to, kind);
  if (ending === null) return null;
  if (left === 1 || stops(party, kind)) return ending;
  return canEndWithin(state, party, to, left - 1) ? null : 'RUL-109';
}

/** The rule that forbids a group to end its movement where it is, or null. */
export function stopRule(state: State, party: Party): MoveRule | null {
  const rule = endRule(state, party, party.square, squareKind(state, party.seat, party.square));
  return rule === 'FAQ-074' && party.blockadesGate ? null : rule;
}

/** The rule that forbids a group to discover the tile of a neighbouring square, or null (EXPL-001, RUL-121). */
export function discoverRule(state: State, party: Party, to: number, left: number): MoveRule | null {
  if (state.ground[to] !== HIDDEN) return 'EXPL-001';
  if (left < 1) return 'MOVE-002';
  if (state.stopped.includes(party.square) || stopRule(state, party) === null) return null;
  return canEndWithin(state, party, party.square, left - 1) ? null : 'RUL-121';
}

/** May members stay behind where the group stands (RUL-103)? Where ending has consequences, a flying group ends as a whole. */
export function mayLeaveHere(state: State, party: Party): boolean {
  const kind = squareKind(state, party.seat, party.square);
  return (kind === FREE || kind === RELIC) && stopRule(state, party) === null;
}

/** Is there anything a group can still do with the points left: step, discover or be sacrificed? */
export function canAct(state: State, party: Party, left: number): boolean {
  if (left < 1) return false;
  const next = geometry(state).next[party.square] as readonly number[];
  for (const to of next) {
    if (stepRule(state, party, to, left) === null || discoverRule(state, party, to, left) === null) return true;
    if (maySacrifice(state, party) && sacrificeTechs(state, party, to).length > 0) return true;
  }
  return false;
}

/** Can the group, or what is left of it when some stay behind, do anything more? */
export function canGoOn(state: State, party: Party, left: number, hasActed: boolean): boolean {
  if (canAct(state, party, left) || mayDisband(state, party)) return true;
  if (left < 1 || !hasActed || !mayLeaveHere(state, party)) return false;
  for (let armies = 0; armies <= party.armies; armies++) {
    for (let scouts = 0; scouts <= party.scouts; scouts++) {
      if (mayLeave(state, party, armies, scouts, left)) return true;
    }
  }
  return false;
}

/** May these numbers stay behind: some of the group but not all, and the rest can still do something? */
export function mayLeave(state: State, party: Party, armies: number, scouts: number, left: number): boolean {
  const staying = armies + scouts;
  if (staying === 0 || staying === party.armies + party.scouts) return false;
  return stayingRule(state, party, armies) === null && canAct(state, without(party, armies, scouts), left);
}

/** RUL-360: scouts do not stay behind on a relic square without one of the armies. */
export function stayingRule(state: State, party: Party, armies: number): MoveRule | null {
  return armies === 0 && squareKind(state, party.seat, party.square) === RELIC ? 'REL-004' : null;
}

/** RUL-257: once per turn, a single figure of Russia that is free to take a step. */
export function maySacrifice(state: State, party: Party): boolean {
  const player = playerOf(state, party.seat);
  if (!plays(player, 'russia') || isUsed(player, 'sacrifice')) return false;
  return party.armies + party.scouts === 1 && !state.stopped.includes(party.square);
}

/** The techs a sacrifice in this square would bring: those of the city's owner that fit Russia's pyramid. */
export function sacrificeTechs(state: State, party: Party, square: number): number[] {
  const owner: Seat = centerOwner(state, square);
  if (owner < 0 || owner === party.seat) return [];
  const player = playerOf(state, party.seat);
  return playerOf(state, owner).techs.filter((tech) => fitsPyramid(player, tech));
}
