import type { Groups } from '../groups.ts';
import messages from './effects.json';

export const effects = messages satisfies Groups;
