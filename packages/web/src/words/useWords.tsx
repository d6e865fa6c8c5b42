import { createWords, type GameTalk, type Language, type Messages, type Words } from '@tessera/locales';
import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { CATALOGS, gameArea, TALKS } from './catalogs.ts';

const promised = new Map<string, Promise<unknown>>();

/** Loads something once; all waiting callers share the load. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = promised.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  promised.set(key, loading);
  // Retry next time: the network may be back.
  loading.catch(() => promised.delete(key));
  return loading;
}

const catalog = (area: keyof typeof CATALOGS, language: Language): Promise<Messages> =>
  once(`${area} ${language}`, CATALOGS[area][language]);

const wordsFor = (language: Language): Promise<Words> =>
  once(`words ${language}`, async () =>
    createWords(language, ...(await Promise.all([catalog('common', language), catalog('ui', language)]))),
  );

const WordsContext = createContext<Words | null>(null);

/** Provides the words to everything inside. Suspends until they are loaded; a change of language does not suspend. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const words = use(wordsFor(language));
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('there are no words outside a WordsProvider');
  return words;
}

/** Shorthand for saying a message of the page. */
export function useSay(): Words['say'] {
  return useWords().say;
}

const talkFor = (game: string, language: Language): Promise<GameTalk> =>
  once(`talk ${game} ${language}`, async () => {
    const area = gameArea(game);
    if (area === null) throw new Error(`there are no words for ${game}`);
    const [talk, ...catalogs] = await Promise.all([
      TALKS[area](),
      catalog('common', language),
      catalog(area, language),
    ]);
    return talk(createWords(language, ...catalogs));
  });

/** A game in words. Suspends until they are loaded. */
export function useTalk(game: string): GameTalk {
  const { language } = useSettings();
  const promise = useMemo(() => talkFor(game, language), [game, language]);
  return use(promise);
}
