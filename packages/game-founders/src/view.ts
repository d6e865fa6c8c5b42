import { openAsks, type Plain, type PlainObject, type Seat } from '@tessera/kernel';
import { placeOf, xOf, yOf } from './board/cells.ts';
import { networksOf } from './board/networks.ts';
import { productionOf } from './board/production.ts';
import { CITY, NATURE, resourcesIn, tileFace, tokenFace, VILLAGE } from './data/faces.ts';
import { type Stack, TILE_FACES } from './data/tiles.ts';
import { TOKEN_FACES } from './data/tokens.ts';
import { craftsmenFor } from './rules/craftsmenFor.ts';
import { scoreOf } from './rules/scoring.ts';
import type { EndReason, Score } from './state/results.ts';
import { COIN_MARK, CRAFTSMEN_MARK, resignedIn, type State, territoryOf, WAR_MARK } from './state.ts';

/** A tile as everyone sees it. */
export type TileView = {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly war: boolean;
  readonly coin: boolean;
  /** The craftsmen token on it, or null. */
  readonly craftsmen: string | null;
  /** What it produces at this moment. */
  readonly produces: readonly string[];
  /** Its cart network, counted from 0 in each territory, or null. */
  readonly network: number | null;
};

export type TerritoryView = {
  readonly seat: Seat;
  readonly tiles: readonly TileView[];
  /** The lower left tile of each joined square. */
  readonly carts: readonly { readonly x: number; readonly y: number }[];
  readonly hand: readonly { readonly token: string; readonly playable: boolean }[];
  readonly drafted: readonly string[];
  /** Faces of the tiles that were replaced: they lie face down, but everyone has seen them. */
  readonly replaced: readonly string[];
  readonly score: Score;
};

/** What a seat or a spectator sees: everything but the order of the stacks and of the craftsmen tokens (T-026). */
export type View = {
  readonly game: 'founders';
  readonly seat: Seat | null;
  readonly players: number;
  readonly options: { readonly finishRound: boolean; readonly cityStackEnds: boolean };
  readonly first: Seat;
  readonly turn: number;
  /** Whose answer is awaited, and what is asked. */
  readonly awaited: readonly { readonly seat: Seat; readonly kind: string }[];
  /** The viewer's own open questions. */
  readonly asks: readonly PlainObject[];
  /** The resource bought this turn (T-063), and the one tile that must be added, while a tile is being added. */
  readonly bought: string | null;
  readonly only: string | null;
  readonly stacks: { readonly [S in Stack]: number };
  readonly rows: { readonly [S in Stack]: readonly string[] };
  readonly victory: readonly string[];
  readonly piles: { readonly war: number; readonly coin: number; readonly cart: number; readonly craftsmen: number };
  readonly territories: readonly TerritoryView[];
  /** What is out of the game, sorted by face. */
  readonly box: { readonly tiles: readonly string[]; readonly tokens: readonly string[] };
  /** The players who have resigned: bots play their seats, and they cannot win. */
  readonly resigned: readonly Seat[];
  readonly ending: EndReason | null;
  readonly outcome: PlainObject | null;
};

/** What lies open for all to see. */
type PublicView = Omit<View, 'seat' | 'asks'>;

export function publicView(state: State): PublicView {
  const [war, coin, cart] = state.piles as [number, number, number];
  const asked = state.pending?.asks[0];
  const adding = asked?.kind === 'addTile' ? asked : null;
  return {
    game: 'founders',
    players: state.territories.length,
    options: { finishRound: state.options.finishRound, cityStackEnds: state.options.cityStackEnds },
    first: state.first,
    turn: state.turn,
    awaited: state.pending?.asks.map((ask) => ({ seat: ask.seat, kind: ask.kind })) ?? [],
    bought: adding?.bought ?? null,
    only: adding?.only ?? null,
    stacks: byStack((stack) => (state.stacks[stack] as number[]).length),
    rows: byStack((stack) => (state.rows[stack] as number[]).map(idOf)),
    victory: state.victory.map(idOf),
    piles: { war, coin, cart, craftsmen: state.craftsmen.length },
    territories: state.territories.map((_, owner) => territoryView(state, owner)),
    box: { tiles: idsInOrder(state.box, TILE_FACES), tokens: idsInOrder(state.tokenBox, TOKEN_FACES) },
    resigned: resignedIn(state).slice(),
    ending: state.ending,
    outcome: state.outcome,
  };
}

export function view(state: State, seat: Seat | null, open: PublicView = publicView(state)): View {
  const asks = seat === null ? [] : (openAsks(state, seat) as readonly Plain[] as readonly PlainObject[]);
  // Part by part: copying an object to add something is several times slower, and this runs for every seat and answer.
  return {
    game: open.game,
    seat,
    players: open.players,
    options: open.options,
    first: open.first,
    turn: open.turn,
    awaited: open.awaited,
    asks,
    bought: open.bought,
    only: open.only,
    stacks: open.stacks,
    rows: open.rows,
    victory: open.victory,
    piles: open.piles,
    territories: open.territories,
    box: open.box,
    resigned: open.resigned,
    ending: open.ending,
    outcome: open.outcome,
  };
}

function territoryView(state: State, seat: Seat): TerritoryView {
  const territory = territoryOf(state, seat);
  const networks = networksOf(territory);
  const numbers =
    territory.carts.length === 0
      ? []
      : networks.filter((network, i) => network >= 0 && networks.indexOf(network) === i);
  return {
    seat,
    tiles: territory.cells.map((cell, i): TileView => {
      const tile = territory.tiles[i] as number;
      const marks = territory.marks[i] as number;
      return {
        tile: idOf(tile),
        x: xOf(cell),
        y: yOf(cell),
        war: (marks & WAR_MARK) !== 0,
        coin: (marks & COIN_MARK) !== 0,
        craftsmen: (marks & CRAFTSMEN_MARK) !== 0 ? tokenFace(craftsmenFor(tile)).id : null,
        produces: resourcesIn(productionOf(territory, i)),
        network: networks[i] === -1 ? null : numbers.indexOf(networks[i] as number),
      };
    }),
    carts: territory.carts.map(placeOf),
    hand: territory.hand.map((token, i) => ({
      token: tokenFace(token).id,
      playable: (territory.received[i] as number) < state.turn,
    })),
    drafted: (state.drafted[seat] as number[]).map(idOf),
    replaced: territory.replaced.map(idOf),
    score: scoreOf(state, seat),
  };
}

function byStack<T>(read: (stack: number) => T): { readonly [S in Stack]: T } {
  return { nature: read(NATURE), village: read(VILLAGE), city: read(CITY) };
}

/** The ids of some faces, in the order of the box: by counting, since sorting so few takes longer. */
function idsInOrder(chosen: readonly number[], faces: readonly { readonly id: string }[]): string[] {
  const counts = new Uint8Array(faces.length);
  for (let i = 0; i < chosen.length; i++) (counts[chosen[i] as number] as number)++;
  const ids: string[] = [];
  for (let face = 0; face < counts.length; face++) {
    for (let left = counts[face] as number; left > 0; left--) ids.push((faces[face] as { readonly id: string }).id);
  }
  return ids;
}

function idOf(tile: number): string {
  return tileFace(tile).id;
}
