import { nextBelow, nextSwaps, seedStreams } from './chance.ts';
import { type Draw, STREAMS } from './draws.ts';
import { commitmentTo, seedFrom } from './fairness.ts';
import { samePlain } from './plain.ts';
import { type GameRecord, recordFault, refusedEntry } from './record.ts';
import { illegal, KERNEL_CODES } from './state.ts';

/**
 * Checks everything that a finished record says about chance, from its secret and words alone. This needs no engine,
 * whatever the rules of the game are or were. Draws are barriers to undo, and an undo beyond a barrier leaves the streams
 * where they are, so the draws of a record are one sequence for each stream. Returns the number of draws.
 */
export function checkChance({ header, entries, closing }: GameRecord): number {
  if (closing === null) throw recordFault('open', {}, 'the game still runs: its secret is not in the record');
  if (commitmentTo(closing.secret) !== header.commitment) {
    throw recordFault('commitment', {}, 'the secret is not the one that was committed to');
  }
  const streams = seedStreams(seedFrom(closing.secret, header.words));
  let count = header.draws.length;
  let lastDrawn = 0;
  drawAgain(streams, 0, header.draws);
  for (const entry of entries) {
    if (entry.type === 'undo') {
      if (!entry.beyond && entry.to < lastDrawn) throw refusedEntry(entry.n, illegal(KERNEL_CODES.barrier));
    } else if (entry.type === 'rebase') {
      if (!samePlain(entry.state['rng'] ?? null, streams)) {
        throw recordFault('draws', { entry: entry.n }, `entry ${entry.n} changes the chance streams`);
      }
    } else if (entry.draws.length > 0) {
      drawAgain(streams, entry.n, entry.draws);
      count += entry.draws.length;
      lastDrawn = entry.n;
    }
  }
  return count;
}

function drawAgain(streams: readonly number[][], n: number, draws: readonly Draw[]): void {
  for (const { stream, what, among, came } of draws) {
    const generator = streams[STREAMS.indexOf(stream)] as number[];
    const again = typeof came === 'number' ? nextBelow(generator, among) : nextSwaps(generator, among);
    if (samePlain(again, came)) continue;
    throw recordFault('draws', { entry: n }, `entry ${n}: the seed brings another outcome of ${what}`);
  }
}
