import { randomBytes } from 'node:crypto';
import type { Bot } from '@tessera/bots';
import { socketLink } from '@tessera/server/bots/socketLink.ts';
import { type Args, UsageError } from '../args.ts';
import { localLink } from '../bot/localLink.ts';
import { playSeat, type SeatResult, type SeatSettings } from '../bot/playSeat.ts';
import { startTranscript } from '../bot/transcript.ts';
import { botsNamed } from '../bots.ts';
import { type Command, EXIT, type Exit, JSON_OPTION } from '../command.ts';
import { readText } from '../files.ts';
import { GAME_OPTION, gameNamed, playersIn, setupFrom } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { startProgress } from '../progress.ts';

const TIME_LIMIT_S = 30;

export const bot: Command = {
  name: 'bot',
  summary: 'Let a program of your own play a seat, line by line',
  files: { min: 1, max: Number.POSITIVE_INFINITY, what: 'COMMAND' },
  options: {
    game: { ...GAME_OPTION, help: `${GAME_OPTION.help} (to play here, against bots)` },
    players: { value: 'N', help: 'Number of players (default: as few as the game allows)' },
    against: { value: 'A,B', help: 'One bot for all other seats, or one for each (default: the best there is)' },
    games: { value: 'M', help: 'Number of games; the seat changes from game to game (default: 1)' },
    seed: { value: 'S', help: 'Any text; the same seed deals the same games (default: random)' },
    options: { value: 'JSON', help: 'Set-up options of the game, as a JSON object' },
    server: { value: 'URL', help: 'Play at a table of this server instead' },
    table: { value: 'ID', help: 'The table there' },
    'secret-file': { value: 'F', help: 'A file with the secret of the seat (default: TESSERA_SEAT_SECRET)' },
    'time-limit': { value: 'T', help: `Seconds that the program may take for an answer (default: ${TIME_LIMIT_S})` },
    transcript: { value: 'FILE', help: 'Write every line that the program gets (<) and writes (>) to FILE' },
    json: JSON_OPTION,
  },
  notes: [
    'Write the options first, then -- and the command with its own: tessera bot [options] -- COMMAND [ARGS…]',
    '',
    'The program gets messages on its standard input and writes commands to its standard output, one JSON',
    'object a line: see docs/bot-protocol.md. What it writes to standard error is passed on. For each game it is',
    'started again; when the game is over its input ends.',
    '',
    'Result: {game, players, games, finished, wins, outcomes, accepted, refused, failures} or, with --server,',
    '{server, table, seat, outcome, accepted, refused, failure}; exit code 1 if a game was not played to its end.',
    '',
    'Examples: tessera bot --game founders --games 10 -- python3 examples/bots/python/first_bot.py',
    '          tessera bot --server http://localhost:8080 --table ID --secret-file seat.txt -- ./my-bot',
  ],
  run: (args, io) => (args.text('server') === null ? playHere(args, io) : playAtServer(args, io)),
};

const LOCAL_ONLY = ['game', 'players', 'against', 'games', 'seed', 'options'] as const;
const SERVER_ONLY = ['table', 'secret-file'] as const;

type Common = Pick<SeatSettings, 'command' | 'io' | 'timeLimitMs' | 'transcript'>;

function commonOf(args: Args, io: Io): Common {
  const timeLimitMs = (args.seconds('time-limit', 86_400) ?? TIME_LIMIT_S) * 1000;
  return { command: args.files, io, timeLimitMs, transcript: startTranscript(args.text('transcript')) };
}

function refuseOthers(args: Args, names: readonly string[], why: string): void {
  for (const name of names) if (args.text(name) !== null) throw new UsageError(`--${name} ${why}.`);
}

