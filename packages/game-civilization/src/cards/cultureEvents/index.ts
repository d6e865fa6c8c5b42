import { CULTURE_EVENTS, type EventEffect } from '../../data/cultureEvents.ts';
import { noChoice, type Play } from '../play.ts';
import { cancelling } from '../technologies/cancelling.ts';
import { productionBonus } from '../technologies/production.ts';
import { coinLoss } from './coins.ts';
import { defection, defectionOfMany } from './defections.ts';
import { demolition, disaster, terrainChange } from './disasters.ts';
import { displacement } from './displacements.ts';
import { exchange } from './ideas.ts';
import { recruiting } from './recruits.ts';
import { revolt } from './revolts.ts';

/** A card that is only ever played as a resource, at the moment something is paid (RUL-008, rules/payment.ts). */
const gift: Play = { isResponse: true, choices: noChoice, resolve() {} };

/** The record for each kind of deed, made from what is printed on the card. */
const RECORDS: { readonly [D in EventEffect['does']]: (effect: Extract<EventEffect, { does: D }>) => Play } = {
  pay: () => gift,
  cancel: () => cancelling,
  kill: ({ orPerson, range }) => (orPerson ? defectionOfMany(range) : defection(range)),
  displace: ({ squares }) => displacement(squares),
  change: terrainChange,
  exchange: ({ level }) => exchange(level),
  destroy: ({ of, range }) => (of === 'others' ? disaster : demolition(range)),
  revolt: () => revolt,
  produce: ({ production }) => productionBonus(production),
  discardCoins: ({ players }) => coinLoss(players, 'event'),
  recruit: ({ units }) => recruiting(units),
};

function recordOf<E extends EventEffect>(effect: E): Play {
  return (RECORDS[effect.does] as (effect: E) => Play)(effect);
}

/** What each culture event does, by its index. */
export const EVENT_RECORDS: readonly Play[] = CULTURE_EVENTS.map(({ effect }) => recordOf(effect));
