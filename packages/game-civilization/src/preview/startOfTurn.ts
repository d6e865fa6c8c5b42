import { governmentIndex } from '../data/faces.ts';
import { whyNotAdopt } from '../rules/governments.ts';
import { investmentIndex, whyNotInvest } from '../rules/investments.ts';
import type { OwnCoinPlace } from '../state/coinChoice.ts';
import { changeGovernment } from '../verbs/government.ts';
import { invest } from '../verbs/invest.ts';
import { setGovernment } from '../verbs/loseGovernment.ts';
import { settle } from '../verbs/settle.ts';
import { changes } from './changes.ts';
import { previewFreeItem } from './freeItem.ts';
import { badIntent, type Previewer } from './intent.ts';
import { previewFounding } from './site.ts';
import { trial } from './trial.ts';

/** What an act of the Start of Turn part would bring; the effects of cards and wonders are not previewed. */
export const previewStartOfTurn: Previewer = (state, thought) => {
  switch (thought.answer['do']) {
    case 'found':
      return previewFounding(state, thought);
    case 'government':
      return previewGovernment(state, thought);
    case 'invest':
      return previewInvestment(state, thought);
    case 'freeItem':
      return previewFreeItem(state, thought);
    case 'end':
    case 'relic':
    case 'marker':
    case 'person':
    case 'wonder':
    case 'consent':
    case 'event':
    case 'ability':
    case 'greatPerson':
      return { refusal: null, facts: [] };
    default:
      return badIntent('{ do }');
  }
};

/** What another government changes, and takes away with the old one (GOV-001, GOV-010). */
export const previewGovernment: Previewer = (state, { seat, answer }) => {
  if (answer['government'] === null) return { refusal: null, facts: [] };
  const government = governmentIndex(answer['government']);
  if (government < 0) return badIntent('{ government }');
  const after = trial(state, (context) => changeGovernment(context, seat, government));
  return { refusal: whyNotAdopt(state, seat, government), facts: changes(state, after) };
};

/** RUL-332: what the government that follows brings. */
export const previewLeaving: Previewer = (state, { seat, answer }) => {
  const government = governmentIndex(answer['government']);
  if (government < 0) return badIntent('{ government }');
  const after = trial(state, (context) => {
    setGovernment(context, seat, government);
    settle(context);
  });
  return { refusal: null, facts: changes(state, after) };
};

/** INV-003: the coin that goes, and what the marker makes work. */
const previewInvestment: Previewer = (state, { seat, answer }) => {
  const card = investmentIndex(answer['card']);
  const { from } = answer;
  if (card < 0 || typeof from !== 'string') return badIntent('{ do, card, from }');
  const refusal = whyNotInvest(state, seat, from);
  if (refusal !== null) return { refusal, facts: [] };
  const after = trial(state, (context) => invest(context, seat, card, from as OwnCoinPlace));
  return { refusal, facts: changes(state, after) };
};
