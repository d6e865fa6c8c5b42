import type { Groups } from '../groups.ts';
import messages from './options.json';

export const options = messages satisfies Groups;
