import {
  BATTLE_VALUES,
  BUILDINGS,
  eventFace,
  GREAT_PEOPLE,
  GREAT_PERSON_CARDS,
  HUTS,
  type HutId,
  type MarkerFace,
  RELICS,
  shownResources,
  TECHS,
  TERRAINS,
  type TechFace,
  UNITS,
  VILLAGES,
  type VillageId,
  WALLS,
  WONDERS,
  type WonderFace,
} from '@tessera/game-civilization/data';
import type { Section } from '../gameTalk.ts';
import { sentence } from '../sentence.ts';
import type { Phrase } from '../words.ts';
import { abilityEffect, abilityPrice } from './abilities.ts';
import {
  alwaysOf,
  civilizationFace,
  civilizationSentence,
  coinTaskOf,
  eventSentence,
  faceIn,
  governmentFace,
  governmentSentence,
  personSentence,
  techFace,
  wonderFace,
  wonderSentence,
} from './effects.ts';
import { relicSentence } from './relics.ts';
import { joined, ROMAN, type Say } from './say.ts';

/**
 * Everything that is said about a card. Page, terminal, log, help and hints ask only here; the amounts come from its
 * face, its name and its sentence from `en/cards.ts` and its translations.
 */
export interface CardTalk {
  readonly name: string;
  /** What kind of card it is: "Tech, level I". */
  readonly kind: Phrase;
  /** What it costs, and what unlocks it. */
  readonly costs: readonly Phrase[];
  /** When and where it may be used, what it shows. */
  readonly notes: readonly Phrase[];
  readonly unlocks: readonly Phrase[];
  /** What it gives and does. */
  readonly does: readonly Phrase[];
}

type Told = Omit<CardTalk, 'name'>;
type Teller = (say: Say, id: string) => (Partial<Told> & Pick<Told, 'kind'>) | null;

/** The kinds of terrain that are land. */
const LANDS = TERRAINS.filter((terrain) => terrain !== 'water').length;

/** By the kind in the id of a mention: `civilization:tech:pottery`. */
const TELLERS = {
  tech,
  wonder,
  event,
  government,
  civilization,
  building,
  unit,
  person,
  personCard,
  relic,
  hut,
  village,
} satisfies {
  readonly [family: string]: Teller;
};
export type CardFamily = keyof typeof TELLERS;

/** The texts of a card; null for an unknown one. */
export function cardTalk(say: Say, family: CardFamily, id: string): CardTalk | null {
  const told = TELLERS[family](say, id);
  if (told === null) return null;
  const named = family === 'event' ? (eventFace(id)?.id ?? '') : id;
  const name = say.words.say(`civilization.${NAMES[family]}.${named}`);
  return { name, costs: [], notes: [], unlocks: [], does: [], ...told };
}

/** What a card unlocks, gives and does, in one sentence. */
export function sentenceOf(say: Say, family: CardFamily, id: string): Phrase {
  const talk = cardTalk(say, family, id);
  const parts = talk === null ? [] : [...talk.unlocks, ...talk.does];
  return parts.length === 0 ? say.unknown() : joined(parts, '; ');
}

/**
 * What a card does when played or used: an event, a tech's ability in this phase, a wonder; empty for anything else.
 */
export function playedSentence(say: Say, card: string): Phrase[] {
  if (eventFace(card) !== null) return eventSentence(say, card);
  if ((techFace(card)?.resourceAbilities.length ?? 0) > 0) return [abilityEffect(say, card, say.view.phase)];
  if (faceIn(GREAT_PERSON_CARDS, card) !== null) return personSentence(say, card);
  return [...(cardTalk(say, 'wonder', card)?.does ?? [])];
}

/** What an item that a city can make does, where its name does not say. */
export function itemSentence(say: Say, item: string): Phrase[] {
  const building = faceIn(BUILDINGS, item);
  if (building !== null) return [joined(say.yields(building.icons), ', ')];
  return [...(cardTalk(say, 'wonder', item)?.does ?? [])];
}

const NAMES = {
  tech: 'tech',
  wonder: 'wonder',
  event: 'event',
  government: 'government',
  civilization: 'civilization',
  building: 'building',
  unit: 'unitType',
  person: 'person',
  personCard: 'personCard',
  relic: 'relic',
  hut: 'marker',
  village: 'marker',
} as const satisfies { readonly [F in CardFamily]: string };

/** The text of a card, by the id of its mention. */
export function sayCard(say: Say, id: string): Section | null {
  const [game, family = '', card = ''] = id.split(':');
  if (game !== 'civilization' || !Object.hasOwn(TELLERS, family)) return null;
  const talk = cardTalk(say, family as CardFamily, card);
  if (talk === null) return null;
  const lines = [talk.kind, ...talk.costs, ...talk.notes, ...talk.unlocks, ...talk.does];
  return {
    heading: talk.name,
    lines: lines.map((line) => sentence(line, say.words.language)),
    parts: [],
  };
}

