import type { Params } from '@tessera/locales';
import type { en } from '@tessera/locales/ui/replay/en';
import { useWords } from '../words/useWords.tsx';

export type ReplayKey = keyof typeof en;

/** The words of replay, charts and proof, by keys that are known to exist. */
export function useReplaySay(): (key: ReplayKey, params?: Params) => string {
  return useWords().say;
}
