import type { cards as english } from '../en/cards.ts';
import type { SameGroups } from '../groups.ts';
import messages from './cards.json';

export const cards: SameGroups<typeof english, typeof messages> = messages;