function tech(say: Say, id: string): ReturnType<Teller> {
  const face = techFace(id);
  if (face === null) return null;
  const unlocks = unlockedBy(say, face);
  const abilities = face.resourceAbilities.map(({ phase }) =>
    say.phrase('techGives.ability', {
      price: abilityPrice(say, id, phase),
      phase: say.name('phase', phase),
      effect: abilityEffect(say, id, phase),
    }),
  );
  const does = [...numbers(say, face), ...alwaysOf(say, id), ...abilities, ...coinTaskOf(say, id)];
  return {
    kind: say.phrase('card.tech', { level: ROMAN[face.level] ?? '' }),
    unlocks,
    does: unlocks.length + does.length === 0 ? [say.phrase('techGives.nothing')] : does,
  };
}

function unlockedBy(say: Say, { id, unlocks: opened }: TechFace): Phrase[] {
  const { buildings, walls, government: ruled, unit: raised } = opened;
  const things = [
    ...buildings.map((one) => say.card('building', one)),
    ...(walls ? [say.card('building', 'walls')] : []),
    ...(ruled === null ? [] : [say.phrase('techGives.government', { government: say.government(ruled) })]),
    ...(raised === null ? [] : [unitOf(say, raised.type, raised.rank)]),
  ];
  const cheaper = WONDERS.filter(({ discount, set }) => discount?.tech === id && isInPlay(say, set));
  return [
    ...(things.length === 0 ? [] : [say.phrase('techGives.unlocks', { things: say.list(things) })]),
    ...cheaper.map((one) =>
      say.phrase('techGives.cheaper', { wonder: say.wonder(one.id), n: one.discount?.cost ?? one.cost }),
    ),
  ];
}

/** Whether cards of a set take part in the game at hand. */
function isInPlay({ view }: Say, set: WonderFace['set']): boolean {
  return set === 'base' || view.options.expansion;
}

/** A unit with its rank; for a type with a single rank, the type alone. */
function unitOf(say: Say, type: string, rank: number): Phrase {
  const ranks = faceIn(UNITS, type)?.ranks ?? [];
  if (ranks.length === 1) return say.card('unitType', type);
  const name = say.name('rank', ranks[rank - 1] ?? '');
  return say.phrase('techGives.unit', { rank: name, type: say.card('unitType', type), n: rank });
}

function numbers(say: Say, face: TechFace): Phrase[] {
  const { coinIcon, cultureHand, stackingLimit, travelSpeed, water, maxCities } = face;
  return [
    ...(coinIcon ? [say.phrase('techGives.coin')] : []),
    ...(cultureHand > 0 ? [say.phrase('techGives.cultureHand', { n: cultureHand })] : []),
    ...(stackingLimit === null ? [] : [say.phrase('techGives.stackingLimit', { n: stackingLimit })]),
    ...(travelSpeed === null ? [] : [say.phrase('techGives.travelSpeed', { n: travelSpeed })]),
    ...(water === null ? [] : [say.phrase(`techGives.${water}`)]),
    ...(maxCities === null ? [] : [say.phrase('techGives.maxCities', { n: maxCities })]),
  ];
}

function wonder(say: Say, id: string): ReturnType<Teller> {
  const face = wonderFace(id);
  if (face === null) return null;
  const { age, cost, culture, discount } = face;
  return {
    kind: say.phrase('card.wonder', { age: say.name('age', age) }),
    costs: [
      discount === null
        ? say.phrase('card.cost', { n: cost })
        : say.phrase('card.costLess', { n: cost, less: discount.cost, tech: say.tech(discount.tech) }),
    ],
    notes: [say.phrase('card.cultureIcons', { culture: say.count('culture', culture) })],
    does: wonderSentence(say, face),
  };
}

function event(say: Say, card: string): ReturnType<Teller> {
  const face = eventFace(card);
  if (face === null) return null;
  const shown = shownResources(card).map((resource) => say.name('resource', resource));
  return {
    kind: say.phrase('card.event', { deck: face.deck }),
    notes: [
      say.phrase('card.phase', { phase: say.name('phase', face.phase) }),
      ...(shown.length === 0 ? [] : [say.phrase('card.shows', { resources: say.list(shown, 'or') })]),
    ],
    does: eventSentence(say, card),
  };
}

