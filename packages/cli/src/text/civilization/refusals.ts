import type { View } from '@tessera/game-civilization';
import type { Illegal, Plain } from '@tessera/kernel';
import type { Who } from '../gameText.ts';
import { capital, listed, nameOf, plainName, ROMAN } from './names.ts';
import { atIn } from './squares.ts';

type Params = { readonly [name: string]: Plain | undefined };

/** Parameters that are squares; a city is named by its center. */
const SQUARES = ['square', 'city', 'enemy', 'undiscovered', 'marker', 'places', 'own', 'from', 'other'];

/** Parameters that name a thing. */
const THINGS = [
  'tech',
  'item',
  'card',
  'event',
  'wonder',
  'government',
  'civilization',
  'building',
  'person',
  'upgrade',
  'family',
  'bonus',
  'needs',
];

/** How a parameter is called, where its own name would not be understood. */
const WORDS: { readonly [param: string]: string } = {
  most: 'the most allowed',
  least: 'the least allowed',
  limit: 'stacking limit',
  left: 'steps left',
  ownTrade: 'your trade',
  ownCulture: 'your culture',
  tradeNeeded: 'trade needed',
  below: 'techs in the row below',
  held: 'held',
  city: 'city at',
  square: 'square',
  enemy: 'enemy at',
  undiscovered: 'not discovered',
  places: 'possible',
  own: 'your cities',
};

/** Sentences for the refusals that come up most. */
const SENTENCES: {
  readonly [rule: string]: (it: Params, place: (square: Plain | undefined) => string) => string | null;
} = {
  'RES-002': ({ tech, needed, trade }) => `${nameOf(String(tech))} needs ${needed} trade, and you have ${trade}.`,
  'RES-010': ({ level, below, needed }) =>
    `A tech of level ${ROMAN[Number(level)] ?? level} needs ${needed} techs in the row below it, and you have ${below}.`,
  'CITY-004': ({ item, cost, production, bonuses, trade, tradeNeeded }) =>
    cost === undefined
      ? null
      : `${nameOf(String(item))} costs ${cost}; the city makes ${production}${bonuses === 0 ? '' : ` and ${bonuses} by bonuses`}, rushing the rest takes ${tradeNeeded} trade, and you have ${trade}.`,
  'BLD-001': ({ item, tech }) => `${nameOf(String(item))} needs ${nameOf(String(tech))}.`,
  'BLD-011': ({ tech }) => `Walls need ${nameOf(String(tech))}.`,
  'UNIT-003': ({ tech }) => `Aircraft need ${nameOf(String(tech))}.`,
  'BLD-018': ({ item, upgrade }) => `Instead of ${nameOf(String(item))} you build ${nameOf(String(upgrade))} now.`,
  'EVT-004': ({ event, phase }) => `${nameOf(String(event))} is played in ${nameOf(String(phase))}.`,
  'RUL-144': ({ tech, phase }) =>
    phase === undefined ? null : `The ability of ${nameOf(String(tech))} is used in ${nameOf(String(phase))}.`,
  'SOT-003': ({ most }) => `You have ${most} cities, and may have no more.`,
  'SOT-013': ({ distance, least }) => `The nearest city is ${distance} squares away; it must be ${least} at least.`,
  'FAQ-019': ({ square, to }, place) => `A scout gathers ${place(square)} for the city at ${place(to)}.`,
  'ART-006': ({ culture, ownCulture }) => `The next space costs ${culture} culture, and you have ${ownCulture}.`,
  'ART-007': ({ trade, ownTrade }) => `The next space costs ${trade} trade, and you have ${ownTrade}.`,
};

/** What is asked for now, where something else was wanted. */
const STEPS: { readonly [kind: string]: string } = {
  startOfTurn: 'the Start of Turn',
  negotiate: 'the Trade Phase',
  cityManagement: 'City Management',
  movement: 'Movement',
  research: 'the Research Phase',
};

/** What the facts of a refusal add to the rule's text. */
export function explainRefusal({ rule, params }: Illegal, who: Who, view: View): string | null {
  const it = params as Params;
  const { now, awaited } = it;
  if (typeof now === 'string') return `Now it is time for ${STEPS[now] ?? 'another decision'}.`;
  if (Array.isArray(awaited)) {
    return `Waiting for ${listed([...new Set(awaited)].map((seat) => who.object(Number(seat))))}.`;
  }
  const own = Object.hasOwn(SENTENCES, rule)
    ? SENTENCES[rule]?.(it, (square) => atIn(view, Number(square)))
    : undefined;
  if (own !== undefined && own !== null) return own;
  const facts = Object.entries(it).flatMap(([name, value]) => factOf(name, value ?? null, who, view));
  // What was asked about need not be said again by itself.
  const isEcho = Object.keys(it).every((name) => name === 'square' || THINGS.includes(name));
  return facts.length === 0 || isEcho ? null : `${capital(facts.join(', '))}.`;
}

function factOf(name: string, value: Plain, who: Who, view: View): string[] {
  if (value === null || typeof value === 'boolean' || name === 'expected') return [];
  if (SQUARES.includes(name) && typeof value !== 'string') {
    const squares = (Array.isArray(value) ? value : [value]).filter(
      (square) => typeof square === 'number' && square >= 0,
    );
    const places = squares.map((square) => atIn(view, Number(square)));
    return places.length === 0 ? [] : [`${WORDS[name] ?? name} ${listed(places)}`];
  }
  if ((name === 'seat' || name === 'by' || name === 'to') && typeof value === 'number') return [who.object(value)];
  if (typeof value === 'string')
    return [THINGS.includes(name) ? nameOf(value) : `${WORDS[name] ?? name} ${plainName(value)}`];
  if (typeof value === 'number') return [`${WORDS[name] ?? name} ${value}`];
  return [];
}
