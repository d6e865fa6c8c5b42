import type { terms as english } from '../en/terms.ts';
import type { SameGroups } from '../groups.ts';
import messages from './terms.json';

export const terms: SameGroups<typeof english, typeof messages> = messages;
