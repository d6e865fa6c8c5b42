import {
  act,
  canonical,
  type Match,
  type Plain,
  RecordFault,
  readRecord,
  rebase,
  recordOf,
  sha256,
  startMatch,
  undo,
  undoBeyond,
  verify,
  writeRecord,
} from '@tessera/kernel';
import { accept, doWorks, type LabTypes, lab, voteBy } from './lab.ts';

/** A short game in which everything that a record can hold happens at least once; a rebase only if wanted. */
export function finishedMatch(isRebased = false): Match<LabTypes> {
  const about = { place: 'Łódź \u{1F3B2}', odd: 'not UTF-8: \ufffd, \ud800' };
  const { match } = startMatch(lab, { players: 2, options: {} }, 'mellon', ['ą', 'b'], about);
  doWorks(match, 'note', 'note');
  accept(undo(match, 0));
  doWorks(match, 'roll', 'shuffle', 'sealed');
  accept(voteBy(match, 1, 1));
  accept(voteBy(match, 0, 0));
  accept(undoBeyond(match, 3));
  accept(act(match, { act: 'roll', seat: null }));
  if (isRebased) accept(rebase(match, { ...lab.clone(match.state), deck: [] }, { rule: 'X-1' }));
  doWorks(match, 'roll', 'pass', 'end');
  return match;
}

export function finishedRecord(isRebased = false): string {
  return writeRecord(recordOf(finishedMatch(isRebased)));
}

/** The code of the fault that reading and verifying a record ends with; null if all holds. No other error is allowed. */
export function faultOf(text: string): string | null {
  try {
    verify(lab, readRecord(text));
    return null;
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    if (!/^RECORD-[A-Z]+$/.test(error.code) || error.message === '') throw new Error('a fault without code or words');
    return error.code;
  }
}

export type Line = { [key: string]: Plain };

/** A record changed by someone who knows the format: the lines are canonical and the last one fits. */
export function forge(text: string, change: (lines: Line[]) => void): string {
  const lines = text
    .split('\n')
    .slice(0, -2)
    .map((line) => JSON.parse(line) as Line);
  change(lines);
  return seal(lines.map((line) => `${canonical(line).replaceAll('\ufffd', '\\ufffd')}\n`).join(''));
}

/** Any text with a last line that fits. */
export function seal(text: string): string {
  return `${text}${canonical({ sha256: sha256(text) })}\n`;
}

export function lineOf(lines: Line[], index: number): Line {
  const line = lines.at(index);
  if (line === undefined) throw new Error(`there is no line ${index}`);
  return line;
}
