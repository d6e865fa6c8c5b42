import type { Params } from '@tessera/locales';
import type { en } from '@tessera/locales/ui/help/en';
import { useWords } from '../words/useWords.tsx';

export type HelpKey = keyof typeof en;

/** The words of help and guide, by keys that are known to exist. */
export function useHelpSay(): (key: HelpKey, params?: Params) => string {
  return useWords().say;
}
