import { type Simulated, simulate as simulateGames } from '@tessera/bots';
import type { Args } from '../args.ts';
import { botsNamed } from '../bots.ts';
import { type Command, EXIT, type Exit, JSON_OPTION, NO_FILES } from '../command.ts';
import { GAME_OPTION, gameNamed, playersIn, setupFrom } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { startProgress } from '../progress.ts';
import { barely } from '../text/barely.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Let bots play many games and count what happens',
  files: NO_FILES,
  options: {
    game: GAME_OPTION,
    players: { value: 'N', help: 'Number of players (default: as few as the game allows)' },
    games: { value: 'M', help: 'Number of games (default: 100)' },
    bots: { value: 'A,B', help: 'One bot for all seats, or one for each; seats rotate (default: random)' },
    seed: { value: 'S', help: 'Any text; the same seed gives the same games (default: 1)' },
    'turn-limit': { value: 'T', help: 'Abandon games that have not ended by turn T' },
    options: { value: 'JSON', help: 'Set-up options of the game, as a JSON object' },
    json: JSON_OPTION,
  },
  notes: [
    'Result: {game, players, games, finished, unfinished, deadEnds, errors, decisions, decisionsPerSecond,',
    'meanTurns, outcomes, winsBySeat, winsByBot, statistics, failures}; exit code 1 on a dead end or an error.',
    '',
    'Example: tessera simulate --game founders --players 2 --games 1000 --bots greedy,random',
  ],
  run: runSimulate,
};

function runSimulate(args: Args, io: Io): Exit {
  const known = gameNamed(args.required('game'));
  const players = playersIn(args, known) ?? known.game.players.min;
  const games = args.whole('games', 1, 100_000_000) ?? 100;
  const { options } = setupFrom(args, known, players);
  const bots = botsNamed(args.text('bots') ?? 'random', players, known);
  const turnLimit = args.whole('turn-limit', 1);
  const progress = startProgress(io, 'Playing', games);
  const result = simulateGames({
    game: known.game,
    players,
    games,
    bots: bots.map(({ name }) => name),
    seed: args.text('seed') ?? '1',
    turnLimit,
    options,
    now: () => performance.now(),
    onGame: ({ number }) => progress.show(number + 1, `${number + 1} of ${games} games`),
  });
  progress.end();
  if (args.flag('json')) printJson(io, result);
  else printLines(io, describe(result));
  return result.errors + result.deadEnds === 0 ? EXIT.ok : EXIT.failed;
}

function describe(result: Simulated): string[] {
  const { games, finished, unfinished, deadEnds, errors, decisions, decisionsPerSecond } = result;
  return [
    `${result.game}, ${result.players} players: ${games} games, ${finished} finished, ${unfinished} unfinished, ${deadEnds} dead ends, ${errors} errors`,
    `Decisions:     ${decisions} (${decisionsPerSecond} per second)`,
    `Turns:         ${result.meanTurns.toFixed(1)} on average`,
    `Ended by:      ${counts(result.outcomes)}`,
    `Wins by seat:  ${counts(Object.fromEntries(result.winsBySeat.entries()))}`,
    `Wins by bot:   ${counts(result.winsByBot)}`,
    ...Object.entries(result.statistics).map(([name, value]) => `${`${name}:`.padEnd(14)} ${barely(value)}`),
    ...result.failures.map(({ seed, end, message }) => `${end} in the game of seed ${seed}: ${message}`),
  ];
}

function counts(numbers: { readonly [name: string]: number }): string {
  const parts = Object.entries(numbers).map(([name, number]) => `${name} ${number}`);
  return parts.length === 0 ? '–' : parts.join(', ');
}
