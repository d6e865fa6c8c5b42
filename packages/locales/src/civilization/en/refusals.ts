import type { Groups } from '../groups.ts';
import messages from './refusals.json';

export const refusals = messages satisfies Groups;
