import type { Outcome, Seat } from '@tessera/kernel';
import type { OpenAsk, ServerMessage } from '@tessera/protocol';
import { type SeatLink, WATCH_KEY } from '@tessera/server/bots/seatLink.ts';
import { UsageError } from '../args.ts';
import type { Io } from '../io.ts';
import { startProgram } from './program.ts';
import type { Transcript } from './transcript.ts';

export interface SeatSettings {
  readonly command: readonly string[];
  readonly link: SeatLink;
  readonly io: Io;
  /** How long the program may take for an answer. */
  readonly timeLimitMs: number;
  readonly transcript: Transcript;
}

/** What came of a program's game. */
export interface SeatResult {
  readonly seat: Seat | null;
  /** Null if the game was not played to its end. */
  readonly outcome: Outcome | null;
  /** Lines that were accepted, and refused. */
  readonly accepted: number;
  readonly refused: number;
  /** Why the program could not play on; null if it did. */
  readonly failure: string | null;
}

/** A program that is refused so often in a row will not find the answer. */
const MOST_REFUSALS = 20;
/** How long replies to the program's last lines are waited for once the game is over. */
const LAST_REPLIES_MS = 2000;
const SHOWN = 200;

/** Lets a program play a seat to the end of the game. */
export async function playSeat(settings: SeatSettings): Promise<SeatResult> {
  const { command, link, io, timeLimitMs, transcript } = settings;
  /** The program's lines that have no reply yet, by key. */
  const unanswered = new Map<string, string>();
  let seat: Seat | null = null;
  let outcome: Outcome | null = null;
  let accepted = 0;
  let refused = 0;
  let refusedInRow = 0;
  let awaited = '';
  let limit: NodeJS.Timeout | undefined;
  let end: (failure: string | UsageError | null) => void = () => {};
  const ended = new Promise<string | UsageError | null>((resolve) => {
    end = resolve;
  });

  /** Gives the program its time for each new set of questions. */
  const awaitAnswers = (asks: readonly OpenAsk[]): void => {
    const open = asks.filter(({ given }) => given === null);
    const names = open.map(({ id }) => id).join(' ');
    if (names === awaited) return;
    awaited = names;
    clearTimeout(limit);
    if (open.length === 0) return;
    const what = open.map(({ id, kind }) => `${id} (${kind})`).join(', ');
    const late = `The program did not answer question ${what} within ${timeLimitMs / 1000} seconds.`;
    limit = setTimeout(() => end(late), timeLimitMs);
  };

  const tellRefusal = (key: string, code: string, params: object): void => {
    refused++;
    refusedInRow++;
    const line = unanswered.get(key) ?? '';
    const facts = Object.keys(params).length === 0 ? '' : ` ${JSON.stringify(params)}`;
    io.err(`Refused with ${code}${facts}: ${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}\n`);
    if (refusedInRow >= MOST_REFUSALS) end(`The program was refused ${MOST_REFUSALS} times in a row.`);
  };

  const maybeEnd = (): void => {
    if (outcome === null) return;
    if (unanswered.size === 0) end(null);
    else setTimeout(() => end(null), LAST_REPLIES_MS).unref();
  };

  const observe = (message: ServerMessage): void => {
    if ('key' in message && message.key === WATCH_KEY) return;
    switch (message.type) {
      case 'table':
        seat = message.table.you.seat;
        if (seat === null) end(new UsageError('This secret opens no seat at the table.'));
        break;
      case 'update':
        outcome = message.outcome;
        awaitAnswers(message.asks);
        break;
      case 'closed':
        end(`The table cannot be watched any more (${message.code}).`);
        break;
      case 'refused':
        tellRefusal(message.key, message.code, message.params);
        unanswered.delete(message.key);
        break;
      case 'accepted':
        accepted++;
        refusedInRow = 0;
        unanswered.delete(message.key);
        break;
      case 'explanation':
      case 'preview':
      case 'history':
      case 'moment':
        unanswered.delete(message.key);
        break;
    }
    maybeEnd();
  };

  const program = startProgram(command, io, {
    line(text) {
      transcript.wrote(text);
      unanswered.set(keyIn(text), text);
      link.send(text);
    },
    ended: (reason) => end(outcome === null ? reason : null),
    unstartable: (reason) => end(new UsageError(reason)),
  });
  link.open({
    onMessage(text) {
      transcript.got(text);
      program.write(text);
      observe(JSON.parse(text) as ServerMessage);
    },
    onFail: (reason, isUsage) => end(isUsage ? new UsageError(reason) : reason),
  });

  const failure = await ended;
  clearTimeout(limit);
  link.close();
  await program.end(failure !== null);
  if (failure instanceof UsageError) throw failure;
  return { seat, outcome: failure === null ? outcome : null, accepted, refused, failure };
}

/** The key of a line, as its reply will repeat it. */
function keyIn(line: string): string {
  try {
    const { key, command } = JSON.parse(line);
    const own: unknown = key ?? command?.key;
    return typeof own === 'string' ? own : '';
  } catch {
    // What is no JSON is refused without a key.
    return '';
  }
}
