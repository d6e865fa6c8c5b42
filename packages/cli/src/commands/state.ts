import { type CoreState, type PlainObject, RecordFault, replay, type Seat } from '@tessera/kernel';
import type { Args } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION } from '../command.ts';
import type { KnownGame } from '../games.ts';
import { type Io, printJson } from '../io.ts';
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
import { canvasFor, wordsIn } from '../text/canvas.ts';
import { wrap } from '../text/layout.ts';
import { paintFor } from '../text/paint.ts';

/** This many options of a question are written out in words; `--json` has them all. */
const SHOWN_OPTIONS = 12;

export const state: Command = {
  name: 'state',
  summary: 'Show where a recorded game stands: its stack, its open questions, a view',
  files: { min: 1, max: 1, what: 'RECORD' },
  options: {
    at: { value: 'N', help: 'After entry N; 0 is the game as dealt (default: the last)' },
    seat: { value: 'S', help: 'The view of seat S, counted from 0 (default: that of spectators)' },
    json: JSON_OPTION,
  },
  notes: [
    'For debugging. Stack and questions are those of the engine, whatever the seat may know.',
    'Chance is taken from the record, as "tessera replay" does.',
    '',
    'Result: {game, players, entries, at, outcome, stack, mode, questions: [{id, seat, kind, …, answered, options}],',
    'view, fault}; exit code 1 if the record cannot be played that far (it then shows the last state before',
    'the fault), 2 if the file cannot be used.',
    '',
    'Example: tessera state game.tessera --at 120 --seat 1',
  ],
  run: runState,
};

/** The state after an entry, or the last before the fault that stopped the replay. */
interface Stand {
  readonly at: number;
  readonly state: CoreState | null;
  readonly fault: RecordFault | null;
}

function runState(args: Args, io: Io): Exit {
  const path = args.files[0] as string;
  const opened = openOrRefuse(path);
  const { header, entries } = opened.record;
  const at = args.whole('at', 0, entries.length) ?? entries.length;
  const seat = args.whole('seat', 0, header.players - 1);
  const stand = playUpTo(opened, at);
  if (args.flag('json')) printJson(io, summary(opened, stand, seat));
  else print(io, report(opened, stand, seat, io));
  const { fault } = stand;
  if (fault === null) return EXIT.ok;
  io.err(`${sentenceAbout(path, fault)}\n`);
  return isUnreadable(fault) ? EXIT.usage : EXIT.failed;
}

function playUpTo({ record, known }: OpenedRecord, at: number): Stand {
  let reached: Omit<Stand, 'fault'> = { at: 0, state: null };
  try {
    faulting(() => {
      for (const { n, state } of replay(known.game, upToEntry(record, at), 'force')) {
        // The effect of a faulty entry on the replay's own state must not show.
        reached = { at: n, state: known.game.clone(state) };
      }
    });
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    return { ...reached, fault: error };
  }
  return { ...reached, fault: null };
}

interface OpenQuestion {
  readonly seat: Seat;
  readonly id: number;
  readonly kind: string;
  readonly answered: boolean;
  readonly options: readonly PlainObject[];
}

function questionsIn({ game }: KnownGame, state: CoreState): OpenQuestion[] {
  const { pending } = state;
  return (pending?.asks ?? []).map((ask, i) => ({
    ...ask,
    answered: pending?.answers[i] !== null,
    options: game.options(state, ask),
  }));
}

function summary({ record, known }: OpenedRecord, { at, state, fault }: Stand, seat: Seat | null): object {
  const { header, entries } = record;
  return {
    game: header.game,
    players: header.players,
    entries: entries.length,
    at,
    outcome: state?.outcome ?? null,
    stack: state?.stack ?? [],
    mode: state?.pending?.mode ?? null,
    questions: state === null ? [] : questionsIn(known, state),
    view: state === null ? null : known.game.view(state, seat),
    fault: fault === null ? null : { code: fault.code, params: fault.params, message: fault.message },
  };
}

function report({ path, record, known }: OpenedRecord, { at, state }: Stand, seat: Seat | null, io: Io): string[] {
  const { game, screen } = known;
  const paint = paintFor(io);
  const width = Math.min(io.columns, 100);
  const players = { you: seat, names: namesIn(record) };
  const canvas = canvasFor(screen, wordsIn('en', screen), { paint, width, players });
  const head = `${path}: ${canvas.talk.title}, after entry ${at} of ${record.entries.length}`;
  if (state === null) return [head];
  const rows = ({ op, at: step, ...locals }: CoreState['stack'][number], room: number) =>
    wrap(`${op.padEnd(room)} at ${step}  ${JSON.stringify(locals)}`, width - 2).map((line) => `  ${line}`);
  const room = Math.max(0, ...state.stack.map(({ op }) => op.length));
  const { outcome, pending } = state;
  return [
    head,
    '',
    paint('bold', state.stack.length === 0 ? 'The stack is empty.' : 'The stack, the innermost frame last:'),
    ...state.stack.flatMap((frame) => rows(frame, room)),
    '',
    ...(outcome === null
      ? [paint('bold', `What is asked (${pending?.mode ?? 'nothing'}):`)]
      : wrap(`The game is over: ${JSON.stringify(outcome)}`, width)),
    ...questionsIn(known, state).flatMap((question) => describe(question, players.names, width)),
    '',
    paint('bold', `The table as ${seat === null ? 'spectators see' : `seat ${seat} sees`} it:`),
    '',
    ...screen.table(game.view(state, seat), canvas),
  ];
}

function describe(question: OpenQuestion, names: readonly string[], width: number): string[] {
  const { seat, id, kind, answered, options, ...about } = question;
  const name = names[seat] === undefined ? '' : ` (${names[seat]})`;
  const count = `${options.length} option${options.length === 1 ? '' : 's'}${answered ? ', answered' : ''}`;
  const subject = Object.keys(about).length === 0 ? '' : `, about ${JSON.stringify(about)}`;
  const left = options.length - SHOWN_OPTIONS;
  return [
    ...wrap(`seat ${seat}${name}, ${kind}, question ${id}: ${count}${subject}`, width - 2).map((line) => `  ${line}`),
    ...options.slice(0, SHOWN_OPTIONS).map((option) => `    ${JSON.stringify(option)}`),
    ...(left > 0 ? [`    … and ${left} more`] : []),
  ];
}
