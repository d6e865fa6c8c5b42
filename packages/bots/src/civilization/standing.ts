import type { State } from '@tessera/game-civilization';
import { cityIcons, PRODUCTION, TRADE } from '@tessera/game-civilization/board/yields.ts';
import { ECONOMIC_VICTORY, GOVERNMENT_TRADE, WONDER_TRADE, wonderId } from '@tessera/game-civilization/data';
import { devotion } from '@tessera/game-civilization/rules/cityActions.ts';
import { coinsOf } from '@tessera/game-civilization/rules/coins.ts';
import { hasWonder } from '@tessera/game-civilization/rules/knowledge.ts';
import { rowCount, TOP_LEVEL } from '@tessera/game-civilization/rules/pyramid.ts';
import type { Seat } from '@tessera/kernel';
import type { Player } from './player.ts';

/** What a player has and what comes in every turn, as everybody can see it. */
export interface Standing {
  /** Each turn, in the present state of the player's cities. */
  readonly income: number;
  readonly production: number;
  /** Culture if every city were devoted to the arts. */
  readonly devotion: number;
  readonly coins: number;
  readonly coinsMissing: number;
  readonly cities: number;
  /** Techs by row of the pyramid; index 0 is not used. */
  readonly rows: readonly number[];
}

export function standingOf(state: State, seat: Seat): Standing {
  const player = state.players[seat] as Player;
  let income = 0;
  let production = 0;
  let culture = 0;
  let cities = 0;
  for (let city = 0; city < player.cities.length; city++) {
    if ((player.cities[city] as number) < 0) continue;
    cities++;
    income += cityIcons(state, seat, city, TRADE);
    production += cityIcons(state, seat, city, PRODUCTION);
    culture += devotion(state, seat, city);
  }
  income += GOVERNMENT_TRADE[player.government] as number;
  for (const wonder of player.wonders) {
    const trade = WONDER_TRADE[wonder] as number;
    if (trade > 0 && hasWonder(state, seat, wonderId(wonder))) income += trade;
  }
  const rows = [0];
  for (let row = 1; row <= TOP_LEVEL; row++) rows.push(rowCount(player, row));
  const coins = player.civilization < 0 ? 0 : coinsOf(state, seat);
  const coinsMissing = Math.max(0, ECONOMIC_VICTORY - coins);
  return { income, production, devotion: culture, coins, coinsMissing, cities, rows };
}
