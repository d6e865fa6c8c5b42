import { cityAt } from '../board/cities.ts';
import { resourceAt } from '../board/yields.ts';
import { judgeMenu } from '../decisions/cityReasons.ts';
import { devotion, whyNotDevoteForTrade } from '../rules/cityActions.ts';
import { whyNotHarvest } from '../rules/harvest.ts';
import type { CoinTask } from '../state/questions/cityManagement.ts';
import { playerOf } from '../state.ts';
import { COIN_TASKS, canDoCoinTask, doCoinTask } from '../verbs/coinTasks.ts';
import { gainCulture, gainTrade } from '../verbs/goods.ts';
import { takeFromMarket } from '../verbs/takeFromMarket.ts';
import { previewAdvance } from './advance.ts';
import { changes } from './changes.ts';
import { badIntent, isSquare, type Previewer } from './intent.ts';
import { previewFreeBuilding, previewItem } from './price.ts';
import { trial } from './trial.ts';

/** What an act of the City Management part would bring. */
export const previewCityAct: Previewer = (state, thought) => {
  switch (thought.answer['do']) {
    case 'produce':
    case 'split':
      return previewItem(state, thought);
    case 'freeBuilding':
      return previewFreeBuilding(state, thought);
    case 'devote':
    case 'devoteForTrade':
      return previewDevotion(state, thought);
    case 'harvest':
      return previewHarvest(state, thought);
    case 'advance':
      return previewAdvance(state, thought);
    case 'coin':
      return previewCoin(state, thought);
    case 'end':
    case 'marker':
    case 'consent':
    case 'event':
    case 'ability':
    case 'greatPerson':
      return { refusal: null, facts: [] };
    default:
      return badIntent('{ do }');
  }
};

/** ART-001. */
const previewDevotion: Previewer = (state, { seat, answer }) => {
  const city = isSquare(state, answer['city']) ? cityAt(playerOf(state, seat), answer['city']) : -1;
  if (city < 0) return badIntent('{ do, city }');
  const isForTrade = answer['do'] === 'devoteForTrade';
  const refusal = isForTrade ? whyNotDevoteForTrade(state, seat) : null;
  const gain = isForTrade ? gainTrade : gainCulture;
  const after = trial(state, (context) => gain(context, seat, devotion(state, seat, city)));
  return { refusal, facts: changes(state, after) };
};

/** HARV-001; for a double harvest, only the first token. */
const previewHarvest: Previewer = (state, { seat, answer }) => {
  const { square, extra } = answer;
  const city = isSquare(state, answer['city']) ? cityAt(playerOf(state, seat), answer['city']) : -1;
  if (city < 0 || !isSquare(state, square)) return badIntent('{ do, city, square, twice, extra }');
  const refusal = whyNotHarvest(state, seat, city, square, extra === true);
  if (refusal !== null) return { refusal, facts: [] };
  const after = trial(state, (context) => takeFromMarket(context, seat, resourceAt(state, square)));
  return { refusal, facts: changes(state, after) };
};

/** RUL-273. */
const previewCoin: Previewer = (state, { seat, answer }) => {
  const { tech } = answer;
  if (typeof tech !== 'string' || !Object.hasOwn(COIN_TASKS, tech)) return badIntent('{ do, tech }');
  const task = tech as CoinTask;
  if (!canDoCoinTask(state, seat, task)) {
    return { refusal: judgeMenu(state, { kind: 'cityManagement', seat, id: 0 }, answer), facts: [] };
  }
  return {
    refusal: null,
    facts: changes(
      state,
      trial(state, (context) => doCoinTask(context, seat, task)),
    ),
  };
};
