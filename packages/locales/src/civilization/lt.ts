import type { en } from './en.ts';
import { flat } from './groups.ts';
import { asks } from './lt/asks.ts';
import { cards } from './lt/cards.ts';
import { counts } from './lt/counts.ts';
import { effects } from './lt/effects.ts';
import { facts } from './lt/facts.ts';
import { log } from './lt/log.ts';
import { options } from './lt/options.ts';
import { refusals } from './lt/refusals.ts';
import { table } from './lt/table.ts';
import { terms } from './lt/terms.ts';

/** Civilization in Lithuanian. */
export const lt: { readonly [K in keyof typeof en]: string } = flat({
  ...terms,
  ...cards,
  ...counts,
  ...effects,
  ...facts,
  ...log,
  ...asks,
  ...options,
  ...refusals,
  ...table,
});
