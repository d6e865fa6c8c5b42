import type { refusals as english } from '../en/refusals.ts';
import type { SameGroups } from '../groups.ts';
import messages from './refusals.json';

export const refusals: SameGroups<typeof english, typeof messages> = messages;
