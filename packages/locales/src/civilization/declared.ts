import type { Plain, PlainObject } from '@tessera/kernel';
import type { Phrase } from '../words.ts';
import { cardEffect, eventEffect } from './effects.ts';
import { eventFace } from './faces.ts';
import { Facts } from './facts.ts';
import { asPhrase, type NameIn, type Say } from './say.ts';

/** Events and abilities whose choice is a player; a gift that pays chooses who gets its coin. */
const AIMED_AT_SEATS: readonly string[] = [
  'exchangeOfIdeas',
  'knowledgeShared',
  'thinkTank',
  'citizensRevolting1',
  'citizensRevolting2',
  'aGiftFromAfar',
  'horsebackRiding',
];
/** Abilities that choose fronts, counted from 0. */
const AIMED_AT_FRONTS: readonly string[] = ['mathematics', 'ballistics'];

export const ALTERNATIVES = [
  'obsolete',
  'killUnit',
  'destroyBuilding',
  'person',
  'army',
  'scout',
  'movingArmy',
  'movingScout',
] as const satisfies readonly NameIn<'opt'>[];

/** What was chosen for an event or an ability, or null if nothing was: squares, seats and fronts are numbers. */
export function aimOf(say: Say, card: string, chosen: readonly Plain[]): Phrase | null {
  const parts = chosen.flatMap((value, i): Phrase[] => {
    if (typeof value === 'number') return value < 0 ? [] : [aimed(say, card, value, chosen[i - 1])];
    if (typeof value !== 'string' || value === 'stop') return [];
    const name = ALTERNATIVES.find((one) => one === value);
    return [name === undefined ? say.anyCard(value) : [lower(say, say.text(`opt.${name}`))]];
  });
  return parts.length === 0 ? null : say.list(parts);
}

function aimed(say: Say, card: string, value: number, before: Plain | undefined): Phrase {
  const id = eventFace(card)?.id ?? card;
  if (AIMED_AT_SEATS.includes(id) || (card === 'monarchy' && before === 'killUnit')) return [say.seat(value)];
  return AIMED_AT_FRONTS.includes(id) ? [String(value + 1)] : asPhrase(say.square(value));
}

/** A label inside a sentence. */
function lower(say: Say, text: string): string {
  return text.charAt(0).toLocaleLowerCase(say.words.language) + text.slice(1);
}

/** Something declared that may be cancelled, as a sentence. */
export function sayDeclared(say: Say, declared: PlainObject): Phrase {
  const it = new Facts(declared);
  const card = it.text('card');
  const who = say.by(it.number('by'));
  if (it.is('to', 'cityAction')) return sayCityAct(say, card, it.list('chosen'), who);
  const params = { ...who, card: say.anyCard(card) };
  if (it.has('as')) return say.phrase('declared.eventAs', { ...params, resource: say.name('resource', it.text('as')) });
  const aim = aimOf(say, card, it.list('chosen'));
  if (it.is('to', 'ability')) {
    const used = { ...params, card: say.noted(params.card, cardEffect(say, card)) };
    return aim === null ? say.phrase('declared.ability', used) : say.phrase('declared.abilityAt', { ...used, aim });
  }
  const effect = eventEffect(say, card);
  return aim === null
    ? say.phrase('declared.event', { ...params, effect })
    : say.phrase('declared.eventAt', { ...params, effect, aim });
}

/** A city action is told with its city, its items and its squares. */
function sayCityAct(say: Say, act: string, chosen: readonly Plain[], who: ReturnType<Say['by']>): Phrase {
  const [center, ...rest] = chosen;
  const items = rest.filter((value): value is string => typeof value === 'string');
  const places = rest.filter((value): value is number => typeof value === 'number');
  const params = { ...who, city: say.square(typeof center === 'number' ? center : -1) };
  if (act === 'devote') return say.phrase('declared.devote', params);
  const squares = say.squares(places);
  if (act === 'harvest') return say.phrase('declared.harvest', { ...params, squares });
  const made = say.list(items.map((item) => say.item(item)));
  return places.length === 0
    ? say.phrase('declared.build', { ...params, items: made })
    : say.phrase('declared.buildAt', { ...params, items: made, squares });
}
