import { TECHS, type TechFace, type TechId, UNITS, WONDERS } from '@tessera/game-civilization/data';
import { capital, listed, nameOf, ROMAN } from './names.ts';

/** What a tech does beside its plain numbers: always, by paying resources (in the order of its face), or for a coin. */
interface TechText {
  readonly always?: string;
  readonly abilities?: readonly string[];
  readonly coin?: string;
}

function production(amount: number): TechText {
  return { abilities: [`one of your cities gets +${amount} production for one action this turn`] };
}

const TEXTS: { readonly [T in TechId]: TechText } = {
  animalHusbandry: { ...production(3), always: 'once in each battle heal up to 3 wounds of your units' },
  codeOfLaws: { coin: 'once per turn, when you win a battle' },
  currency: { abilities: ['gain 3 culture'] },
  horsebackRiding: { abilities: ['gain 9 trade, and another player of your choice gains 6'] },
  masonry: {},
  metalworking: { abilities: ['the unit you play next is 3 stronger'] },
  navigation: {},
  philosophy: { abilities: ['gain a random great person'] },
  pottery: { abilities: ['put a coin on this tech'] },
  writing: { abilities: ["cancel another player's city action"] },
  chivalry: { abilities: ['gain 5 culture'] },
  civilService: { abilities: ['cancel an event'] },
  construction: production(5),
  democracy: { coin: 'once per turn in City Management for 6 trade' },
  engineering: { always: 'once per turn a city may split its production between two items' },
  irrigation: {},
  mathematics: { abilities: ['deal up to 3 wounds, divided among enemy units'] },
  monarchy: { abilities: ["make an ancient wonder obsolete, or kill a random unit of another player's forces"] },
  printingPress: { coin: 'once per turn in City Management for 5 culture' },
  sailing: {},
  banking: production(7),
  biology: { always: 'once in each battle heal all wounds of your units' },
  communism: { abilities: ['choose a square: no figure may leave it this turn; may interrupt a move'] },
  gunpowder: { abilities: ['make an ancient or medieval wonder obsolete, or destroy a building'] },
  metalCasting: { abilities: ['gain 7 culture'] },
  militaryScience: { always: 'each of your cities has +1 production for every 3 coins' },
  railroad: {},
  steamPower: { abilities: ['move your figures in one square to any water square'] },
  theology: {},
  atomicTheory: {
    abilities: [
      'one more action with each of your cities',
      'destroy a city, but no capital, with all in its outskirts',
    ],
  },
  ballistics: { abilities: ['deal up to 6 wounds, divided among enemy units'] },
  combustion: { always: 'armies may destroy the building they end on; walls of a city they attack fall' },
  computers: { always: 'battle hand and culture hand +1 for every 5 coins' },
  flight: { always: 'moving figures pass enemies, huts, villages and cities' },
  massMedia: { always: 'your events cannot be cancelled', abilities: ['cancel a resource ability'] },
  replaceableParts: {},
  spaceFlight: { always: 'the player who learns it wins the game' },
  agriculture: { always: 'your capital grows into a metropolis' },
  mysticism: {
    always: 'you draw one more event and keep one of the two',
    abilities: ['another player discards a coin token of your choice'],
  },
  ecology: {
    always: 'each advance on the culture track costs 1 trade less for every 3 coins',
    abilities: ['change an empty square, but no mountain, into another terrain'],
  },
  plastics: { ...production(10), always: 'a unit, figure or building for free at the Start of Turn' },
};

export function techFace(id: string): TechFace | null {
  return TECHS.find((face) => face.id === id) ?? null;
}

/** All that a tech gives, part by part; of the wonders it makes cheaper those that are in play. */
export function techParts(id: string, withExpansion: boolean): string[] {
  const face = techFace(id);
  if (face === null) return [];
  const { always, coin } = TEXTS[face.id];
  return [
    ...unlocks(face, withExpansion),
    ...numbers(face),
    ...(always === undefined ? [] : [always]),
    ...abilityParts(face),
    ...(coin === undefined ? [] : [`${coin}: a coin on this tech (up to ${face.coinTask ?? 0})`]),
  ];
}

/** "Pottery (I)": what stands before the parts. */
export function techTitle(id: string): string {
  return `${nameOf(id)} (${ROMAN[techFace(id)?.level ?? 0]})`;
}

/** The resource abilities with price and phase: "incense in City Management: gain 3 culture". */
function abilityParts({ id, resourceAbilities, coinTask }: TechFace): string[] {
  return resourceAbilities.map(({ phase }, i) => {
    const most = id === 'pottery' && coinTask !== null ? ` (up to ${coinTask})` : '';
    const when = phase === 'any' ? 'at any time' : `in ${capital(nameOf(phase))}`;
    return `${priceText(id, i)} ${when}: ${abilityText(id, i)}${most}`;
  });
}

export function abilityText(id: TechId, index = 0): string {
  return TEXTS[id].abilities?.[index] ?? '';
}

/** What a resource ability costs: "2 resources", "incense". */
export function priceText(id: string, index = 0): string {
  const cost = techFace(id)?.resourceAbilities[index]?.cost ?? {};
  const parts = Object.entries(cost).map(([resource, amount]) => {
    if (resource === 'any') return amount === 1 ? 'a resource' : `${amount} resources`;
    return amount === 1 ? resource : `${amount} ${resource}`;
  });
  return parts.join(' and ');
}

function unlocks({ id, unlocks: opening }: TechFace, withExpansion: boolean): string[] {
  const { buildings, walls, government, unit } = opening;
  const opened = [
    ...buildings.map((building) => nameOf(building)),
    ...(walls ? ['City Walls'] : []),
    ...(government === null ? [] : [`the government ${nameOf(government)}`]),
    ...(unit === null ? [] : [unitText(unit.type, unit.rank)]),
  ];
  const cheaper = WONDERS.filter(({ discount, set }) => discount?.tech === id && (set === 'base' || withExpansion)).map(
    (wonder) => `${nameOf(wonder.id)} costs ${wonder.discount?.cost ?? wonder.cost}`,
  );
  return [...(opened.length > 0 ? [`unlocks ${listed(opened)}`] : []), ...cheaper];
}

function unitText(type: string, rank: number): string {
  const name = UNITS.find(({ id }) => id === type)?.ranks[rank - 1] ?? type;
  return type === 'aircraft' ? 'aircraft' : `${nameOf(name)} (${type} of rank ${rank})`;
}

function numbers(face: TechFace): string[] {
  const { coinIcon, cultureHand, stackingLimit, travelSpeed, water, maxCities } = face;
  return [
    coinIcon ? '1 coin' : '',
    cultureHand > 0 ? `culture hand +${cultureHand}` : '',
    stackingLimit === null ? '' : `stacking limit ${stackingLimit}`,
    travelSpeed === null ? '' : `travel speed ${travelSpeed}`,
    water === 'cross' ? 'figures may cross water' : '',
    water === 'end' ? 'figures may cross water and end there' : '',
    maxCities === null ? '' : `up to ${maxCities} cities`,
  ].filter((part) => part !== '');
}
