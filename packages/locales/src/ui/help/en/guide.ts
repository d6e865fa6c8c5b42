import type { Messages } from '../../../words.ts';
import messages from './guide.json';

export const guide = messages satisfies Messages;
