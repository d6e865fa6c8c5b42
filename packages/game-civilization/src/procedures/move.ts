import { ask, call, type Procedure, type Seat, tell, valueFrom } from '@tessera/kernel';
import { centerOwner, cityAt, outskirtsOwner } from '../board/cities.ts';
import { armiesAt, scoutsAt } from '../board/figures.ts';
import { bitCount, newestScouts, someOf, unmovedAt } from '../board/groups.ts';
import { faceOf, isBuilding } from '../board/pieces.ts';
import { buildingId, techIndex } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { barbarianPlayer } from '../rules/battleSides.ts';
import { discoveryBuildings } from '../rules/discoveryBuildings.ts';
import {
  ENEMY_ARMY,
  ENEMY_CITY,
  ENEMY_SCOUTS,
  endRule,
  FREE,
  HUT,
  isAttackForbidden,
  type Party,
  partyAt,
  RELIC,
  squareKind,
  stops,
  VILLAGE,
} from '../rules/entering.ts';
import { freeSide } from '../rules/freeSide.ts';
import { itemIndex } from '../rules/items.ts';
import { knows } from '../rules/knowledge.ts';
import { travelSpeed } from '../rules/limits.ts';
import { overrunLoot } from '../rules/loot.ts';
import { canGoOn } from '../rules/steps.ts';
import { battleFrame } from '../state/frames/battle.ts';
import { interrupting } from '../state/frames/interrupts.ts';
import { learning } from '../state/frames/learnTech.ts';
import { lootFrame } from '../state/frames/loot.ts';
import type { Move } from '../state/frames/move.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { buildItem } from '../verbs/build.ts';
import { disband } from '../verbs/disband.ts';
import { discoverTile } from '../verbs/explore.ts';
import { carryFigures, destroyFigures } from '../verbs/figures.ts';
import { markUsed } from '../verbs/markUsed.ts';
import { destroyBuilding } from '../verbs/pieces.ts';
import { settle } from '../verbs/settle.ts';
import { takeMarker } from '../verbs/takeMarker.ts';
import { takeRelic } from '../verbs/takeRelic.ts';

/** A group of unmoved figures in one square, by numbers. */
export function moving(state: State, seat: Seat, from: number, armies: number, scouts: number): Move {
  const player = playerOf(state, seat);
  return {
    op: 'move',
    at: 'step',
    seat,
    square: from,
    armies: someOf(unmovedAt(player.armies, player.armiesMoved, from), armies),
    scouts: newestScouts(player, unmovedAt(player.scouts, player.scoutsMoved, from), scouts),
    left: travelSpeed(state, player),
    hasActed: false,
    retreat: from,
    tech: -1,
    isOver: false,
    battleWon: null,
  };
}

