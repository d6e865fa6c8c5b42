import type { Messages } from '../../words.ts';
import messages from './terms.json';

export const terms = messages satisfies Messages;
