import {
  type CoverageReport,
  coverageFor,
  coverageReport,
  type Failure,
  isCovered,
  type Simulated,
  simulate as simulateGames,
} from '@tessera/bots';
import type { PlainObject } from '@tessera/kernel';
import { type Args, UsageError } from '../args.ts';
import { botsNamed } from '../bots.ts';
import { type Command, EXIT, type Exit, JSON_OPTION, NO_FILES } from '../command.ts';
import { GAME_OPTION, gameNamed, type KnownGame, playersIn, setupFrom } from '../games.ts';
import { type Io, printJson } from '../io.ts';
import { print } from '../play/print.ts';
import { startProgress } from '../progress.ts';
import { barely } from '../text/barely.ts';
import { wordsIn } from '../text/canvas.ts';
import { describeCoverage } from '../text/coverage.ts';
import { LANGUAGE_OPTION, languageOf } from '../text/language.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Let bots play many games and count what happens',
  files: NO_FILES,
  options: {
    game: GAME_OPTION,
    players: { value: 'N', help: 'Number of players (default: as few as the game allows)' },
    games: { value: 'M', help: 'Number of games (default: 100)' },
    first: { value: 'N', help: 'The number of the first game, to repeat some of them (default: 0)' },
    bots: { value: 'A,B', help: 'One bot for all seats, or one for each; seats rotate (default: random)' },
    seed: { value: 'S', help: 'Any text; the same seed gives the same games (default: 1)' },
    'turn-limit': { value: 'T', help: 'Abandon games that have not ended by turn T' },
    options: { value: 'JSON', help: 'Set-up options of the game, as a JSON object' },
    vary: { help: 'Every game draws its number of players and all set-up options from its seed' },
    coverage: { help: 'Also tell which components of the box came into use' },
    language: { ...LANGUAGE_OPTION, help: LANGUAGE_OPTION.help.replace('the game', 'the components') },
    json: JSON_OPTION,
  },
  notes: [
    'With --vary bots take turns: any number of them may be named. A game that fails is told with all that',
    'is needed to repeat it alone.',
    '',
    'Result: {game, players, games, finished, unfinished, deadEnds, errors, decisions, decisionsPerSecond,',
    'meanTurns, outcomes, winsBySeat, winsByBot, statistics, failures}; with --coverage also {coverage:',
    '{family: {used: {component: games}, excused: [{id, reason, test}], unused: [component]}}}. Exit code 1 on',
    'a dead end or an error, or if a component is unused without an excuse.',
    '',
    'Examples: tessera simulate --game founders --players 2 --games 1000 --bots greedy,random',
    '          tessera simulate --game civilization --vary --games 200 --bots greedy --coverage',
  ],
  run: runSimulate,
};

function runSimulate(args: Args, io: Io): Exit {
  const known = gameNamed(args.required('game'));
  const table = tableIn(args, known);
  const games = args.whole('games', 1, 100_000_000) ?? 100;
  const list = args.text('bots') ?? 'random';
  const bots = botsNamed(list, table.players ?? list.split(',').length, known);
  const words = wordsIn(languageOf(args, io), known.screen);
  const names = known.screen.components;
  const watching = args.flag('coverage') ? coverageFor(known.game) : null;
  if (args.flag('coverage') && (watching === null || names === null)) {
    throw new UsageError(`The components of ${known.game.id} are not watched: --coverage is for other games.`);
  }
  const progress = startProgress(io, 'Playing', games);
  const { uses, ...result } = simulateGames({
    game: known.game,
    ...table,
    games,
    first: args.whole('first', 0, 100_000_000) ?? 0,
    bots: bots.map(({ name }) => name),
    seed: args.text('seed') ?? '1',
    turnLimit: args.whole('turn-limit', 1),
    coverage: watching !== null,
    now: () => performance.now(),
    onGame: ({ number }) => progress.show(number + 1, `${number + 1} of ${games} games`),
  });
  progress.end();
  const coverage: CoverageReport | null = uses === null ? null : coverageReport(uses, watching?.excuses ?? []);
  if (args.flag('json')) printJson(io, coverage === null ? result : { ...result, coverage });
  else {
    const used = coverage === null || names === null ? [] : describeCoverage(coverage, names, words, io.columns);
    print(io, [...describe(result, args), ...used]);
  }
  const isSound = result.errors + result.deadEnds === 0 && (coverage === null || isCovered(coverage));
  return isSound ? EXIT.ok : EXIT.failed;
}

/** The table that the arguments describe, the same for all games; without a number of players if the games are to differ. */
function tableIn(args: Args, known: KnownGame): { readonly players: number | null; readonly options: PlainObject } {
  if (args.flag('vary')) {
    const fixed = ['players', 'options'].find((name) => args.text(name) !== null);
    if (fixed !== undefined) throw new UsageError(`--${fixed} cannot be chosen beside --vary, which draws it.`);
    return { players: null, options: {} };
  }
  const players = playersIn(args, known) ?? known.game.players.min;
  return { players, options: setupFrom(args, known, players).options };
}

function describe(result: Omit<Simulated, 'uses'>, args: Args): string[] {
  const { games, finished, unfinished, deadEnds, errors, decisions, decisionsPerSecond } = result;
  const table = result.players === null ? 'varied set-ups' : `${result.players} players`;
  return [
    `${result.game}, ${table}: ${games} games, ${finished} finished, ${unfinished} unfinished, ${deadEnds} dead ends, ${errors} errors`,
    `Decisions:     ${decisions} (${decisionsPerSecond} per second)`,
    `Turns:         ${result.meanTurns.toFixed(1)} on average`,
    `Ended by:      ${counts(result.outcomes)}`,
    `Wins by seat:  ${counts(Object.fromEntries(result.winsBySeat.entries()))}`,
    `Wins by bot:   ${counts(result.winsByBot)}`,
    ...Object.entries(result.statistics).map(([name, value]) => `${`${name}:`.padEnd(14)} ${barely(value)}`),
    ...result.failures.flatMap((failure) => complain(failure, result.game, args)),
  ];
}

/** A game that went wrong, and how to play it again. */
function complain({ number, seed, players, options, end, message }: Failure, game: string, args: Args): string[] {
  const limit = args.text('turn-limit');
  const again = [
    `tessera simulate --game ${game} --games 1 --first ${number} --seed ${quoted(args.text('seed') ?? '1')}`,
    `--bots ${args.text('bots') ?? 'random'}`,
    args.flag('vary') ? '--vary' : `--players ${players} --options ${quoted(JSON.stringify(options))}`,
    ...(limit === null ? [] : [`--turn-limit ${limit}`]),
  ];
  return [
    `${end} in the game of seed ${seed}: ${message}`,
    `  ${players} players, options ${JSON.stringify(options)}`,
    `  ${again.join(' ')}`,
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function counts(numbers: { readonly [name: string]: number }): string {
  const parts = Object.entries(numbers).map(([name, number]) => `${name} ${number}`);
  return parts.length === 0 ? '–' : parts.join(', ');
}
