import type { Translation } from '../../words.ts';
import type { facts as en } from '../en/facts.ts';
import messages from './facts.json';

export const facts: Translation<typeof en, typeof messages> = messages;
