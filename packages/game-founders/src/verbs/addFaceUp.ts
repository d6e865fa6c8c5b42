import { type Seat, tell } from '@tessera/kernel';
import { placeOf } from '../board/cells.ts';
import { COIN_TOKEN, FAMILY_OF, tileFace, tokenFace, VICTORY, WAR_TOKEN } from '../data/faces.ts';
import { craftsmenFor } from '../rules/craftsmenFor.ts';
import { type Adding, suppliedBy } from '../rules/suppliedBy.ts';
import { COIN_MARK, CRAFTSMEN_MARK, type State, type StepContext, territoryOf, WAR_MARK } from '../state.ts';
import { maybeTakeCityToken, receiveToken } from './receiveToken.ts';

/** A face-up tile joins the territory, with all immediate consequences (T-089, T-093, T-096). */
export function addFaceUp(context: StepContext, { seat, bought }: Adding, tile: number, cell: number): void {
  const supply = context.told === null ? [] : suppliedBy(context.state, { seat, bought }, tile, cell);
  takeFaceUp(context.state, tile);
  const replaced = lay(context, seat, tile, cell);
  if (context.told !== null) {
    const old = replaced === null ? null : tileFace(replaced).id;
    tell(context, { kind: 'tileAdded', seat, tile: tileFace(tile).id, ...placeOf(cell), replaced: old, supply });
  }
  if (replaced !== null) clearTokens(context, seat, replaced, cell);
  maybeTakeCityToken(context, seat, tile);
}

/** Takes a tile of this face from the row of its family or from the victory tiles. */
function takeFaceUp(state: State, tile: number): void {
  const family = FAMILY_OF[tile] as number;
  const row = family === VICTORY ? state.victory : (state.rows[family] as number[]);
  row.splice(row.indexOf(tile), 1);
}

/** Lays a tile; returns the face of the tile that lay there, which is now face down before the player (T-093), or null. */
function lay(context: StepContext, seat: Seat, tile: number, cell: number): number | null {
  const territory = territoryOf(context.state, seat);
  const index = territory.cells.indexOf(cell);
  if (index < 0) {
    territory.cells.push(cell);
    territory.tiles.push(tile);
    territory.marks.push(0);
    return null;
  }
  const old = territory.tiles[index] as number;
  territory.replaced.push(old);
  territory.tiles[index] = tile;
  return old;
}

/** T-096, R-28, R-36: war and craftsmen tokens of a replaced tile go to the box, its coin to the owner's hand. */
function clearTokens(context: StepContext, seat: Seat, old: number, cell: number): void {
  const { state } = context;
  const territory = territoryOf(state, seat);
  const index = territory.cells.indexOf(cell);
  const marks = territory.marks[index] as number;
  territory.marks[index] = 0;
  const boxed: number[] = [];
  if ((marks & WAR_MARK) !== 0) boxed.push(WAR_TOKEN);
  if ((marks & CRAFTSMEN_MARK) !== 0) boxed.push(craftsmenFor(old));
  if (boxed.length > 0) {
    state.tokenBox.push(...boxed);
    tell(context, { kind: 'tokensBoxed', seat, tokens: boxed.map((token) => tokenFace(token).id) });
  }
  if ((marks & COIN_MARK) !== 0) {
    receiveToken(state, seat, COIN_TOKEN);
    tell(context, { kind: 'coinsTaken', seat, coins: 1 });
  }
}
