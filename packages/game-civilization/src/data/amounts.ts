import { CIVILIZATIONS } from './civilizations.ts';
import { GOVERNMENTS } from './governments.ts';
import { WONDERS } from './wonders.ts';

type Numbers = readonly number[];

/** What governments add, by government. */
export const GOVERNMENT_COINS: Numbers = GOVERNMENTS.map(({ coins }) => coins);
export const GOVERNMENT_CULTURE_HAND: Numbers = GOVERNMENTS.map(({ cultureHand }) => cultureHand);
export const GOVERNMENT_BATTLE_HAND: Numbers = GOVERNMENTS.map(({ battleHand }) => battleHand);
export const GOVERNMENT_PRODUCTION: Numbers = GOVERNMENTS.map(({ production }) => production);
export const GOVERNMENT_TRADE: Numbers = GOVERNMENTS.map(({ trade }) => trade);
export const GOVERNMENT_DEVOTION: Numbers = GOVERNMENTS.map(({ devotion }) => devotion);

/** What civilizations add, by civilization. */
export const CIVILIZATION_SPEED: Numbers = CIVILIZATIONS.map(({ travelSpeed }) => travelSpeed);
export const CIVILIZATION_STACKING: Numbers = CIVILIZATIONS.map(({ stackingLimit }) => stackingLimit);
export const CIVILIZATION_RUSH: Numbers = CIVILIZATIONS.map(({ rush }) => rush);
export const CIVILIZATION_MARKER_CULTURE: Numbers = CIVILIZATIONS.map(({ markerCulture }) => markerCulture);
export const CIVILIZATION_SPENT_CULTURE: Numbers = CIVILIZATIONS.map(({ spentCulture }) => spentCulture);
export const CIVILIZATION_RESOURCE_CULTURE: Numbers = CIVILIZATIONS.map(({ resourceCulture }) => resourceCulture);
export const CIVILIZATION_INFANTRY: Numbers = CIVILIZATIONS.map(({ startingInfantry }) => startingInfantry);

/** What wonders give, add, and take off, by wonder. */
export const WONDER_TRADE: Numbers = WONDERS.map(({ gives }) => gives.trade);
export const WONDER_GAINED_CULTURE: Numbers = WONDERS.map(({ gives }) => gives.culture);
export const WONDER_STRENGTH: Numbers = WONDERS.map(({ strength }) => strength);
export const WONDER_RESEARCH: Numbers = WONDERS.map(({ research }) => research);
export const WONDER_PRODUCTION: Numbers = WONDERS.map(({ production }) => production);
export const WONDER_CULTURE_HAND: Numbers = WONDERS.map(({ cultureHand }) => cultureHand);
export const WONDER_DRAWS: Numbers = WONDERS.map(({ draws }) => draws);
export const WONDER_LOOT_LESS: Numbers = WONDERS.map(({ lootLess }) => lootLess);
