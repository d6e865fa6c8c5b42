/** How many can play (T-005). */
export const PLAYERS = { min: 2, max: 4 } as const;

/** The set-up options (V-1, V-2) with their values, the usual one first. */
export const SETUP_OPTIONS = { finishRound: [false, true], cityStackEnds: [false, true] } as const;
