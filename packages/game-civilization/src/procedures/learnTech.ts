import { ask, call, inProgress, type Procedure, type Seat, tell } from '@tessera/kernel';
import { outskirtsOwner } from '../board/cities.ts';
import { buildingPiece, faceOf, isBuilding } from '../board/pieces.ts';
import {
  AIRCRAFT,
  BUILDING_UPGRADE,
  buildingId,
  resourceIndex,
  TECH_BUILDING,
  TECH_GOVERNMENT,
  TECH_RANK,
  TECH_UNIT,
  techId,
  unitTypeId,
} from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { knows, plays } from '../rules/knowledge.ts';
import { hasUnitLeft } from '../rules/unitsLeft.ts';
import { type LearnTech, learning } from '../state/frames/learnTech.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { gainCulture } from '../verbs/goods.ts';
import { settle } from '../verbs/settle.ts';
import { takeFromMarket } from '../verbs/takeFromMarket.ts';
import { gainUnit } from '../verbs/units.ts';
import { reachVictory } from '../verbs/victory.ts';
import { callGrowth } from './growth.ts';

export const learnTech: Procedure<StepContext, LearnTech> = {
  learn(context, { seat, tech, by }) {
    const { state } = context;
    const player = playerOf(state, seat);
    player.techs.push(tech);
    tell(context, { kind: 'techLearned', seat, tech: techId(tech), by });
    raiseRank(context, seat, tech);
    upgradeBuildings(context, seat, tech);
    unlockGovernment(state, seat, tech, by);
    if (tech === TECH.spaceFlight) reachVictory(context, seat, 'technology');
    settle(context);
    return 'grow';
  },

  // MET-004, RUL-354: right after the other effects of Agriculture; in the midst of a move or battle when that is over.
  grow({ state }, { seat, tech, by }) {
    if (tech === TECH.agriculture && by !== 'setUp') callGrowth(state, seat);
    return 'spread';
  },

  // RUL-224, RUL-386: Greece gains culture for each opponent to whom the tech was new.
  spread(context, { seat, tech, by }) {
    if (by !== 'setUp' && plays(playerOf(context.state, seat), 'greece')) {
      gainCulture(context, seat, strangersTo(context.state, seat, tech));
    }
    return 'rewardUnit';
  },

  // RUL-256: Germany's reward is compulsory: a unit of the type the tech shows, then a market resource.
  rewardUnit(context, { seat, tech, by }) {
    const { state } = context;
    const type = TECH_UNIT[tech] as number;
    if (by === 'setUp' || type < 0 || !plays(playerOf(state, seat), 'germany')) return null;
    if (hasUnitLeft(state, type)) gainUnit(context, seat, type);
    return 'rewardResource';
  },

  rewardResource({ state }, { seat, tech }) {
    if (state.market.every((tokens) => tokens === 0)) return null;
    ask(state, { kind: 'takeResource', seat, reason: techId(tech) });
    return 'resourceTaken';
  },

  resourceTaken(context, { seat }) {
    const { resource } = answerTo(context, 'takeResource');
    takeFromMarket(context, seat, resourceIndex(resource));
    return null;
  },
};

/** Opponents who do not know a tech; those who have turned it up in the same Research Phase count (RUL-224). */
function strangersTo(state: State, seat: Seat, tech: number): number {
  const research = inProgress(state, 'research');
  let strangers = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    if (!knows(playerOf(state, other), tech) || research?.chosen[other] === tech) strangers++;
  }
  return strangers;
}

/** TECH-002: the marker rises to the shown rank unless it is already higher. */
function raiseRank(context: StepContext, seat: Seat, tech: number): void {
  const type = TECH_UNIT[tech] as number;
  const { ranks } = playerOf(context.state, seat);
  if (type < 0 || type === AIRCRAFT || (ranks[type] as number) >= (TECH_RANK[tech] as number)) return;
  ranks[type] = TECH_RANK[tech] as number;
  tell(context, { kind: 'rankRaised', seat, unit: unitTypeId(type), rank: TECH_RANK[tech] as number });
}

/** BLD-017: all basic buildings of the kind are turned over. */
function upgradeBuildings(context: StepContext, seat: Seat, tech: number): void {
  const { state } = context;
  const upgraded = TECH_BUILDING[tech] as number;
  const basic = upgraded < 0 ? -1 : BUILDING_UPGRADE.indexOf(upgraded);
  if (basic < 0) return;
  for (let square = 0; square < state.pieces.length; square++) {
    const piece = state.pieces[square] as number;
    if (!isBuilding(piece) || faceOf(piece) !== basic || outskirtsOwner(state, square) !== seat) continue;
    state.pieces[square] = buildingPiece(upgraded);
    tell(context, { kind: 'buildingUpgraded', seat, square, building: buildingId(upgraded) });
  }
}

/** GOV-003; one unlocked in a Start of Turn Phase is offered once the act that unlocked it is over (GOV-009, RUL-260). */
function unlockGovernment(state: State, seat: Seat, tech: number, by: LearnTech['by']): void {
  const government = TECH_GOVERNMENT[tech] as number;
  const player = playerOf(state, seat);
  if (government < 0 || (player.governments & (1 << government)) !== 0) return;
  player.governments |= 1 << government;
  if (by === 'setUp') return;
  player.newGovernments |= 1 << government;
  if (state.phase !== 'startOfTurn') return;
  player.phaseGovernments |= 1 << government;
  inProgress(state, 'startOfTurn')?.unlocked.push(seat, government);
}

/** Calls the learning of a tech. */
export function learn(state: State, seat: Seat, tech: number, by: LearnTech['by'] = 'learning'): void {
  call(state, learning(seat, tech, by));
}
