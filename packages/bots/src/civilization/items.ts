import { CAPITAL, cityCount } from '@tessera/game-civilization/board/cities.ts';
import { type Figure, UNIT_CARD_TYPE, WONDER_AGE, type WonderId, wonderId } from '@tessera/game-civilization/data';
import {
  buildingOfItem,
  figureOfItem,
  isBuildingItem,
  isFigureItem,
  isUnitItem,
  unitOfItem,
  WALLS_ITEM,
  wonderOfItem,
} from '@tessera/game-civilization/rules/items.ts';
import { maxCities, stackingLimit } from '@tessera/game-civilization/rules/limits.ts';
import { sitesOf } from '@tessera/game-civilization/rules/sites.ts';
import { buildingIcons, iconsWorth, squareWorth } from './squares.ts';
import type { Table } from './table.ts';
import { threatTo } from './threats.ts';

/** What producing an item in a city is worth, ignoring its cost. */
export function itemWorth(table: Table, city: number, item: number): number {
  if (isFigureItem(item)) return figureWorth(table, figureOfItem(item));
  if (isUnitItem(item)) return unitWorth(table, unitOfItem(item));
  if (isBuildingItem(item)) return bestGain(table, city, item) * table.aims.horizon;
  return item === WALLS_ITEM ? wallsWorth(table, city) : wonderWorth(table, city, item);
}

/** The gain each turn of a building on its best square. */
function bestGain(table: Table, city: number, item: number): number {
  let best = -1;
  for (const square of sitesOf(table.state, table.seat, city, item, null)) {
    best = Math.max(best, buildingGain(table, item, square));
  }
  return best;
}

export function buildingGain({ aims, state }: Table, item: number, square: number): number {
  return iconsWorth(aims, buildingIcons(buildingOfItem(item))) - squareWorth(aims, state, square);
}

const NEW_CITY = { worth: 4.5, delay: 2 } as const;
const GATHERING = 1.3;
/** Armies that explore and guard, whatever the aim. */
const ARMIES = [7, 5, 2.5, 1] as const;
/** For an army that a conqueror already has units for: each army lets two more of them fight. */
const CONQUERING_ARMY = 14;

function figureWorth({ player, aims, state }: Table, figure: Figure): number {
  if (figure === 'scout') {
    const scouts = player.scouts.filter((square) => square >= 0).length;
    const cities = maxCities(player) - cityCount(player) - scouts;
    if (cities > 0) return NEW_CITY.worth * Math.max(0, aims.horizon - NEW_CITY.delay);
    return GATHERING * Math.max(0, aims.horizon - 1);
  }
  const armies = player.armies.filter((square) => square >= 0).length;
  const exploring = (ARMIES[armies] ?? 0.5) * (state.turn < 10 ? 1 : 0.6);
  const isWanted = armies < stackingLimit(state, player) && player.units.length > armies * 2;
  return exploring + (isWanted ? CONQUERING_ARMY * aims.shares.military * (1 - aims.youth ** 2) : 0);
}

const UNIT = { peaceful: 2, military: 11, threatened: 14 } as const;
/** Units that a battle hand can use. */
const ENOUGH = 6;
const ENOUGH_TO_CONQUER = 12;
/** What aircraft are worth beside the ranks of others. */
const AIRCRAFT_RANK = 5;

function unitWorth(table: Table, type: number): number {
  const { player, aims } = table;
  const { units } = player;
  const spare = Math.max(0.3, 1 - units.length / ENOUGH);
  const conquering =
    units.length < ENOUGH_TO_CONQUER ? UNIT.military * aims.shares.military * (1 - aims.youth ** 2) : 0;
  const threat = threatTo(table, CAPITAL);
  // Strength counts by rank, and a mixed force can always trump something.
  const rank = player.ranks[type] ?? AIRCRAFT_RANK;
  let alike = 0;
  for (const card of units) if (UNIT_CARD_TYPE[card] === type) alike++;
  const quality = 0.8 + 0.1 * rank - 0.05 * alike;
  return (UNIT.peaceful * spare + conquering + UNIT.threatened * threat) * quality;
}

function wallsWorth(table: Table, city: number): number {
  return 1 + 12 * threatTo(table, city);
}

/** Abilities of wonders by aim: culture, technology, economic, military. */
const WONDER_WORTH: { readonly [W in WonderId]?: readonly [number, number, number, number] } = {
  stonehenge: [7, 3, 4, 2],
  oracle: [1, 1, 1, 4],
  hangingGardens: [6, 6, 6, 12],
  colossus: [15, 20, 16, 12],
  louvre: [20, 6, 12, 5],
  angkorWat: [4, 3, 8, 3],
  himejiSamuraiCastle: [2, 2, 2, 14],
  porcelainTower: [10, 26, 14, 10],
  statueOfLiberty: [8, 20, 12, 8],
  sydneyOperaHouse: [28, 4, 4, 3],
  unitedNations: [4, 4, 4, 3],
  panamaCanal: [6, 10, 26, 5],
  chichenItza: [12, 12, 14, 14],
  greatWall: [2, 2, 2, 4],
  pyramids: [6, 6, 6, 6],
  brandenburgGate: [5, 5, 5, 2],
  machuPicchu: [4, 4, 8, 4],
  tajMahal: [14, 14, 14, 12],
  bigBen: [12, 12, 14, 14],
  cristoRedentor: [16, 5, 5, 6],
  kremlin: [2, 2, 2, 3],
};

function wonderWorth(table: Table, city: number, item: number): number {
  const { aims, state, seat } = table;
  const wonder = wonderOfItem(item);
  const ability = WONDER_WORTH[wonderId(wonder)] ?? [3, 3, 3, 3];
  const { culture, technology, economic, military } = aims.shares;
  const age = WONDER_AGE[wonder] as number;
  const icons = iconsWorth(aims, { trade: 0, production: 0, culture: 1 + age, coin: 0, combat: 0 });
  let covered = Number.POSITIVE_INFINITY;
  for (const square of sitesOf(state, seat, city, item, null))
    covered = Math.min(covered, squareWorth(aims, state, square));
  const lasting = ability[0] * culture + ability[1] * technology + ability[2] * economic + ability[3] * military;
  return (icons - covered) * aims.horizon + lasting * (aims.horizon / 8);
}
