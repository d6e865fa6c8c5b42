import type { Happening, PlainObject } from '@tessera/kernel';
import type { GameTalk, Words } from '@tessera/locales';

/** No text: numbers are the same in all languages. */
const SILENT: Words = { language: 'en', has: () => true, say: () => '', phrase: () => [] };

const TALKS: { readonly [game: string]: () => Promise<GameTalk> } = {
  founders: async () => (await import('@tessera/locales/founders/talk')).foundersTalk(SILENT),
  civilization: async () => (await import('@tessera/locales/civilization/talk')).civilizationTalk(SILENT),
};

/** The numbers that people compare in a view: by figure, then by seat. */
export async function figuresIn(game: string): Promise<(view: PlainObject) => number[][]> {
  const talk = await TALKS[game]?.();
  return (view) => (talk?.figures(view) ?? []).map(({ values }) => [...values]);
}

/** The number of the turn that a happening begins; else null. Both games use the same format. */
export function turnBegun(happening: Happening): number | null {
  if (happening.kind !== 'turnBegins' || !('turn' in happening)) return null;
  return typeof happening.turn === 'number' ? happening.turn : null;
}
