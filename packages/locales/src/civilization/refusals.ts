import type { Illegal } from '@tessera/kernel';
import { refusalSentence } from '../common/refusals.ts';
import { sentence } from '../sentence.ts';
import type { Phrase } from '../words.ts';
import { CARD_REFUSALS } from './cardRefusals.ts';
import { CITY_REFUSALS } from './cityRefusals.ts';
import { BATTLE_REFUSALS, MOVE_REFUSALS } from './moveRefusals.ts';
import { Reasons } from './reasons.ts';
import type { Say } from './say.ts';
import { TABLE_REFUSALS } from './tableRefusals.ts';
import { TURN_REFUSALS } from './turnRefusals.ts';

/** A sentence for each rule by which the engine refuses something. */
export const REFUSALS: { readonly [rule: string]: (it: Reasons, say: Say) => Phrase } = {
  ...TABLE_REFUSALS,
  ...TURN_REFUSALS,
  ...CITY_REFUSALS,
  ...CARD_REFUSALS,
  ...MOVE_REFUSALS,
  ...BATTLE_REFUSALS,
};

/** Refusals of kernel and server are worded in the part that both games share. */
export function sayRefusal(say: Say, refusal: Illegal): Phrase {
  const because = Object.hasOwn(REFUSALS, refusal.rule) ? REFUSALS[refusal.rule] : undefined;
  if (because === undefined) return refusalSentence(say.words, refusal);
  return sentence(because(new Reasons(refusal.params, say), say), say.words.language);
}
