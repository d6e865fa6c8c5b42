import type { Translation } from '../../words.ts';
import type { log as en } from '../en/log.ts';
import messages from './log.json';

export const log: Translation<typeof en, typeof messages> = messages;
