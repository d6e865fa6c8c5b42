import {
  type Entry,
  type GameRecord,
  type Happening,
  type Plain,
  type PlainObject,
  RecordFault,
  replay as replayRecord,
  type Seat,
  visibleTo,
} from '@tessera/kernel';
import type { Words } from '@tessera/locales';
import { seatName } from '@tessera/locales/common/names';
import type { Args } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION } from '../command.ts';
import { type Io, printJson } from '../io.ts';
import { newsLines } from '../play/news.ts';
import { print } from '../play/print.ts';
import {
  faulting,
  isUnreadable,
  namesIn,
  type OpenedRecord,
  openOrRefuse,
  sentenceAbout,
  upToEntry,
} from '../records.ts';
import { barely } from '../text/barely.ts';
import { canvasFor, wordsIn } from '../text/canvas.ts';
import type { Canvas } from '../text/gameScreen.ts';
import { LANGUAGE_OPTION, languageOf } from '../text/language.ts';
import { wrap } from '../text/layout.ts';
import { paintFor } from '../text/paint.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Tell a recorded game step by step and show the table',
  files: { min: 1, max: 1, what: 'RECORD' },
  options: {
    at: {
      value: 'N',
      help: 'Tell it up to entry N and show the table there; 0 is the game as dealt (default: the end)',
    },
    seat: { value: 'S', help: 'Tell and show only what seat S knew, counted from 0 (default: all that was told)' },
    language: LANGUAGE_OPTION,
    json: JSON_OPTION,
  },
  notes: [
    'Opens finished and unfinished games, and the files that the property suite writes about a failure.',
    'Chance is taken from the record; "tessera verify" checks it against the seed.',
    '',
    'Result: {game, players, entries, failure, steps: [{n, entry, happenings}], at, view, fault}; exit code 1',
    'if the record cannot be replayed, 2 if the file cannot be used.',
  ],
  run: runReplay,
};

interface ReplayedEntry {
  readonly n: number;
  readonly entry: PlainObject | null;
  readonly happenings: readonly Happening[];
}

/** A record as far as it could be replayed: its steps, the last view, and the fault that stopped it, if any. */
interface Account {
  readonly steps: readonly ReplayedEntry[];
  readonly view: PlainObject | null;
  readonly fault: RecordFault | null;
}

function runReplay(args: Args, io: Io): Exit {
  const path = args.files[0] as string;
  const opened = openOrRefuse(path);
  const { record } = opened;
  const at = args.whole('at', 0, record.entries.length) ?? record.entries.length;
  const seat = args.whole('seat', 0, record.header.players - 1);
  const words = wordsIn(languageOf(args, io), opened.known.screen);
  const account = tellUpTo(opened, at, seat);
  if (args.flag('json')) printJson(io, summary(record, at, account));
  else print(io, report(opened, seat, account, io, words));
  if (account.fault === null) return EXIT.ok;
  io.err(`${sentenceAbout(path, account.fault)}\n`);
  return isUnreadable(account.fault) ? EXIT.usage : EXIT.failed;
}

function tellUpTo({ record, known }: OpenedRecord, at: number, seat: Seat | null): Account {
  const steps: ReplayedEntry[] = [];
  let view: PlainObject | null = null;
  let fault: RecordFault | null = null;
  try {
    faulting(() => {
      for (const { n, entry, told, state } of replayRecord(known.game, upToEntry(record, at), 'force')) {
        const happenings = seat === null ? told.map(({ full }) => full) : visibleTo(told, seat);
        steps.push({ n, entry: entry === null ? null : shownTo(entry, seat), happenings });
        view = known.game.view(state, seat);
      }
    });
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    fault = error;
  }
  return { steps, view, fault };
}

/** An entry as a seat may know it: that a player answered, but not what, nor what chance did. */
function shownTo(entry: Entry, seat: Seat | null): PlainObject {
  if (seat === null) return entry as unknown as PlainObject;
  const { n, type } = entry;
  if (entry.type === 'answer') {
    return entry.seat === seat ? { n, type, seat, answer: entry.answer } : { n, type, seat: entry.seat };
  }
  if (entry.type === 'act') return { n, type, act: entry.act as unknown as PlainObject };
  if (entry.type === 'undo') return { n, type, seat: entry.seat, to: entry.to };
  return { n, type, why: entry.reason };
}

function summary({ header, entries }: GameRecord, at: number, { steps, view, fault }: Account): object {
  return {
    game: header.game,
    players: header.players,
    entries: entries.length,
    failure: failureIn(header.about),
    steps,
    at,
    view,
    fault: fault === null ? null : { code: fault.code, params: fault.params, message: fault.message },
  };
}

/** What a file of the property suite says about its failure; null for an ordinary game. */
function failureIn(about: PlainObject): Plain {
  return about['failure'] ?? (about['property'] === undefined ? null : about);
}

function report(
  { path, record, known }: OpenedRecord,
  seat: Seat | null,
  account: Account,
  io: Io,
  words: Words,
): string[] {
  const { header, entries, closing } = record;
  const { screen } = known;
  const players = { you: seat, names: namesIn(record) };
  const canvas = canvasFor(screen, words, { paint: paintFor(io), width: Math.min(io.columns, 100), players });
  const state = closing === null ? 'running' : closing.outcome === null ? 'left' : 'finished';
  const { talk, width, paint } = canvas;
  const head = { path, game: talk.title, players: header.players, entries: entries.length, state };
  const lines = [words.say('cli.replay.head', head)];
  const isFailure = failureIn(header.about) !== null;
  for (const [name, value] of Object.entries(header.about)) {
    const line = `${name}: ${Array.isArray(value) ? value.map(barely).join(', ') : barely(value)}`;
    lines.push(...wrap(line, width, '  ').map((part) => (isFailure ? paint('red', part) : part)));
  }
  lines.push('');
  const { view } = account;
  if (view === null) return lines;
  for (const step of account.steps) lines.push(...tellStep(step, view, known, canvas));
  const last = account.steps.at(-1)?.n ?? 0;
  const table = words.say('cli.replay.table', { n: last, of: entries.length });
  return [...lines, '', table, '', ...screen.table(view, canvas)];
}

/** The happenings of an entry, its number before the first; headings stand on separate lines. */
function tellStep(
  { n, entry, happenings }: ReplayedEntry,
  view: PlainObject,
  { screen }: OpenedRecord['known'],
  canvas: Canvas,
): string[] {
  const { paint, width } = canvas;
  const lines: string[] = [];
  let label = String(n).padStart(4);
  const add = (sentence: string) => {
    const [first = '', ...rest] = wrap(sentence, width - 6);
    lines.push(`${paint('dim', label)}  ${first}`, ...rest.map((line) => `      ${line}`));
    label = '    ';
  };
  if (entry !== null && entry['type'] !== 'answer') add(sayEntry(entry, canvas));
  for (const { text, isHeading } of newsLines(happenings, view, screen, canvas)) {
    if (isHeading) lines.push('', ...wrap(text, width).map((line) => paint('bold', line)));
    else add(text);
  }
  return lines;
}

function sayEntry({ type, seat, to, why, act }: PlainObject, { words, players }: Canvas): string {
  if (type === 'rebase') return words.say('cli.replay.rebase', { why: barely(why ?? null) });
  if (type !== 'undo') return words.say('cli.replay.act', { act: barely(act ?? null) });
  const entry = { to: barely(to ?? null) };
  if (typeof seat !== 'number') return words.say('cli.replay.undoTable', entry);
  return words.say('cli.replay.undo', { ...entry, who: players.names[seat] ?? seatName(words, seat) });
}
