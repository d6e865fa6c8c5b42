import { ask, call, type Procedure, type Seat, tell } from '@tessera/kernel';
import { isAskedBeforePhase } from '../cards/beforePhase.ts';
import { startPlay } from '../cards/menu.ts';
import { seatInOrder } from '../rules/turnOrder.ts';
import type { Game } from '../state/frames/game.ts';
import { settingUp } from '../state/frames/setUp.ts';
import { PHASES, type Phase } from '../state/phases.ts';
import { answerTo } from '../state/questions.ts';
import type { State, StepContext } from '../state.ts';
import { settle } from '../verbs/settle.ts';
import { maybeEndByScore } from '../verbs/victory.ts';

export const game: Procedure<StepContext, Game> = {
  setUp({ state }) {
    call(state, settingUp());
    return 'turn';
  },

  // TURN-005, RUL-034: the marker passes before anything else, except in the first turn. Scouts placed in the turn before
  // count from now on (RUL-184), which can win (RUL-148).
  turn(context, frame) {
    const { state } = context;
    if (state.turn > 0) state.first = seatInOrder(state, 1);
    state.turn++;
    beginTurn(state);
    frame.phase = 0;
    state.phase = PHASES[0];
    tell(context, { kind: 'turnBegins', turn: state.turn, first: state.first });
    settle(context);
    return 'phase';
  },

  phase({ state }, frame) {
    if (frame.phase === PHASES.length) return 'endOfTurn';
    state.phase = PHASES[frame.phase] as Phase;
    frame.part = 0;
    return 'before';
  },

  // RUL-337: clockwise from the first player, until one uses Khalid ibn al-Walid.
  before({ state }, frame) {
    for (; frame.part < state.players.length; frame.part++) {
      const seat = seatInOrder(state, frame.part);
      if (!isAskedBeforePhase(state, seat)) continue;
      ask(state, { kind: 'beforePhase', seat, phase: state.phase });
      return 'answered';
    }
    return 'begin';
  },

  answered(context, frame) {
    const { state } = context;
    const answer = answerTo(context, 'beforePhase');
    if (answer.do === 'pass') {
      frame.part++;
      return 'before';
    }
    startPlay(state, seatInOrder(state, frame.part), answer);
    return 'begin';
  },

  begin(context, frame) {
    frame.part = 0;
    tell(context, { kind: 'phaseBegins', phase: context.state.phase });
    return 'part';
  },

  // TURN-002: in each phase the first player completes their whole part, then the others clockwise; two phases all play together.
  part({ state }, frame) {
    const players = state.players.length;
    const isTogether = state.phase === 'trade' || state.phase === 'research';
    if (frame.part === (isTogether ? 1 : players)) {
      frame.phase++;
      return 'phase';
    }
    beginPart(state, seatInOrder(state, frame.part));
    frame.part++;
    return 'part';
  },

  endOfTurn(context) {
    maybeEndByScore(context);
    return 'turn';
  },
};

/** RUL-014, RUL-232: effects of "this turn" and once-per-turn limits end with the turn; what was unlocked in it may now be adopted (GOV-004, GOV-008). */
function beginTurn(state: State): void {
  state.stopped.length = 0;
  state.harvested.length = 0;
  for (const player of state.players) {
    player.abilitiesUsed = 0;
    player.onceUsed = 0;
    player.freeGovernments = player.newGovernments;
    player.newGovernments = 0;
    player.phaseGovernments = 0;
    player.armiesMoved = 0;
    player.scoutsMoved = 0;
    player.bonuses.length = 0;
    player.offersMade = 0;
    player.speedDoubled = false;
    player.scoutsCity.fill(-1);
    player.actions.fill(0);
    player.extraActions.fill(0);
  }
}

function beginPart(state: State, seat: Seat): void {
  switch (state.phase) {
    case 'startOfTurn':
      call(state, { op: 'startOfTurn', at: 'begin', seat, center: -1, scout: 0, unlocked: [] });
      return;
    case 'trade':
      call(state, { op: 'trade', at: 'collect', done: 0, waiting: [] });
      return;
    case 'cityManagement':
      call(state, { op: 'cityManagement', at: 'begin', seat });
      return;
    case 'movement':
      call(state, { op: 'movement', at: 'begin', seat });
      return;
    case 'research':
      call(state, { op: 'research', at: 'before', chosen: [], place: 0 });
      return;
  }
}
