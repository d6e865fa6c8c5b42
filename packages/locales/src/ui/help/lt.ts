import type { Translation } from '../../words.ts';
import type { en } from './en.ts';
import { guide } from './lt/guide.ts';
import messages from './lt.json';

export const lt: Translation<typeof en, typeof messages & typeof guide> = { ...messages, ...guide };
