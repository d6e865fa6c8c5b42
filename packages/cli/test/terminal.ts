import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { founders } from '@tessera/game-founders';
import { answer, type Match, type PlainObject, recordOf, startMatch, writeRecord } from '@tessera/kernel';
import { afterAll } from 'vitest';
import { run } from '../src/cli.ts';
import type { Io } from '../src/io.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in this process, with lines typed into it. */
export async function tessera(
  words: readonly string[],
  typed: readonly string[] = [],
  isTerminal = false,
  env: Io['env'] = {},
): Promise<Ran> {
  const { io, printed } = captured(typed, isTerminal, env);
  const code = await run(words, io);
  return { code, ...printed() };
}

export function captured(typed: readonly string[] = [], isTerminal = false, env: Io['env'] = {}) {
  let out = '';
  let err = '';
  const io: Io = {
    input: Readable.from(typed.map((line) => `${line}\n`)),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    // A pipe is read even where the output is a terminal: nothing here types into one.
    isTerminal: { input: false, output: isTerminal, errors: isTerminal },
    columns: 80,
    env,
  };
  return { io, printed: () => ({ out, err }) };
}

/** The one JSON object on standard output. */
export function jsonOf({ out }: Ran): Record<string, unknown> {
  const value: unknown = JSON.parse(out);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`no object: ${out}`);
  if (out !== `${JSON.stringify(value)}\n`) throw new Error('more than one object');
  return value as Record<string, unknown>;
}

/** A folder for this test file's own files. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

/** A game of Founders in which every player takes the first option, up to a number of answers. */
export function firstOptions(players: number, answers = Number.POSITIVE_INFINITY, about: PlainObject = {}): Match {
  const setup = founders.setup(players, {});
  if ('rule' in setup) throw new Error(setup.rule);
  const { match } = startMatch(founders, setup, `first options ${players}`, ['a', 'b'], about);
  while (match.state.outcome === null && match.entries.length < answers) {
    const ask = match.state.pending?.asks[0];
    if (ask === undefined) throw new Error('nothing is asked');
    answer(match, ask.seat, ask.id, founders.options(match.state, ask)[0]);
  }
  return match as unknown as Match;
}

export function recordText(match: Match, giveUp = false): string {
  return writeRecord(recordOf(match, giveUp));
}
