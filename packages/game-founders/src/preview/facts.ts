import type { Seat } from '@tessera/kernel';
import type { Resource } from '../data/resources.ts';
import type { TokenKind } from '../data/tokens.ts';
import type { Supplied } from '../happenings.ts';
import type { EndReason, Score } from '../state/results.ts';

type Ruled = { readonly rules: readonly string[] };
type Place = { readonly x: number; readonly y: number };

/** What a preview can say. */
export type Fact = ChangeFact | ReplacedFact | SupplyFact | TokenFact | BoughtFact | EndFact;

/** Something is different afterwards. */
export type ChangeFact = Ruled & { readonly seat: Seat } & (
    | { readonly fact: 'score'; readonly of: keyof Score; readonly before: number; readonly after: number }
    /** What a tile produces; null where no tile lies. */
    | ({
        readonly fact: 'production';
        readonly before: readonly Resource[] | null;
        readonly after: readonly Resource[] | null;
      } & Place)
    /** Four tiles form a square on which a cart may be put, by its lower left tile (T-068). */
    | ({ readonly fact: 'square' } & Place)
    /** Tiles that supply each other's resources from now on (T-069, T-070). */
    | { readonly fact: 'network'; readonly tiles: readonly Place[] }
  );

/** The tile that lies there now goes out of play and costs a point (T-093, T-095). */
export type ReplacedFact = Ruled & { readonly fact: 'replaced'; readonly tile: string } & Place;

/** Who supplies a required resource of the tile; any legal assignment will do. */
export type SupplyFact = Ruled & { readonly fact: 'supply' } & Supplied;

/** A token is received; nobody knows which craftsmen it is (T-041). */
export type TokenFact = Ruled & { readonly fact: 'token'; readonly token: TokenKind };

/** The resource counts as produced until the end of the turn (T-063). */
export type BoughtFact = Ruled & { readonly fact: 'bought'; readonly resource: Resource };

/** The game ends with this turn, or with this round (T-110, R-37). */
export type EndFact = Ruled & { readonly fact: 'end'; readonly reason: EndReason };
