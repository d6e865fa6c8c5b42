import type { effects as english } from '../en/effects.ts';
import type { SameGroups } from '../groups.ts';
import messages from './effects.json';

export const effects: SameGroups<typeof english, typeof messages> = messages;
