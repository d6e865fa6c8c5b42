import { createWords, type Language, type Words } from '@tessera/locales';
import { createSpeech, type Speech } from '@tessera/locales/founders/speech';
import { use } from 'react';
import { useSettings } from '../app/settings.ts';
import { CATALOGS } from '../words/catalogs.ts';

/**
 * The words of the game and of the page together, and the names of things in the grammatical forms that sentences need.
 */
export interface FoundersWords {
  readonly words: Words;
  readonly speech: Speech;
}

const promised = new Map<Language, Promise<FoundersWords>>();

function load(language: Language): Promise<FoundersWords> {
  const known = promised.get(language);
  if (known !== undefined) return known;
  const loading = (async () => {
    const catalogs = [CATALOGS.common, CATALOGS.ui, CATALOGS.founders].map((area) => area[language]());
    const words = createWords(language, ...(await Promise.all(catalogs)));
    return { words, speech: createSpeech(words) };
  })();
  promised.set(language, loading);
  // Retry next time: the network may be back.
  loading.catch(() => promised.delete(language));
  return loading;
}

/** Suspends until the words are loaded. */
export function useFoundersWords(): FoundersWords {
  return use(load(useSettings().language));
}
