import { CULTURE_EVENTS, type EventEffect } from '../../data/cultureEvents.ts';
import { noChoice, type Play } from '../play.ts';
import { cancelling } from '../technologies/cancelling.ts';
import { productionBonus } from '../technologies/production.ts';
import { defection, defectionOfMany } from './defections.ts';
import { demolition, disaster, terrainChange } from './disasters.ts';
import { displacement } from './displacements.ts';
import { exchange } from './ideas.ts';
import { revolt } from './revolts.ts';

/** A card that is only ever played as a resource, at the moment something is paid (RUL-008, rules/payment.ts). */
const gift: Play = { isResponse: true, choices: noChoice, resolve() {} };

/** The record for each kind of deed, made from what is printed on the card. */
const RECORDS: { readonly [D in EventEffect['does']]: (effect: Extract<EventEffect, { does: D }>) => Play } = {
  pay: () => gift,
  cancel: () => cancelling,
  kill: ({ orPerson, range }) => (orPerson ? defectionOfMany(range) : defection(range)),
  displace: ({ squares }) => displacement(squares),
  change: ({ from, to }) => terrainChange(from, to),
  exchange: ({ level }) => exchange(level),
  destroy: ({ of, range }) => (of === 'others' ? disaster : demolition(range)),
  revolt: () => revolt,
  produce: ({ production }) => productionBonus(production),
};

function recordOf<E extends EventEffect>(effect: E): Play {
  return (RECORDS[effect.does] as (effect: E) => Play)(effect);
}

/** What each culture event does, by its index. Those of the expansion are not in play yet. */
export const EVENT_RECORDS: readonly (Play | undefined)[] = CULTURE_EVENTS.map(({ effect }) =>
  effect === null ? undefined : recordOf(effect),
);
