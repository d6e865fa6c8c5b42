import { type Illegal, illegal, type Plain, type PlainObject, type Seat } from '@tessera/kernel';
import { centerOwner } from '../board/cities.ts';
import { armiesAt, scoutsAt } from '../board/figures.ts';
import { geometry, OUTSIDE } from '../board/geometry.ts';
import { bitCount, unmovedAt } from '../board/groups.ts';
import { CITY_MARKER_KINDS, type CityMarkerKind } from '../data/cityMarkers.ts';
import { TECH_LEVEL, techId, techIndex } from '../data/faces.ts';
import { partyOf } from '../procedures/move.ts';
import { whyNotDisband } from '../rules/disbanding.ts';
import { type MoveRule, othersAt, type Party, partyAt, without } from '../rules/entering.ts';
import { closedBy } from '../rules/gate.ts';
import { knows, plays } from '../rules/knowledge.ts';
import { isItsTurn, type Leavers, leaversOf } from '../rules/leavers.ts';
import { stackingLimit, travelSpeed } from '../rules/limits.ts';
import { isUsed } from '../rules/oncePerTurn.ts';
import { rowCount } from '../rules/pyramid.ts';
import { reachOf } from '../rules/reach.ts';
import { canAct, discoverRule, mayLeave, mayLeaveHere, stayingRule, stepRule, stopRule } from '../rules/steps.ts';
import type { Move } from '../state/frames/move.ts';
import { playerOf, type State } from '../state.ts';
import { badShape, notOffered } from './family.ts';

/** Why a group cannot start to move. */
export function whyNotMove(state: State, seat: Seat, answer: PlainObject): Illegal {
  const { from, armies, scouts } = answer;
  const isShaped = isSquare(state, from) && isCount(armies) && isCount(scouts) && hasFields(answer, 4);
  if (!isShaped || armies + scouts === 0) return badShape('{ do, from, armies, scouts }');
  const player = playerOf(state, seat);
  const standing = { armies: armiesAt(player, from), scouts: scoutsAt(player, from) };
  if (armies > standing.armies || scouts > standing.scouts) return illegal('MOVE-006', { square: from, ...standing });
  const unmoved = {
    armies: bitCount(unmovedAt(player.armies, player.armiesMoved, from)),
    scouts: bitCount(unmovedAt(player.scouts, player.scoutsMoved, from)),
  };
  if (armies > unmoved.armies || scouts > unmoved.scouts) return illegal('RUL-104', { square: from, ...unmoved });
  const limit = stackingLimit(state, player);
  if (armies + scouts > limit) return illegal('RUL-106', { square: from, figures: armies + scouts, limit });
  const party = partyAt(state, seat, from, armies, scouts);
  const left = travelSpeed(state, player);
  if (!canAct(state, party, left)) return whyNoStep(state, party, left);
  const leavers = leaversOf(state, seat);
  return isItsTurn(leavers, from, armies, scouts) ? notOffered() : leaveFirst(leavers);
}

/** Why a player cannot end their Movement part. */
export function whyNotEnd(state: State, seat: Seat, answer: PlainObject): Illegal {
  const leavers = leaversOf(state, seat);
  if (leavers.length > 0 && hasFields(answer, 1)) return leaveFirst(leavers);
  return badShape('{ do: move | event | ability | consent | end }');
}

function leaveFirst(leavers: readonly Leavers[]): Illegal {
  return closedBy('RUL-376', { squares: leavers.map(({ square }) => square) });
}

/** Why a group that has nowhere to go cannot move: what keeps it from one of the neighbouring squares. */
function whyNoStep(state: State, party: Party, left: number): Illegal {
  for (const to of geometry(state).next[party.square] as readonly number[]) {
    const rule = stepRule(state, party, to, left);
    if (rule !== null && rule !== 'MOVE-013') return because(state, party, rule, to, left);
  }
  return notOffered();
}

/** Why a moving group may not do this next. */
export function whyNotStep(state: State, frame: Move, answer: PlainObject): Illegal {
  const party = partyOf(state, frame);
  switch (answer['do']) {
    case 'to':
      return whyNotTo(state, frame, party, answer);
    case 'discover':
      return whyNotDiscover(state, frame, party, answer);
    case 'leave':
      return whyNotLeave(state, frame, party, answer);
    case 'sacrifice':
      return whyNotSacrifice(state, party, answer);
    case 'stop': {
      if (!hasFields(answer, 1)) return badShape('{ do }');
      // A group that is declared starts to move.
      if (!frame.hasActed) return illegal('RUL-103', { square: frame.square });
      const rule = stopRule(state, party);
      return rule === null ? notOffered() : because(state, party, rule, frame.square, frame.left);
    }
    case 'disband':
      return explainDisbanding(state, party, answer);
    default:
      return badShape('{ do: to | discover | leave | sacrifice | disband | stop }');
  }
}

function whyNotTo(state: State, { left }: Move, party: Party, answer: PlainObject): Illegal {
  const { square } = answer;
  if (!isSquare(state, square) || !hasFields(answer, 2)) return badShape('{ do, square }');
  const far = whyNotNext(state, party, square, left);
  if (far !== null) return far;
  const rule = stepRule(state, party, square, left);
  return rule === null ? notOffered() : because(state, party, rule, square, left);
}

