import { createWords, type Language, type Params, type Phrase, type Words } from '@tessera/locales';
import type { en } from '@tessera/locales/ui/civilization/en';
import { use } from 'react';
import { useSettings } from '../app/settings.ts';
import { CATALOGS } from '../words/catalogs.ts';

type Bare<K> = K extends `ui.civilization.${infer Name}` ? Name : never;
export type CivilizationKey = Bare<keyof typeof en>;

/** Says a message of this table. */
export type Ui = (key: CivilizationKey, params?: Params) => string;
export type UiPhrase = (key: CivilizationKey, params?: Params) => Phrase;

const promised = new Map<Language, Promise<Words>>();

function load(language: Language): Promise<Words> {
  const known = promised.get(language);
  if (known !== undefined) return known;
  const loading = (async () => {
    const catalogs = [CATALOGS.common, CATALOGS.ui, CATALOGS.civilization].map((area) => area[language]());
    return createWords(language, ...(await Promise.all(catalogs)));
  })();
  promised.set(language, loading);
  // Retry next time: the network may be back.
  loading.catch(() => promised.delete(language));
  return loading;
}

/** The words of the game and of the page together. Suspends until they are loaded. */
export function useCivilizationWords(): Words {
  return use(load(useSettings().language));
}
