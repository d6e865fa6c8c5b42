import { join, relative } from 'node:path';
import {
  PROPERTIES,
  type Property,
  type PropertyFailure,
  type PropertyReport,
  type PropertySettings,
  runProperties,
} from '@tessera/kernel/testing';
import { type Args, UsageError } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION, NO_FILES } from '../command.ts';
import { writeText } from '../files.ts';
import { GAME_OPTION, GAMES, gameNamed, type KnownGame, playersIn, setupFrom } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { startProgress } from '../progress.ts';
import { ROOT } from '../workspace.ts';

export const properties: Command = {
  name: 'properties',
  summary: 'Play random games and check at every decision what must always hold',
  files: NO_FILES,
  options: {
    game: { ...GAME_OPTION, help: `${GAME_OPTION.help} (default: all, one after another)` },
    players: { value: 'N', help: 'Number of players (default: all that the game allows, in turn)' },
    games: { value: 'M', help: 'Number of games (default: 100)' },
    seed: { value: 'S', help: 'Any text; the same seed gives the same games (default: tessera)' },
    options: { value: 'JSON', help: "Set-up options, as a JSON object (default: all the game's variants, in turn)" },
    only: {
      value: 'NAMES',
      help: 'Only these properties, separated by commas, at every decision (default: all, some now and then)',
    },
    reports: { value: 'FOLDER', help: 'Where records of failures go (default: reports/)' },
    json: JSON_OPTION,
  },
  notes: [
    'A failure is shrunk to the shortest game found that shows it; its record is written to a file and',
    'can be opened with "tessera replay".',
    '',
    'Result: {game, games, decisions, checks: {property: count}, failures: [{property, sentence, detail,',
    'players, options, seed, entry, file}]}, or {reports: [one for each game]} without --game; exit code 1',
    'on a failure.',
  ],
  run: runSuite,
};

function runSuite(args: Args, io: Io): Exit {
  const id = args.text('game');
  const reports = (id === null ? GAMES : [gameNamed(id)]).map((known) => checkGame(known, args, io));
  if (args.flag('json'))
    printJson(io, id === null ? { reports: reports.map(factsOf) } : factsOf(reports[0] as Checked));
  return reports.every(({ failures }) => failures.length === 0) ? EXIT.ok : EXIT.failed;
}

/** What the suite found in one game, with the files that keep the records of its failures. */
interface Checked {
  readonly report: PropertyReport;
  readonly failures: readonly { readonly failure: PropertyFailure; readonly file: string | null }[];
}

export function checkGame(known: KnownGame, args: Args, io: Io): Checked {
  const { game } = known;
  const players = playersIn(args, known);
  const games = args.whole('games', 1, 100_000_000) ?? 100;
  const isStated = args.text('options') !== null;
  const stated = isStated ? { optionSets: [setupFrom(args, known, players ?? game.players.min).options] } : {};
  const progress = startProgress(io, 'Checking', games);
  const report = runProperties(game, {
    ...known.properties,
    ...stated,
    ...(players === null ? {} : { players: [players] }),
    ...onlyIn(args),
    games,
    seed: args.text('seed') ?? 'tessera',
    onProgress: (now) => progress.show(now.games, `${now.decisions} decisions, ${now.failures.length} failures`),
  });
  progress.end();
  const folder = args.text('reports') ?? join(ROOT, 'reports');
  const failures = report.failures.map((failure, i) => ({ failure, file: keepRecord(failure, folder, i) }));
  if (!args.flag('json')) {
    printLines(io, [...describe(report), ...failures.flatMap(({ failure, file }) => complain(failure, file))]);
  }
  return { report, failures };
}

/** The properties named by `--only`, checked wherever they apply. */
function onlyIn(args: Args): Pick<PropertySettings, 'only' | 'rates'> {
  const named = args.text('only')?.split(',');
  if (named === undefined) return {};
  const unknown = named.find((name) => !(PROPERTIES as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no property "${unknown}": there are ${PROPERTIES.join(', ')}.`);
  const only = named as Property[];
  return { only, rates: Object.fromEntries(only.map((property) => [property, 1])) };
}

function factsOf({ report, failures }: Checked): object {
  const { game, games, decisions, checks } = report;
  const told = failures.map(({ failure: { record: _record, ...facts }, file }) => ({ ...facts, file }));
  return { game, games, decisions, checks, failures: told };
}

/** Writes the record of a failure; a game that cannot even be set up has none. */
function keepRecord(failure: PropertyFailure, folder: string, index: number): string | null {
  if (failure.record === '') return null;
  const path = join(folder, `${failure.game}-${failure.property}-${index + 1}.tessera`);
  writeText(path, failure.record);
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere;
}

function describe({ game, games, decisions, checks, failures }: PropertyReport): string[] {
  const width = Math.max(...Object.keys(checks).map((name) => name.length));
  return [
    ...Object.entries(checks).map(([name, count]) => `  ${name.padEnd(width)}  looked at ${count} times`),
    `${game}: ${games} games, ${decisions} decisions, ${failures.length} failures`,
  ];
}

function complain(
  { property, sentence, detail, players, seed, entry }: PropertyFailure,
  file: string | null,
): string[] {
  return [
    '',
    `FAILED ${property}: ${sentence}`,
    `  ${detail}`,
    `  after entry ${entry} of a game of ${players} players, seed ${seed}`,
    ...(file === null ? [] : [`  tessera replay ${file}`]),
  ];
}
