/** A set-up option, as people choose it. */
export interface SetupOption {
  /** The usual value first. */
  readonly values: readonly (boolean | string)[];
  /** An option that must be on for this one to matter. */
  readonly needs: string | null;
  /** Where what it needs is on, it is usually on too. */
  readonly comesAlong: boolean;
}

/**
 * The values of `expansion` that a table can choose, the usual one first. Its chapters are not all there yet: once they are,
 * this is `[true, false]` (RUL-244), and lobby, page and limits of players follow.
 */
const OFFERED: readonly boolean[] = [false];

const NO_OR_YES = [false, true] as const;

/** One closed list (RUL-244). What the bots' search may set besides is no option of a table. */
export const SETUP_OPTIONS = {
  expansion: option(OFFERED),
  greatPersonDeck: option(NO_OR_YES, 'expansion', true),
  investments: option(NO_OR_YES, 'expansion', true),
  civilizations: option(['random', 'chosen']),
  advancedSetup: option(NO_OR_YES),
  advancedTieBreak: option(NO_OR_YES),
  advancedArabs: option(NO_OR_YES, 'expansion'),
  advancedEgyptians: option(NO_OR_YES),
  learningGame: option(NO_OR_YES),
  metalworkingScope: option(['battle', 'attack']),
  leonidasCompare: option(['standing_forces', 'battle_force'], 'greatPersonDeck'),
  monarchyCommunismScope: option(['capital', 'each_city']),
  democracyTrade: option(['start_of_turn', 'trade_phase']),
} as const;

export type SetupOptionName = keyof typeof SETUP_OPTIONS;

function option(
  values: readonly (boolean | string)[],
  needs: 'expansion' | 'greatPersonDeck' | null = null,
  comesAlong = false,
): SetupOption {
  return { values, needs, comesAlong };
}

/** Chosen values by the names of their options. */
interface Chosen {
  readonly [name: string]: unknown;
}

/** The usual value of every option beside the chosen ones (RUL-244). */
export function usualBeside(chosen: Chosen): { [name in SetupOptionName]: boolean | string } {
  const usual: { [name: string]: boolean | string } = {};
  for (const [name, { values, needs, comesAlong }] of Object.entries(SETUP_OPTIONS)) {
    const isAlong = comesAlong && needs !== null && (chosen[needs] ?? usual[needs]) === true;
    usual[name] = isAlong || (values[0] as boolean | string);
  }
  return usual as { [name in SetupOptionName]: boolean | string };
}

/** The option that is off but must be on for this one to matter; null if it matters. */
export function missingFor(name: string, chosen: Chosen): string | null {
  const { needs = null } = (SETUP_OPTIONS as { readonly [name: string]: SetupOption })[name] ?? {};
  if (needs === null) return null;
  return missingFor(needs, chosen) ?? (chosen[needs] === true ? null : needs);
}

/** How many can play (GEN-005). */
export interface PlayerLimits {
  readonly min: number;
  readonly max: number;
}

const BASE_PLAYERS: PlayerLimits = { min: 2, max: 4 };
const EXPANSION_PLAYERS: PlayerLimits = { min: 2, max: 5 };

/** GEN-005, RUL-387: five can play only with the expansion. */
export function playersWith({ expansion }: Chosen): PlayerLimits {
  return expansion === true ? EXPANSION_PLAYERS : BASE_PLAYERS;
}

/** The limits over all that a table can choose. */
export const PLAYERS: PlayerLimits = OFFERED.includes(true) ? EXPANSION_PLAYERS : BASE_PLAYERS;
