import type { Groups } from '../groups.ts';
import messages from './counts.json';

export const counts = messages satisfies Groups;