function government(say: Say, id: string): ReturnType<Teller> {
  const face = governmentFace(id);
  if (face === null) return null;
  return {
    kind: say.phrase('card.government'),
    costs: face.unlockedBy === null ? [] : [say.phrase('card.unlockedBy', { tech: say.tech(face.unlockedBy) })],
    does: governmentSentence(say, face),
  };
}

function civilization(say: Say, id: string): ReturnType<Teller> {
  const face = civilizationFace(id);
  if (face === null) return null;
  const params = { tech: say.tech(face.startingTech) };
  const ruled = startingGovernment(id);
  return {
    kind: say.phrase('card.civilization'),
    notes: [
      ruled === null
        ? say.phrase('card.starts', params)
        : say.phrase('card.startsGovernment', { ...params, government: say.government(ruled) }),
    ],
    does: civilizationSentence(say, face),
  };
}

/** The government that a civilization starts with, unless it is the one that everyone starts with. */
export function startingGovernment(id: string): string | null {
  const ruled = civilizationFace(id)?.startingGovernment ?? '';
  return governmentFace(ruled)?.unlockedBy === null ? null : ruled;
}

function building(say: Say, id: string): ReturnType<Teller> {
  const kind = say.phrase('card.building');
  if (id === 'walls') {
    const by = TECHS.find(({ unlocks }) => unlocks.walls)?.id ?? '';
    return {
      kind,
      costs: [say.phrase('card.cost', { n: WALLS.cost }), say.phrase('card.unlockedBy', { tech: say.tech(by) })],
      does: [say.phrase('card.walls', { n: BATTLE_VALUES.walls })],
    };
  }
  const face = faceIn(BUILDINGS, id);
  if (face === null) return null;
  const { cost, terrain, icons, limited, upgradesTo, unlockedBy: by } = face;
  const grounds = terrain.map((one) => say.name('terrain', one));
  return {
    kind,
    costs: [say.phrase('card.cost', { n: cost }), say.phrase('card.unlockedBy', { tech: say.tech(by) })],
    notes: [
      say.phrase('card.terrain', {
        terrain: grounds.length === LANDS ? say.phrase('card.anyLand') : say.list(grounds, 'or'),
      }),
      ...(limited ? [say.phrase('card.limited')] : []),
    ],
    unlocks: upgradesTo === null ? [] : [say.phrase('card.upgrades', { building: say.card('building', upgradesTo) })],
    does: [say.phrase('card.gives', { gives: joined(say.yields(icons), ', ') })],
  };
}

function unit(say: Say, id: string): ReturnType<Teller> {
  const face = faceIn(UNITS, id);
  if (face === null) return null;
  const ranks = face.ranks.map((rank, i) => {
    const by = face.techs[i] ?? null;
    const params = { n: i + 1, rank: say.name('rank', rank), cost: say.count('production', face.costs[i] ?? 0) };
    return by === null
      ? say.phrase('card.rank', params)
      : say.phrase('card.rankTech', { ...params, tech: say.tech(by) });
  });
  return {
    kind: say.phrase('card.unit'),
    costs: ranks,
    does: [
      face.trumps === null
        ? say.phrase('card.noTrump')
        : say.phrase('card.trumps', { type: say.card('unitType', face.trumps) }),
    ],
  };
}

function person(say: Say, id: string): ReturnType<Teller> {
  const face = faceIn(GREAT_PEOPLE, id);
  if (face === null) return null;
  return {
    kind: say.phrase('card.person'),
    does: [say.phrase('card.gives', { gives: joined(say.yields(face.icons), ', ') })],
  };
}

function personCard(say: Say, id: string): ReturnType<Teller> {
  const face = faceIn(GREAT_PERSON_CARDS, id);
  if (face === null) return null;
  return {
    kind: say.phrase('card.personCard', { person: say.card('person', face.type) }),
    does: personSentence(say, id),
  };
}

function relic(say: Say, id: string): ReturnType<Teller> {
  const face = faceIn(RELICS, id);
  if (face === null) return null;
  return {
    kind: say.phrase('card.relic'),
    notes: [say.phrase('card.onTerrain', { terrain: say.name('terrain', face.terrain) }), say.phrase('relicGives.how')],
    does: [relicSentence(say, id)],
  };
}

function hut(say: Say, id: string): ReturnType<Teller> {
  return marker(say, say.phrase('card.hut'), faceIn(HUTS, id));
}

function village(say: Say, id: string): ReturnType<Teller> {
  return marker(say, say.phrase('card.village'), faceIn(VILLAGES, id));
}

function marker(say: Say, kind: Phrase, face: MarkerFace<HutId | VillageId> | null): ReturnType<Teller> {
  if (face === null) return null;
  const { does, amount } = face;
  return { kind, does: [say.phrase(does === null ? 'markerEffect.resource' : `markerEffect.${does}`, { n: amount })] };
}
