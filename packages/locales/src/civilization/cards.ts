import {
  BUILDINGS,
  CIVILIZATIONS,
  CULTURE_EVENTS,
  GOVERNMENTS,
  GREAT_PEOPLE,
  HUTS,
  UNITS,
  VILLAGES,
  WALLS,
  WONDERS,
} from '@tessera/game-civilization/data';
import type { Section } from '../gameTalk.ts';
import { sentence } from '../sentence.ts';
import type { Phrase } from '../words.ts';
import { effectOf, eventEffect, techFace, techParts } from './effects.ts';
import { eventFace, shownResources } from './faces.ts';
import { joined, ROMAN, type Say } from './say.ts';

type Lines = Phrase[] | null;

/** What a card says, by the id of its mention: `civilization:tech:pottery`. Only the base game's cards are known. */
export function sayCard(say: Say, id: string): Section | null {
  const [game, kind = '', card = ''] = id.split(':');
  if (game !== 'civilization' || !Object.hasOwn(CARDS, kind)) return null;
  const found = CARDS[kind as keyof typeof CARDS](say, card);
  return found === null ? null : { heading: found.name, lines: found.lines, parts: [] };
}

type Teller = (say: Say, id: string) => { readonly name: string; readonly lines: Phrase[] } | null;

function teller(name: (say: Say, id: string) => string, lines: (say: Say, id: string) => Lines): Teller {
  return (say, id) => {
    const said = lines(say, id);
    return said === null
      ? null
      : { name: name(say, id), lines: said.map((line) => sentence(line, say.words.language)) };
  };
}

function named(
  group: 'tech' | 'wonder' | 'government' | 'civilization' | 'building' | 'unitType' | 'person' | 'marker',
) {
  return (say: Say, id: string): string => say.words.say(`civilization.${group}.${id}`);
}

const CARDS = {
  tech: teller(named('tech'), techLines),
  wonder: teller(named('wonder'), wonderLines),
  event: teller((say, id) => say.words.say(`civilization.event.${eventFace(id)?.id ?? ''}`), eventLines),
  government: teller(named('government'), governmentLines),
  civilization: teller(named('civilization'), civilizationLines),
  building: teller(named('building'), buildingLines),
  unit: teller(named('unitType'), unitLines),
  person: teller(named('person'), personLines),
  hut: teller(named('marker'), (say, id) => markerLines(say, 'hut', id)),
  village: teller(named('marker'), (say, id) => markerLines(say, 'village', id)),
} satisfies { readonly [kind: string]: Teller };

function techLines(say: Say, id: string): Lines {
  const face = techFace(id);
  if (face === null || face.set !== 'base') return null;
  return [say.phrase('card.tech', { level: ROMAN[face.level] ?? '' }), ...techParts(say, id)];
}

function wonderLines(say: Say, id: string): Lines {
  const face = WONDERS.find((one) => one.id === id);
  if (face === undefined || face.set !== 'base') return null;
  const { cost, discount } = face;
  return [
    say.phrase('card.wonder', { age: say.name('age', face.age) }),
    discount === null
      ? say.phrase('card.cost', { n: cost })
      : say.phrase('card.costLess', { n: cost, less: discount.cost, tech: say.tech(discount.tech) }),
    say.phrase('card.cultureIcons', { culture: say.count('culture', face.culture) }),
    ...effectOf(say, 'wonderEffect', id),
  ];
}

function eventLines(say: Say, id: string): Lines {
  const face = eventFace(id);
  if (face === null || !CULTURE_EVENTS.includes(face) || face.set !== 'base') return null;
  const shown = shownResources(id);
  return [
    say.phrase('card.event', { deck: face.deck }),
    say.phrase('card.phase', { phase: say.name('phase', face.phase) }),
    eventEffect(say, id),
    ...(shown.length === 0
      ? []
      : [
          say.phrase('card.shows', {
            resources: say.list(
              shown.map((resource) => say.name('resource', resource)),
              'or',
            ),
          }),
        ]),
  ];
}

function governmentLines(say: Say, id: string): Lines {
  const face = GOVERNMENTS.find((one) => one.id === id);
  if (face === undefined) return null;
  return [
    say.phrase('card.government'),
    ...(face.unlockedBy === null ? [] : [say.phrase('card.unlockedBy', { tech: say.tech(face.unlockedBy) })]),
    ...effectOf(say, 'governmentEffect', id),
  ];
}

function civilizationLines(say: Say, id: string): Lines {
  const face = CIVILIZATIONS.find((one) => one.id === id);
  if (face === undefined || face.set !== 'base') return null;
  const tech = say.tech(face.startingTech);
  return [
    say.phrase('card.civilization'),
    face.startingGovernment === 'despotism'
      ? say.phrase('card.starts', { tech })
      : say.phrase('card.startsGovernment', { tech, government: say.government(face.startingGovernment) }),
    ...effectOf(say, 'civilizationEffect', id),
  ];
}

function buildingLines(say: Say, id: string): Lines {
  if (id === 'walls') {
    return [
      say.phrase('card.building'),
      say.phrase('card.cost', { n: WALLS.cost }),
      say.phrase('card.unlockedBy', { tech: say.tech('masonry') }),
      say.phrase('card.walls'),
    ];
  }
  const face = BUILDINGS.find((one) => one.id === id);
  if (face === undefined) return null;
  const { cost, terrain, icons, limited, upgradesTo, unlockedBy } = face;
  const where =
    terrain.length === 4
      ? say.phrase('card.anyLand')
      : say.list(
          terrain.map((one) => say.name('terrain', one)),
          'or',
        );
  return [
    say.phrase('card.building'),
    say.phrase('card.cost', { n: cost }),
    say.phrase('card.unlockedBy', { tech: say.tech(unlockedBy) }),
    say.phrase('card.terrain', { terrain: where }),
    say.phrase('card.gives', { gives: joined(say.yields(icons), ', ') }),
    ...(limited ? [say.phrase('card.limited')] : []),
    ...(upgradesTo === null ? [] : [say.phrase('card.upgrades', { building: say.card('building', upgradesTo) })]),
  ];
}

function unitLines(say: Say, id: string): Lines {
  const face = UNITS.find((one) => one.id === id);
  if (face === undefined) return null;
  const ranks = face.ranks.map((rank, i) => {
    const tech = face.techs[i] ?? null;
    const params = { n: i + 1, rank: say.name('rank', rank), cost: say.count('production', face.costs[i] ?? 0) };
    return tech === null
      ? say.phrase('card.rank', params)
      : say.phrase('card.rankTech', { ...params, tech: say.tech(tech) });
  });
  return [
    say.phrase('card.unit'),
    ...ranks,
    face.trumps === null
      ? say.phrase('card.noTrump')
      : say.phrase('card.trumps', { type: say.card('unitType', face.trumps) }),
  ];
}

function personLines(say: Say, id: string): Lines {
  const face = GREAT_PEOPLE.find((one) => one.id === id);
  if (face === undefined) return null;
  return [say.phrase('card.person'), say.phrase('card.gives', { gives: joined(say.yields(face.icons), ', ') })];
}

function markerLines(say: Say, back: 'hut' | 'village', id: string): Lines {
  const faces: readonly {
    readonly id: string;
    readonly copies: { readonly base: number };
    readonly resource: unknown;
  }[] = back === 'hut' ? HUTS : VILLAGES;
  const face = faces.find((one) => one.id === id);
  if (face === undefined || face.copies.base === 0) return null;
  return [
    say.phrase(`card.${back}`),
    say.phrase(face.resource === null ? 'markerEffect.greatPerson' : 'markerEffect.resource'),
  ];
}
