import type { Resource } from './resources.ts';
import type { CardPhase, GameSet } from './sets.ts';

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

export interface CultureEventFace {
  readonly id: CultureEventId;
  readonly deck: CultureDeck;
  readonly copies: number;
  readonly set: GameSet;
  readonly phase: CardPhase;
  /** One list for each copy: the resources that copy may be played as. Empty where the card is no resource. */
  readonly resources: readonly (readonly Resource[])[];
}

type Lists = CultureEventFace['resources'];

function event(
  id: CultureEventId,
  deck: CultureDeck,
  copies: number,
  set: GameSet,
  phase: CardPhase,
  resources: Lists = each(copies, []),
): CultureEventFace {
  return { id, deck, copies, set, phase, resources };
}

function each(copies: number, list: readonly Resource[]): Lists {
  return Array.from({ length: copies }, () => list);
}

/** In the order of CULTURE_EVENT_IDS. */
export const CULTURE_EVENTS: readonly CultureEventFace[] = [
  event('aGiftFromAfar', 'I', 3, 'base', 'any', [
    ['iron', 'silk', 'wheat', 'incense'],
    ['iron', 'silk', 'incense', 'spy'],
    ['silk', 'wheat', 'incense', 'spy'],
  ]),
  event('breadAndCircuses', 'I', 2, 'base', 'any'),
  event('defection', 'I', 2, 'base', 'movement'),
  event('disoriented', 'I', 1, 'base', 'cityManagement'),
  event('drought', 'I', 2, 'base', 'startOfTurn'),
  event('exchangeOfIdeas', 'I', 3, 'base', 'startOfTurn'),
  event('sabotage', 'I', 2, 'base', 'startOfTurn'),
  event('citizensRevolting1', 'I', 1, 'base', 'startOfTurn'),
  event('despotDay', 'I', 3, 'base', 'cityManagement'),
  event('aGenerousGift', 'II', 3, 'base', 'any', each(3, ['iron', 'silk', 'wheat', 'incense', 'spy'])),
  event('catastrophe', 'II', 1, 'base', 'startOfTurn'),
  event('deforestation', 'II', 2, 'base', 'startOfTurn'),
  event('joustingTourney', 'II', 2, 'base', 'any'),
  event('knowledgeShared', 'II', 3, 'base', 'startOfTurn'),
  event('lost', 'II', 1, 'base', 'cityManagement'),
  event('massDefection', 'II', 2, 'base', 'movement'),
  event('citizensRevolting2', 'II', 1, 'base', 'startOfTurn'),
  event('queenDay', 'II', 2, 'base', 'cityManagement'),
  event('aPrincelyGift', 'III', 2, 'base', 'any', each(2, ['iron', 'wheat', 'silk', 'incense', 'spy', 'uranium'])),
  event('disaster', 'III', 1, 'base', 'startOfTurn'),
  event('outOfPosition', 'III', 1, 'base', 'cityManagement'),
  event('primetimeTv', 'III', 2, 'base', 'any'),
  event('thinkTank', 'III', 2, 'base', 'startOfTurn'),
  event('presidentDay', 'III', 1, 'base', 'cityManagement'),
  event('wholesaleDefection', 'III', 2, 'base', 'movement'),
  event('counterfeiters', 'I', 2, 'expansion', 'startOfTurn'),
  event('dutyAndHonor', 'I', 2, 'expansion', 'battle'),
  event('depression', 'II', 1, 'expansion', 'startOfTurn'),
  event('flooding', 'II', 1, 'expansion', 'startOfTurn'),
  event('nationalism', 'II', 2, 'expansion', 'battle'),
  event('bankScandal', 'III', 1, 'expansion', 'startOfTurn'),
  event('patriotism', 'III', 1, 'expansion', 'battle'),
];
