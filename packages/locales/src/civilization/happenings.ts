import type { Happening as CivilizationHappening } from '@tessera/game-civilization';
import type { Happening, PlainObject } from '@tessera/kernel';
import type { Phrase } from '../words.ts';
import { Facts } from './facts.ts';
import { CULTURE_NEWS, GOODS_NEWS } from './goodsNews.ts';
import { BATTLE_NEWS, END_NEWS, MAP_NEWS } from './mapNews.ts';
import { CITY_NEWS, type Line, SET_UP_NEWS, TRADE_NEWS } from './news.ts';
import type { Say } from './say.ts';

/** Every kind of news in words: one that is missing here does not compile. */
export const NEWS: { readonly [K in CivilizationHappening['kind']]: Line } = {
  ...SET_UP_NEWS,
  ...TRADE_NEWS,
  ...CITY_NEWS,
  ...CULTURE_NEWS,
  ...GOODS_NEWS,
  ...MAP_NEWS,
  ...BATTLE_NEWS,
  ...END_NEWS,
};

export function sayHappening(say: Say, happening: Happening): Phrase | null {
  return NEWS[happening.kind as CivilizationHappening['kind']](new Facts(happening as unknown as PlainObject), say);
}

const HEADINGS: readonly string[] = ['turnBegins', 'phaseBegins'] satisfies CivilizationHappening['kind'][];

export function isHeading({ kind }: Happening): boolean {
  return HEADINGS.includes(kind);
}
