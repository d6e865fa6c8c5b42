import { randomBytes } from 'node:crypto';
import { recordOf, writeRecord } from '@tessera/kernel';
import { type Args, UsageError } from '../args.ts';
import { botsNamed } from '../bots.ts';
import { type Command, EXIT, type Exit, NO_FILES } from '../command.ts';
import { writeText } from '../files.ts';
import { GAME_OPTION, GAMES, gameNamed, playersIn, setupFrom } from '../games.ts';
import { type Io, printLines } from '../io.ts';
import { playOut } from '../play/dialogue.ts';
import { readLines } from '../play/lines.ts';
import { say } from '../play/screen.ts';
import { type Seating, sitDown, type Table } from '../play/table.ts';
import { type Canvas, whoIs } from '../text/gameText.ts';
import { paintFor } from '../text/paint.ts';

const MIN_WIDTH = 60;
const MAX_WIDTH = 110;

export const play: Command = {
  name: 'play',
  summary: 'Play a game in the terminal against bots',
  files: NO_FILES,
  options: {
    game: { ...GAME_OPTION, help: `${GAME_OPTION.help} (default: ${GAMES[0]?.game.id})` },
    players: { value: 'N', help: 'Number of players (default: as few as the game allows)' },
    seat: { value: 'S', help: 'Your seat, counted from 0 (default: 0)' },
    bots: { value: 'A,B', help: 'One bot for all other seats, or one for each (default: the best there is)' },
    seed: { value: 'S', help: 'Any text; the same seed deals the same game (default: random)' },
    options: { value: 'JSON', help: 'Set-up options of the game, as a JSON object' },
    save: { value: 'FILE', help: 'Write the record of the game to FILE when it ends or you leave' },
  },
  notes: ['Type "help" in the game for what you can do. The end of the input leaves the game.'],
  run: runPlay,
};

async function runPlay(args: Args, io: Io): Promise<Exit> {
  const known = gameNamed(args.text('game') ?? (GAMES[0]?.game.id as string));
  const players = playersIn(args, known) ?? known.game.players.min;
  const you = args.whole('seat', 0, players - 1) ?? 0;
  const setup = setupFrom(args, known, players);
  const opponents = botsNamed(args.text('bots') ?? known.bestBot, players - 1, known);
  const bots = Array.from({ length: players }, (_, seat) =>
    seat === you ? null : (opponents[seat < you ? seat : seat - 1] ?? null),
  );
  const secret = args.text('seed') ?? randomBytes(16).toString('hex');
  const names = bots.map((bot, seat) => (bot === null ? 'You' : (known.text.names[seat] ?? `Seat ${seat}`)));
  const width = Math.max(MIN_WIDTH, Math.min(io.columns, MAX_WIDTH));
  const canvas: Canvas = { paint: paintFor(io), width, who: whoIs(names, you) };
  const lines = readLines(io);
  const seating: Seating = { known, you, bots, canvas, io, lines };
  const about = {
    names: names.map((name, seat) => (seat === you ? 'Player' : name)),
    players: bots.map((bot) => bot?.name ?? 'person'),
  };
  const table = sitDown(seating, setup, secret, about);
  welcome(table, names);
  try {
    const end = await playOut(table);
    if (end === 'finished') printLines(io, finale(table));
    else printLines(io, ['You left the game.']);
    await maybeSave(table, args.text('save'), end === 'finished');
  } finally {
    lines.close();
  }
  return EXIT.ok;
}

function welcome(table: Table, names: readonly string[]): void {
  const { known, bots, canvas, io } = table;
  const others = bots.flatMap((bot, seat) => (bot === null ? [] : [`${names[seat] as string} (${bot.name})`]));
  printLines(io, [canvas.paint('bold', known.text.title)]);
  say(table, `You play against ${others.join(', ')}. Type "help" for what you can do.`);
  printLines(io, ['']);
}

function finale({ known, match, you, canvas }: Table): string[] {
  const { text, game } = known;
  const { outcome } = game.view(match.state, you);
  return [
    ...text.table(game.view(match.state, you), canvas),
    '',
    canvas.paint('cyan', 'Final standings'),
    ...text.standings(outcome as Parameters<typeof text.standings>[0], canvas),
    '',
  ];
}

/** Writes the record where `--save` says; a finished game is offered to be kept otherwise. */
async function maybeSave(table: Table, named: string | null, isFinished: boolean): Promise<void> {
  const typed = named ?? (isFinished ? await table.lines.ask('Save the record? File name, or nothing> ') : null);
  const path = (typed ?? '').trim();
  if (path === '') return;
  try {
    writeText(path, writeRecord(recordOf(table.match, true)));
  } catch (error) {
    // A wrong name typed at the end of a long game should not cost the game.
    if (named !== null || !(error instanceof UsageError)) throw error;
    say(table, error.message);
    await maybeSave(table, null, isFinished);
    return;
  }
  say(table, `The record is in ${path}: "tessera replay ${path}" tells it again, "tessera verify ${path}" checks it.`);
}
