import type { Messages } from '../../words.ts';
import messages from './en.json';

export const en = messages satisfies Messages;
