import type { Translation } from '../words.ts';
import type { en } from './en.ts';
import messages from './lt.json';

export const lt: Translation<typeof en, typeof messages> = messages;
