import { aimOfCard, TERRAINS } from '@tessera/game-civilization/data';
import { COIN_IDS, coinChosen } from '@tessera/game-civilization/state/coinChoice.ts';
import type { Declared } from '@tessera/game-civilization/state/item.ts';
import type { Phrase } from '../words.ts';
import { playedSentence, sentenceOf } from './cards.ts';
import { coinPlace } from './news.ts';
import type { NameIn, Say } from './say.ts';

type Chosen = Declared['chosen'];

export const ALTERNATIVES = [
  'obsolete',
  'killUnit',
  'destroyBuilding',
  'person',
  'army',
  'scout',
  'movingArmy',
  'movingScout',
  'tradeToCulture',
  'cultureToTrade',
] as const satisfies readonly NameIn<'opt'>[];

/** The purpose of an ability that has alternatives. */
const PURPOSES = ['obsolete', 'killUnit', 'destroyBuilding'] as const satisfies readonly NameIn<'opt'>[];

/** What can be chosen in a square besides the figures there. */
const OTHERS = ['movingArmy', 'movingScout', 'person'] as const satisfies readonly NameIn<'opt'>[];

/** Is what is chosen for the card a gain, not a target? */
export function givesUnits(card: string): boolean {
  return aimOfCard(card) === 'unit';
}

/** The purpose of an ability, where it has several. */
export function purposeOf(say: Say, chosen: Chosen): Phrase | null {
  const purpose = PURPOSES.find((one) => chosen[0] === one);
  return purpose === undefined ? null : label(say, purpose);
}

/** What was chosen for an event or an ability, or null if nothing was: squares, seats and fronts are numbers. */
export function aimOf(say: Say, card: string, chosen: Chosen): Phrase | null {
  const values = chosen.filter((value) => value !== 'stop' && value !== -1);
  const victims = victimsOf(say, values);
  if (victims.length > 0) {
    return say.phrase('see.pieceAt', { piece: say.list(victims), square: say.square(Number(values[0])) });
  }
  const parts = partsOf(say, card, values);
  return parts.length === 0 ? null : say.list(parts);
}

function partsOf(say: Say, card: string, values: Chosen): Phrase[] {
  switch (aimOfCard(card)) {
    case 'front':
      return eachOf(say, values, (front) => say.phrase('aim.front', { n: Number(front) + 1 }));
    case 'unit':
      return eachOf(say, values, (type) => say.card('unitType', String(type)));
    default:
      return values.flatMap((value, i) => aimed(say, card, value, values[i - 1]));
  }
}

/** The figures and great people that were chosen in a square. */
function victimsOf(say: Say, values: Chosen): Phrase[] {
  const [armies, scouts] = [timesIn(values, 'army'), timesIn(values, 'scout')];
  return [
    ...(armies + scouts > 0 ? [say.figures(armies, scouts)] : []),
    ...OTHERS.flatMap((one) => repeated(say, label(say, one), timesIn(values, one))),
  ];
}

/** Each thing once, with how often it was chosen. */
function eachOf(say: Say, values: Chosen, name: (value: Chosen[number]) => Phrase): Phrase[] {
  return [...new Set(values)].flatMap((value) => repeated(say, name(value), timesIn(values, value)));
}

function repeated(say: Say, what: Phrase, times: number): Phrase[] {
  if (times === 0) return [];
  return [times === 1 ? what : say.phrase('aim.times', { what, n: times })];
}

function timesIn(values: Chosen, value: Chosen[number]): number {
  return values.filter((one) => one === value).length;
}

function aimed(say: Say, card: string, value: Chosen[number], before: Chosen[number] | undefined): Phrase[] {
  if (typeof value === 'string') return PURPOSES.some((one) => one === value) ? [] : [chosenThing(say, value)];
  const isSeat = aimOfCard(card) === 'seat' || before === 'killUnit';
  return [isSeat ? [say.seat(value)] : [say.square(value)]];
}

/** Something that is chosen by its id: a coin, a terrain, or a card. */
function chosenThing(say: Say, id: string): Phrase {
  if (COIN_IDS.includes(id)) return sayCoin(say, id);
  return TERRAINS.some((terrain) => terrain === id) ? say.name('terrain', id) : say.anyCard(id);
}

/** A coin token of a player. */
export function sayCoin(say: Say, id: string): Phrase {
  const coin = coinChosen(COIN_IDS.indexOf(id));
  if (coin === null) return say.unknown();
  return say.phrase('opt.coinOf', { who: say.seat(coin.owner), place: coinPlace(say, coin.place) });
}

/** The label of an option inside a sentence. */
function label(say: Say, name: (typeof ALTERNATIVES)[number]): Phrase {
  const text = say.text(`opt.${name}`);
  return [text.charAt(0).toLocaleLowerCase(say.words.language) + text.slice(1)];
}

/** A declaration that may be cancelled, as a sentence. */
export function sayDeclared(say: Say, { to, card, by, chosen, as }: Declared): Phrase {
  const who = say.by(by);
  if (to === 'cityAction') return sayCityAct(say, card, chosen, who);
  const params = { ...who, card: say.anyCard(card) };
  if (as !== null) return say.phrase('declared.eventAs', { ...params, resource: say.name('resource', as) });
  const aim = aimOf(say, card, chosen);
  if (to === 'ability') {
    const purpose = purposeOf(say, chosen);
    if (purpose !== null && aim !== null) {
      return say.phrase('log.abilityUsedTo', { ...who, tech: params.card, purpose, aim });
    }
    const used = { ...params, card: say.noted(params.card, playedSentence(say, card)) };
    return aim === null ? say.phrase('declared.ability', used) : say.phrase('declared.abilityAt', { ...used, aim });
  }
  const effect = sentenceOf(say, 'event', card);
  return aim === null
    ? say.phrase('declared.event', { ...params, effect })
    : say.phrase(givesUnits(card) ? 'declared.eventFor' : 'declared.eventAt', { ...params, effect, aim });
}

/** A city action, with its city, its items and its squares. */
function sayCityAct(say: Say, act: string, chosen: Chosen, who: ReturnType<Say['by']>): Phrase {
  const [center, ...rest] = chosen;
  const items = rest.filter((value): value is string => typeof value === 'string');
  const places = rest.filter((value): value is number => typeof value === 'number');
  const params = { ...who, city: typeof center === 'number' ? say.square(center) : say.unknown() };
  if (act === 'devote') return say.phrase('declared.devote', params);
  if (act === 'devoteForTrade') return say.phrase('declared.devoteForTrade', params);
  const squares = say.squares(places);
  if (act === 'harvest') return say.phrase('declared.harvest', { ...params, squares });
  const made = say.list(items.map((item) => say.item(item)));
  return places.length === 0
    ? say.phrase('declared.build', { ...params, items: made })
    : say.phrase('declared.buildAt', { ...params, items: made, squares });
}
