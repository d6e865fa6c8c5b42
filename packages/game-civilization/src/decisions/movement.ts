import { asking, type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { geometry } from '../board/geometry.ts';
import { bitCount, unmovedAt } from '../board/groups.ts';
import { menuPlays, whyNotPlay } from '../cards/menu.ts';
import { techId } from '../data/faces.ts';
import { partyOf } from '../procedures/move.ts';
import { markersFor, mayDisband } from '../rules/disbanding.ts';
import { discoveryBuildings } from '../rules/discoveryBuildings.ts';
import { type Party, partyAt } from '../rules/entering.ts';
import { itemId, itemIndex } from '../rules/items.ts';
import { hasWonder } from '../rules/knowledge.ts';
import { isItsTurn, type Leavers, leaversOf } from '../rules/leavers.ts';
import { travelSpeed } from '../rules/limits.ts';
import { RECRUITS, recruits, whyNotRecruit } from '../rules/recruits.ts';
import {
  canAct,
  discoverRule,
  mayLeave,
  mayLeaveHere,
  maySacrifice,
  sacrificeTechs,
  stepRule,
  stopRule,
} from '../rules/steps.ts';
import type { Move } from '../state/frames/move.ts';
import type { MenuPlay } from '../state/questions/menuPlay.ts';
import type { MovementAct, MovementDecisions, StepAct } from '../state/questions/movement.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { badShape, type Families, notOffered } from './family.ts';
import { whyNotEnd, whyNotMove, whyNotStep } from './movementReasons.ts';

export const movementFamilies: Families<keyof MovementDecisions> = {
  movement: {
    options(state, { seat }) {
      const leavers = leaversOf(state, seat);
      const acts: MovementAct[] = leavers.length === 0 ? [{ do: 'end' }] : [];
      const { armies, scouts, consents } = playerOf(state, seat);
      addGroups(state, seat, armies, [], leavers, acts);
      addGroups(state, seat, scouts, armies, leavers, acts);
      if (hasWonder(state, seat, 'unitedNations')) acts.push({ do: 'consent', on: !consents });
      const plays = menuPlays(state, seat, 'movement');
      for (let i = 0; i < plays.length; i++) acts.push(plays[i] as MenuPlay);
      return acts;
    },
    explain: (state, { seat }, answer) => explainMovement(state, seat, answer),
  },

  step: {
    options(state, { left }) {
      const frame = asking(state, 'move');
      const party = partyOf(state, frame);
      const acts: StepAct[] = [];
      addSteps(state, party, left, acts);
      if (frame.hasActed && mayLeaveHere(state, party)) addLeaving(state, party, left, acts);
      if (mayDisband(state, party)) addDisbanding(state, party, acts);
      if (mayStop(state, frame, party)) acts.push({ do: 'stop' });
      return acts;
    },
    explain: (state, _ask, answer) => whyNotStep(state, asking(state, 'move'), answer),
  },

  combustion: {
    options: () => [{ destroy: true }, { destroy: false }],
    explain: () => badShape('{ destroy }'),
  },

  discoveryBuilding: {
    options: (state, { seat }) => [
      { item: null },
      ...discoveryBuildings(state, seat).map(({ item, square }) => ({ item: itemId(item), square })),
    ],
    explain(_state, _ask, { item, square }) {
      const index = itemIndex(item);
      if (index < 0 || typeof square !== 'number') return badShape('{ item, square } or { item: null }');
      return illegal('RUL-302', { item: itemId(index), square });
    },
  },

  recruit: {
    options: (state, { seat, square }) => recruits(state, seat, square).map((item) => ({ item })),
    explain(state, { seat, square }, { item }) {
      const recruit = RECRUITS.find((one) => one === item);
      if (recruit === undefined) return badShape('{ item }');
      return whyNotRecruit(state, seat, square, recruit) ?? notOffered();
    },
  },
};

/** Every group that could do something, from each square once: squares in `before` have been looked at. */
function addGroups(
  state: State,
  seat: Seat,
  figures: readonly number[],
  before: readonly number[],
  leavers: readonly Leavers[],
  acts: MovementAct[],
): void {
  for (let i = 0; i < figures.length; i++) {
    const from = figures[i] as number;
    if (from < 0 || figures.indexOf(from) < i || before.includes(from)) continue;
    addGroupsOf(state, seat, from, leavers, acts);
  }
}

function addGroupsOf(state: State, seat: Seat, from: number, leavers: readonly Leavers[], acts: MovementAct[]): void {
  const player: Player = playerOf(state, seat);
  const mostArmies = bitCount(unmovedAt(player.armies, player.armiesMoved, from));
  const mostScouts = bitCount(unmovedAt(player.scouts, player.scoutsMoved, from));
  const speed = travelSpeed(state, player);
  for (let armies = mostArmies; armies >= 0; armies--) {
    for (let scouts = mostScouts; scouts >= 0; scouts--) {
      if (armies + scouts === 0 || !isItsTurn(leavers, from, armies, scouts)) continue;
      const party = partyAt(state, seat, from, armies, scouts);
      // RUL-106.
      if (armies + scouts > party.limit || !(canAct(state, party, speed) || mayDisband(state, party))) continue;
      acts.push({ do: 'move', from, armies, scouts });
    }
  }
}

function addSteps(state: State, party: Party, left: number, acts: StepAct[]): void {
  const next = geometry(state).next[party.square] as readonly number[];
  const isSacrificing = maySacrifice(state, party);
  for (let i = 0; i < next.length; i++) {
    const square = next[i] as number;
    if (stepRule(state, party, square, left) === null) acts.push({ do: 'to', square });
    if (discoverRule(state, party, square, left) === null) acts.push({ do: 'discover', square });
    if (!isSacrificing) continue;
    const techs = sacrificeTechs(state, party, square);
    for (let k = 0; k < techs.length; k++) acts.push({ do: 'sacrifice', square, tech: techId(techs[k] as number) });
  }
}

function addLeaving(state: State, party: Party, left: number, acts: StepAct[]): void {
  for (let armies = 0; armies <= party.armies; armies++) {
    for (let scouts = 0; scouts <= party.scouts; scouts++) {
      if (mayLeave(state, party, armies, scouts, left)) acts.push({ do: 'leave', armies, scouts });
    }
  }
}

function addDisbanding(state: State, party: Party, acts: StepAct[]): void {
  for (let armies = party.armies; armies >= 0; armies--) {
    for (let scouts = party.scouts; scouts >= 0; scouts--) {
      if (armies + scouts === 0) continue;
      for (const marker of markersFor(state, party, armies, scouts))
        acts.push({ do: 'disband', armies, scouts, marker });
    }
  }
}

/** A group that has moved may stop where it may end, and where it is held anyway (RUL-110, RUL-285). */
function mayStop(state: State, frame: Move, party: Party): boolean {
  return frame.hasActed && (state.stopped.includes(party.square) || stopRule(state, party) === null);
}

function explainMovement(state: State, seat: Seat, answer: PlainObject): Illegal {
  switch (answer['do']) {
    case 'move':
      return whyNotMove(state, seat, answer);
    case 'end':
      return whyNotEnd(state, seat, answer);
    case 'event':
    case 'ability':
    case 'greatPerson':
      return whyNotPlay(state, seat, answer, 'movement') ?? notOffered();
    case 'consent':
      return typeof answer['on'] === 'boolean' ? illegal('RUL-283', { on: answer['on'] }) : badShape('{ do, on }');
    default:
      return badShape('{ do: move | event | ability | consent | end }');
  }
}
