import type { Translation } from '../../../words.ts';
import type { guide as en } from '../en/guide.ts';
import messages from './guide.json';

export const guide: Translation<typeof en, typeof messages> = messages;
