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
}

function card(id: GreatPersonCardId, type: GreatPersonType, use: GreatPersonCardFace['use']): GreatPersonCardFace {
  return { id, type, use };
}

/** In the order of GREAT_PERSON_CARD_IDS. */
export const GREAT_PERSON_CARDS: readonly GreatPersonCardFace[] = [
  card('akiraKurosawa', 'artist', 'permanent'),
  card('fridaKahlo', 'artist', 'discard'),
  card('jerryGarcia', 'artist', 'discard'),
  card('markTwain', 'artist', 'discard'),
  card('michelangelo', 'artist', 'discard'),
  card('valmiki', 'artist', 'permanent'),
  card('williamShakespeare', 'artist', 'permanent'),
  card('adaLovelace', 'builder', 'discard'),
  card('archimedes', 'builder', 'permanent'),
  card('frankLloydWright', 'builder', 'discard'),
  card('henryFord', 'builder', 'permanent'),
  card('nikolaTesla', 'builder', 'discard'),
  card('orvilleWright', 'builder', 'discard'),
  card('thomasEdison', 'builder', 'discard'),
  card('georgyZhukov', 'general', 'permanent'),
  card('gustavusAdolphus', 'general', 'discard'),
  card('hannibal', 'general', 'discard'),
  card('joanOfArc', 'general', 'discard'),
  card('khalidIbnAlWalid', 'general', 'discard'),
  card('leonidas', 'general', 'permanent'),
  card('sunTzu', 'general', 'permanent'),
  card('drMartinLutherKing', 'humanitarian', 'permanent'),
  card('florenceNightingale', 'humanitarian', 'discard'),
  card('jacquesCousteau', 'humanitarian', 'discard'),
  card('jimHenson', 'humanitarian', 'permanent'),
  card('motherTeresa', 'humanitarian', 'permanent'),
  card('stFrancisOfAssisi', 'humanitarian', 'discard'),
  card('susanBAnthony', 'humanitarian', 'permanent'),
  card('apGiannini', 'industrialist', 'permanent'),
  card('adamSmith', 'industrialist', 'permanent'),
  card('andrewCarnegie', 'industrialist', 'discard'),
  card('captainJamesCook', 'industrialist', 'discard'),
  card('lorenzoDeMedici', 'industrialist', 'permanent'),
  card('marcoPolo', 'industrialist', 'discard'),
  card('zhengHe', 'industrialist', 'discard'),
  card('alanTuring', 'scientist', 'permanent'),
  card('albertEinstein', 'scientist', 'discard'),
  card('charlesDarwin', 'scientist', 'permanent'),
  card('galileoGalilei', 'scientist', 'discard'),
  card('louisPasteur', 'scientist', 'permanent'),
  card('marieCurie', 'scientist', 'discard'),
  card('sirIsaacNewton', 'scientist', 'permanent'),
];
