import type { PlainObject, Seat } from '@tessera/kernel';
import { outskirts } from '../board/cities.ts';
import { geometry } from '../board/geometry.ts';
import { isDiscovered } from '../board/tiles.ts';
import { FIGURES } from '../data/figures.ts';
import { GOVERNMENT_IDS } from '../data/governments.ts';
import { GREAT_PERSON_TYPES } from '../data/greatPeople.ts';
import { TECH_IDS } from '../data/techIds.ts';
import { itemIndex, needsSquare } from '../rules/items.ts';
import { travelSpeed } from '../rules/limits.ts';
import { ITEM_IDS } from '../state/itemIds.ts';
import { playerOf, type State } from '../state.ts';

/** What a seat may want to preview at any time: the property suite tries some of these at every decision. */
export function intents(state: State, seat: Seat): PlainObject[] {
  const thoughts: PlainObject[] = [];
  const { cities, armies, scouts } = playerOf(state, seat);
  for (const tech of TECH_IDS) thoughts.push({ kind: 'research', answer: { tech } });
  for (const government of GOVERNMENT_IDS) {
    thoughts.push({ kind: 'startOfTurn', answer: { do: 'government', government } });
  }
  for (let square = 0; square < state.ground.length; square++) {
    if (!isDiscovered(state, square)) continue;
    for (const figure of FIGURES) thoughts.push({ kind: 'startOfTurn', answer: { do: 'found', square, figure } });
  }
  for (let city = 0; city < cities.length; city++)
    if ((cities[city] as number) >= 0) addCity(state, seat, city, thoughts);
  for (const [i, from] of [...armies, ...scouts].entries()) {
    if (from < 0) continue;
    const group = i < armies.length ? { armies: 1, scouts: 0 } : { armies: 0, scouts: 1 };
    thoughts.push({ kind: 'movement', answer: { do: 'move', from, ...group } });
    addSteps(state, seat, from, group, thoughts);
  }
  return thoughts;
}

function addCity(state: State, seat: Seat, index: number, thoughts: PlainObject[]): void {
  const player = playerOf(state, seat);
  const city = player.cities[index] as number;
  const around = outskirts(geometry(state), player, index);
  for (const item of ITEM_IDS) {
    thoughts.push({ kind: 'cityManagement', answer: { do: 'produce', city, item } });
    if (!needsSquare(itemIndex(item))) continue;
    for (const square of around) thoughts.push({ kind: 'placeItem', about: { city, item }, answer: { square } });
  }
  for (const square of around) {
    for (const person of GREAT_PERSON_TYPES) {
      thoughts.push({ kind: 'placePerson', about: { person, mustPlace: false }, answer: { square } });
    }
    thoughts.push({ kind: 'cityManagement', answer: { do: 'harvest', city, square, twice: false, extra: false } });
  }
  thoughts.push({ kind: 'cityManagement', answer: { do: 'devote', city } });
  thoughts.push({ kind: 'cityManagement', answer: { do: 'devoteForTrade', city } });
}

function addSteps(state: State, seat: Seat, square: number, group: PlainObject, thoughts: PlainObject[]): void {
  const about = { square, ...group, left: travelSpeed(state, playerOf(state, seat)) };
  for (const to of geometry(state).around[square] as readonly number[]) {
    thoughts.push({ kind: 'step', about, answer: { do: 'to', square: to } });
  }
}
