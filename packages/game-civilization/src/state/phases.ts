/** The five phases of a game turn (TURN-001). */
export const PHASES = ['startOfTurn', 'trade', 'cityManagement', 'movement', 'research'] as const;

export type Phase = (typeof PHASES)[number];
