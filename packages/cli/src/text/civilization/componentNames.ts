import { CIVILIZATION_ABILITIES, CIVILIZATION_IDS, UNIT_CARDS } from '@tessera/game-civilization/data';
import type { Words } from '@tessera/locales';
import type { ComponentNames } from '../gameScreen.ts';

type Namer = (words: Words, id: string) => string;

/** Families whose components are named otherwise than by a message of the family's own. */
const NAMERS: { readonly [family: string]: Namer } = {
  ability: (words, id) => {
    const [tech, phase] = id.split('.');
    return `${words.say(`civilization.tech.${tech}`)} (${words.say(`civilization.phase.${phase}`)})`;
  },
  civilizationAbility: (words, id) => {
    const owner = CIVILIZATION_IDS.find((civ) => (CIVILIZATION_ABILITIES[civ] as readonly string[]).includes(id));
    return words.say('cli.civilization.ofCivilization', {
      ability: words.say(`cli.civilization.ability.${id}`),
      civilization: words.say(`civilization.civilization.${owner}`),
    });
  },
  unit: (words, id) => {
    const face = UNIT_CARDS.find((card) => card.id === id);
    const type = words.say(`civilization.unitType.${face?.type}`);
    return words.say('civilization.place.unitOf', { type, strengths: face?.strengths.join('/') ?? '' });
  },
  hut: marker,
  village: marker,
  // A neutral tile has its number for a name.
  tile: (words, id) => {
    const home = `civilization.civilization.${id}`;
    return words.has(home) ? words.say('cli.civilization.home', { civilization: words.say(home) }) : id;
  },
  cityMarker: (words, id) => {
    const own = `civilization.cityMarker.${id}`;
    return words.say(words.has(own) ? own : 'cli.civilization.metropolis');
  },
};

function marker(words: Words, id: string): string {
  return words.say(`civilization.marker.${id}`);
}

export const COMPONENT_NAMES: ComponentNames = {
  family: (words, family) => words.say(`cli.civilization.family.${family}`),
  name: (words, family, id) => NAMERS[family]?.(words, id) ?? words.say(`civilization.${family}.${id}`),
};
