import type { Groups } from '../groups.ts';
import messages from './log.json';

export const log = messages satisfies Groups;
