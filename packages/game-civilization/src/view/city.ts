import type { Seat } from '@tessera/kernel';
import { CAPITAL, hasMetropolis, hasWalls, outskirts } from '../board/cities.ts';
import { hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { COIN, CULTURE, cityIcons, TRADE } from '../board/yields.ts';
import { type CityMarkerKind, cityMarkerId } from '../data/cityMarkers.ts';
import { type DevotionSource, devotionSources } from '../rules/cityActions.ts';
import { harvestSquares } from '../rules/harvest.ts';
import { bonusesOf, type ProductionSource, productionOf, productionSources } from '../rules/production.ts';
import { playerOf, type State } from '../state.ts';

export type CityView = {
  /** Its place among its owner's cities; 0 is the capital. */
  readonly city: number;
  readonly square: number;
  /** The other center square of a metropolis, else null (MET-001). */
  readonly secondSquare: number | null;
  readonly walls: boolean;
  /** The fortification or caravan on it (DIS-003, DIS-006), else null. */
  readonly marker: CityMarkerKind | null;
  /** Actions it still has this turn, and Atomic Theory's additional ones. */
  readonly actions: number;
  readonly extraActions: number;
  readonly trade: number;
  /** What an action may spend, without bonus and rushing (RUL-062), and what it comes from. */
  readonly production: number;
  readonly productionSources: readonly ProductionSource[];
  readonly culture: number;
  /** What a devotion to the arts would give (ART-001), and what it comes from. */
  readonly devotion: number;
  readonly devotionSources: readonly DevotionSource[];
  readonly coins: number;
  /** Production from events, abilities and markers for its next action (CITY-010). */
  readonly bonus: number;
  /** The squares whose resource it could harvest, if nothing of it had been taken this turn (HARV-001 to HARV-005). */
  readonly harvest: readonly number[];
  /** The squares of its outskirts that an enemy keeps from it (BLK-001). */
  readonly blockaded: readonly number[];
};

export function citiesOf(state: State, seat: Seat): CityView[] {
  const player = playerOf(state, seat);
  const cities: CityView[] = [];
  for (let city = 0; city < player.cities.length; city++) {
    const square = player.cities[city] as number;
    if (square < 0) continue;
    const culture = cityIcons(state, seat, city, CULTURE);
    const sources = devotionSources(state, seat, city, culture);
    cities.push({
      city,
      square,
      secondSquare: city === CAPITAL && hasMetropolis(player) ? player.secondCenter : null,
      walls: hasWalls(player, city),
      marker: cityMarkerId(player.cityMarkers[city] as number),
      actions: player.actions[city] as number,
      extraActions: player.extraActions[city] as number,
      trade: cityIcons(state, seat, city, TRADE),
      production: productionOf(state, seat, city),
      productionSources: productionSources(state, seat, city),
      culture,
      devotion: sources.reduce((sum, { amount }) => sum + amount, 0),
      devotionSources: sources,
      coins: cityIcons(state, seat, city, COIN),
      bonus: bonusesOf(state, seat, city),
      harvest: harvestSquares(state, seat, city),
      blockaded: outskirts(geometry(state), player, city).filter((square) => hasEnemyFigure(state, seat, square)),
    });
  }
  return cities;
}
