import { randomBytes } from 'node:crypto';
import { recordOf, writeRecord } from '@tessera/kernel';
import { listOf, textOf } from '@tessera/locales';
import { botLevel } from '@tessera/locales/common/names';
import type { Args } from '../args.ts';
import { botsNamed } from '../bots.ts';
import { type Command, EXIT, type Exit, NO_FILES } from '../command.ts';
import { FileFault, writeText } from '../files.ts';
import { GAME_OPTION, GAMES, gameNamed, playersIn, setupFrom } from '../games.ts';
import type { Io } from '../io.ts';
import { playOut } from '../play/dialogue.ts';
import { readLines } from '../play/lines.ts';
import { print } from '../play/print.ts';
import { say } from '../play/screen.ts';
import { type Seating, sitDown, type Table } from '../play/table.ts';
import { canvasFor, wordsIn } from '../text/canvas.ts';
import { LANGUAGE_OPTION, languageOf } from '../text/language.ts';
import { wrap } from '../text/layout.ts';
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
    language: LANGUAGE_OPTION,
    save: { value: 'FILE', help: 'Write the record of the game to FILE when it ends or you leave' },
  },
  notes: [
    'Type "help" in the game for what you can do. The end of the input leaves the game. Commands are the same in',
    'every language; cards, tiles and resources are named in the language of the game.',
  ],
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
  const { screen } = known;
  const names = bots.map((_, seat) => screen.names[seat] ?? '');
  const width = Math.max(MIN_WIDTH, Math.min(io.columns, MAX_WIDTH));
  const words = wordsIn(languageOf(args, io), screen);
  const canvas = canvasFor(screen, words, { paint: paintFor(io), width, players: { you, names } });
  const lines = readLines(io);
  const seating: Seating = { known, you, bots, canvas, io, lines };
  const about = {
    names: names.map((name, seat) => (seat === you ? 'Player' : name)),
    players: bots.map((bot) => bot?.name ?? 'person'),
  };
  const table = sitDown(seating, setup, secret, about);
  welcome(table);
  try {
    const end = await playOut(table);
    if (end === 'finished') print(io, finale(table));
    else say(table, words.say('cli.left'));
    await maybeSave(table, args.text('save'), end === 'finished');
  } finally {
    lines.close();
  }
  return EXIT.ok;
}

function welcome(table: Table): void {
  const { you, bots, canvas, io } = table;
  const { words, players, talk, paint } = canvas;
  const others = bots.flatMap((bot, seat) =>
    bot === null ? [] : [`${players.names[seat]} (${botLevel(words, bot.name)})`],
  );
  print(io, [paint('bold', talk.title)]);
  say(table, words.say('cli.welcome', { you: players.names[you] ?? '', others: listOf(words, others) }));
  print(io, ['']);
}

function finale({ known, match, you, canvas }: Table): string[] {
  const { talk, players, words, paint, width } = canvas;
  const view = known.game.view(match.state, you);
  const { outcome } = match.state;
  if (outcome === null) return [];
  return [
    ...known.screen.table(view, canvas),
    '',
    paint('cyan', words.say('cli.standings')),
    ...wrap(textOf(talk.ending(outcome, players)), width),
    ...talk
      .standings(outcome, view, players)
      .flatMap(({ seat, place, line }) =>
        wrap(`${place}. ${textOf(line)}`, width, '   ').map((text) =>
          outcome.winners.includes(seat) ? paint('bold', text) : text,
        ),
      ),
    '',
  ];
}

/** Writes the record where `--save` says; otherwise offers to save a finished game. */
async function maybeSave(table: Table, named: string | null, isFinished: boolean): Promise<void> {
  const { words } = table.canvas;
  const typed = named ?? (isFinished ? await table.lines.ask(`${words.say('cli.save')}> `) : null);
  const path = (typed ?? '').trim();
  if (path === '') return;
  try {
    writeText(path, writeRecord(recordOf(table.match, true)));
  } catch (error) {
    // A mistyped name at the end of a long game should not cost the game.
    if (named !== null || !(error instanceof FileFault)) throw error;
    say(table, words.say('cli.notSaved', { path, reason: error.code }));
    await maybeSave(table, null, isFinished);
    return;
  }
  say(table, words.say('cli.saved', { path }));
}
