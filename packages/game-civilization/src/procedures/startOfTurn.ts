import { ask, call, hasCalled, type Procedure, type Seat, tell } from '@tessera/kernel';
import { cityAt, cityCount } from '../board/cities.ts';
import { startPlay } from '../cards/menu.ts';
import { automaticGains } from '../cards/wonders/automaticGains.ts';
import { useWonder } from '../cards/wonders/turnActs.ts';
import { governmentId, governmentIndex, greatPersonIndex, relicIndex } from '../data/faces.ts';
import type { Figure } from '../data/figures.ts';
import { displacementSites } from '../rules/founding.ts';
import { investmentIndex } from '../rules/investments.ts';
import { itemIndex } from '../rules/items.ts';
import { plays } from '../rules/knowledge.ts';
import { companion, mayGather, usualCity } from '../rules/scouts.ts';
import { advancing } from '../state/frames/advanceTrack.ts';
import { makingFree } from '../state/frames/freeItem.ts';
import { investing } from '../state/frames/placeInvestment.ts';
import { rewarding } from '../state/frames/relicReward.ts';
import type { StartOfTurn } from '../state/frames/startOfTurn.ts';
import { answerTo } from '../state/questions.ts';
import { type Player, playerOf, type StepContext } from '../state.ts';
import { switchConsent } from '../verbs/consent.ts';
import { figureToDisplace, putFigure, setFigure } from '../verbs/displace.ts';
import { destroyFigures } from '../verbs/figures.ts';
import { changeGovernment } from '../verbs/government.ts';
import { loseRewards } from '../verbs/loseRewards.ts';
import { markUsed } from '../verbs/markUsed.ts';
import { settle } from '../verbs/settle.ts';
import { turnInTeacher } from '../verbs/useMarker.ts';
import { endGame } from '../verbs/victory.ts';
import { callGrowth, callOwedGrowth } from './growth.ts';

