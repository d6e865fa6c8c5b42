import type { Illegal, PlainObject } from '@tessera/kernel';
import type { Params, Phrase, Words } from '../words.ts';
import type { CommonKey } from './en.ts';
import { common } from './say.ts';

/** The facts that give a code its own sentence: the first one present decides. */
const VARIANTS: { readonly [code: string]: readonly string[] } = {
  'K-BARRIER': ['fault', 'resigned'],
  'K-SETUP': ['option'],
  'S-RATE': ['seconds', 'tables', 'botTables', 'botTablesHere', 'records', 'recordsHere'],
  'S-UNKNOWN': ['game', 'bot'],
  'S-FORBIDDEN': ['spectator', 'resigned', 'bot', 'local', 'clock', 'notAwaited'],
  'S-TAKEN': ['you'],
  'S-LOGIN': ['passphrase'],
  'S-NAME': ['lookalike'],
  'S-SHAPE': ['invisible', 'alphabets', 'webhook'],
  'S-WAITING': ['seat'],
  'S-EARLY': ['remind'],
  'S-PROPOSAL': ['open'],
  'RECORD-FORM': ['line'],
  'RECORD-UNKNOWN': ['game'],
  'RECORD-DRAWS': ['entry'],
  'RECORD-ILLEGAL': ['entry'],
  'RECORD-HASH': ['entry'],
};

/**
 * A refusal of the kernel (K-…), the server (S-…) or the page itself (LOCAL-…, OFFLINE), or the fault of a record
 * (RECORD-…), as a sentence. An unknown code, as from a newer server, is named as it is. Rules of a game are worded by
 * its talk.
 */
export function refusalSentence(words: Words, { rule, params }: Illegal): Phrase {
  const say = common(words);
  const variant = VARIANTS[rule]?.find((fact) => isThere(params, fact));
  const key = `common.refusal.${rule}${variant === undefined ? '' : `.${variant}`}`;
  if (!words.has(key)) return say.put('common.refusal.unknown', { code: rule });
  return say.put(key as CommonKey, factsIn(words, params));
}

function isThere(params: PlainObject, fact: string): boolean {
  return fact in params && params[fact] !== null && params[fact] !== false;
}

function factsIn(words: Words, params: PlainObject): Params {
  const facts: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  }
  const { seat } = params;
  if (typeof seat !== 'number') return facts;
  return { ...facts, seat: common(words).text('common.seat', { number: seat + 1 }) };
}
