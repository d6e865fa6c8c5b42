import { type AnswerOf, type AskOf, answerReader } from '@tessera/kernel';
import type { Resource } from '../data/resources.ts';
import type { Stack } from '../data/tiles.ts';
import type { Side } from './sides.ts';

/** Every question of the game and its answers. Tiles are named by face: copies of one face are alike. */
export type Decisions = {
  /** T-015: take one of the nature tiles in the row. */
  readonly draftTile: { readonly ask: object; readonly answer: { readonly tile: string } };
  /** T-016, R-33: on which side of the first tile the second one lies. */
  readonly layTiles: { readonly ask: object; readonly answer: { readonly side: Side } };
  /** T-030: the stack whose top tile is turned up. */
  readonly revealTile: { readonly ask: object; readonly answer: { readonly stack: Stack } };
  /** T-042: at most one token. */
  readonly playToken: { readonly ask: object; readonly answer: TokenPlay };
  /** T-080: one tile, onto a free cell or onto one of the player's own tiles, which it replaces. */
  readonly addTile: {
    readonly ask: {
      /** The resource bought this turn with a coin (T-063). */
      readonly bought: Resource | null;
      /** The one tile that may be added, after the reveal of R-18. */
      readonly only: string | null;
    };
    readonly answer: Addition;
  };
};

export type TokenPlay =
  | { readonly play: 'pass' }
  | { readonly play: 'war'; readonly seat: number; readonly x: number; readonly y: number }
  | {
      readonly play: 'coin';
      readonly seat: number;
      readonly x: number;
      readonly y: number;
      readonly resource: Resource;
    }
  /** The lower left tile of the square. */
  | { readonly play: 'cart'; readonly x: number; readonly y: number }
  | { readonly play: 'craftsmen'; readonly x: number; readonly y: number };

export type Addition =
  | { readonly action: 'add'; readonly tile: string; readonly x: number; readonly y: number }
  /** nothing fits; turn up one more nature tile. */
  | { readonly action: 'reveal' }
  /** T-090: nothing fits and no nature tile is left; end the turn. */
  | { readonly action: 'end' };

export type DecisionKind = keyof Decisions;
export type Ask = AskOf<Decisions>;
export type Answer = AnswerOf<Decisions>;
export type AskFor<K extends DecisionKind> = AskOf<Decisions, K>;
export type AnswerTo<K extends DecisionKind> = AnswerOf<Decisions, K>;

/** The answer that a step gets, to a question of the kind that its procedure asked. */
export const answerTo = answerReader<Decisions>();
