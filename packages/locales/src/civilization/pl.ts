import type { en } from './en.ts';
import { flat } from './groups.ts';
import { asks } from './pl/asks.ts';
import { cards } from './pl/cards.ts';
import { counts } from './pl/counts.ts';
import { effects } from './pl/effects.ts';
import { facts } from './pl/facts.ts';
import { log } from './pl/log.ts';
import { options } from './pl/options.ts';
import { refusals } from './pl/refusals.ts';
import { table } from './pl/table.ts';
import { terms } from './pl/terms.ts';

/** Civilization in Polish. */
export const pl: { readonly [K in keyof typeof en]: string } = flat({
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
