import { type Draw, type GameRecord, RecordFault, verify as verifyRecord } from '@tessera/kernel';
import { type Args, UsageError } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION } from '../command.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { faulting, isUnreadable, openRecord, sentenceAbout } from '../records.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Check a finished record: commitment, every draw, every answer, every hash, the outcome',
  files: { min: 1, max: 1, what: 'RECORD' },
  options: { json: JSON_OPTION },
  notes: [
    'Result: {ok: true, game, players, entries, draws, hashes, outcome}, or {ok: false, code, params, message}.',
    'Exit code 1 for a record that reads but does not hold, 2 for a file that is damaged or no record.',
  ],
  run: runVerify,
};

function runVerify(args: Args, io: Io): Exit {
  const path = args.files[0] as string;
  try {
    const { record, known } = faulting(() => openRecord(path));
    faulting(() => verifyRecord(known.game, record));
    const checked = inventory(record);
    if (args.flag('json')) printJson(io, { ok: true, ...checked });
    else printLines(io, describe(path, record, checked, known.text.reason(record.closing?.outcome?.reason ?? '')));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof RecordFault || error instanceof UsageError)) throw error;
    const isFault = error instanceof RecordFault;
    const code = isFault ? error.code : 'FILE';
    const message = isFault ? sentenceAbout(path, error) : error.message;
    if (args.flag('json')) printJson(io, { ok: false, code, params: isFault ? error.params : {}, message });
    io.err(`${message}\n`);
    return isFault && !isUnreadable(error) ? EXIT.failed : EXIT.usage;
  }
}

interface Inventory {
  readonly game: string;
  readonly players: number;
  readonly entries: number;
  readonly answers: number;
  readonly draws: number;
  readonly hashes: number;
  readonly outcome: object | null;
}

function inventory({ header, entries, closing }: GameRecord): Inventory {
  const drawn: Draw[] = [...header.draws];
  for (const entry of entries) if ('draws' in entry) drawn.push(...entry.draws);
  return {
    game: header.game,
    players: header.players,
    entries: entries.length,
    answers: entries.filter(({ type }) => type === 'answer').length,
    draws: drawn.length,
    // The last state's hash stands in the closing line.
    hashes: entries.filter(({ hash }) => hash !== null).length + 1,
    outcome: closing?.outcome ?? null,
  };
}

function describe(path: string, record: GameRecord, checked: Inventory, reason: string): string[] {
  const { header, closing } = record;
  const winners = closing?.outcome?.winners.map((seat) => `seat ${seat}`).join(' and ');
  return [
    `${path} holds. Checked:`,
    '  file        every byte is as it was written',
    `  commitment  ${header.commitment.slice(0, 16)}… is that of the secret shown at the end`,
    `  draws       ${checked.draws} ${checked.draws === 1 ? 'draw' : 'draws'} made anew from the secret and ${header.words.length} words of the players`,
    `  entries     ${checked.entries} played again, ${checked.answers} of them answers, all legal`,
    `  hashes      ${checked.hashes} of the state, all the same`,
    winners === undefined ? '  outcome     none: the game was given up' : `  outcome     ${reason}; won by ${winners}`,
  ];
}
