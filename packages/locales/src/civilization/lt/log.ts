import type { log as english } from '../en/log.ts';
import type { SameGroups } from '../groups.ts';
import messages from './log.json';

export const log: SameGroups<typeof english, typeof messages> = messages;
