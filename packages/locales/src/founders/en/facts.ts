import type { Messages } from '../../words.ts';
import messages from './facts.json';

export const facts = messages satisfies Messages;
