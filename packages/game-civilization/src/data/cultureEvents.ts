import type { Resource } from './resources.ts';
import type { CardPhase, GameSet } from './sets.ts';
import type { Terrain } from './terrain.ts';

/** The three decks, in the order of the ages. */
export const CULTURE_DECKS = ['I', 'II', 'III'] as const;
export type CultureDeck = (typeof CULTURE_DECKS)[number];

/** All culture events, the base game's first. */
export const CULTURE_EVENT_IDS = [
  'aGiftFromAfar',
  'breadAndCircuses',
  'defection',
  'disoriented',
  'drought',
  'exchangeOfIdeas',
  'sabotage',
  'citizensRevolting1',
  'despotDay',
  'aGenerousGift',
  'catastrophe',
  'deforestation',
  'joustingTourney',
  'knowledgeShared',
  'lost',
  'massDefection',
  'citizensRevolting2',
  'queenDay',
  'aPrincelyGift',
  'disaster',
  'outOfPosition',
  'primetimeTv',
  'thinkTank',
  'presidentDay',
  'wholesaleDefection',
  'counterfeiters',
  'dutyAndHonor',
  'depression',
  'flooding',
  'nationalism',
  'bankScandal',
  'patriotism',
] as const;
export type CultureEventId = (typeof CULTURE_EVENT_IDS)[number];

/**
 * What an event does, with the amounts printed on it: `cards/cultureEvents/` has a record for each kind of deed. A range is
 * counted from the player's figures and cities; null is anywhere.
 */
export type EventEffect =
  /** Played as a resource; some also give another player a coin (RUL-216). */
  | { readonly does: 'pay'; readonly coins: number }
  /** Cancels a declaration; some cards only one aimed at their player (FAQ-030). */
  | { readonly does: 'cancel'; readonly what: readonly ('event' | 'ability')[]; readonly ifAimedAt: boolean }
  | {
      readonly does: 'kill';
      readonly figures: number;
      readonly orPerson: boolean;
      readonly range: number | null;
    }
  | { readonly does: 'displace'; readonly squares: number }
  /** A disaster marker; some need a square without figures. */
  | {
      readonly does: 'change';
      readonly from: readonly Terrain[];
      readonly to: Terrain;
      readonly withoutFigures: boolean;
    }
  /** Two players learn a tech from each other, up to this level. */
  | { readonly does: 'exchange'; readonly level: number }
  | {
      readonly does: 'destroy';
      readonly buildings: number;
      readonly of: 'anybody' | 'others';
      readonly range: number | null;
    }
  | { readonly does: 'revolt' }
  | { readonly does: 'produce'; readonly production: number }
  /** Up to so many other players discard a coin token each; null is every other player (RUL-306). */
  | { readonly does: 'discardCoins'; readonly players: number | null }
  /** Up to so many units, for free, before a battle force is drawn (RUL-305). */
  | { readonly does: 'recruit'; readonly units: number };

export interface CultureEventFace {
  readonly id: CultureEventId;
  readonly deck: CultureDeck;
  readonly copies: number;
  readonly set: GameSet;
  readonly phase: CardPhase;
  /** One list for each copy: the resources that copy may be played as. Empty where the card is not a resource. */
  readonly resources: readonly (readonly Resource[])[];
  readonly effect: EventEffect;
}

type Lists = CultureEventFace['resources'];

function event(
  id: CultureEventId,
  deck: CultureDeck,
  copies: number,
  set: GameSet,
  phase: CardPhase,
  effect: EventEffect,
  resources: Lists = each(copies, []),
): CultureEventFace {
  return { id, deck, copies, set, phase, resources, effect };
}

function each(copies: number, list: readonly Resource[]): Lists {
  return Array.from({ length: copies }, () => list);
}

