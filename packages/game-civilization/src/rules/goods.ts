import type { PlainObject } from '@tessera/kernel';
import { CULTURE_DECKS } from '../data/cultureEvents.ts';
import { EVENT_CARD_DECK, isVillageMarker } from '../data/faces.ts';
import { GOODS, type Good, type GoodsAnswer } from '../state/goods.ts';
import type { Goods, Player } from '../state.ts';

const RESOURCES = GOODS.indexOf('wheat');
export const HUTS = GOODS.indexOf('huts');
export const VILLAGES = GOODS.indexOf('villages');
/** The first of the event decks. */
export const EVENTS = GOODS.indexOf('I');

function goodsOf(amounts: readonly number[]): Goods {
  return {
    trade: amounts[0] as number,
    culture: amounts[1] as number,
    resources: amounts.slice(RESOURCES, HUTS),
    huts: amounts[HUTS] as number,
    villages: amounts[VILLAGES] as number,
    events: amounts.slice(EVENTS),
  };
}

/** Goods from outside; null unless every entry is a known good with a positive whole amount. */
export function readGoods(value: unknown): Goods | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const amounts = GOODS.map(() => 0);
  for (const [good, amount] of Object.entries(value as PlainObject)) {
    const index = GOODS.indexOf(good as Good);
    if (index < 0 || !Number.isSafeInteger(amount) || (amount as number) < 1) return null;
    amounts[index] = amount as number;
  }
  return goodsOf(amounts);
}

/** Something named among goods from outside that cannot be exchanged at all (RUL-057), or null. */
export function findUnexchangeable(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.keys(value).find((name) => !GOODS.includes(name as Good)) ?? null;
}

export function writeGoods(goods: Goods): GoodsAnswer {
  const named: { [good: string]: number } = {};
  const amounts = amountsOf(goods);
  for (let i = 0; i < GOODS.length; i++) if ((amounts[i] as number) > 0) named[GOODS[i] as Good] = amounts[i] as number;
  return named as GoodsAnswer;
}

/** Goods in the order of GOODS. */
function amountsOf(goods: Goods): number[] {
  return [goods.trade, goods.culture, ...goods.resources, goods.huts, goods.villages, ...goods.events];
}

/** How much of each good a player has: all of it public (RUL-009). */
export function holdings(player: Player): number[] {
  const held = [player.trade, player.culture, ...player.resources, 0, 0, ...CULTURE_DECKS.map(() => 0)];
  addPieces(held, player.markers, player.events);
  return held;
}

/** What a player lacks for these goods: the first such good, how much it takes and how much they have. */
export function lacking(player: Player, goods: Goods): Shortage | null {
  return shortage(amountsOf(goods), holdings(player), (needed, held) => held < needed);
}

export function isNothing(goods: Goods): boolean {
  return amountsOf(goods).every((amount) => amount === 0);
}

/** The first good that the backs of the hidden pieces do not match. */
export function mismatch(goods: Goods, markers: readonly number[], events: readonly number[]): Shortage | null {
  const backs = GOODS.map(() => 0);
  addPieces(backs, markers, events);
  return shortage(amountsOf(goods).fill(0, 0, HUTS), backs, (needed, held) => held !== needed);
}

/** Too little of a good, or not exactly enough. */
export type Shortage = { readonly good: Good; readonly needed: number; readonly held: number };

function shortage(
  needed: readonly number[],
  held: readonly number[],
  isWrong: (needed: number, held: number) => boolean,
): Shortage | null {
  for (let i = 0; i < GOODS.length; i++) {
    const good = GOODS[i] as Good;
    if (isWrong(needed[i] as number, held[i] as number)) {
      return { good, needed: needed[i] as number, held: held[i] as number };
    }
  }
  return null;
}

/** Adds markers and event cards, by their backs, to a row of goods. */
function addPieces(amounts: number[], markers: readonly number[], events: readonly number[]): void {
  for (const marker of markers) add(amounts, isVillageMarker(marker) ? VILLAGES : HUTS);
  for (const card of events) add(amounts, EVENTS + (EVENT_CARD_DECK[card] as number));
}

function add(amounts: number[], good: number): void {
  amounts[good] = (amounts[good] as number) + 1;
}
