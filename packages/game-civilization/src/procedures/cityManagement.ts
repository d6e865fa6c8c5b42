import { ask, call, type Procedure, type Seat, tell } from '@tessera/kernel';
import { startPlay } from '../cards/menu.ts';
import { CARAVAN } from '../data/cityMarkers.ts';
import { caravanOf } from '../rules/production.ts';
import { payingAdvance } from '../state/frames/advanceTrack.ts';
import type { CityManagement } from '../state/frames/cityManagement.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { doCoinTask } from '../verbs/coinTasks.ts';
import { switchConsent } from '../verbs/consent.ts';
import { sendWorkers } from '../verbs/useMarker.ts';
import { cityActing } from './cityAction.ts';

export const cityManagement: Procedure<StepContext, CityManagement> = {
  begin(context, { seat }) {
    const { cities, actions, extraActions, cityMarkers, bonuses } = playerOf(context.state, seat);
    for (let city = 0; city < cities.length; city++) actions[city] = (cities[city] as number) < 0 ? 0 : 1;
    extraActions.fill(0);
    for (let city = 0; city < cities.length; city++) if (cityMarkers[city] === CARAVAN) bonuses.push(caravanOf(city));
    tell(context, { kind: 'partBegins', seat, phase: 'cityManagement' });
    return 'menu';
  },

  menu({ state }, { seat }) {
    ask(state, { kind: 'cityManagement', seat });
    return 'act';
  },

  act(context, { seat }) {
    const { state } = context;
    const answer = answerTo(context, 'cityManagement');
    switch (answer.do) {
      case 'end':
        endPart(state, seat);
        return null;
      case 'advance':
        call(state, payingAdvance(seat));
        break;
      case 'coin':
        doCoinTask(context, seat, answer.tech);
        break;
      case 'consent':
        switchConsent(context, seat, answer.on);
        break;
      case 'marker':
        sendWorkers(context, seat, answer.city);
        break;
      case 'event':
      case 'ability':
      case 'greatPerson':
        startPlay(state, seat, answer);
        break;
      default:
        call(state, cityActing(state, seat, answer));
    }
    return 'menu';
  },
};

/** RUL-061: actions not taken are declined. */
function endPart(state: State, seat: Seat): void {
  const { actions, extraActions } = playerOf(state, seat);
  actions.fill(0);
  extraActions.fill(0);
}
