import type { Seat } from '@tessera/kernel';
import { COIN, cityIcons, TRADE } from '../board/yields.ts';
import { devotion } from '../rules/cityActions.ts';
import { coinsOf } from '../rules/coins.ts';
import { ownCombatBonus } from '../rules/combatBonus.ts';
import {
  basicBattleHand,
  cultureHandSize,
  maxCities,
  stackingLimit,
  travelSpeed,
  waterRight,
} from '../rules/limits.ts';
import { productionOf } from '../rules/production.ts';
import { playerOf, type State } from '../state.ts';
import type { CityFact, NumberFact } from './facts.ts';

/** A number of a city or player, where it comes from, and the rules about it. */
interface Measure<N extends string> {
  readonly name: N;
  readonly rules: readonly string[];
}

export const CITY_MEASURES: readonly (Measure<CityFact['fact']> & {
  of(state: State, seat: Seat, city: number): number;
})[] = [
  { name: 'production', rules: ['RUL-062', 'MAP-008'], of: productionOf },
  { name: 'trade', rules: ['TRADE-001', 'MAP-008'], of: (state, seat, city) => cityIcons(state, seat, city, TRADE) },
  { name: 'devotion', rules: ['ART-001', 'RUL-259'], of: devotion },
  { name: 'cityCoins', rules: ['COIN-005'], of: (state, seat, city) => cityIcons(state, seat, city, COIN) },
];

export const PLAYER_MEASURES: readonly (Measure<NumberFact['of']> & { of(state: State, seat: Seat): number })[] = [
  { name: 'trade', rules: ['TRADE-003'], of: (state, seat) => playerOf(state, seat).trade },
  { name: 'culture', rules: ['ART-001', 'ART-006'], of: (state, seat) => playerOf(state, seat).culture },
  { name: 'coins', rules: ['RUL-185'], of: coinsOf },
  { name: 'track', rules: ['ART-005'], of: (state, seat) => playerOf(state, seat).track },
  { name: 'travelSpeed', rules: ['MOVE-003'], of: (state, seat) => travelSpeed(state, playerOf(state, seat)) },
  { name: 'stackingLimit', rules: ['MOVE-009'], of: (state, seat) => stackingLimit(state, playerOf(state, seat)) },
  { name: 'water', rules: ['MOVE-011', 'MOVE-012'], of: (state, seat) => waterRight(playerOf(state, seat)) },
  { name: 'maxCities', rules: ['SOT-003'], of: (state, seat) => maxCities(playerOf(state, seat)) },
  { name: 'cultureHandSize', rules: ['EVT-001'], of: cultureHandSize },
  { name: 'battleHandSize', rules: ['BAT-005'], of: basicBattleHand },
  { name: 'combatBonus', rules: ['BAT-012', 'RUL-155'], of: ownCombatBonus },
];
