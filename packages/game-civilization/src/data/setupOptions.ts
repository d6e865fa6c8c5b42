import { CIVILIZATIONS, type CivilizationId } from './civilizations.ts';

/** A set-up option, as people choose it. */
export interface SetupOption {
  /** The usual value first. */
  readonly values: readonly (boolean | string)[];
  /** An option that must be on for this one to matter. */
  readonly needs: string | null;
  /** Where what it needs is on, it is usually on too. */
  readonly comesAlong: boolean;
}

/** VAR-001 */
const LEFT_OUT_OF_LEARNING: readonly CivilizationId[] = ['egypt', 'rome'];

const NO_OR_YES = [false, true] as const;

/** One closed list (RUL-244). What the bots' search may set besides is no option of a table. */
export const SETUP_OPTIONS = {
  expansion: option([true, false]),
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

/** Why an option cannot be chosen, or does not matter, beside the others. */
export type OptionObstacle =
  /** An option that is off must be on. */
  | { readonly kind: 'needs'; readonly option: string }
  /** An option has a value that excludes it. */
  | { readonly kind: 'excluded'; readonly option: string; readonly value: boolean | string }
  /** There are too few civilization sheets for everyone to choose from two. */
  | { readonly kind: 'sheets'; readonly needed: number; readonly sheets: number };

/** What stands against choosing an option, or against another value than the usual one; null if nothing does (VAR-007, RUL-387). */
export function obstacleTo(name: string, chosen: Chosen, players: number): OptionObstacle | null {
  const missing = missingFor(name, chosen);
  if (missing !== null) return { kind: 'needs', option: missing };
  if (name === 'civilizations' && chosen['advancedSetup'] === true) {
    return { kind: 'excluded', option: 'advancedSetup', value: true };
  }
  if (name !== 'advancedSetup') return null;
  const { civilizations = 'random' } = chosen;
  if (civilizations !== 'random') return { kind: 'excluded', option: 'civilizations', value: String(civilizations) };
  const sheets = civilizationsWith(chosen).length;
  return sheets < 2 * players ? { kind: 'sheets', needed: 2 * players, sheets } : null;
}

/** The civilizations that may take part: those of the sets in play (RUL-239), less two in the learning game (VAR-001). */
export function civilizationsWith({ expansion, learningGame }: Chosen): CivilizationId[] {
  const inPlay = CIVILIZATIONS.filter(({ set }) => set === 'base' || expansion === true).map(({ id }) => id);
  return learningGame === true ? inPlay.filter((id) => !LEFT_OUT_OF_LEARNING.includes(id)) : inPlay;
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
export const PLAYERS: PlayerLimits = EXPANSION_PLAYERS;
