import type { en } from './en.ts';
import { ask } from './lt/ask.ts';
import { facts } from './lt/facts.ts';
import { log } from './lt/log.ts';
import { refusal } from './lt/refusal.ts';
import { table } from './lt/table.ts';
import { terms } from './lt/terms.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {
  ...terms,
  ...facts,
  ...log,
  ...ask,
  ...refusal,
  ...table,
};
