import type { Game } from '@tessera/kernel';
import { localeOf } from '@tessera/locales/languages';
import type { Args } from '../args.ts';
import { boardgameIo } from '../bench/baseline.ts';
import { type AskCost, type BenchTables, cloneCost, rounded, selfPlay } from '../bench/selfPlay.ts';
import { ratesInTurns } from '../bench/slices.ts';
import { type Command, EXIT, type Exit, JSON_OPTION, NO_FILES } from '../command.ts';
import { GAMES } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { startProgress } from '../progress.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'Measure decisions per second in random self-play, beside boardgame.io',
  files: NO_FILES,
  options: {
    seconds: { value: 'S', help: 'How long to measure, in processor time after a warm-up (default: 6)' },
    json: JSON_OPTION,
  },
  notes: [
    'Per second of processor time, on one core, enumerating the options included; only decisions with two',
    "options or more count. The baseline is boardgame.io's bare reducer on tic-tac-toe in production mode,",
    'measured in turns with the games. ratio = decisionsPerSecond / movesPerSecond. Founders is played by two to',
    'four, Civilization by four, without questions that can only be passed: the base game, and with the',
    'expansion, whose rate is compared with it.',
    '',
    'Result: {GAME: {decisionsPerSecond, cloneMicros, stateBytes, ratio, slowestAsks: [{kind, micros, count,',
    'maxOptions}]}, "GAME VARIANT": {the same, ofGame: its rate / that of the game}, baseline: {"boardgame.io": {movesPerSecond}}}',
  ],
  run: runBench,
};

interface Figures {
  readonly decisionsPerSecond: number;
  readonly cloneMicros: number;
  readonly stateBytes: number;
  readonly ratio: number;
  /** A variant's rate as a share of that of its game. */
  readonly ofGame?: number;
  readonly slowestAsks: readonly AskCost[];
}

const SLOWEST = 8;

/** What is measured: every game, and its variants after it. */
interface Contender {
  readonly name: string;
  /** The game of which this is a variant. */
  readonly variantOf: string | null;
  readonly game: Game;
  readonly tables: BenchTables;
}

const CONTENDERS: readonly Contender[] = GAMES.flatMap(({ game, bench: tables, benchVariants }) => [
  { name: game.id, variantOf: null, game, tables },
  ...Object.entries(benchVariants).map(([variant, other]) => {
    return { name: `${game.id} ${variant}`, variantOf: game.id, game, tables: other };
  }),
]);

function runBench(args: Args, io: Io): Exit {
  const seconds = args.seconds('seconds', 3600) ?? 6;
  const baseline = boardgameIo();
  const plays = CONTENDERS.map((contender) => ({ ...contender, play: selfPlay(contender.game, contender.tables) }));
  const progress = startProgress(io, 'Measuring', 1);
  const works = [baseline, ...plays.map(({ play }) => play.playGame)];
  const [moves = 0, ...rates] = ratesInTurns(works, seconds * 0.8, progress.show);
  const rateOf = (name: string) => rates[plays.findIndex((play) => play.name === name)] as number;
  const figures = plays.map(({ name, variantOf, game, tables, play }): [string, Figures] => [
    name,
    {
      decisionsPerSecond: Math.round(rateOf(name)),
      ...cloneCost(game, tables),
      ratio: rounded(rateOf(name) / moves),
      ...(variantOf === null ? {} : { ofGame: rounded(rateOf(name) / rateOf(variantOf)) }),
      slowestAsks: play.costs((seconds * 200) / plays.length).slice(0, SLOWEST),
    },
  ]);
  progress.end();
  const result = {
    ...Object.fromEntries(figures),
    baseline: { 'boardgame.io': { movesPerSecond: Math.round(moves) } },
  };
  if (args.flag('json')) printJson(io, result);
  else printLines(io, [`boardgame.io  ${grouped(moves)} moves per second`, ...figures.flatMap(describe)]);
  return EXIT.ok;
}

function describe([id, figures]: readonly [string, Figures]): string[] {
  const { decisionsPerSecond, ratio, ofGame, cloneMicros, stateBytes, slowestAsks } = figures;
  const share = ofGame === undefined ? '' : `, ${ofGame} of the game without it`;
  return [
    `${id.padEnd(12)}  ${grouped(decisionsPerSecond)} decisions per second, ${ratio} times the baseline${share}`,
    `              clone ${cloneMicros} µs, state ${stateBytes} bytes (the most players, half-way)`,
    '              slowest questions (enumerating and carrying out, mean):',
    ...slowestAsks.map(
      ({ kind, micros, count, maxOptions }) =>
        `              ${kind.padEnd(19)} ${micros.toFixed(2).padStart(7)} µs ${String(count).padStart(7)} times, up to ${maxOptions} options`,
    ),
  ];
}

function grouped(rate: number): string {
  return Math.round(rate).toLocaleString(localeOf('en')).padStart(9);
}
