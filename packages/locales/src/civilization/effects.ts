import {
  type Resource,
  type ResourceAbility,
  TECHS,
  type TechFace,
  UNITS,
  WONDERS,
} from '@tessera/game-civilization/data';
import type { Phrase } from '../words.ts';
import { eventFace } from './faces.ts';
import { joined, type Key, type Say } from './say.ts';

type Effect = readonly [key: Key, n?: number];

/** What the resource abilities of techs do, in the order of their faces. */
const ABILITIES: { readonly [tech: string]: readonly Effect[] } = {
  animalHusbandry: [['techAbility.production', 3]],
  construction: [['techAbility.production', 5]],
  banking: [['techAbility.production', 7]],
  currency: [['techAbility.culture', 3]],
  chivalry: [['techAbility.culture', 5]],
  metalCasting: [['techAbility.culture', 7]],
  mathematics: [['techAbility.wounds', 3]],
  ballistics: [['techAbility.wounds', 6]],
  horsebackRiding: [['techAbility.horsebackRiding']],
  metalworking: [['techAbility.metalworking']],
  philosophy: [['techAbility.philosophy']],
  pottery: [['techAbility.pottery']],
  writing: [['techAbility.writing']],
  civilService: [['techAbility.civilService']],
  monarchy: [['techAbility.monarchy']],
  communism: [['techAbility.communism']],
  gunpowder: [['techAbility.gunpowder']],
  steamPower: [['techAbility.steamPower']],
  atomicTheory: [['techAbility.atomicTheory'], ['techAbility.atomicStrike']],
  massMedia: [['techAbility.massMedia']],
};

export function techFace(id: string): TechFace | null {
  return TECHS.find((face) => face.id === id) ?? null;
}

/** What an ability does. Atomic Theory has one for each of two phases. */
export function abilityEffect(say: Say, tech: string, phase: string): Phrase {
  const index = abilityIndex(tech, phase);
  const effect = ABILITIES[tech]?.[index];
  return effect === undefined ? say.unknown() : say.phrase(effect[0], { n: effect[1] ?? 0 });
}

/** What an ability costs. */
export function abilityPrice(say: Say, tech: string, phase: string): Phrase {
  const ability = techFace(tech)?.resourceAbilities[abilityIndex(tech, phase)];
  return ability === undefined ? say.unknown() : priceOf(say, ability);
}

function abilityIndex(tech: string, phase: string): number {
  const abilities = techFace(tech)?.resourceAbilities ?? [];
  return Math.max(
    0,
    abilities.findIndex((ability) => ability.phase === phase),
  );
}

function priceOf(say: Say, { cost }: ResourceAbility): Phrase {
  return say.list(
    Object.entries(cost).map(([resource, n]) =>
      resource === 'any' ? say.count('resources', n) : say.good(resource as Resource, n),
    ),
  );
}

/** All that a tech gives, part by part. */
export function techParts(say: Say, id: string): Phrase[] {
  const face = techFace(id);
  if (face === null || face.set !== 'base') return [];
  const parts = [...unlocks(say, face), ...numbers(say, face), ...effectOf(say, 'techAlways', id)];
  for (const ability of face.resourceAbilities) {
    const effect = abilityEffect(say, id, ability.phase);
    parts.push(
      say.phrase('techGives.ability', {
        price: priceOf(say, ability),
        phase: say.name('phase', ability.phase),
        effect,
      }),
    );
  }
  parts.push(...effectOf(say, 'techCoin', id));
  return parts.length === 0 ? [say.phrase('techGives.nothing')] : parts;
}

export function techEffect(say: Say, id: string): Phrase {
  return joined(techParts(say, id), '; ');
}

/** The effect of a card where there is a text for it. */
export function effectOf(
  say: Say,
  group: 'techAlways' | 'techCoin' | 'wonderEffect' | 'governmentEffect' | 'civilizationEffect',
  id: string,
): Phrase[] {
  const key = `civilization.${group}.${id}`;
  return say.words.has(key) ? [say.words.phrase(key)] : [];
}

export function eventEffect(say: Say, card: string): Phrase {
  const key = `civilization.eventEffect.${eventFace(card)?.id ?? ''}`;
  return say.words.has(key) ? say.words.phrase(key) : say.unknown();
}

/** What a card that is played or used does: an event, a tech's ability, a wonder; nothing where no text says it. */
export function cardEffect(say: Say, card: string): Phrase[] {
  if (eventFace(card) !== null) return [eventEffect(say, card)];
  if (ABILITIES[card] !== undefined) return [abilityEffect(say, card, say.view.phase)];
  return effectOf(say, 'wonderEffect', card);
}

function unlocks(say: Say, { id, unlocks: opened }: TechFace): Phrase[] {
  const { buildings, walls, government, unit } = opened;
  const things = [
    ...buildings.map((building) => say.card('building', building)),
    ...(walls ? [say.card('building', 'walls')] : []),
    ...(government === null ? [] : [say.phrase('techGives.government', { government: say.government(government) })]),
    ...(unit === null ? [] : [unitOf(say, unit.type, unit.rank)]),
  ];
  const cheaper = WONDERS.filter(({ discount, set }) => discount?.tech === id && set === 'base');
  return [
    ...(things.length === 0 ? [] : [say.phrase('techGives.unlocks', { things: say.list(things) })]),
    ...cheaper.map((wonder) =>
      say.phrase('techGives.cheaper', { wonder: say.wonder(wonder.id), n: wonder.discount?.cost ?? wonder.cost }),
    ),
  ];
}

function unitOf(say: Say, type: string, rank: number): Phrase {
  if (type === 'aircraft') return say.card('unitType', type);
  const name = UNITS.find(({ id }) => id === type)?.ranks[rank - 1] ?? '';
  return say.phrase('techGives.unit', { rank: say.name('rank', name), type: say.card('unitType', type), n: rank });
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
