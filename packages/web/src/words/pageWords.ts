import type { Params, Words } from '@tessera/locales';
import { refusalSentence } from '@tessera/locales/common/refusals';
import type { en as create } from '@tessera/locales/ui/create/en';
import type { en as lobby } from '@tessera/locales/ui/lobby/en';
import type { en as settings } from '@tessera/locales/ui/settings/en';
import { textOf } from '@tessera/locales/words';
import type { Me } from '@tessera/protocol';
import type { Refused } from '../api/api.ts';
import { useWords } from './useWords.tsx';

export type PageKey = keyof typeof lobby | keyof typeof create | keyof typeof settings;

/** The words of lobby, table creation and settings, by keys that are known to exist. */
export function usePageSay(): (key: PageKey, params?: Params) => string {
  return useWords().say;
}

const GUEST = /^Guest (\d+)$/;

/** A person's display name: the server names its guests in English until they choose a name. */
export function myName(words: Words, me: Me | null): string {
  if (me === null) return words.say('ui.lobby.player');
  const number = me.isClaimed ? undefined : GUEST.exec(me.name)?.[1];
  return number === undefined ? me.name : words.say('ui.lobby.guest', { number });
}

/** A refusal of the server, the worker or a record, as a sentence. */
export function refusalText(words: Words, { code, params }: Refused): string {
  return textOf(refusalSentence(words, { rule: code, params }));
}
