import type { table as english } from '../en/table.ts';
import type { SameGroups } from '../groups.ts';
import messages from './table.json';

export const table: SameGroups<typeof english, typeof messages> = messages;
