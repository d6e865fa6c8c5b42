import type { EventEffect } from './cultureEvents.ts';
import { eventFace } from './eventCards.ts';
import { techIndex } from './faces.ts';
import { type AbilityEffect, TECHS } from './techs.ts';

/** What the numbers chosen for a card mean: players, fronts of a battle, or squares; null where none are chosen. */
export type Aim = 'seat' | 'front' | 'square' | null;

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
  // Coins and units are no numbers.
  discardCoins: null,
  recruit: null,
  reshape: 'square',
};

/** What is chosen for an event or for the ability of a tech. */
export function aimOfCard(card: string): Aim {
  const effect = eventFace(card)?.effect ?? TECHS[techIndex(card)]?.resourceAbilities.at(-1)?.effect ?? null;
  return effect === null ? null : AIMS[effect.does];
}
