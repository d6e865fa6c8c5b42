import type { View } from '@tessera/game-civilization';
import {
  BUILDINGS,
  CIVILIZATION_IDS,
  CIVILIZATIONS,
  CULTURE_EVENTS,
  type CultureEventFace,
  GOVERNMENT_IDS,
  GOVERNMENTS,
  GREAT_PEOPLE,
  TECH_IDS,
  UNITS,
  WALLS,
  WONDERS,
} from '@tessera/game-civilization/data';
import { CIVILIZATION_TEXTS, EVENT_TEXTS, GOVERNMENT_TEXTS, WONDER_TEXTS } from './cardTexts.ts';
import { counted, letterOf, listed, nameOf, plainName } from './names.ts';
import { yieldsText } from './squares.ts';
import { techParts, techTitle } from './techTexts.ts';

/** An event card: its face, and what this very copy shows (A Gift from Afar has three). */
export function eventFace(card: string): CultureEventFace | null {
  return CULTURE_EVENTS.find(({ id }) => id === card || card.replace(/\d$/, '') === id) ?? null;
}

/** "Drought (I, Start of Turn): turns a square …". */
export function eventText(card: string): string {
  const face = eventFace(card);
  if (face === null) return nameOf(card);
  const when = face.phase === 'any' ? 'any time' : nameOf(face.phase);
  return `${nameOf(card)} (${face.deck}, ${when}): ${EVENT_TEXTS[face.id]}${shown(card, face)}`;
}

/** Which resources a gift shows. */
function shown(card: string, { resources }: CultureEventFace): string {
  const copy = Number(/\d$/.exec(card)?.[0] ?? 1) - 1;
  const list = resources[copy] ?? [];
  return list.length === 0 || list.length > 4 ? '' : ` (${listed([...list], 'or')})`;
}

/** "The Oracle (ancient wonder, 15; 10 with Code of Laws): …". */
export function wonderText(id: string): string {
  const face = WONDERS.find((one) => one.id === id);
  if (face === undefined) return nameOf(id);
  const { age, culture } = face;
  return `${nameOf(id)} (${age} wonder, cost ${wonderCost(id)}, ${culture} culture): ${WONDER_TEXTS[face.id]}`;
}

export function wonderCost(id: string): string {
  const face = WONDERS.find((one) => one.id === id);
  const discount = face?.discount ?? null;
  return `${face?.cost ?? '?'}${discount === null ? '' : `, ${discount.cost} with ${nameOf(discount.tech)}`}`;
}

export function governmentText(id: string): string {
  const face = GOVERNMENTS.find((one) => one.id === id);
  if (face === undefined) return nameOf(id);
  const by = face.unlockedBy === null ? '' : `, by ${nameOf(face.unlockedBy)}`;
  return `${nameOf(id)} (government${by}): ${GOVERNMENT_TEXTS[face.id]}`;
}

export function civilizationText(id: string): string {
  const face = CIVILIZATIONS.find((one) => one.id === id);
  if (face === undefined) return nameOf(id);
  const { startingTech, startingGovernment } = face;
  const start = `starts with ${nameOf(startingTech)}${startingGovernment === 'despotism' ? '' : ` and ${nameOf(startingGovernment)}`}`;
  return `${nameOf(id)} (${start}): ${CIVILIZATION_TEXTS[face.id]}`;
}

export function techText(id: string, withExpansion: boolean): string {
  const parts = techParts(id, withExpansion);
  return `${techTitle(id)}: ${parts.length === 0 ? 'nothing by itself' : parts.join('; ')}`;
}

export function buildingText(id: string): string {
  if (id === 'walls') {
    return `City Walls (cost ${WALLS.cost}, by Masonry): +4 for the defender of the city, and the attacker plays first`;
  }
  const face = BUILDINGS.find((one) => one.id === id);
  if (face === undefined) return nameOf(id);
  const { cost, terrain, icons, limited, upgradesTo, unlockedBy } = face;
  const where = terrain.length === 4 ? 'any land' : terrain.join(', ');
  const combat = icons.combat > 0 ? [`combat bonus ${icons.combat}`] : [];
  const more = [limited ? 'only one such per city' : '', upgradesTo === null ? '' : `becomes ${nameOf(upgradesTo)}`];
  const facts = [[...yieldsText(icons), ...combat].join(', '), ...more.filter((part) => part !== '')];
  return `${nameOf(id)} (cost ${cost}, ${where}, by ${nameOf(unlockedBy)}): ${facts.join('; ')}`;
}

