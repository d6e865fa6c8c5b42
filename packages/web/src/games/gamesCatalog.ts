import * as civilization from '@tessera/game-civilization/data';
import * as founders from '@tessera/game-founders/data';
import type { PlainObject } from '@tessera/kernel';
import { GAME_AREAS, type GameArea } from '../words/catalogs.ts';
import type { PageKey } from '../words/pageWords.ts';

/** Where an option stands: what is in the box, how it is played, or how single cards are read. */
export const OPTION_GROUPS = ['components', 'variants', 'fine'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** A setup option as players choose it. The game itself decides which options go together. */
export interface OptionInfo {
  readonly name: string;
  readonly group: OptionGroup;
  /** The rule about it. */
  readonly rule: string;
  /** An explanation, where its name does not give one after a colon. */
  readonly note?: PageKey;
  /** A toggle has false and true. */
  readonly values: readonly (boolean | string)[];
}

/** Chosen values by the names of their options. */
export interface Options {
  readonly [name: string]: boolean | string;
}

interface PlayerLimits {
  readonly min: number;
  readonly max: number;
}

export interface GameInfo {
  /** Over all options. */
  readonly players: PlayerLimits;
  readonly playersWith: (options: Options) => PlayerLimits;
  /** The weakest first. The server may know more. */
  readonly bots: readonly string[];
  readonly options: readonly OptionInfo[];
  /** The usual value of every option beside the chosen ones. */
  readonly usualBeside: (chosen: PlainObject) => Options;
  /** Why an option does not matter or cannot be had beside the others. */
  readonly obstacleTo: (name: string, options: PlainObject, players: number) => civilization.OptionObstacle | null;
  /** How long it takes, and what it is about. */
  readonly length: PageKey;
  readonly about: PageKey;
  /** How many bots a quick game starts with. */
  readonly quickBots: number;
}

type About = Omit<OptionInfo, 'name' | 'values'>;

/** In the order in which they are shown. */
const CIVILIZATION_OPTIONS: { readonly [name in civilization.SetupOptionName]: About } = {
  expansion: { group: 'components', rule: 'RUL-239', note: 'ui.create.note.expansion' },
  greatPersonDeck: { group: 'components', rule: 'VAR-004', note: 'ui.create.note.greatPersonDeck' },
  investments: { group: 'components', rule: 'VAR-005', note: 'ui.create.note.investments' },
  learningGame: { group: 'variants', rule: 'VAR-001', note: 'ui.create.note.learningGame' },
  civilizations: { group: 'variants', rule: 'VAR-003', note: 'ui.create.note.civilizations' },
  advancedSetup: { group: 'variants', rule: 'VAR-007' },
  advancedTieBreak: { group: 'variants', rule: 'VAR-010', note: 'ui.create.note.advancedTieBreak' },
  advancedArabs: { group: 'variants', rule: 'VAR-016', note: 'ui.create.note.advancedArabs' },
  advancedEgyptians: { group: 'variants', rule: 'VAR-017', note: 'ui.create.note.advancedEgyptians' },
  metalworkingScope: { group: 'fine', rule: 'RUL-244', note: 'ui.create.note.wording' },
  leonidasCompare: { group: 'fine', rule: 'RUL-244', note: 'ui.create.note.wording' },
  monarchyCommunismScope: { group: 'fine', rule: 'RUL-244', note: 'ui.create.note.wording' },
  democracyTrade: { group: 'fine', rule: 'RUL-244', note: 'ui.create.note.wording' },
};

const FOUNDERS_OPTIONS: { readonly [name in keyof typeof founders.SETUP_OPTIONS]: About } = {
  finishRound: { group: 'variants', rule: 'V-1', note: 'ui.create.note.finishRound' },
  cityStackEnds: { group: 'variants', rule: 'V-2' },
};

export const GAMES: { readonly [game in GameArea]: GameInfo } = {
  civilization: {
    players: civilization.PLAYERS,
    playersWith: civilization.playersWith,
    bots: ['random', 'greedy'],
    quickBots: 2,
    length: 'ui.create.length.civilization',
    about: 'ui.create.about.civilization',
    options: named(CIVILIZATION_OPTIONS, (name) => civilization.SETUP_OPTIONS[name].values),
    usualBeside: civilization.usualBeside,
    obstacleTo: civilization.obstacleTo,
  },
  founders: {
    players: founders.PLAYERS,
    playersWith: () => founders.PLAYERS,
    bots: ['random', 'greedy'],
    quickBots: 2,
    length: 'ui.create.length.founders',
    about: 'ui.create.about.founders',
    options: named(FOUNDERS_OPTIONS, (name) => founders.SETUP_OPTIONS[name]),
    usualBeside: () =>
      Object.fromEntries(Object.entries(founders.SETUP_OPTIONS).map(([name, [usual]]) => [name, usual])),
    obstacleTo: () => null,
  },
};

function named<Name extends string>(
  options: { readonly [name in Name]: About },
  valuesOf: (name: Name) => readonly (boolean | string)[],
): readonly OptionInfo[] {
  return (Object.keys(options) as Name[]).map((name) => ({ name, ...options[name], values: valuesOf(name) }));
}

/** The options that a table can choose: those with more than one value, and what they need can be had. */
export function offeredOptions(game: GameArea): readonly OptionInfo[] {
  const { options, obstacleTo, players } = GAMES[game];
  const best = Object.fromEntries(
    options.map(({ name, values }) => [name, values.includes(true) || (values[0] ?? false)]),
  );
  return options.filter(
    ({ name, values }) => values.length > 1 && obstacleTo(name, best, players.min)?.kind !== 'needs',
  );
}

/** The best bot that a game has. */
export function bestBot(game: GameArea): string {
  return GAMES[game].bots.at(-1) ?? 'random';
}

/** An option and what was chosen. */
export interface ChosenOption {
  readonly name: string;
  readonly value: boolean | string;
}

/**
 * The options of a table that players choose and that matter beside each other, with their values; a setup may have others,
 * used only for search.
 */
export function chosenOptions(game: string, options: PlainObject): readonly ChosenOption[] {
  const area = GAME_AREAS.find((one) => one === game);
  if (area === undefined) return [];
  const { obstacleTo, players } = GAMES[area];
  return GAMES[area].options.flatMap(({ name }) => {
    const value = options[name];
    if (typeof value !== 'boolean' && typeof value !== 'string') return [];
    return obstacleTo(name, options, players.min)?.kind === 'needs' ? [] : [{ name, value }];
  });
}

/** Those that differ from what is usual beside the others. */
export function unusual(game: string, options: PlainObject): readonly ChosenOption[] {
  const area = GAME_AREAS.find((one) => one === game);
  if (area === undefined) return [];
  const usual = GAMES[area].usualBeside(options);
  return chosenOptions(game, options).filter(({ name, value }) => usual[name] !== value);
}

const KEY = 'tessera.game';

/** The game that was chosen last. */
export function chosenGame(): GameArea {
  try {
    const kept = localStorage.getItem(KEY);
    return GAME_AREAS.find((one) => one === kept) ?? 'founders';
  } catch {
    return 'founders';
  }
}

export function rememberGame(game: GameArea): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // A browser without storage asks again next time.
  }
}
