import {
  CIVILIZATIONS,
  type CivilizationFace,
  type EventEffect,
  eventFace,
  GOVERNMENTS,
  type GovernmentFace,
  GREAT_PERSON_CARDS,
  RUSH,
  TECHS,
  type TechFace,
  techIndex,
  WONDERS,
  type WonderFace,
} from '@tessera/game-civilization/data';
import type { Params, Phrase } from '../words.ts';
import { ROMAN, type Say } from './say.ts';

/** The groups of sentences that say what a card does. */
type Group =
  | 'eventEffect'
  | 'techAlways'
  | 'techCoin'
  | 'wonderEffect'
  | 'governmentEffect'
  | 'civilizationEffect'
  | 'personEffect';

/** The sentence of a group for a card, with the amounts of its face; empty where the card has no such sentence. */
function sentences(say: Say, group: Group, id: string, amounts: Params): Phrase[] {
  const key = `civilization.${group}.${id}`;
  return say.words.has(key) ? [say.words.phrase(key, amounts)] : [];
}

export function eventSentence(say: Say, card: string): Phrase[] {
  const face = eventFace(card);
  return face === null ? [] : sentences(say, 'eventEffect', face.id, eventAmounts(say, face.effect));
}

function eventAmounts(say: Say, effect: EventEffect): Params {
  switch (effect.does) {
    case 'kill':
      return { ...say.counts('figures', 'figures', effect.figures), ...rangeOf(say, effect.range) };
    case 'displace':
      return say.counts('squares', 'squares', effect.squares);
    case 'exchange': {
      const levels = Array.from({ length: effect.level }, (_, i): Phrase => [ROMAN[i + 1] ?? '']);
      return { levels: say.list(levels, 'or') };
    }
    case 'destroy':
      return { buildings: effect.buildings, ...rangeOf(say, effect.range) };
    case 'produce':
      return { production: effect.production };
    case 'discardCoins':
      return effect.players === null ? {} : { players: effect.players };
    case 'recruit':
      return say.counts('units', 'units', effect.units);
    default:
      return {};
  }
}

function rangeOf(say: Say, range: number | null): Params {
  return range === null ? {} : say.counts('range', 'squares', range);
}

export function personSentence(say: Say, id: string): Phrase[] {
  return sentences(say, 'personEffect', id, { amount: personAmount(id) });
}

export function techFace(id: string): TechFace | null {
  return TECHS[techIndex(id)] ?? null;
}

/** What a tech does without being used. */
export function alwaysOf(say: Say, id: string): Phrase[] {
  const { healing = null, coinsPerOne = null } = techFace(id) ?? {};
  return sentences(say, 'techAlways', id, {
    ...(typeof healing === 'number' ? say.counts('wounds', 'wounds', healing) : {}),
    ...(coinsPerOne === null ? {} : say.counts('coins', 'coins', coinsPerOne)),
  });
}

/** What puts coins on a tech. */
export function coinTaskOf(say: Say, id: string): Phrase[] {
  const { coinTask, coinPrice = null } = techFace(id) ?? {};
  return sentences(say, 'techCoin', id, {
    most: coinTask ?? 0,
    ...(coinPrice === null ? {} : coinPriceOf(say, coinPrice)),
  });
}

/** What a coin on a tech costs, in the grammatical forms that sentences need. */
export function coinPriceOf(say: Say, { trade, culture }: NonNullable<TechFace['coinPrice']>): Params {
  return trade > 0 ? say.counts('price', 'trade', trade) : say.counts('price', 'culture', culture);
}

export function wonderSentence(say: Say, face: WonderFace): Phrase[] {
  const { id, gives, strength, research, production, cultureHand, draws, lootLess } = face;
  return sentences(say, 'wonderEffect', id, {
    ...say.counts('trade', 'trade', gives.trade),
    ...say.counts('culture', 'culture', gives.culture),
    less: research,
    strength,
    production,
    cultureHand,
    draws,
    lootLess,
  });
}

export function governmentSentence(say: Say, face: GovernmentFace): Phrase[] {
  const { id, cultureHand, battleHand, production } = face;
  return sentences(say, 'governmentEffect', id, {
    ...say.counts('coins', 'coins', face.coins),
    ...say.counts('trade', 'trade', Math.abs(face.trade)),
    devotion: Math.abs(face.devotion),
    cultureHand,
    battleHand,
    production,
  });
}

export function civilizationSentence(say: Say, face: CivilizationFace): Phrase[] {
  const { id, rush, markerCulture, startingInfantry: infantry, stackingLimit, travelSpeed } = face;
  return sentences(say, 'civilizationEffect', id, {
    ...say.counts('trade', 'trade', RUSH.trade),
    ...say.counts('rush', 'production', RUSH.production + rush),
    ...say.counts('culture', 'culture', markerCulture),
    ...say.counts('spent', 'culture', face.spentCulture),
    ...say.counts('square', 'culture', face.resourceCulture),
    infantry,
    stackingLimit,
    travelSpeed,
  });
}

export function faceIn<F extends { readonly id: string }>(faces: readonly F[], id: string): F | null {
  return faces.find((face) => face.id === id) ?? null;
}

export const wonderFace = (id: string): WonderFace | null => faceIn(WONDERS, id);
export const governmentFace = (id: string): GovernmentFace | null => faceIn(GOVERNMENTS, id);
export const civilizationFace = (id: string): CivilizationFace | null => faceIn(CIVILIZATIONS, id);

/** The number printed on a great person card. */
export function personAmount(id: string): number {
  return faceIn(GREAT_PERSON_CARDS, id)?.amount ?? 0;
}