export const startOfTurn: Procedure<StepContext, StartOfTurn> = {
  // SOT-023, RUL-042, RUL-356: a capital that is to grow does so first, if it can now.
  begin(context, { seat }) {
    tell(context, { kind: 'partBegins', seat, phase: 'startOfTurn' });
    callGrowth(context.state, seat);
    return 'menu';
  },

  // Back here, the last act is completely resolved: this is the moment of RUL-260, for any player.
  menu(context, frame) {
    const { state } = context;
    const { seat, unlocked } = frame;
    // Who has it already, from the Pyramids, has nothing to adopt (GOV-001).
    while (unlocked.length > 0 && playerOf(state, unlocked[0] as Seat).government === unlocked[1])
      unlocked.splice(0, 2);
    if (unlocked.length > 0) {
      const governments = [governmentId(unlocked[1] as number)];
      ask(state, { kind: 'adoptGovernment', seat: unlocked[0] as Seat, governments });
      return 'adopted';
    }
    callOwedGrowth(state);
    if (hasCalled(state, frame)) return 'menu';
    automaticGains(context, seat);
    // A gain may have started something that comes first, or ended the game.
    if (state.outcome !== null || hasCalled(state, frame)) return 'menu';
    ask(state, { kind: 'startOfTurn', seat });
    return 'act';
  },

  adopted(context, { unlocked }) {
    const [owner, government] = unlocked.splice(0, 2) as [Seat, number];
    const answer = answerTo(context, 'adoptGovernment');
    if (answer.government !== null) changeGovernment(context, owner, government);
    return 'menu';
  },

  act(context, frame) {
    const { state } = context;
    const { seat } = frame;
    const answer = answerTo(context, 'startOfTurn');
    switch (answer.do) {
      case 'end':
        loseRewards(context, seat);
        frame.scout = 0;
        return 'assign';
      case 'found':
        foundCity(context, seat, answer.square, answer.figure);
        frame.center = answer.square;
        return 'displace';
      case 'government':
        changeGovernment(context, seat, governmentIndex(answer.government));
        break;
      case 'person': {
        const { reserve } = playerOf(state, seat);
        const person = greatPersonIndex(answer.person);
        reserve.splice(reserve.indexOf(person), 1);
        call(state, { op: 'gainPerson', at: 'place', seat, person, cards: [], mustPlace: false });
        break;
      }
      case 'invest':
        markUsed(playerOf(state, seat), 'invest');
        call(state, investing(seat, investmentIndex(answer.card), answer.from));
        break;
      case 'relic':
        call(state, rewarding(seat, relicIndex(answer.relic)));
        break;
      case 'marker':
        turnInTeacher(context, seat);
        break;
      case 'freeItem':
        markUsed(playerOf(state, seat), 'plastics');
        tell(context, { kind: 'abilityUsed', seat, tech: answer.tech, chosen: [] });
        call(state, makingFree(seat, itemIndex(answer.item)));
        break;
      case 'wonder':
        useWonder(context, seat, answer);
        break;
      case 'consent':
        switchConsent(context, seat, answer.on);
        break;
      default:
        startPlay(state, seat, answer);
    }
    return 'menu';
  },

  // SOT-015: other own figures leave the square, one by one.
  displace(context, { seat, center }) {
    const { state } = context;
    const player = playerOf(state, seat);
    const figure = figureToDisplace(player, center);
    if (figure === null) return 'founded';
    if (displacementSites(state, seat, center).length === 0) {
      // No square on the whole map can take it: it returns to the unbuilt figures.
      destroyFigures(context, seat, center, Number(figure === 'army'), Number(figure === 'scout'));
      return 'displace';
    }
    ask(state, { kind: 'displaceFigure', seat, figure, from: center });
    return 'displaced';
  },

  displaced(context, { seat, center }) {
    putFigure(context, seat, center, answerTo(context, 'displaceFigure').square);
    return 'displace';
  },

  // VAR-002: the learning game ends with a third city. RUL-254: Rome advances.
  founded(context, frame) {
    const { state } = context;
    const player = playerOf(state, frame.seat);
    frame.center = -1;
    if (state.options.learningGame && cityCount(player) === 3) endGame(context, 'learningGame', []);
    else if (plays(player, 'rome')) call(state, advancing(frame.seat));
    return 'menu';
  },

  // RUL-264: one question for each scout that may gather, unless there is only one city for its square to serve.
  assign({ state }, frame) {
    const { seat } = frame;
    const player = playerOf(state, seat);
    for (; frame.scout < player.scouts.length; frame.scout++) {
      const { scout } = frame;
      if (!mayGather(state, player, scout)) continue;
      const square = player.scouts[scout] as number;
      const other = companion(player, scout);
      player.scoutsCity[scout] = other < 0 ? usualCity(state, seat, square) : (player.scoutsCity[other] as number);
      if (other >= 0 || cityCount(player) === 1) continue;
      ask(state, { kind: 'assignScout', seat, scout, square });
      return 'assigned';
    }
    return null;
  },

  assigned(context, frame) {
    const player = playerOf(context.state, frame.seat);
    const { city } = answerTo(context, 'assignScout');
    player.scoutsCity[frame.scout] = cityAt(player, city);
    tell(context, { kind: 'scoutAssigned', seat: frame.seat, square: player.scouts[frame.scout] as number, city });
    frame.scout++;
    return 'assign';
  },
};

/** SOT-005, SOT-006: the figure returns to the unbuilt ones, the city marker is placed unwalled. */
export function foundCity(context: StepContext, seat: Seat, square: number, figure: Figure): void {
  const player = playerOf(context.state, seat);
  setFigure(player, figure, square, -1);
  placeCity(player, square);
  tell(context, { kind: 'cityFounded', seat, square, figure });
  settle(context);
}

/** The next city marker comes onto the map. */
export function placeCity(player: Player, square: number): void {
  const city = player.cities.indexOf(-1);
  player.cities[city] = square;
  player.walls &= ~(1 << city);
}
