import type { Messages } from '../../words.ts';
import messages from './ask.json';

export const ask = messages satisfies Messages;
