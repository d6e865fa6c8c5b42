import type { Language } from '@tessera/locales';
import { type RuleBook, type Shelf, shelve } from './book.ts';

type Load = () => Promise<{ readonly book: RuleBook }>;

/** Each book is a separate file. English exists for all games; other languages where someone has written them. */
const BOOKS: { readonly [game: string]: { readonly en: Load } & { readonly [L in Language]?: Load } } = {
  founders: {
    en: () => import('virtual:rules/founders'),
    pl: () => import('virtual:rules/founders.pl'),
    lt: () => import('virtual:rules/founders.lt'),
  },
  civilization: { en: () => import('virtual:rules/civilization') },
};

const shelves = new Map<string, Promise<Shelf>>();

/** The language in which speakers of this one read a game's rules. */
export function bookLanguage(game: string, language: Language): Language {
  return BOOKS[game]?.[language] === undefined ? 'en' : language;
}

/** A game's rules; null if they are unknown. */
export function shelfOf(game: string, language: Language): Promise<Shelf> | null {
  const books = BOOKS[game];
  if (books === undefined) return null;
  const spoken = bookLanguage(game, language);
  const key = `${game} ${spoken}`;
  const known = shelves.get(key);
  if (known !== undefined) return known;
  const loading = (books[spoken] ?? books.en)().then(({ book }) => shelve(book));
  shelves.set(key, loading);
  // Retry next time: the network may be back.
  loading.catch(() => shelves.delete(key));
  return loading;
}
