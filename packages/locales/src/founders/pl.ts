import type { en } from './en.ts';
import { ask } from './pl/ask.ts';
import { facts } from './pl/facts.ts';
import { log } from './pl/log.ts';
import { refusal } from './pl/refusal.ts';
import { table } from './pl/table.ts';
import { terms } from './pl/terms.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {
  ...terms,
  ...facts,
  ...log,
  ...ask,
  ...refusal,
  ...table,
};
