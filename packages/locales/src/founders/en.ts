import type { Messages } from '../words.ts';
import { ask } from './en/ask.ts';
import { facts } from './en/facts.ts';
import { log } from './en/log.ts';
import { refusal } from './en/refusal.ts';
import { table } from './en/table.ts';
import { terms } from './en/terms.ts';

/** Founders of the Empire in English: the source of the keys. */
export const en = { ...terms, ...facts, ...log, ...ask, ...refusal, ...table } as const satisfies Messages;
export type FoundersKey = keyof typeof en;
