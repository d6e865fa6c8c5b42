import { type AbilityEffect, TECHS } from '../../data/techs.ts';
import { coinLoss } from '../cultureEvents/coins.ts';
import type { Play } from '../play.ts';
import { extraActions } from './atomicTheory.ts';
import { raisingPlay, woundingPlay } from './battle.ts';
import { cancelling } from './cancelling.ts';
import { nuclearStrike, obsoleteOrDestroy, obsoleteOrKill } from './destruction.ts';
import { reshaping } from './ecology.ts';
import { coinGain, cultureGain, personGain, tradeGain } from './gains.ts';
import { communism, steamPower } from './movement.ts';
import { productionBonus } from './production.ts';

/** The record for each kind of deed, made from what is printed on the card. */
const RECORDS: {
  readonly [D in AbilityEffect['does']]: (effect: Extract<AbilityEffect, { does: D }>, tech: number) => Play;
} = {
  produce: ({ production }) => productionBonus(production),
  gainCulture: ({ culture }) => cultureGain(culture),
  gainTrade: ({ trade, other }) => tradeGain(trade, other),
  gainPerson: () => personGain,
  gainCoin: (_effect, tech) => coinGain(tech),
  cancel: () => cancelling,
  raise: ({ strength }) => raisingPlay(strength),
  wound: ({ wounds }) => woundingPlay(wounds),
  obsolete: ({ ages, or }) => (or === 'killUnit' ? obsoleteOrKill(ages) : obsoleteOrDestroy(ages)),
  stopFigures: () => communism,
  shipFigures: () => steamPower,
  addActions: () => extraActions,
  destroyCity: () => nuclearStrike,
  discardCoins: ({ players }) => coinLoss(players, 'ability'),
  reshape: ({ terrains }) => reshaping(terrains),
};

function recordOf<E extends AbilityEffect>(effect: E, tech: number): Play {
  return (RECORDS[effect.does] as (effect: E, tech: number) => Play)(effect, tech);
}

/**
 * What the resource abilities of each tech do, in printed order, by the index of the tech. The other effects of techs are in
 * rules/ and procedures/, which check whether a player knows the tech.
 */
export const ABILITY_PLAYS: readonly (readonly Play[])[] = TECHS.map(({ resourceAbilities }, tech) =>
  resourceAbilities.map(({ effect }) => recordOf(effect, tech)),
);
