import type { StepContext } from './advance.ts';
import { type Draw, STREAMS, type Stream } from './draws.ts';
import { sha256Words } from './hash.ts';
import { isPlainObject } from './plain.ts';

const STREAM_INDEX: { readonly [S in Stream]: number } = { decks: 0, dice: 1 };

/** The label hashed with the seed for each stream. That of the dice is their name in format 1: another label would roll other dice. */
const SEED_LABEL: { readonly [S in Stream]: string } = { decks: 'decks', dice: 'others' };

/** A replay forced recorded draws, but the game drew something else: its rules must have changed. */
export class ChanceMismatch extends Error {
  override readonly name = 'ChanceMismatch';
  readonly wanted: string;
  readonly recorded: string | null;

  constructor(wanted: string, recorded: string | null) {
    super(`the game draws ${wanted}, the record holds ${recorded ?? 'no further draw'}`);
    this.wanted = wanted;
    this.recorded = recorded;
  }
}

/** The generators of a game, from its seed. */
export function seedStreams(seed: string): number[][] {
  const streams: number[][] = [];
  for (const stream of STREAMS) {
    const words = sha256Words(`${seed}\n${SEED_LABEL[stream]}`);
    const generator = [0 | (words[0] as number), 0 | (words[1] as number), 0 | (words[2] as number), 1];
    for (let i = 0; i < 12; i++) nextWord(generator);
    streams.push(generator);
  }
  return streams;
}

/** The next 32 bits of an sfc32 generator, unsigned. */
export function nextWord(generator: number[]): number {
  const a = generator[0] as number;
  const b = generator[1] as number;
  const c = generator[2] as number;
  const d = generator[3] as number;
  const word = (((a + b) | 0) + d) | 0;
  generator[0] = b ^ (b >>> 9);
  generator[1] = (c + (c << 3)) | 0;
  generator[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  generator[3] = (d + 1) | 0;
  return word >>> 0;
}

/** The largest bound of a draw: a generator gives 32 bits at a time. */
const MOST = 0x100000000;

/** A whole number from 0 to bound − 1, all equally likely (words beyond the last full multiple are thrown away). */
export function nextBelow(generator: number[], bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > MOST) throw new RangeError(`nothing to draw: ${bound}`);
  const limit = MOST - (MOST % bound);
  let word = nextWord(generator);
  while (word >= limit) word = nextWord(generator);
  return word % bound;
}

/** A shuffle of `length` items (Fisher–Yates): for each place from the last down to the second, the place it swaps with. */
export function nextSwaps(generator: number[], length: number): number[] {
  const swaps: number[] = [];
  for (let i = length - 1; i > 0; i--) swaps.push(nextBelow(generator, i + 1));
  return swaps;
}

/** Draws a whole number below `among`. This is new information, hence a barrier to undo. */
export function draw(context: StepContext, stream: Stream, what: string, among: number): number {
  reveal(context);
  const generator = streamOf(context, stream);
  const came = generator === null ? 0 : nextBelow(generator, among);
  const forced = takeForced(context, stream, what, among);
  if (typeof forced === 'object' && forced !== null) {
    throw new ChanceMismatch(inWords(stream, what, among), 'a shuffle');
  }
  const result = forced ?? came;
  if (context.draws !== null) context.draws.push({ stream, what, among, came: result });
  return result;
}

/** Shuffles in place. The recorded outcome is the swaps (see `nextSwaps`). */
export function shuffle<T>(context: StepContext, stream: Stream, what: string, items: T[]): void {
  reveal(context);
  const generator = streamOf(context, stream);
  const swaps = generator === null ? [] : nextSwaps(generator, items.length);
  const forced = takeForced(context, stream, what, items.length);
  if (typeof forced === 'number') throw new ChanceMismatch(`a shuffle of ${what}`, 'a single number');
  applySwaps(items, forced ?? swaps);
  if (context.draws !== null) context.draws.push({ stream, what, among: items.length, came: forced ?? swaps });
}

/** Shuffles in place with a separate generator: for resampling and bots, never for the game itself. */
export function shuffleWith<T>(generator: number[], items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) swap(items, i, nextBelow(generator, i + 1));
}

/** Something hidden is shown, such as a card turned up: nothing before this can be undone. */
export function reveal(context: StepContext): void {
  context.shown = true;
  context.barrier = true;
}

/** Is this, read from a record, an outcome that chance can have? */
export function isDraw(value: unknown): value is Draw {
  if (!isPlainObject(value) || Object.keys(value).length !== 4) return false;
  const { stream, what, among, came } = value;
  if (!STREAMS.includes(stream as Stream) || typeof what !== 'string') return false;
  if (typeof among !== 'number' || among < 0 || among > MOST) return false;
  if (typeof came === 'number') return came >= 0 && came < among;
  if (!Array.isArray(came) || came.length !== Math.max(0, among - 1)) return false;
  return came.every((place: unknown, k) => typeof place === 'number' && place >= 0 && place < among - k);
}

function applySwaps<T>(items: T[], swaps: readonly number[]): void {
  for (let k = 0; k < swaps.length; k++) swap(items, items.length - 1 - k, swaps[k] as number);
}

function swap<T>(items: T[], i: number, j: number): void {
  const kept = items[i] as T;
  items[i] = items[j] as T;
  items[j] = kept;
}

/** The generator of a stream, or null where it is not known (see `ReplaySource`): there all draws are forced. */
function streamOf(context: StepContext, stream: Stream): number[] | null {
  const generator = context.state.rng[STREAM_INDEX[stream]];
  if (generator !== undefined) return generator;
  if (context.forced === null) throw new Error('the chance streams are not known: nothing can be drawn');
  return null;
}

function takeForced(
  context: StepContext,
  stream: Stream,
  what: string,
  among: number,
): number | readonly number[] | null {
  if (context.forced === null) return null;
  const next = context.forced[context.forcedAt];
  if (next === undefined) throw new ChanceMismatch(inWords(stream, what, among), null);
  if (next.stream !== stream || next.what !== what || next.among !== among) {
    throw new ChanceMismatch(inWords(stream, what, among), inWords(next.stream, next.what, next.among));
  }
  context.forcedAt++;
  return next.came;
}

function inWords(stream: Stream, what: string, among: number): string {
  return `${what} of ${among} (${stream})`;
}
