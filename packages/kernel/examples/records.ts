import {
  answer,
  commitmentTo,
  type GameRecord,
  type GameTypes,
  isIllegal,
  type Match,
  type Migration,
  readRecord,
  readState,
  rebase,
  recordOf,
  replay,
  seedFrom,
  startMatch,
  undo,
  undoBeyond,
  verify,
  writeRecord,
} from '@tessera/kernel';
import { type Pebbles, pebbles, type State } from './pebbles.ts';

// #region play
export function playPebbles(secret: string): Match<Pebbles> {
  const { match } = startMatch(pebbles, { players: 2, options: {} }, secret, ['Ada', 'Bo'], { table: 'kitchen' });
  while (match.state.pending !== null) {
    const [open] = match.state.pending.asks;
    if (open === undefined) break;
    const result = answer(match, open.seat, open.id, { pebbles: open.most });
    if (isIllegal(result)) throw new Error(`refused by ${result.rule}`);
  }
  return match;
}
// #endregion

// #region verify
/** What a stranger does with a record from the mail: this throws a RecordFault with a code unless everything holds. */
export function winnersOf(text: string): readonly number[] {
  return verify(pebbles, readRecord(text)).state.outcome?.winners ?? [];
}

export function mail(match: Match<Pebbles>): string {
  return writeRecord(recordOf(match));
}
// #endregion

// #region undo
/** A seat takes back its own answer as long as nobody has learnt anything from it; otherwise the table votes, with new luck. */
export function takeBack<T extends GameTypes>(match: Match<T>, seat: number, allAgree: boolean) {
  const own = undo(match, seat);
  return isIllegal(own) && allAgree ? undoBeyond(match, match.entries.length - 1) : own;
}
// #endregion

// #region replay
/** The heap after every entry, with the recorded luck; the secret of a running game is not known. */
export function heapsOf(record: GameRecord): number[] {
  const heaps: number[] = [];
  const secret = record.closing?.secret ?? null;
  for (const { state } of replay(pebbles, { ...record, secret }, 'force')) heaps.push(state.heap);
  return heaps;
}
// #endregion

// #region rebase
/** A rule was wrong: continue from the position that the corrected rule gives, and tell the table why. */
export function correctHeap(match: Match<Pebbles>, heap: number) {
  return rebase(match, { ...match.state, heap }, { rule: 'P-2', heap });
}
// #endregion

// #region migrate
/** Since shape 2 a game of pebbles counts its rounds, and the step `offer` is named `ask`. */
const countRounds: Migration = {
  schema: 2,
  name: 'count rounds',
  up(state) {
    state['round'] = 0;
    for (const frame of state['stack'] as { at: string }[]) if (frame.at === 'offer') frame.at = 'ask';
  },
};
// #endregion

/** A state that was stored under shape 1, read by a program that knows shape 2. */
export function readOldState(text: string): State {
  const steps = pebbles.procedures['play']?.steps;
  const renamed = { play: { steps: { ...steps, ask: steps?.['offer'] ?? (() => null) }, abandon: null } };
  return readState<Pebbles>({ ...pebbles, schema: 2, procedures: renamed, migrations: [countRounds] }, text);
}

// #region fairness
/** The host publishes the commitment, then the words come in. Only then is the seed known, even to the host. */
export function agreeOnSeed(secret: string, askForWords: (commitment: string) => readonly string[]): string {
  const words = askForWords(commitmentTo(secret));
  return seedFrom(secret, words);
}
// #endregion
