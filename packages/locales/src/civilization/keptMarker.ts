import { isHutId } from '@tessera/game-civilization/data';
import type { Phrase } from '../words.ts';
import { sentenceOf } from './cards.ts';
import type { Say } from './say.ts';

/** A marker that its owner uses, by name and with what it does. */
export function keptMarker(say: Say, id: string): { readonly marker: Phrase; readonly effect: Phrase } {
  return { marker: say.anyCard(id), effect: sentenceOf(say, isHutId(id) ? 'hut' : 'village', id) };
}
