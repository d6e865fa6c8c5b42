import { readHappening } from '@tessera/game-civilization/happenings.ts';
import type { Happening } from '@tessera/kernel';
import type { Phrase } from '../words.ts';
import { CULTURE_NEWS, GOODS_NEWS } from './goodsNews.ts';
import { BATTLE_NEWS, END_NEWS, MAP_NEWS } from './mapNews.ts';
import { CITY_NEWS, type Kind, type Line, type Lines, SET_UP_NEWS, TRADE_NEWS } from './news.ts';
import type { Say } from './say.ts';

/** Every kind of news in words: a missing kind does not compile, nor does one that the game does not have. */
const NEWS: Lines = {
  ...SET_UP_NEWS,
  ...TRADE_NEWS,
  ...CITY_NEWS,
  ...CULTURE_NEWS,
  ...GOODS_NEWS,
  ...MAP_NEWS,
  ...BATTLE_NEWS,
  ...END_NEWS,
};

/** A newer server may send news that this page has no words for. */
export function sayHappening(say: Say, happening: Happening): Phrase | null {
  const it = readHappening(happening);
  return it === null ? null : (NEWS[it.kind] as Line<Kind>)(it, say);
}

const HEADINGS: readonly string[] = ['turnBegins', 'phaseBegins'] satisfies Kind[];

export function isHeading({ kind }: Happening): boolean {
  return HEADINGS.includes(kind);
}
