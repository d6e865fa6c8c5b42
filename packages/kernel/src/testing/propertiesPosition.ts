import type { Game, GameTypes, TableAct } from '../game.ts';
import type { CoreState } from '../state.ts';
import type { Play } from './propertiesPlay.ts';

/** A law of one game: returns what is wrong with a table at rest, or null (a method's type, so that any game's state fits). */
export type Law = { fault(state: CoreState): string | null }['fault'];

/** What a game may tell the checks about itself. */
export interface GameHints {
  /** Acts of the table that the game knows; they are tried at the table and now and then carried out. */
  readonly acts: readonly TableAct[];
  /** Kinds of questions whose `check` accepts more than `options` lists (a trade offer, for example). */
  readonly wide: readonly string[];
  /** Kinds of happenings that show in passing what no view keeps (a card shown and put back, for example). */
  readonly passing: readonly string[];
  /** Paths of parts of the state that never change once they are there, which clones may share: `stack.*.event`. */
  readonly immutable: readonly string[];
  /** What the game's own rules say must hold between answers. */
  readonly laws: readonly Law[];
  /** The kind of happening that tells the end of the game, null for a game that tells none. */
  readonly ending: string | null;
}

/** A game at rest, where checks look at it. */
export interface Position<T extends GameTypes> {
  readonly play: Play<T>;
  readonly game: Game<T>;
  readonly state: T['state'];
  /** A copy of the state, made without the game's help: the state must still be like this after all checks. */
  readonly copy: T['state'];
  readonly players: number;
  readonly hints: GameHints;
  /** Chance for this check at this entry. */
  readonly generator: number[];
}

/** Looks at one property; returns what is wrong, or null. */
export type Check = <T extends GameTypes>(at: Position<T>) => string | null;
