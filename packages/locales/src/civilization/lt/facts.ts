import type { facts as english } from '../en/facts.ts';
import type { SameGroups } from '../groups.ts';
import messages from './facts.json';

export const facts: SameGroups<typeof english, typeof messages> = messages;
