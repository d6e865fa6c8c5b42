import type { Seat } from '@tessera/kernel';
import { TRACK_END, TRACK_EVENT, TRACK_GREAT_PERSON, TRACK_KIND } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';
import type { SpaceFact } from './facts.ts';

/** The next space of the culture track and its reward, which stays hidden (ART-010 to ART-012); none at the end. */
export function advanceFact(state: State, seat: Seat, rule: string): SpaceFact[] {
  const space = playerOf(state, seat).track + 1;
  if (space > TRACK_END) return [];
  const kind = TRACK_KIND[space];
  if (kind === TRACK_EVENT) return [{ fact: 'space', space, reward: 'event', rules: [rule, 'ART-010'] }];
  if (kind === TRACK_GREAT_PERSON) return [{ fact: 'space', space, reward: 'greatPerson', rules: [rule, 'ART-011'] }];
  return [{ fact: 'space', space, reward: 'victory', rules: [rule, 'ART-012'] }];
}
