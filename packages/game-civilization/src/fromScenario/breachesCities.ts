import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { CAPITAL, cityCount, hasWalls } from '../board/cities.ts';
import { NO_PIECE } from '../board/pieces.ts';
import { TECH } from '../data/names.ts';
import { itemObstacle } from '../rules/buildable.ts';
import { whyNotCenter, whyTooNear } from '../rules/founding.ts';
import { whyNotGrow } from '../rules/growth.ts';
import { WALLS_ITEM } from '../rules/items.ts';
import { knows, plays } from '../rules/knowledge.ts';
import { maxCities } from '../rules/limits.ts';
import { capitalPlaces } from '../rules/startingSites.ts';
import { type Player, playerOf, type State } from '../state.ts';

/** What is wrong with the cities of a table, figures aside. */
export function cityBreaches(state: State): Illegal[] {
  const found: Illegal[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    for (let city = 0; city < player.cities.length; city++) {
      if ((player.cities[city] as number) < 0) continue;
      const breach = whyNoSuchCity(state, seat, city) ?? whyNoSuchWalls(state, seat, city);
      if (breach !== null) found.push(breach);
    }
    const metropolis = whyNoSuchMetropolis(state, seat);
    if (metropolis !== null) found.push(metropolis);
    const most = maxCities(player);
    if (cityCount(player) > most) found.push(illegal('SOT-003', { part: 'cities', seat, most }));
  }
  return found;
}

/** A metropolis as if the capital had yet to grow; its owner knows Agriculture (MET-004), and the box is the expansion's. */
function whyNoSuchMetropolis(state: State, seat: Seat): Illegal | null {
  const player = playerOf(state, seat);
  const square = player.secondCenter;
  if (square < 0) return null;
  if (!knows(player, TECH.agriculture)) return illegal('MET-004', { part: 'metropolis', seat });
  if (state.pieces[square] !== NO_PIECE) return illegal('RUL-079', { part: 'pieces', square });
  player.secondCenter = -1;
  const reason = whyNotGrow(state, seat, square);
  player.secondCenter = square;
  return reason === null ? null : illegal(reason.rule, { part: 'metropolis', ...reason.params });
}

/** The conditions on the place, as if the city had yet to be founded there. */
function whyNoSuchCity(state: State, seat: Seat, city: number): Illegal | null {
  const player = playerOf(state, seat);
  const square = player.cities[city] as number;
  if (state.pieces[square] !== NO_PIECE) return illegal('RUL-079', { part: 'pieces', square });
  if (city === CAPITAL && !capitalPlaces(state, seat).includes(square)) {
    return illegal('PSET-001', { part: 'cities', square, places: capitalPlaces(state, seat) });
  }
  player.cities[city] = -1;
  const reason = whyNotCenter(state, square) ?? whyTooNear(state, square);
  player.cities[city] = square;
  return reason === null ? null : illegal(reason.rule, { part: 'cities', ...reason.params });
}

/** BLD-011; China's capital has walls from the start (CIV-003). */
function whyNoSuchWalls(state: State, seat: Seat, city: number): Illegal | null {
  const player = playerOf(state, seat);
  if (!hasWalls(player, city) || hasWallsFromStart(player, city)) return null;
  const obstacle = itemObstacle(state, seat, city, WALLS_ITEM, null);
  // That the city already has walls does not count against them here.
  return obstacle === null || obstacle === 'BLD-010' ? null : illegal(obstacle, { part: 'walls', seat, city });
}

function hasWallsFromStart(player: Player, city: number): boolean {
  return plays(player, 'china') && city === CAPITAL;
}
