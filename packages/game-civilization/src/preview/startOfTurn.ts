import { governmentIndex } from '../data/faces.ts';
import { whyNotAdopt } from '../rules/governments.ts';
import { changeGovernment } from '../verbs/government.ts';
import { changes } from './changes.ts';
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
    case 'end':
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
