import type { Messages } from '../../words.ts';
import messages from './table.json';

export const table = messages satisfies Messages;
