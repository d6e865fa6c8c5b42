import type { PlainObject } from '@tessera/kernel';
import { GAME_AREAS, type GameArea } from '../words/catalogs.ts';
import type { PageKey } from '../words/pageWords.ts';

/** A setup option as players choose it. The game itself decides which options go together. */
export interface OptionInfo {
  readonly name: string;
  /** The rule about it. */
  readonly rule: string;
  /** An explanation, where its name does not give one after a colon. */
  readonly note?: PageKey;
  /** The first value is the default. A toggle has false and true. */
  readonly values: readonly (boolean | string)[];
  /** Fine points are folded away. */
  readonly isFine?: boolean;
}

export interface GameInfo {
  readonly players: { readonly min: number; readonly max: number };
  /** The weakest first. The server may know more. */
  readonly bots: readonly string[];
  readonly options: readonly OptionInfo[];
  /** How long it takes, and what it is about. */
  readonly length: PageKey;
  readonly about: PageKey;
  /** How many bots a quick game starts with. */
  readonly quickBots: number;
}

const NO_OR_YES = [false, true] as const;

export const GAMES: { readonly [game in GameArea]: GameInfo } = {
  civilization: {
    players: { min: 2, max: 4 },
    bots: ['random', 'greedy'],
    quickBots: 2,
    length: 'ui.create.length.civilization',
    about: 'ui.create.about.civilization',
    options: [
      { name: 'learningGame', rule: 'VAR-001', note: 'ui.create.note.learningGame', values: NO_OR_YES },
      { name: 'civilizations', rule: 'VAR-003', note: 'ui.create.note.civilizations', values: ['random', 'chosen'] },
      { name: 'advancedSetup', rule: 'VAR-007', values: NO_OR_YES },
      { name: 'advancedTieBreak', rule: 'VAR-010', note: 'ui.create.note.advancedTieBreak', values: NO_OR_YES },
      { name: 'advancedEgyptians', rule: 'VAR-017', note: 'ui.create.note.advancedEgyptians', values: NO_OR_YES },
      {
        name: 'metalworkingScope',
        rule: 'RUL-244',
        note: 'ui.create.note.wording',
        values: ['battle', 'attack'],
        isFine: true,
      },
      {
        name: 'monarchyCommunismScope',
        rule: 'RUL-244',
        note: 'ui.create.note.wording',
        values: ['capital', 'each_city'],
        isFine: true,
      },
      {
        name: 'democracyTrade',
        rule: 'RUL-244',
        note: 'ui.create.note.wording',
        values: ['start_of_turn', 'trade_phase'],
        isFine: true,
      },
    ],
  },
  founders: {
    players: { min: 2, max: 4 },
    bots: ['random', 'greedy'],
    quickBots: 2,
    length: 'ui.create.length.founders',
    about: 'ui.create.about.founders',
    options: [
      { name: 'finishRound', rule: 'V-1', note: 'ui.create.note.finishRound', values: NO_OR_YES },
      { name: 'cityStackEnds', rule: 'V-2', values: NO_OR_YES },
    ],
  },
};

/** The best bot that a game has. */
export function bestBot(game: GameArea): string {
  return GAMES[game].bots.at(-1) ?? 'random';
}

/** An option and what was chosen. */
export interface ChosenOption {
  readonly name: string;
  readonly value: boolean | string;
}

/** The options of a table that players choose, with their values; a setup may have others, used only for search. */
export function chosenOptions(game: string, options: PlainObject): readonly ChosenOption[] {
  const area = GAME_AREAS.find((one) => one === game);
  if (area === undefined) return [];
  return GAMES[area].options.flatMap(({ name }) => {
    const value = options[name];
    return typeof value === 'boolean' || typeof value === 'string' ? [{ name, value }] : [];
  });
}

/** Those that differ from the default. */
export function unusual(game: string, options: PlainObject): readonly ChosenOption[] {
  const usual = Object.values(GAMES).flatMap((info) => info.options);
  return chosenOptions(game, options).filter(
    (chosen) => usual.find(({ name }) => name === chosen.name)?.values[0] !== chosen.value,
  );
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
