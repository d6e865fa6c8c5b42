import { ask, call, type Procedure, type Seat, tell, valueFrom } from '@tessera/kernel';
import { centerOwner, outskirtsOwner } from '../board/cities.ts';
import { armiesAt, scoutsAt } from '../board/figures.ts';
import { bitCount, newestScouts, someOf, unmovedAt } from '../board/groups.ts';
import { faceOf, isBuilding } from '../board/pieces.ts';
import { buildingId, techIndex } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { barbarianPlayer } from '../rules/combat.ts';
import {
  ENEMY_ARMY,
  ENEMY_CITY,
  ENEMY_SCOUTS,
  endRule,
  FREE,
  HUT,
  type Party,
  partyAt,
  squareKind,
  stops,
  VILLAGE,
} from '../rules/entering.ts';
import { knows } from '../rules/knowledge.ts';
import { travelSpeed } from '../rules/limits.ts';
import { markUsed } from '../rules/oncePerTurn.ts';
import { canGoOn } from '../rules/steps.ts';
import { battleFrame } from '../state/frames/battle.ts';
import { interrupting } from '../state/frames/interrupts.ts';
import { learning } from '../state/frames/learnTech.ts';
import { lootFrame } from '../state/frames/loot.ts';
import type { Move } from '../state/frames/move.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type Runner, type State } from '../state.ts';
import { discoverTile, exploreHut } from '../verbs/explore.ts';
import { carryFigures, destroyFigures } from '../verbs/figures.ts';
import { destroyBuilding } from '../verbs/pieces.ts';
import { settle } from '../verbs/settle.ts';

/** A group of figures of one square that have not moved, by numbers. */
export function moving(state: State, seat: Seat, from: number, armies: number, scouts: number): Move {
  const player = playerOf(state, seat);
  return {
    op: 'move',
    at: 'step',
    seat,
    cell: from,
    armies: someOf(unmovedAt(player.armies, player.armiesMoved, from), armies),
    scouts: newestScouts(player, unmovedAt(player.scouts, player.scoutsMoved, from), scouts),
    left: travelSpeed(player),
    hasActed: false,
    retreat: from,
    tech: -1,
    isOver: false,
    battleWon: null,
  };
}

export const move: Procedure<Runner, Move> = {
  // A group that can do nothing more has ended, wherever it stands (RUL-110).
  step({ state }, frame) {
    if (isGone(frame)) return null;
    const party = partyOf(state, frame);
    if (!canGoOn(state, party, frame.left, frame.hasActed)) return 'end';
    const { seat, cell, left } = frame;
    ask(state, { kind: 'step', seat, square: cell, armies: party.armies, scouts: party.scouts, left });
    return 'act';
  },

  act(run, frame) {
    const answer = answerTo(run, 'step');
    switch (answer.do) {
      case 'to':
        stepTo(run, frame, answer.square);
        return 'entered';
      case 'discover':
        markMoved(run.state, frame);
        discoverTile(run, frame.seat, frame.cell, answer.square);
        return 'discovered';
      case 'sacrifice':
        frame.tech = techIndex(answer.tech);
        markUsed(playerOf(run.state, frame.seat), 'sacrifice');
        tell(run, { kind: 'sacrificeDeclared', seat: frame.seat, square: answer.square, tech: answer.tech });
        stepTo(run, frame, answer.square);
        return 'entered';
      case 'leave':
        leaveBehind(run, frame, answer.armies, answer.scouts);
        return answer.armies > 0 ? 'combustion' : 'step';
      case 'stop':
        return 'end';
    }
  },

  // RUL-116, RUL-284: others may interrupt before the square has any consequences.
  entered({ state }, frame) {
    call(state, interrupting('step', frame.seat, frame.cell));
    return 'arrived';
  },

  arrived({ state }, frame) {
    if (isGone(frame)) return null;
    if (frame.tech >= 0) return 'sacrificed';
    const party = partyOf(state, frame);
    const kind = squareKind(state, frame.seat, frame.cell);
    if (stops(party, kind)) return 'end';
    if (kind === FREE && endRule(state, party, frame.cell, kind) === null) frame.retreat = frame.cell;
    return 'step';
  },

  // RUL-257: the figure is destroyed, then the tech is learned.
  sacrificed(run, frame) {
    const { seat, cell, tech } = frame;
    call(run.state, learning(seat, tech));
    destroyFigures(run, seat, cell, bitCount(frame.armies), bitCount(frame.scouts));
    return null;
  },

  discovered({ state }, frame) {
    call(state, interrupting('discovery', frame.seat, frame.cell));
    return 'step';
  },

  end(run, frame) {
    frame.isOver = true;
    const party = partyOf(run.state, frame);
    const kind = squareKind(run.state, frame.seat, frame.cell);
    if (kind >= HUT && endRule(run.state, party, frame.cell, kind) !== null) goBack(run, frame, kind);
    return 'resolve';
  },

  // Everything in the square, one after the other (MOVE-020 to MOVE-024, HUT-001, HUT-003).
  resolve(run, frame) {
    const { state } = run;
    const { seat, cell } = frame;
    if (isGone(frame)) return null;
    switch (squareKind(state, seat, cell)) {
      case ENEMY_CITY: {
        const defender = centerOwner(state, cell);
        const city = playerOf(state, defender).cities.indexOf(cell);
        call(state, battleFrame({ attacker: seat, defender, square: cell, kind: 'city', city }));
        return 'fought';
      }
      case ENEMY_ARMY: {
        const defender = enemyAt(state, seat, cell);
        call(state, battleFrame({ attacker: seat, defender, square: cell, kind: 'figures', city: -1 }));
        return 'fought';
      }
      case VILLAGE: {
        const defender = barbarianPlayer(state, seat);
        call(state, battleFrame({ attacker: seat, defender, square: cell, kind: 'village', city: -1 }));
        return 'fought';
      }
      case ENEMY_SCOUTS:
        overrun(run, seat, cell);
        return 'resolve';
      case HUT:
        exploreHut(run, seat, cell);
        return 'resolve';
      default:
        return frame.armies === 0 ? null : 'combustion';
    }
  },

  // The losers are gone already; the winners stay where they are (LOOT-005) and have finished (RUL-112).
  fought(run, frame) {
    frame.battleWon = valueFrom(run, 'battle');
    return frame.battleWon ? 'resolve' : null;
  },

  // RUL-287, FAQ-044: armies that end on another player's building may destroy it.
  combustion({ state }, frame) {
    const { seat, cell } = frame;
    const piece = state.pieces[cell] as number;
    const isPossible = isBuilding(piece) && outskirtsOwner(state, cell) !== seat;
    if (!isPossible || !knows(playerOf(state, seat), TECH.combustion)) return afterCombustion(frame);
    ask(state, { kind: 'combustion', seat, square: cell, building: buildingId(faceOf(piece)) });
    return 'combusted';
  },

  combusted(run, frame) {
    const { destroy } = answerTo(run, 'combustion');
    if (destroy) destroyBuilding(run, frame.cell);
    return afterCombustion(frame);
  },
};

