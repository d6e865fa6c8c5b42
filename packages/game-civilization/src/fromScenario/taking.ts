import { givenName, ImpossibleTable, type Plain } from '@tessera/kernel';
import { EVENT_CARD_EVENT, hutIndex, villageIndex } from '../data/faces.ts';
import { GREAT_PERSON_CARD_IDS, GREAT_PERSON_TYPES } from '../data/greatPeople.ts';
import { HUT_IDS, RELIC_IDS, VILLAGE_IDS } from '../data/markers.ts';
import { UNIT_CARDS } from '../data/units.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { cardId } from '../rules/events.ts';

/** A kind of card or marker: its names, the face that each means, and the rule that says how many the box holds. */
export interface Kind {
  readonly names: readonly string[];
  readonly faces: readonly number[];
  readonly rule: string;
}

export const PERSONS = kind(GREAT_PERSON_TYPES, 'RUL-015');
export const PERSON_CARDS = kind(GREAT_PERSON_CARD_IDS, 'CMP-020');
export const WONDERS = kind(WONDER_IDS, 'CMP-008');
export const UNITS = kind(
  UNIT_CARDS.map((card) => card.id),
  'CMP-005',
);
export const EVENTS = kind(
  EVENT_CARD_EVENT.map((_, card) => cardId(card)),
  'CMP-007',
);
export const RELICS = kind(RELIC_IDS, 'REL-001');
export const HUTS = kind(HUT_IDS, 'CMP-013', hutIndex);
export const VILLAGES = kind(VILLAGE_IDS, 'CMP-013', villageIndex);

function kind(names: readonly string[], rule: string, faceOf?: (id: string) => number): Kind {
  return { names, faces: names.map((name, i) => faceOf?.(name) ?? i), rule };
}

/** Those of a kind that belong to one deck. */
export function ofDeck({ names, faces, rule }: Kind, deckOf: readonly number[], deck: number): Kind {
  const isHere = (i: number) => deckOf[faces[i] as number] === deck;
  return { names: names.filter((_, i) => isHere(i)), faces: faces.filter((_, i) => isHere(i)), rule };
}

/** The face that a name means. */
export function faceCalled({ names, faces }: Kind, id: Plain, part: string): number {
  return faces[givenName(id, part, names)] as number;
}

/** Takes one copy of a named face out of an untouched pile, which may have run out of it. */
export function takeNamed(pile: number[], of: Kind, id: Plain, part: string): number {
  const face = faceCalled(of, id, part);
  const at = pile.indexOf(face);
  if (at < 0) throw new ImpossibleTable(part, 'noneLeft', id, { rule: of.rule });
  pile.splice(at, 1);
  return face;
}
