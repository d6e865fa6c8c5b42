import type { Translation } from '../../words.ts';
import type { ask as en } from '../en/ask.ts';
import messages from './ask.json';

export const ask: Translation<typeof en, typeof messages> = messages;
