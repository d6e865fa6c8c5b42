import type { GameTalk, Language, Messages, Words } from '@tessera/locales';

/** The areas of messages. The page's own and the common ones are always loaded; a game's come with its table. */
export const GAME_AREAS = ['founders', 'civilization'] as const;
export type GameArea = (typeof GAME_AREAS)[number];

type Catalog = () => Promise<Messages>;

/** Each catalog is a separate file, so that nobody loads a language or game they do not need. */
export const CATALOGS: { readonly [area in 'common' | 'ui' | GameArea]: { readonly [language in Language]: Catalog } } =
  {
    common: {
      en: async () => (await import('@tessera/locales/common/en')).en,
      pl: async () => (await import('@tessera/locales/common/pl')).pl,
      lt: async () => (await import('@tessera/locales/common/lt')).lt,
    },
    ui: {
      en: async () => (await import('@tessera/locales/ui/en')).en,
      pl: async () => (await import('@tessera/locales/ui/pl')).pl,
      lt: async () => (await import('@tessera/locales/ui/lt')).lt,
    },
    founders: {
      en: async () => (await import('@tessera/locales/founders/en')).en,
      pl: async () => (await import('@tessera/locales/founders/pl')).pl,
      lt: async () => (await import('@tessera/locales/founders/lt')).lt,
    },
    civilization: {
      en: async () => (await import('@tessera/locales/civilization/en')).en,
      pl: async () => (await import('@tessera/locales/civilization/pl')).pl,
      lt: async () => (await import('@tessera/locales/civilization/lt')).lt,
    },
  };

export const TALKS: { readonly [game in GameArea]: () => Promise<(words: Words) => GameTalk> } = {
  founders: async () => (await import('@tessera/locales/founders/talk')).foundersTalk,
  civilization: async () => (await import('@tessera/locales/civilization/talk')).civilizationTalk,
};

export function gameArea(game: string): GameArea | null {
  return GAME_AREAS.find((area) => area === game) ?? null;
}