export const move: Procedure<StepContext, Move> = {
  // A group that can do nothing more has ended, wherever it stands (RUL-110).
  step({ state }, frame) {
    if (isGone(frame)) return null;
    const party = partyOf(state, frame);
    if (!canGoOn(state, party, frame.left, frame.hasActed)) return 'end';
    const { seat, square, left } = frame;
    ask(state, { kind: 'step', seat, square, armies: party.armies, scouts: party.scouts, left });
    return 'act';
  },

  act(context, frame) {
    const answer = answerTo(context, 'step');
    switch (answer.do) {
      case 'to':
        stepTo(context, frame, answer.square);
        return 'entered';
      case 'discover':
        markMoved(context.state, frame);
        discoverTile(context, frame.seat, frame.square, answer.square);
        return 'discovered';
      case 'sacrifice':
        frame.tech = techIndex(answer.tech);
        markUsed(playerOf(context.state, frame.seat), 'sacrifice');
        tell(context, { kind: 'sacrificeDeclared', seat: frame.seat, square: answer.square, tech: answer.tech });
        stepTo(context, frame, answer.square);
        return 'entered';
      case 'leave':
        leaveBehind(context, frame, answer.armies, answer.scouts);
        if (answer.armies > 0) takeRelic(context, frame.seat, frame.square);
        settle(context);
        return answer.armies > 0 ? 'combustion' : 'step';
      case 'disband':
        disband(context, frame, answer.armies, answer.scouts, answer.marker);
        return 'step';
      case 'stop':
        return 'end';
    }
  },

  // RUL-116, RUL-284: others may interrupt before the square has any consequences.
  entered({ state }, frame) {
    call(state, interrupting('step', frame.seat, frame.square));
    return 'arrived';
  },

  arrived({ state }, frame) {
    if (isGone(frame)) return null;
    if (frame.tech >= 0) return 'sacrificed';
    const party = partyOf(state, frame);
    const kind = squareKind(state, frame.seat, frame.square);
    if (stops(party, kind)) return 'end';
    if (kind === FREE && endRule(state, party, frame.square, kind) === null) frame.retreat = frame.square;
    return 'step';
  },

  // RUL-257: the figure is destroyed, then the tech is learned.
  sacrificed(context, frame) {
    const { seat, square, tech } = frame;
    call(context.state, learning(seat, tech));
    destroyFigures(context, seat, square, bitCount(frame.armies), bitCount(frame.scouts));
    return null;
  },

  // RUL-302, RUL-385: Spain may build before anybody interrupts.
  discovered({ state }, { seat }) {
    if (discoveryBuildings(state, seat).length === 0) return 'noticed';
    ask(state, { kind: 'discoveryBuilding', seat });
    return 'discoveryBuilt';
  },

  discoveryBuilt(context, { seat }) {
    const answer = answerTo(context, 'discoveryBuilding');
    if (answer.item === null) return 'noticed';
    const { square } = answer;
    const item = itemIndex(answer.item);
    const choice = discoveryBuildings(context.state, seat).find((one) => one.item === item && one.square === square);
    const built = freeSide(playerOf(context.state, seat), item);
    if (choice !== undefined) buildItem(context, seat, choice.city, built, square);
    return 'noticed';
  },

  noticed({ state }, frame) {
    call(state, interrupting('discovery', frame.seat, frame.square));
    return 'step';
  },

  end(context, frame) {
    frame.isOver = true;
    const party = partyOf(context.state, frame);
    const kind = squareKind(context.state, frame.seat, frame.square);
    const rule = kind < HUT ? null : endRule(context.state, party, frame.square, kind);
    if (rule !== null && rule !== 'FAQ-074') goBack(context, frame, kind);
    else settle(context);
    return 'resolve';
  },

  // Everything in the square, one after the other (MOVE-020 to MOVE-024, HUT-001, HUT-003).
  resolve(context, frame) {
    const { state } = context;
    const { seat, square } = frame;
    if (isGone(frame)) return null;
    switch (squareKind(state, seat, square)) {
      case ENEMY_CITY: {
        const defender = centerOwner(state, square);
        const city = cityAt(playerOf(state, defender), square);
        call(state, battleFrame({ attacker: seat, defender, square, kind: 'city', city }));
        return 'fought';
      }
      case ENEMY_ARMY: {
        const defender = enemyAt(state, seat, square);
        call(state, battleFrame({ attacker: seat, defender, square, kind: 'figures', city: -1 }));
        return 'fought';
      }
      case VILLAGE: {
        const defender = barbarianPlayer(state, seat);
        call(state, battleFrame({ attacker: seat, defender, square, kind: 'village', city: -1 }));
        return 'fought';
      }
      case ENEMY_SCOUTS:
        overrun(context, seat, square);
        return 'resolve';
      case HUT:
        takeMarker(context, seat, square);
        return 'resolve';
      case RELIC:
        // REL-005, RUL-135; enemies there were beaten first (RUL-134).
        if (frame.armies === 0) return null;
        takeRelic(context, seat, square);
        return 'resolve';
      default:
        return frame.armies === 0 ? null : 'combustion';
    }
  },

  // The losers are already gone; the winners stay where they are (LOOT-005) and have finished (RUL-112).
  fought(context, frame) {
    frame.battleWon = valueFrom(context, 'battle');
    return frame.battleWon ? 'resolve' : null;
  },

  // RUL-287, FAQ-044: armies that end on another player's building may destroy it.
  combustion({ state }, frame) {
    const { seat, square } = frame;
    const piece = state.pieces[square] as number;
    const isPossible = isBuilding(piece) && outskirtsOwner(state, square) !== seat;
    if (!isPossible || !knows(playerOf(state, seat), TECH.combustion)) return afterCombustion(frame);
    ask(state, { kind: 'combustion', seat, square, building: buildingId(faceOf(piece)) });
    return 'combusted';
  },

  combusted(context, frame) {
    const { destroy } = answerTo(context, 'combustion');
    if (destroy) destroyBuilding(context, frame.square);
    return afterCombustion(frame);
  },
};

export function partyOf(state: State, { seat, square, armies, scouts, retreat }: Move): Party {
  const party = partyAt(state, seat, square, bitCount(armies), bitCount(scouts));
  return party.blockadesGate && retreat !== square ? { ...party, blockadesGate: false } : party;
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
export function stepTo(context: StepContext, frame: Move, to: number): void {
  const { seat, square: from, armies, scouts } = frame;
  markMoved(context.state, frame);
  carryFigures(playerOf(context.state, seat), armies, scouts, to);
  frame.square = to;
  tell(context, { kind: 'figuresMoved', seat, from, to, armies: bitCount(armies), scouts: bitCount(scouts) });
  settle(context);
}

/** RUL-103: some members stay and have finished; the rest goes on. */
function leaveBehind(context: StepContext, frame: Move, armies: number, scouts: number): void {
  frame.armies &= ~someOf(frame.armies, armies);
  frame.scouts &= ~someOf(frame.scouts, scouts);
  tell(context, { kind: 'figuresLeft', seat: frame.seat, square: frame.square, armies, scouts });
}

/**
 * RUL-286: figures that an effect has stopped where they may not be go back: scouts in flight, and armies that may not attack
 * the city they are over (GOV-015) or the figures there (FAQ-075).
 */
function goBack(context: StepContext, frame: Move, kind: number): void {
  const { state } = context;
  const { seat, square, retreat } = frame;
  const armies = isAttackForbidden(state, partyOf(state, frame), square, kind) ? frame.armies : 0;
  carryFigures(playerOf(state, seat), armies, frame.scouts, retreat);
  tell(context, {
    kind: 'figuresMoved',
    seat,
    from: square,
    to: retreat,
    armies: bitCount(armies),
    scouts: bitCount(frame.scouts),
  });
  frame.armies &= ~armies;
  frame.scouts = 0;
  settle(context);
}

/** MOVE-024, RUL-180: enemy scouts alone are destroyed without a battle, and looted. */
function overrun(context: StepContext, seat: Seat, square: number): void {
  const { state } = context;
  const enemy = enemyAt(state, seat, square);
  const player = playerOf(state, enemy);
  call(state, lootFrame(seat, enemy, overrunLoot(state, enemy)));
  destroyFigures(context, enemy, square, armiesAt(player, square), scoutsAt(player, square));
}

/** The other player whose figures stand there. */
function enemyAt(state: State, seat: Seat, square: number): Seat {
  return state.players.findIndex(
    (player, other) => other !== seat && (player.armies.includes(square) || player.scouts.includes(square)),
  );
}
