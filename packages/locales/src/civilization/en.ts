import { asks } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { counts } from './en/counts.ts';
import { effects } from './en/effects.ts';
import { facts } from './en/facts.ts';
import { log } from './en/log.ts';
import { options } from './en/options.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';
import { terms } from './en/terms.ts';
import { flat } from './groups.ts';

/** Civilization in English, the source of all keys. */
export const en = flat({
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