function whyNotDiscover(state: State, { left }: Move, party: Party, answer: PlainObject): Illegal {
  const { square } = answer;
  if (!isSquare(state, square) || !hasFields(answer, 2)) return badShape('{ do, square }');
  const isNext = geometry(state).next[party.square]?.includes(square) === true;
  const rule = isNext ? discoverRule(state, party, square, left) : 'EXPL-001';
  return rule === null ? notOffered() : because(state, party, rule, square, left);
}

function whyNotLeave(state: State, frame: Move, party: Party, answer: PlainObject): Illegal {
  const { armies, scouts } = answer;
  if (!isCount(armies) || !isCount(scouts) || !hasFields(answer, 3)) return badShape('{ do, armies, scouts }');
  const { square, left } = frame;
  const staying = armies + scouts;
  const isPart = armies <= party.armies && scouts <= party.scouts;
  if (!isPart || staying === 0 || staying === party.armies + party.scouts) {
    return illegal('RUL-103', { armies: party.armies, scouts: party.scouts });
  }
  // At the start of a move, declare a group without them instead.
  if (!frame.hasActed) return illegal('RUL-103', { square: square });
  const rule = stopRule(state, party) ?? stayingRule(state, party, armies);
  if (rule !== null) return because(state, party, rule, square, left);
  if (!mayLeaveHere(state, party)) return illegal('RUL-286', { square: square });
  return mayLeave(state, party, armies, scouts, left)
    ? notOffered()
    : whyNoStep(state, without(party, armies, scouts), left);
}

function explainDisbanding(state: State, party: Party, answer: PlainObject): Illegal {
  const { armies, scouts, marker } = answer;
  const isKnown = marker === null || CITY_MARKER_KINDS.includes(marker as CityMarkerKind);
  if (!isCount(armies) || !isCount(scouts) || !isKnown || !hasFields(answer, 4)) {
    return badShape('{ do, armies, scouts, marker }');
  }
  return whyNotDisband(state, party, armies, scouts, marker as CityMarkerKind | null) ?? notOffered();
}

function whyNotSacrifice(state: State, party: Party, answer: PlainObject): Illegal {
  const { square } = answer;
  const tech = techIndex(answer['tech']);
  if (!isSquare(state, square) || tech < 0 || !hasFields(answer, 3)) return badShape('{ do, square, tech }');
  const player = playerOf(state, party.seat);
  const figures = party.armies + party.scouts;
  if (!plays(player, 'russia')) return illegal('RUL-257', { square });
  if (isUsed(player, 'sacrifice')) return illegal('RUL-257', { square, used: 1 });
  if (figures > 1) return illegal('RUL-257', { square, figures });
  const owner = centerOwner(state, square);
  const isNext = geometry(state).next[party.square]?.includes(square) === true;
  if (!isNext || owner < 0 || owner === party.seat) return illegal('RUL-257', { from: party.square, square });
  if (state.stopped.includes(party.square)) return illegal('RUL-285', { square: party.square });
  if (!knows(playerOf(state, owner), tech) || knows(player, tech)) return illegal('RUL-257', { tech: techId(tech) });
  const level = TECH_LEVEL[tech] as number;
  return illegal('RES-010', { level, below: rowCount(player, level - 1), needed: rowCount(player, level) + 2 });
}

/**
 * Why a square cannot be the next step at all: figures go one square at a time. That they never go diagonally matters only
 * where the remaining steps do not lead there another way.
 */
function whyNotNext(state: State, party: Party, square: number, left: number): Illegal | null {
  const { next, around } = geometry(state);
  const { seat, square: from, armies, scouts } = party;
  if (next[from]?.includes(square) === true) return null;
  const steps = reachOf(state, seat, from, armies, scouts, left).points[square] ?? -1;
  if (steps > 0) return illegal('RUL-102', { from, square, left, steps });
  if (around[from]?.includes(square) === true) return illegal('MOVE-004', { from, square });
  return illegal('RUL-102', { from, square, left });
}

/** A rule with the numbers behind it. */
function because(state: State, party: Party, rule: MoveRule, square: number, left: number): Illegal {
  switch (rule) {
    case 'MOVE-002':
      return illegal(rule, { square, left });
    case 'MOVE-008': {
      const others = othersAt(state, party, square);
      return illegal(rule, { square, figures: others + party.armies + party.scouts, limit: party.limit });
    }
    case 'MOVE-011':
    case 'MOVE-014':
    case 'RUL-109':
    case 'RUL-121':
      return illegal(rule, { square, left: left - 1 });
    case 'RUL-285':
      return illegal(rule, { square: party.square });
    case 'FAQ-074':
    case 'FAQ-075':
      return closedBy(rule, { square });
    default:
      return illegal(rule, { square });
  }
}

/** The number of a square that belongs to the map. */
function isSquare(state: State, square: Plain | undefined): square is number {
  return typeof square === 'number' && (state.ground[square] ?? OUTSIDE) !== OUTSIDE;
}

function isCount(value: Plain | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function hasFields(answer: PlainObject, count: number): boolean {
  return Object.keys(answer).length === count;
}
