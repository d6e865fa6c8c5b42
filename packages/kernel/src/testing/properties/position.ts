import type { Happening } from '../../announcement.ts';
import type { Game, GameTypes, Preview, TableAct } from '../../game.ts';
import type { PlainObject } from '../../plain.ts';
import type { CoreState, Seat } from '../../state.ts';
import type { Play } from './play.ts';

/** A law of one game: returns what is wrong with a table at rest, or null (a method's type, so that any game's state fits). */
export type Law = { fault(state: CoreState): string | null }['fault'];

/** An act that was previewed and then carried out, while everyone else let it happen. */
export interface Promised {
  readonly before: CoreState;
  readonly after: CoreState;
  readonly seat: Seat;
  readonly intent: PlainObject;
  readonly preview: Preview;
  /** Everything that happened since, oldest first. */
  readonly told: readonly Happening[];
}

/** How a game compares its promises with what happened (methods' types, so that any game's state fits). */
export interface Promises {
  /** Is the act still under way, so that some promises may still be kept? */
  isOpen(promised: Promised): boolean;
  /** What has not come true, or null. */
  broken(promised: Promised): string | null;
}

/** What a game may tell the checks about itself. */
export interface GameHints {
  /** Acts of the table that the game knows; they are tried out, and now and then carried out. */
  readonly acts: readonly TableAct[];
  /** Kinds of questions whose `check` accepts more than `options` lists (a trade offer, for example). */
  readonly wide: readonly string[];
  /** Kinds of happenings that show in passing what no view keeps (a card shown and put back, for example). */
  readonly passing: readonly string[];
  /** Paths of parts of the state that never change once they exist, which clones may share: `stack.*.declared`. */
  readonly immutable: readonly string[];
  /** What the game's own rules say must hold between answers. */
  readonly laws: readonly Law[];
  /** The kind of happening that tells the end of the game; null for a game without one. */
  readonly ending: string | null;
  /** What a seat might want to preview beside the options of its open questions (a method's type, as above). */
  readonly intents: { list(state: CoreState, seat: Seat): readonly PlainObject[] }['list'];
  /** Null for a game whose previews promise nothing. */
  readonly promises: Promises | null;
}

/** A game at rest, as the checks see it. */
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

/** Checks one property; returns what is wrong, or null. */
export type Check = <T extends GameTypes>(at: Position<T>) => string | null;