export function personText(id: string): string {
  const face = GREAT_PEOPLE.find((one) => one.id === id);
  if (face === undefined) return nameOf(id);
  const combat = face.icons.combat > 0 ? [`combat bonus ${face.icons.combat}`] : [];
  return `${nameOf(id)} (great person): ${[...yieldsText(face.icons), ...combat].join(', ')}`;
}

function unitTypeText(id: string): string {
  const face = UNITS.find((one) => one.id === id);
  if (face === undefined) return nameOf(id);
  const ranks = face.ranks.map((rank, i) => {
    const tech = face.techs[i] ?? null;
    return `${nameOf(rank)} (cost ${face.costs[i]}${tech === null ? '' : `, by ${nameOf(tech)}`})`;
  });
  const trumps = face.trumps === null ? 'neither trumps nor is trumped' : `trumps ${face.trumps}`;
  return `${nameOf(id)} (unit): ${ranks.join(', ')}; ${trumps}`;
}

/** Everything that has a card or a marker: what it is called and what it does. */
const CARDS: readonly { readonly id: string; text(withExpansion: boolean): string }[] = [
  ...TECH_IDS.map((id) => ({ id, text: (withExpansion: boolean) => techText(id, withExpansion) })),
  ...WONDERS.map(({ id }) => ({ id, text: () => wonderText(id) })),
  ...CULTURE_EVENTS.map(({ id }) => ({ id, text: () => eventText(id) })),
  ...GOVERNMENT_IDS.map((id) => ({ id, text: () => governmentText(id) })),
  ...[...BUILDINGS.map(({ id }) => id), 'walls'].map((id) => ({ id, text: () => buildingText(id) })),
  ...GREAT_PEOPLE.map(({ id }) => ({ id, text: () => personText(id) })),
  ...UNITS.map(({ id }) => ({ id, text: () => unitTypeText(id) })),
  ...CIVILIZATION_IDS.map((id) => ({ id, text: () => civilizationText(id) })),
];

/** The texts of all cards whose name begins so, or else contains it; several may share a name (Monarchy, Communism). */
export function cardsNamed(words: readonly string[], withExpansion: boolean): string[] {
  const sought = letters(words.join(''));
  if (sought === '') return [];
  const names = CARDS.map(({ id }) => letters(nameOf(id)));
  const matching = (test: (name: string) => boolean) => CARDS.filter((_, i) => test(names[i] as string));
  const exact = matching((name) => name === sought);
  const found = exact.length > 0 ? exact : matching((name) => name.includes(sought));
  return found.map((card) => card.text(withExpansion));
}

/** The id of the only thing with this name among some, or null. */
export function idNamed(words: readonly string[], among: readonly string[]): string | null {
  const sought = letters(words.join(''));
  if (sought === '') return null;
  const exact = among.find((id) => letters(nameOf(id)) === sought || letters(id) === sought);
  const partial = among.filter((id) => letters(nameOf(id)).includes(sought));
  return exact ?? (partial.length === 1 ? (partial[0] as string) : null);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A city item with its cost for a player: figures, units at their rank, buildings, walls, wonders. */
export function itemText(view: View, seat: number, item: string): string {
  const unit = UNITS.find(({ id }) => id === item);
  if (unit !== undefined) {
    const rank = view.players[seat]?.ranks[item] ?? 1;
    return `${nameOf(unit.ranks[rank - 1] ?? item)} (${item})`;
  }
  return item === 'army' || item === 'scout' ? plainName(item) : nameOf(item);
}

export function wonderOwner(view: View, wonder: string): string | null {
  const owner = view.players.find(({ wonders }) => wonders.some((one) => one.wonder === wonder));
  return owner === undefined ? null : letterOf(owner.seat);
}

export function coinsText(coins: number): string {
  return counted(coins, 'coin');
}
