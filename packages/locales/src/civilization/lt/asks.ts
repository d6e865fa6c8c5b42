import type { asks as english } from '../en/asks.ts';
import type { SameGroups } from '../groups.ts';
import messages from './asks.json';

export const asks: SameGroups<typeof english, typeof messages> = messages;
