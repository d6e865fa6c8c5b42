import type { Messages } from '../../words.ts';
import messages from './refusal.json';

export const refusal = messages satisfies Messages;
