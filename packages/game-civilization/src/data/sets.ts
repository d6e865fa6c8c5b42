/** Where a component comes from; with `expansion: false` only the base game's exist (RUL-239). */
export const GAME_SETS = ['base', 'expansion'] as const;
export type GameSet = (typeof GAME_SETS)[number];

/** The three ages of wonders; the culture decks I, II and III are theirs. */
export const AGES = ['ancient', 'medieval', 'modern'] as const;
export type Age = (typeof AGES)[number];

/** When a card or an ability may be used: a phase of the turn, a battle, or any time. */
export const CARD_PHASES = ['startOfTurn', 'trade', 'cityManagement', 'movement', 'battle', 'research', 'any'] as const;
export type CardPhase = (typeof CARD_PHASES)[number];
