import type { CardPhase } from './sets.ts';
import { type Icons, icons } from './terrain.ts';

/** The six kinds of great people (CMP-009). Merchants and explorers of the expansion's cards are industrialists (GPD-002). */
export const GREAT_PERSON_TYPES = [
  'artist',
  'builder',
  'general',
  'humanitarian',
  'industrialist',
  'scientist',
] as const;
export type GreatPersonType = (typeof GREAT_PERSON_TYPES)[number];

/** A kind of marker: copies in the box (RUL-015) and its icons, which replace those of its square (GP-007). */
export interface GreatPersonFace {
  readonly id: GreatPersonType;
  readonly copies: number;
  readonly icons: Icons;
}

/** In the order of GREAT_PERSON_TYPES. */
export const GREAT_PEOPLE: readonly GreatPersonFace[] = [
  { id: 'artist', copies: 3, icons: icons({ trade: 1, culture: 2 }) },
  { id: 'builder', copies: 3, icons: icons({ production: 2, coin: 1 }) },
  { id: 'general', copies: 3, icons: icons({ combat: 4 }) },
  { id: 'humanitarian', copies: 3, icons: icons({ trade: 1, production: 1, culture: 1, coin: 1 }) },
  { id: 'industrialist', copies: 3, icons: icons({ culture: 2, coin: 1 }) },
  { id: 'scientist', copies: 3, icons: icons({ trade: 2, production: 1 }) },
];

/** The great person deck of the expansion: one card each. */
export const GREAT_PERSON_CARD_IDS = [
  'akiraKurosawa',
  'fridaKahlo',
  'jerryGarcia',
  'markTwain',
  'michelangelo',
  'valmiki',
  'williamShakespeare',
  'adaLovelace',
  'archimedes',
  'frankLloydWright',
  'henryFord',
  'nikolaTesla',
  'orvilleWright',
  'thomasEdison',
  'georgyZhukov',
  'gustavusAdolphus',
  'hannibal',
  'joanOfArc',
  'khalidIbnAlWalid',
  'leonidas',
  'sunTzu',
  'drMartinLutherKing',
  'florenceNightingale',
  'jacquesCousteau',
  'jimHenson',
  'motherTeresa',
  'stFrancisOfAssisi',
  'susanBAnthony',
  'apGiannini',
  'adamSmith',
  'andrewCarnegie',
  'captainJamesCook',
  'lorenzoDeMedici',
  'marcoPolo',
  'zhengHe',
  'alanTuring',
  'albertEinstein',
  'charlesDarwin',
  'galileoGalilei',
  'louisPasteur',
  'marieCurie',
  'sirIsaacNewton',
] as const;
export type GreatPersonCardId = (typeof GREAT_PERSON_CARD_IDS)[number];

export interface GreatPersonCardFace {
  readonly id: GreatPersonCardId;
  readonly type: GreatPersonType;
  /** Whether using the ability costs the card, or the card stays face up (GPD-010). */
  readonly use: 'permanent' | 'discard';
  /** The phase printed on the card, which binds those that are discarded for their effect (RUL-335). */
  readonly timing: CardPhase | 'any';
  /** The number printed on the card; 0 without one. */
  readonly amount: number;
}

function card(
  id: GreatPersonCardId,
  type: GreatPersonType,
  use: GreatPersonCardFace['use'],
  timing: GreatPersonCardFace['timing'],
  amount = 0,
): GreatPersonCardFace {
  return { id, type, use, timing, amount };
}

/** In the order of GREAT_PERSON_CARD_IDS. */
export const GREAT_PERSON_CARDS: readonly GreatPersonCardFace[] = [
  card('akiraKurosawa', 'artist', 'permanent', 'cityManagement', 1),
  card('fridaKahlo', 'artist', 'discard', 'any'),
  card('jerryGarcia', 'artist', 'discard', 'cityManagement'),
  card('markTwain', 'artist', 'discard', 'any'),
  card('michelangelo', 'artist', 'discard', 'cityManagement', 5),
  card('valmiki', 'artist', 'permanent', 'any', 2),
  card('williamShakespeare', 'artist', 'permanent', 'any'),
  card('adaLovelace', 'builder', 'discard', 'cityManagement'),
  card('archimedes', 'builder', 'permanent', 'research', 3),
  card('frankLloydWright', 'builder', 'discard', 'cityManagement'),
  card('henryFord', 'builder', 'permanent', 'any', 1),
  card('nikolaTesla', 'builder', 'discard', 'research', 4),
  card('orvilleWright', 'builder', 'discard', 'startOfTurn'),
  card('thomasEdison', 'builder', 'discard', 'startOfTurn'),
  card('georgyZhukov', 'general', 'permanent', 'battle'),
  card('gustavusAdolphus', 'general', 'discard', 'battle'),
  card('hannibal', 'general', 'discard', 'cityManagement'),
  card('joanOfArc', 'general', 'discard', 'battle'),
  card('khalidIbnAlWalid', 'general', 'discard', 'any'),
  card('leonidas', 'general', 'permanent', 'battle', 8),
  card('sunTzu', 'general', 'permanent', 'battle', 3),
  card('drMartinLutherKing', 'humanitarian', 'permanent', 'any'),
  card('florenceNightingale', 'humanitarian', 'discard', 'battle'),
  card('jacquesCousteau', 'humanitarian', 'discard', 'startOfTurn', 3),
  card('jimHenson', 'humanitarian', 'permanent', 'startOfTurn'),
  card('motherTeresa', 'humanitarian', 'permanent', 'startOfTurn'),
  card('stFrancisOfAssisi', 'humanitarian', 'discard', 'cityManagement', 3),
  card('susanBAnthony', 'humanitarian', 'permanent', 'any', 2),
  card('apGiannini', 'industrialist', 'permanent', 'startOfTurn'),
  card('adamSmith', 'industrialist', 'permanent', 'any', 1),
  card('andrewCarnegie', 'industrialist', 'discard', 'cityManagement', 3),
  card('captainJamesCook', 'industrialist', 'discard', 'movement'),
  card('lorenzoDeMedici', 'industrialist', 'permanent', 'startOfTurn', 3),
  card('marcoPolo', 'industrialist', 'discard', 'any', 27),
  card('zhengHe', 'industrialist', 'discard', 'any'),
  card('alanTuring', 'scientist', 'permanent', 'startOfTurn', 2),
  card('albertEinstein', 'scientist', 'discard', 'cityManagement'),
  card('charlesDarwin', 'scientist', 'permanent', 'cityManagement'),
  card('galileoGalilei', 'scientist', 'discard', 'cityManagement'),
  card('louisPasteur', 'scientist', 'permanent', 'any', 1),
  card('marieCurie', 'scientist', 'discard', 'any'),
  card('sirIsaacNewton', 'scientist', 'permanent', 'research', 4),
];
