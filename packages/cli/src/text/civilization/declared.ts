import type { View } from '@tessera/game-civilization';
import type { Canvas } from '../gameText.ts';
import { eventFace } from './cards.ts';
import { EVENT_TEXTS } from './cardTexts.ts';
import { letterOf, listed, nameOf, plainName } from './names.ts';
import { atIn, cityAt } from './squares.ts';

/** What a card was aimed at, as the table hears it: squares and seats are numbers, all else are ids. */
export type Chosen = readonly (string | number)[];

type Declared = Pick<View['declared'][number], 'to' | 'card' | 'by' | 'chosen' | 'as'>;

/** Events whose choice is a player; A Gift from Afar is one when it pays. */
const AIMED_AT_SEATS = [
  'exchangeOfIdeas',
  'knowledgeShared',
  'thinkTank',
  'citizensRevolting1',
  'citizensRevolting2',
  'aGiftFromAfar',
  'aGiftFromAfar2',
  'aGiftFromAfar3',
  'horsebackRiding',
];

/** Abilities that choose fronts, counted from 0. */
const AIMED_AT_FRONTS = ['mathematics', 'ballistics'];

/** What an ability that has alternatives is used for. */
const PURPOSES: { readonly [value: string]: (aim: string) => string } = {
  obsolete: (wonder) => `make ${wonder} obsolete`,
  killUnit: (player) => `kill a random unit of ${player}`,
  destroyBuilding: (square) => `destroy the building at ${square}`,
};

/** What can be chosen in a square. */
const VICTIMS: { readonly [value: string]: string } = {
  person: 'the great person',
  army: 'an army',
  scout: 'a scout',
  movingArmy: 'an army on the move',
  movingScout: 'a scout on the move',
};

/** What an event or a resource ability is used for (" to …"), or what it is aimed at, after some words: " on B2". */
export function aimText(card: string, chosen: Chosen, place: (square: number) => string, before: string): string {
  const values = chosen.filter((value) => value !== 'stop' && value !== -1);
  const [first, ...rest] = values;
  const victims = rest.flatMap((value) => VICTIMS[value] ?? []);
  if (victims.length > 0) return `${before}${listed(victims)} at ${place(Number(first))}`;
  const purpose = first === undefined ? undefined : PURPOSES[first];
  const targets = (purpose === undefined ? values : rest).map((value) => {
    if (typeof value === 'string') return nameOf(value);
    if (AIMED_AT_FRONTS.includes(card)) return `front ${value + 1}`;
    return AIMED_AT_SEATS.includes(card) || first === 'killUnit' ? letterOf(value) : place(value);
  });
  if (purpose !== undefined) return ` to ${purpose(listed(targets))}`;
  return targets.length === 0 ? '' : `${before}${listed(targets)}`;
}

/** Something declared that may be cancelled, as a sentence without its end: "Boudica plays Drought (F13: …)". */
export function declaredText(view: View, { to, card, by, chosen, as }: Declared, { who }: Canvas): string {
  const isYou = who.subject(by) === 'You';
  const verb = (mine: string, others: string) => `${who.subject(by)} ${isYou ? mine : others}`;
  if (to === 'cityAction') return `${who.possessive(by).replace(/^y/, 'Y')} ${cityActText(view, card, chosen)}`;
  const aimed = aimText(card, chosen, (square) => atIn(view, square), ', aimed at ');
  if (to === 'ability') return `${verb('use', 'uses')} the ability of ${nameOf(card)}${aimed}`;
  const face = eventFace(card);
  const effect = face === null ? '' : ` (${EVENT_TEXTS[face.id]})`;
  return `${verb('play', 'plays')} ${nameOf(card)}${as === null ? effect : ` as ${as}`}${aimed}`;
}

/** A city action by its kind; it is told with its city, its items and its squares. */
function cityActText(view: View, act: string, chosen: Chosen): string {
  const [center = 0, ...rest] = chosen;
  const items = rest.filter((value) => typeof value === 'string');
  const squares = rest.filter((value) => typeof value === 'number').map((square) => atIn(view, square));
  const where = squares.length === 0 ? '' : ` at ${listed(squares)}`;
  const isCapital = cityAt(view, Number(center))?.city.city === 0;
  const city = `${isCapital ? 'capital' : 'city'} at ${atIn(view, Number(center))}`;
  if (act === 'devote') return `${city} is devoted to the arts`;
  if (act === 'harvest') return `${city} harvests${where}`;
  return `${city} builds ${listed(items.map(itemName))}${where}`;
}

export function itemName(item: string): string {
  const isPlain = ['army', 'scout', 'artillery', 'infantry', 'mounted', 'aircraft'].includes(item);
  return isPlain ? plainName(item) : nameOf(item);
}
