import type { Translation } from '../../words.ts';
import type { terms as en } from '../en/terms.ts';
import messages from './terms.json';

export const terms: Translation<typeof en, typeof messages> = messages;
