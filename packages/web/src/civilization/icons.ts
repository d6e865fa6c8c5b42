import { UNIT_CARDS } from '@tessera/game-civilization/data';
import { hasDrawing, type Meaning } from '../parts/Icon.tsx';
import '../art/civilizationIcons.ts';

const snake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function known(group: string, id: string, other: Meaning): Meaning {
  const meaning = `${group}.${snake(id)}`;
  return hasDrawing(meaning) ? meaning : other;
}

export const techIcon = (id: string): Meaning => known('tech', id, 'state.hint');
export const wonderIcon = (id: string): Meaning => known('wonder', id, 'wonder.wonder');
export const personIcon = (id: string): Meaning => known('great_person', id, 'marker.great_person');
export const buildingIcon = (id: string): Meaning =>
  id === 'walls' ? 'building.city_walls' : known('building', id, 'wonder.wonder');
export const unitIcon = (type: string): Meaning => known('unit', type, 'yield.combat');
export const unitCardIcon = (card: string): Meaning => unitIcon(UNIT_CARDS.find(({ id }) => id === card)?.type ?? '');
export const resourceIcon = (id: string): Meaning => known('resource', id, 'marker.hut');

/** What a city can make. */
export function itemIcon(id: string): Meaning {
  for (const group of ['figure', 'unit', 'building', 'wonder']) {
    const meaning = known(group, id, '');
    if (meaning !== '') return meaning;
  }
  return id === 'walls' ? 'building.city_walls' : 'wonder.wonder';
}
