import type { Groups } from '../groups.ts';
import messages from './table.json';

export const table = messages satisfies Groups;