export function partyOf(state: State, { seat, cell, armies, scouts }: Move): Party {
  return partyAt(state, seat, cell, bitCount(armies), bitCount(scouts));
}

function isGone(frame: Move): boolean {
  return frame.armies === 0 && frame.scouts === 0;
}

function afterCombustion(frame: Move): 'step' | null {
  return frame.isOver ? null : 'step';
}

/** RUL-104, RUL-292: figures that step or discover have moved. */
function markMoved(state: State, frame: Move): void {
  const player = playerOf(state, frame.seat);
  player.armiesMoved |= frame.armies;
  player.scoutsMoved |= frame.scouts;
  frame.hasActed = true;
  frame.left--;
}

/** One step of the whole group (RUL-102). Coins and blockades change at once (COIN-006, BLK-006), assignments end (RUL-188). */
export function stepTo(run: Runner, frame: Move, to: number): void {
  const { seat, cell: from, armies, scouts } = frame;
  markMoved(run.state, frame);
  carryFigures(playerOf(run.state, seat), armies, scouts, to);
  frame.cell = to;
  tell(run, { kind: 'figuresMoved', seat, from, to, armies: bitCount(armies), scouts: bitCount(scouts) });
  settle(run);
}

/** RUL-103: some members stay and have finished; the rest goes on. */
function leaveBehind(run: Runner, frame: Move, armies: number, scouts: number): void {
  frame.armies &= ~someOf(frame.armies, armies);
  frame.scouts &= ~someOf(frame.scouts, scouts);
  tell(run, { kind: 'figuresLeft', seat: frame.seat, square: frame.cell, armies, scouts });
}

/**
 * RUL-286: figures in flight that an effect has stopped where they may not be go back: scouts, and armies that may not
 * attack the city they are over (GOV-015).
 */
function goBack(run: Runner, frame: Move, kind: number): void {
  const { state } = run;
  const { seat, cell, retreat } = frame;
  const { attacksCities } = partyOf(state, frame);
  const armies = kind === ENEMY_CITY && !attacksCities ? frame.armies : 0;
  carryFigures(playerOf(state, seat), armies, frame.scouts, retreat);
  tell(run, {
    kind: 'figuresMoved',
    seat,
    from: cell,
    to: retreat,
    armies: bitCount(armies),
    scouts: bitCount(frame.scouts),
  });
  frame.armies &= ~armies;
  frame.scouts = 0;
  settle(run);
}

/** MOVE-024, RUL-180: enemy scouts alone are destroyed without a battle, and looted. */
function overrun(run: Runner, seat: Seat, cell: number): void {
  const { state } = run;
  const enemy = enemyAt(state, seat, cell);
  const player = playerOf(state, enemy);
  call(state, lootFrame(seat, enemy, 1));
  destroyFigures(run, enemy, cell, armiesAt(player, cell), scoutsAt(player, cell));
}

/** The other player whose figures stand there. */
function enemyAt(state: State, seat: Seat, cell: number): Seat {
  return state.players.findIndex(
    (player, other) => other !== seat && (player.armies.includes(cell) || player.scouts.includes(cell)),
  );
}
