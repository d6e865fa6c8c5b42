import type { Translation } from '../../words.ts';
import type { en } from './en.ts';
import messages from './pl.json';

export const pl: Translation<typeof en, typeof messages> = messages;