async function playHere(args: Args, io: Io): Promise<Exit> {
  refuseOthers(args, SERVER_ONLY, 'needs --server');
  const known = gameNamed(args.required('game'));
  const { game } = known;
  const players = playersIn(args, known) ?? game.players.min;
  const games = args.whole('games', 1, 1_000_000) ?? 1;
  const setup = setupFrom(args, known, players);
  const opponents = botsNamed(args.text('against') ?? known.bestBot, players - 1, known, 'against');
  const seed = args.text('seed') ?? randomBytes(16).toString('hex');
  const common = commonOf(args, io);
  const progress = startProgress(io, 'Playing', games);
  const results: SeatResult[] = [];
  for (let number = 0; number < games; number++) {
    const you = number % players;
    const bots: (Bot | null)[] = [...opponents.slice(0, you), null, ...opponents.slice(you)];
    const plan = { id: `local-game-${number}`, game, setup, secret: `${seed}/${number}`, bots, now: Date.now };
    results.push(await playSeat({ ...common, link: localLink(plan) }));
    progress.show(number + 1, `${number + 1} of ${games} games`);
  }
  progress.end();
  const summary = { game: game.id, players, ...summed(results) };
  if (args.flag('json')) printJson(io, summary);
  else printLines(io, describe(summary));
  return summary.failures.length === 0 ? EXIT.ok : EXIT.failed;
}

interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly wins: number;
  readonly outcomes: { readonly [reason: string]: number };
  readonly accepted: number;
  readonly refused: number;
  readonly failures: readonly { readonly game: number; readonly failure: string }[];
}

function summed(results: readonly SeatResult[]): Summary {
  const outcomes: { [reason: string]: number } = {};
  const ends = results.flatMap(({ outcome, seat }) => (outcome === null ? [] : [{ outcome, seat }]));
  for (const { outcome } of ends) outcomes[outcome.reason] = (outcomes[outcome.reason] ?? 0) + 1;
  return {
    games: results.length,
    finished: ends.length,
    wins: ends.filter(({ outcome, seat }) => seat !== null && outcome.winners.includes(seat)).length,
    outcomes,
    accepted: results.reduce((sum, { accepted }) => sum + accepted, 0),
    refused: results.reduce((sum, { refused }) => sum + refused, 0),
    failures: results.flatMap(({ failure }, game) => (failure === null ? [] : [{ game, failure }])),
  };
}

function describe(summary: Summary & { readonly game: string; readonly players: number }): string[] {
  const { game, players, games, finished, wins, accepted, refused, failures } = summary;
  return [
    `${game}, ${players} players: ${games} games, ${finished} finished, ${wins} won`,
    `Lines of the program: ${accepted} accepted, ${refused} refused`,
    ...failures.map((one) => `Game ${one.game}: ${one.failure}`),
  ];
}

async function playAtServer(args: Args, io: Io): Promise<Exit> {
  refuseOthers(args, LOCAL_ONLY, 'does not go with --server: the table is set there');
  const server = serverIn(args.required('server'));
  const table = args.required('table');
  if (!/^[\w-]{8,64}$/.test(table)) throw new UsageError('--table is not the id of a table.');
  const secret = secretIn(args, io);
  const result = await playSeat({ ...commonOf(args, io), link: socketLink({ server, table, secret }) });
  if (args.flag('json')) printJson(io, { server: server.origin, table, ...result });
  else printLines(io, [told(result)]);
  return result.failure === null ? EXIT.ok : EXIT.failed;
}

function told({ failure, outcome, seat }: SeatResult): string {
  if (failure !== null || outcome === null) return failure ?? 'The game was not played to its end.';
  const isWon = seat !== null && outcome.winners.includes(seat);
  return `The game is over (${outcome.reason}): the program has ${isWon ? 'won' : 'lost'}.`;
}

function serverIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new UsageError(`--server must be an address such as http://localhost:8080, not "${text}".`);
}

/** The seat's secret; never on the command line, which others on the machine can see. */
function secretIn(args: Args, io: Io): string {
  const file = args.text('secret-file');
  const secret = (file === null ? io.env['TESSERA_SEAT_SECRET'] : readText(file))?.trim() ?? '';
  if (secret === '')
    throw new UsageError('The secret of the seat is missing: give --secret-file or TESSERA_SEAT_SECRET.');
  if (!/^[\w-]{8,64}$/.test(secret)) throw new UsageError('This is not the secret of a seat.');
  return secret;
}
