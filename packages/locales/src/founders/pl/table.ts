import type { Translation } from '../../words.ts';
import type { table as en } from '../en/table.ts';
import messages from './table.json';

export const table: Translation<typeof en, typeof messages> = messages;
