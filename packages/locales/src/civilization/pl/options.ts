import type { options as english } from '../en/options.ts';
import type { SameGroups } from '../groups.ts';
import messages from './options.json';

export const options: SameGroups<typeof english, typeof messages> = messages;
