import type { Messages } from '../../words.ts';
import messages from './log.json';

export const log = messages satisfies Messages;