/** In the order of CULTURE_EVENT_IDS. */
export const CULTURE_EVENTS: readonly CultureEventFace[] = [
  event('aGiftFromAfar', 'I', 3, 'base', 'any', { does: 'pay', coins: 1 }, [
    ['iron', 'silk', 'wheat', 'incense'],
    ['iron', 'silk', 'incense', 'spy'],
    ['silk', 'wheat', 'incense', 'spy'],
  ]),
  event('breadAndCircuses', 'I', 2, 'base', 'any', { does: 'cancel', what: ['event'], ifAimedAt: true }),
  event('defection', 'I', 2, 'base', 'movement', { does: 'kill', figures: 1, orPerson: false, range: 4 }),
  event('disoriented', 'I', 1, 'base', 'cityManagement', { does: 'displace', squares: 2 }),
  event('drought', 'I', 2, 'base', 'startOfTurn', {
    does: 'change',
    from: ['forest', 'grassland', 'desert', 'water'],
    to: 'desert',
    withoutFigures: false,
  }),
  event('exchangeOfIdeas', 'I', 3, 'base', 'startOfTurn', { does: 'exchange', level: 1 }),
  event('sabotage', 'I', 2, 'base', 'startOfTurn', { does: 'destroy', buildings: 1, of: 'anybody', range: 4 }),
  event('citizensRevolting1', 'I', 1, 'base', 'startOfTurn', { does: 'revolt' }),
  event('despotDay', 'I', 3, 'base', 'cityManagement', { does: 'produce', production: 4 }),
  event(
    'aGenerousGift',
    'II',
    3,
    'base',
    'any',
    { does: 'pay', coins: 0 },
    each(3, ['iron', 'silk', 'wheat', 'incense', 'spy']),
  ),
  event('catastrophe', 'II', 1, 'base', 'startOfTurn', { does: 'destroy', buildings: 1, of: 'anybody', range: 6 }),
  event('deforestation', 'II', 2, 'base', 'startOfTurn', {
    does: 'change',
    from: ['forest'],
    to: 'grassland',
    withoutFigures: false,
  }),
  event('joustingTourney', 'II', 2, 'base', 'any', { does: 'cancel', what: ['event'], ifAimedAt: false }),
  event('knowledgeShared', 'II', 3, 'base', 'startOfTurn', { does: 'exchange', level: 2 }),
  event('lost', 'II', 1, 'base', 'cityManagement', { does: 'displace', squares: 3 }),
  event('massDefection', 'II', 2, 'base', 'movement', { does: 'kill', figures: 2, orPerson: true, range: 6 }),
  event('citizensRevolting2', 'II', 1, 'base', 'startOfTurn', { does: 'revolt' }),
  event('queenDay', 'II', 2, 'base', 'cityManagement', { does: 'produce', production: 6 }),
  event(
    'aPrincelyGift',
    'III',
    2,
    'base',
    'any',
    { does: 'pay', coins: 0 },
    each(2, ['iron', 'wheat', 'silk', 'incense', 'spy', 'uranium']),
  ),
  event('disaster', 'III', 1, 'base', 'startOfTurn', { does: 'destroy', buildings: 2, of: 'others', range: null }),
  event('outOfPosition', 'III', 1, 'base', 'cityManagement', { does: 'displace', squares: 4 }),
  event('primetimeTv', 'III', 2, 'base', 'any', { does: 'cancel', what: ['event', 'ability'], ifAimedAt: false }),
  event('thinkTank', 'III', 2, 'base', 'startOfTurn', { does: 'exchange', level: 3 }),
  event('presidentDay', 'III', 1, 'base', 'cityManagement', { does: 'produce', production: 8 }),
  event('wholesaleDefection', 'III', 2, 'base', 'movement', { does: 'kill', figures: 2, orPerson: true, range: null }),
  event('counterfeiters', 'I', 2, 'expansion', 'startOfTurn', { does: 'discardCoins', players: 1 }),
  event('dutyAndHonor', 'I', 2, 'expansion', 'battle', { does: 'recruit', units: 1 }),
  event('depression', 'II', 1, 'expansion', 'startOfTurn', { does: 'discardCoins', players: 2 }),
  event('flooding', 'II', 1, 'expansion', 'startOfTurn', {
    does: 'change',
    from: ['forest', 'grassland', 'desert', 'water'],
    to: 'water',
    withoutFigures: true,
  }),
  event('nationalism', 'II', 2, 'expansion', 'battle', { does: 'recruit', units: 2 }),
  event('bankScandal', 'III', 1, 'expansion', 'startOfTurn', { does: 'discardCoins', players: null }),
  event('patriotism', 'III', 1, 'expansion', 'battle', { does: 'recruit', units: 3 }),
];
