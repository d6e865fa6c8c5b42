import {
  type Entry,
  type GameRecord,
  type GameTypes,
  type Outcome,
  RECORD_FAULTS,
  RecordFault,
  type Verification,
  verify as verifyRecord,
} from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { type Args, UsageError } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION } from '../command.ts';
import type { KnownGame } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { faulting, isUnreadable, type OpenedRecord, openRecord, sentenceAbout } from '../records.ts';
import { wordsIn } from '../text/canvas.ts';
import type { GameScreen } from '../text/gameScreen.ts';
import { wrap } from '../text/layout.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Check a finished record: commitment, every draw, every answer, every hash, the outcome',
  files: { min: 1, max: 1, what: 'RECORD' },
  options: { json: JSON_OPTION },
  notes: [
    'Result: {ok: true, game, players, entries, answers, draws, hashes, rebases, undosBeyond, replayedFrom, outcome},',
    'or {ok: false, code, params, message}. Rebases and undos beyond a barrier hold only if the table agreed to them;',
    'entries up to replayedFrom were played under older rules, and only their draws could be checked.',
    'Exit code 1 for a record that is readable but not valid, 2 for a file that is damaged or not a record.',
  ],
  run: runVerify,
};

function runVerify(args: Args, io: Io): Exit {
  const path = args.files[0] as string;
  try {
    const opened = faulting(() => openRecord(path));
    const { record, known } = opened;
    const { state: _state, ...checked } = faulting(() => verifyRecord(known.game, record));
    if (args.flag('json')) printJson(io, summary(record, checked));
    else printLines(io, describe(opened, checked, io.columns));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof RecordFault || error instanceof UsageError)) throw error;
    const isFault = error instanceof RecordFault;
    const code = isFault ? error.code : 'FILE';
    const message = isFault ? verdict(path, error) : error.message;
    if (args.flag('json')) printJson(io, { ok: false, code, params: isFault ? error.params : {}, message });
    io.err(`${message}\n`);
    return isFault && !isUnreadable(error) ? EXIT.failed : EXIT.usage;
  }
}

/** Faults that leave the question open: the rest may well be right. */
const UNDECIDED: readonly string[] = [RECORD_FAULTS.open, RECORD_FAULTS.rules];

function verdict(path: string, fault: RecordFault): string {
  if (!UNDECIDED.includes(fault.code)) return sentenceAbout(path, fault);
  return `${path} cannot be checked (${fault.code}): ${fault.message}.`;
}

type Checked = Omit<Verification<GameTypes>, 'state'>;

function summary({ header, entries, closing }: GameRecord, checked: Checked): object {
  const { game, players } = header;
  return { ok: true, game, players, answers: answersAfter(entries, 0), ...checked, outcome: closing?.outcome ?? null };
}

function answersAfter(entries: readonly Entry[], n: number): number {
  return entries.filter((entry) => entry.n > n && entry.type === 'answer').length;
}

type Fact = readonly [name: string, text: string];

function describe({ path, record, known }: OpenedRecord, checked: Checked, columns: number): string[] {
  const width = Math.min(columns, 100);
  const layOut = ([name, text]: Fact) =>
    wrap(text, width - INDENT).map((line, i) => (i === 0 ? `  ${name}` : '').padEnd(INDENT) + line);
  const unproven = takenOnTrust(record, checked);
  return [
    `${path} holds. Checked:`,
    ...proven(record, checked, known).flatMap(layOut),
    unproven.length > 0 ? 'What the record cannot prove:' : 'There is no rebase in it, and no undo beyond a barrier.',
    ...unproven.flatMap(layOut),
  ];
}

const INDENT = 14;

function proven({ header, entries, closing }: GameRecord, checked: Checked, { game, screen }: KnownGame): Fact[] {
  const { draws, hashes, replayedFrom } = checked;
  const played = entries.length - replayedFrom;
  const answers = answersAfter(entries, replayedFrom);
  const isOld = header.rules !== game.rules || header.schema !== game.schema;
  const present = isOld ? ` under rules ${game.rules}, shape ${game.schema}` : '';
  const since = replayedFrom > 0 ? ` from the rebase of entry ${replayedFrom} on` : present;
  const outcome = closing?.outcome ?? null;
  return [
    ['file', 'every byte is as it was written'],
    ['commitment', `${header.commitment.slice(0, 16)}… is that of the secret shown at the end`],
    [
      'draws',
      `${counted(draws, 'draw')} repeated from the secret and ${counted(header.words.length, 'word')} of the players`,
    ],
    ['entries', `${played} of ${entries.length} played again${since}, ${answers} of them answers, all legal`],
    ['hashes', hashes > 0 ? `${hashes} of the state, all the same` : 'none: the states had another shape'],
    ['outcome', outcome === null ? 'none: the game was given up' : ended(outcome, screen)],
  ];
}

function ended(outcome: Outcome, screen: GameScreen): string {
  const names = outcome.winners.map((seat) => `seat ${seat}`);
  const why = textOf(screen.talk(wordsIn('en', screen)).ending(outcome, { you: null, names: [] }));
  return `won by ${names.join(' and ')}. ${why}`;
}

/** What holds only if the table agreed to it. */
function takenOnTrust({ header, entries }: GameRecord, { rebases, undosBeyond, replayedFrom }: Checked): Fact[] {
  const facts: Fact[] = [];
  if (undosBeyond > 0) {
    const where = listed(entries.filter((entry) => entry.type === 'undo' && entry.beyond));
    facts.push(['undos', `${undosBeyond} beyond a barrier (${where}): that all players agreed`]);
  }
  if (rebases > 0) {
    const where = listed(entries.filter(({ type }) => type === 'rebase'));
    facts.push(['rebases', `${rebases} (${where}): that the game went on from the right position`]);
  }
  if (replayedFrom > 0) {
    const began = `the game began under rules ${header.rules}, shape ${header.schema}`;
    facts.push(['old rules', `${began}: that what came before entry ${replayedFrom} was legal, but for its draws`]);
  }
  return facts;
}

function listed(entries: readonly Entry[]): string {
  return `${entries.length === 1 ? 'entry' : 'entries'} ${entries.map(({ n }) => n).join(', ')}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
