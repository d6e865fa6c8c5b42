import { cityCount } from '@tessera/game-civilization/board/cities.ts';
import { faceOf, isBuilding, isCovering } from '@tessera/game-civilization/board/pieces.ts';
import {
  BUILDING_LIMITED,
  BUILDING_TERRAIN,
  BUILDING_UPGRADE,
  type GovernmentId,
  GROUND_TERRAIN,
  TECH_BUILDING,
  TECH_IDS,
  TECH_LEVEL,
  TECH_MAX_CITIES,
  type TechId,
  techId,
} from '@tessera/game-civilization/data';
import { maxCities } from '@tessera/game-civilization/rules/limits.ts';
import type { Shares } from './aims.ts';
import { buildingIcons, iconsWorth, squareWorth } from './squares.ts';
import type { Table } from './table.ts';

/** For each aim, in the order culture, technology, economic, military. */
type ByAim = readonly [number, number, number, number];

/** What a tech is worth besides its building: government, ranks, coins, abilities and so on. */
const TECH_WORTH: { readonly [T in TechId]: ByAim } = {
  animalHusbandry: [1, 1, 1, 3],
  codeOfLaws: [1, 1, 6, 2],
  currency: [3, 1, 1, 0],
  horsebackRiding: [2, 3, 2, 5],
  masonry: [1, 1, 1, 12],
  metalworking: [1, 1, 1, 7],
  navigation: [1, 1, 1, 1],
  philosophy: [3, 2, 3, 1],
  pottery: [2, 2, 9, 0],
  writing: [2, 2, 1, 1],
  chivalry: [4, 1, 2, 5],
  civilService: [3, 3, 7, 1],
  construction: [3, 3, 2, 4],
  democracy: [3, 7, 14, 3],
  engineering: [3, 4, 3, 4],
  irrigation: [9, 9, 7, 9],
  mathematics: [0, 1, 1, 7],
  monarchy: [7, 1, 1, 2],
  printingPress: [2, 3, 14, 10],
  sailing: [1, 1, 1, 3],
  banking: [2, 3, 7, 3],
  biology: [1, 1, 1, 12],
  communism: [0, 4, 2, 6],
  gunpowder: [0, 1, 1, 8],
  metalCasting: [8, 2, 2, 6],
  militaryScience: [1, 3, 3, 6],
  railroad: [2, 4, 8, 7],
  steamPower: [1, 1, 1, 4],
  theology: [5, 0, 0, 4],
  atomicTheory: [4, 4, 4, 4],
  ballistics: [0, 1, 1, 8],
  combustion: [0, 1, 1, 8],
  computers: [3, 4, 10, 6],
  flight: [1, 1, 1, 9],
  massMedia: [5, 2, 2, 1],
  replaceableParts: [0, 1, 1, 9],
  spaceFlight: [1000, 1000, 1000, 1000],
  agriculture: [2, 2, 2, 2],
  mysticism: [3, 1, 1, 1],
  ecology: [2, 2, 2, 1],
  plastics: [2, 3, 3, 2],
};

/** Governments; everyone begins with Despotism. */
const GOVERNMENT_WORTH: { readonly [G in GovernmentId]: ByAim } = {
  anarchy: [-9, -9, -9, -9],
  despotism: [0, 0, 0, 0],
  republic: [1, 1, 1, 0.5],
  feudalism: [1, 1, 3, 1],
  monarchy: [4, 0.5, 0.5, 0.5],
  democracy: [2.5, 4, 4, -4],
  communism: [1, 2.5, 2, 4],
  fundamentalism: [-1.5, -3, -2, 2],
};

function byAim({ culture, technology, economic, military }: Shares, worth: ByAim): number {
  return culture * worth[0] + technology * worth[1] + economic * worth[2] + military * worth[3];
}

export function governmentWorth({ aims }: Table, government: GovernmentId): number {
  return byAim(aims.shares, GOVERNMENT_WORTH[government]);
}

/** What each level of the pyramid is worth by itself to a player who wants to fill it. */
const LEVEL = 2;

/** What knowing a tech would be worth to the player now. */
export function techWorth(table: Table, tech: number): number {
  const { aims, player } = table;
  const id = techId(tech);
  let worth = byAim(aims.shares, TECH_WORTH[id]);
  if ((TECH_MAX_CITIES[tech] as number) > 0 && maxCities(player) > cityCount(player) + 1) worth /= 2;
  const level = TECH_LEVEL[tech] as number;
  worth += level * LEVEL * aims.shares.technology;
  const building = TECH_BUILDING[tech] as number;
  return building < 0 ? worth : worth + buildingWorth(table, building);
}

/** The best of several techs by id. */
export function techIdWorth(table: Table, id: TechId): number {
  return techWorth(table, TECH_IDS.indexOf(id));
}

/** How many places of a kind are counted: nobody builds everywhere at once. */
const PLACES = 3;

/** What being able to build a building is worth: the best squares for it, and the buildings it would upgrade. */
function buildingWorth({ state, player, map, aims }: Table, building: number): number {
  const basic = BUILDING_UPGRADE.indexOf(building);
  const icons = iconsWorth(aims, buildingIcons(building));
  const gains: number[] = [];
  for (const center of player.cities) {
    if (center < 0) continue;
    let best = 0;
    for (const square of map.around[center] as readonly number[]) {
      const ground = state.ground[square] as number;
      if (ground < 0) continue;
      const piece = state.pieces[square] as number;
      const terrain = 1 << (GROUND_TERRAIN[ground] as number);
      if (basic >= 0 && isBuilding(piece) && faceOf(piece) === basic) {
        gains.push(icons - iconsWorth(aims, buildingIcons(basic)));
      } else if (!isCovering(piece) && ((BUILDING_TERRAIN[building] as number) & terrain) !== 0) {
        const gain = (icons - squareWorth(aims, state, square)) * 0.6;
        if (BUILDING_LIMITED[building] === 0) gains.push(gain);
        else best = Math.max(best, gain);
      }
    }
    gains.push(best);
  }
  gains.sort((a, b) => b - a);
  let worth = 0;
  for (let i = 0; i < PLACES; i++) worth += Math.max(0, gains[i] ?? 0);
  return worth * Math.max(0, aims.horizon - 2);
}
