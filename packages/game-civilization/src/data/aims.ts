import type { EventEffect } from './cultureEvents.ts';
import { eventFace } from './eventCards.ts';
import { techIndex } from './faces.ts';
import { type AbilityEffect, TECHS } from './techs.ts';

/**
 * What is chosen for a card: by number players, fronts of a battle or squares; by id types of units, which it gives; null
 * where nothing is chosen that needs to be told apart.
 */
export type Aim = 'seat' | 'front' | 'square' | 'unit' | null;

const AIMS: { readonly [D in (EventEffect | AbilityEffect)['does']]: Aim } = {
  // Who gets its coin.
  pay: 'seat',
  cancel: null,
  kill: 'square',
  displace: 'square',
  change: 'square',
  exchange: 'seat',
  destroy: 'square',
  revolt: 'seat',
  produce: 'square',
  gainCulture: null,
  gainTrade: 'seat',
  gainPerson: null,
  gainCoin: null,
  raise: null,
  wound: 'front',
  // A wonder is not a number; the alternative asks for players or squares.
  obsolete: 'square',
  stopFigures: 'square',
  shipFigures: 'square',
  addActions: null,
  destroyCity: 'square',
  // A coin names its owner.
  discardCoins: null,
  recruit: 'unit',
  reshape: 'square',
};

/** What is chosen for an event or for the ability of a tech. */
export function aimOfCard(card: string): Aim {
  const effect = eventFace(card)?.effect ?? TECHS[techIndex(card)]?.resourceAbilities.at(-1)?.effect ?? null;
  return effect === null ? null : AIMS[effect.does];
}
