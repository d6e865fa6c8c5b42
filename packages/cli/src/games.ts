import { PROPERTY_SETTINGS as CIVILIZATION_PROPERTIES, civilization } from '@tessera/game-civilization';
import { PROPERTY_SETTINGS as FOUNDERS_PROPERTIES, founders } from '@tessera/game-founders';
import { type Game, isIllegal, isPlainObject, type Plain, parsePlain, type Setup } from '@tessera/kernel';
import type { GameHints, PropertySettings } from '@tessera/kernel/testing';
import { type Args, UsageError } from './args.ts';
import type { BenchTables } from './bench/selfPlay.ts';
import { barely } from './text/barely.ts';
import { civilizationScreen } from './text/civilization/index.ts';
import { foundersScreen } from './text/founders/index.ts';
import type { GameScreen } from './text/gameScreen.ts';

/** A game that the program knows, and how it is shown. */
export interface KnownGame {
  readonly game: Game;
  readonly screen: GameScreen;
  /** The bot to play against when none is named. */
  readonly bestBot: string;
  /** What the property suite needs to know about the game, and the sets of options that it plays. */
  readonly properties: Partial<GameHints> & Pick<PropertySettings, 'optionSets'>;
  /** What the bench plays. */
  readonly bench: BenchTables;
  /** Other set-ups, measured in the same run and compared with the first. */
  readonly benchVariants: { readonly [name: string]: BenchTables };
}

export const GAMES: readonly KnownGame[] = [
  {
    game: founders,
    screen: foundersScreen,
    bestBot: 'greedy',
    properties: FOUNDERS_PROPERTIES,
    bench: { players: [2, 3, 4], options: {} },
    benchVariants: {},
  },
  {
    game: civilization,
    screen: civilizationScreen,
    bestBot: 'greedy',
    properties: CIVILIZATION_PROPERTIES,
    // As search plays it: without questions that could only be passed.
    bench: { players: [4], options: { expansion: false, skipFutile: true } },
    benchVariants: { expansion: { players: [4], options: { expansion: true, skipFutile: true } } },
  },
];

export const GAME_OPTION = { value: 'G', help: `The game: ${GAMES.map(({ game }) => game.id).join(', ')}` } as const;

export function gameNamed(id: string): KnownGame {
  const known = GAMES.find(({ game }) => game.id === id);
  if (known !== undefined) return known;
  throw new UsageError(`There is no game "${id}": there are ${GAMES.map(({ game }) => game.id).join(' and ')}.`);
}

/** `--players` within the game's limits. */
export function playersIn(args: Args, { game }: KnownGame): number | null {
  return args.whole('players', game.players.min, game.players.max);
}

/** The setup that `--options` describes, completed by the game. */
export function setupFrom(args: Args, { game }: KnownGame, players: number): Setup {
  const text = args.text('options') ?? '{}';
  const parsed = parsePlain(text);
  if (parsed === null || !isPlainObject(parsed.value)) {
    throw new UsageError(`--options must be a JSON object of set-up options, not ${text}`);
  }
  const setup = game.setup(players, parsed.value);
  if (!isIllegal(setup)) return setup;
  const { known, ...params } = setup.params;
  const facts = Object.entries(params).map(([name, value]) => `${name} ${barely(value as Plain)}`);
  const others = Array.isArray(known) ? ` There are: ${known.join(', ')}.` : '';
  throw new UsageError(`This set-up is not possible (${[setup.rule, ...facts].join(', ')}).${others}`);
}
