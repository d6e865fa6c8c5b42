import type { Groups } from '../groups.ts';
import messages from './facts.json';

export const facts = messages satisfies Groups;
