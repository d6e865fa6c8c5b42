import type { UnitView } from '@tessera/game-civilization';
import { UNIT_CARDS, type UnitCardFace } from '@tessera/game-civilization/data';

/** Names that do not follow from the id. */
const SPECIAL: { readonly [id: string]: string } = {
  // civilizations
  america: 'Americans',
  china: 'Chinese',
  egypt: 'Egyptians',
  germany: 'Germans',
  rome: 'Romans',
  russia: 'Russians',
  arabia: 'Arabs',
  greece: 'Greeks',
  india: 'Indians',
  spain: 'Spanish',
  // wonders
  oracle: 'The Oracle',
  hangingGardens: 'The Hanging Gardens',
  colossus: 'The Colossus',
  louvre: 'The Louvre',
  greatWall: 'The Great Wall',
  pyramids: 'The Pyramids',
  kremlin: 'The Kremlin',
  // culture events
  citizensRevolting1: 'The Citizens Are Revolting!',
  citizensRevolting2: 'The Citizens Are Revolting!',
  despotDay: 'We Love the Despot Day!',
  queenDay: 'We Love the Queen Day!',
  presidentDay: 'We Love the President Day!',
  primetimeTv: 'Primetime TV',
  // markers
  greatPerson: 'great person',
  friendlyBarbarian: 'friendly barbarian',
  friendlyWorkers: 'friendly workers',
  nativeArt: 'native art',
  // city items
  walls: 'City Walls',
  // phases
  startOfTurn: 'Start of Turn',
  cityManagement: 'City Management',
  any: 'any time',
};

const SMALL_WORDS = ['of', 'the', 'and', 'from', 'for'];

/** The English name of anything the engine names by id: `codeOfLaws` is "Code of Laws". */
export function nameOf(id: string): string {
  const special = Object.hasOwn(SPECIAL, id) ? SPECIAL[id] : undefined;
  if (special !== undefined) return special;
  // Further copies of one event that show other resources have a number (A Gift from Afar).
  const words = id.replace(/\d$/, '').replace(/([A-Z])/g, ' $1');
  return words
    .split(' ')
    .map((word, i) => (i > 0 && SMALL_WORDS.includes(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(' ');
}

/** The same inside a sentence, for what has no proper name: buildings, figures, resources, terrains. */
export function plainName(id: string): string {
  return nameOf(id).toLowerCase();
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A player on the map: the letter of his seat. */
export function letterOf(seat: number): string {
  return 'ABCDE'.charAt(seat) || '?';
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

export function unitFace(card: string): UnitCardFace | null {
  return UNIT_CARDS.find(({ id }) => id === card) ?? null;
}

/** A unit card that the view shows: "Pikeman 3", with the strength that counts. */
export function unitName({ rank, strength }: UnitView): string {
  return `${nameOf(rank)} ${strength}`;
}

/** A unit card when nothing is known of its owner's rank: "infantry 2/3/4/5", the strengths by rank. */
export function unitCardName(card: string): string {
  const face = unitFace(card);
  return face === null ? card : `${face.type} ${face.strengths.join('/')}`;
}

/** A marker as the owner sees it: `hut:spy` is "spy (hut)". */
export function markerText(name: string): string {
  const [back = '', face = ''] = name.split(':');
  return `${plainName(face)} (${back})`;
}

/** "1 army and 2 scouts". */
export function figuresText(armies: number, scouts: number): string {
  const parts = [armies > 0 ? counted(armies, 'army', 'armies') : '', scouts > 0 ? counted(scouts, 'scout') : ''];
  return parts.filter((part) => part !== '').join(' and ');
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

export const VICTORY_NAMES: { readonly [reason: string]: string } = {
  culture: 'a Culture Victory',
  technology: 'a Tech Victory',
  economic: 'an Economic Victory',
  military: 'a Military Victory',
  resignation: 'all others have resigned',
  learningGame: 'the learning game is over',
};
