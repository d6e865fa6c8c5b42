import type { Translation } from '../../words.ts';
import type { refusal as en } from '../en/refusal.ts';
import messages from './refusal.json';

export const refusal: Translation<typeof en, typeof messages> = messages;
