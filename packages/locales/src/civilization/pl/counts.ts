import type { counts as english } from '../en/counts.ts';
import type { SameGroups } from '../groups.ts';
import messages from './counts.json';

export const counts: SameGroups<typeof english, typeof messages> = messages;
