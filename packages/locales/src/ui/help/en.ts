import type { Messages } from '../../words.ts';
import { guide } from './en/guide.ts';
import messages from './en.json';

export const en = { ...messages, ...guide } satisfies Messages;
