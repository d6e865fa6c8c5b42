/**
 * Chance comes from sfc32 generators kept in the state. Decks have a stream of their own, so that a rule that rolls once
 * more does not reshuffle a deck.
 */
export const STREAMS = ['decks', 'dice'] as const;

export type Stream = (typeof STREAMS)[number];

/** One outcome of chance, stored with the answer that caused it: what was drawn, from which stream, among how many, and the result. */
export type Draw = {
  readonly stream: Stream;
  readonly what: string;
  readonly among: number;
  readonly came: number | readonly number[];
};
