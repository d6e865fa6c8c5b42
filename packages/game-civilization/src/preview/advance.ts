import type { Seat } from '@tessera/kernel';
import { TRACK_EVENT, TRACK_GREAT_PERSON, TRACK_KIND } from '../data/faces.ts';
import { payAdvance } from '../procedures/advanceTrack.ts';
import { whyNotAdvance } from '../rules/cityActions.ts';
import { landings, paidLandings, whyNotLand } from '../rules/landings.ts';
import type { State } from '../state.ts';
import { changes } from './changes.ts';
import type { SpaceFact } from './facts.ts';
import { badIntent, type Previewer } from './intent.ts';
import { trial } from './trial.ts';

/** Where a free advance may land (RUL-311), and the rewards; none at the end. */
export function advanceFact(state: State, seat: Seat, rule: string): SpaceFact[] {
  return landings(state, seat).map((space) => spaceFact(space, rule));
}

/** A space of the culture track and its reward, which stays hidden (ART-010 to ART-012). */
function spaceFact(space: number, rule: string): SpaceFact {
  const kind = TRACK_KIND[space];
  if (kind === TRACK_EVENT) return { fact: 'space', space, reward: 'event', rules: [rule, 'ART-010'] };
  if (kind === TRACK_GREAT_PERSON) return { fact: 'space', space, reward: 'greatPerson', rules: [rule, 'ART-011'] };
  return { fact: 'space', space, reward: 'victory', rules: [rule, 'ART-012'] };
}

/** ART-005 to ART-007: the price of the space, and its reward; which of several is chosen later (RUL-311). */
export const previewAdvance: Previewer = (state, { seat }) => {
  const refusal = whyNotAdvance(state, seat);
  if (refusal !== null) return { refusal, facts: advanceFact(state, seat, 'ART-006') };
  const spaces = paidLandings(state, seat);
  const rewards = spaces.map((space) => spaceFact(space, 'ART-006'));
  const [space] = spaces;
  if (space === undefined || spaces.length > 1) return { refusal, facts: rewards };
  const after = trial(state, (context) => payAdvance(context, seat, space));
  return { refusal, facts: [...changes(state, after), ...rewards] };
};

/** RUL-311: what landing on this space costs and gives. */
export const previewLanding: Previewer = (state, { seat, about, answer }) => {
  const { space } = answer;
  if (typeof space !== 'number') return badIntent('{ space }');
  const pays = about['pays'] === true;
  const refusal = whyNotLand(state, seat, space, pays);
  if (refusal !== null) return { refusal, facts: [] };
  const reward = spaceFact(space, 'RUL-311');
  const after = trial(state, (context) => {
    if (pays) payAdvance(context, seat, space);
  });
  return { refusal, facts: [...changes(state, after), reward] };
};
