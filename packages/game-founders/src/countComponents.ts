import { CART_TOKEN, COIN_TOKEN, tileFace, tokenFace, WAR_TOKEN } from './data/faces.ts';
import { craftsmenFor } from './rules/craftsmenFor.ts';
import { COIN_MARK, CRAFTSMEN_MARK, type State, WAR_MARK } from './state.ts';

/** Every tile and token, wherever it is, counted by face: the counts are always those of the box (T-001, T-002). */
export function countComponents(state: State): { [face: string]: number } {
  const counts: { [face: string]: number } = {};
  const count = (id: string, number = 1) => {
    counts[id] = (counts[id] ?? 0) + number;
  };
  const tiles = [...state.stacks, ...state.rows, ...state.drafted, state.victory, state.box];
  for (const list of tiles) for (const tile of list) count(tileFace(tile).id);
  for (const list of [state.craftsmen, state.tokenBox]) for (const token of list) count(tokenFace(token).id);
  for (const token of [WAR_TOKEN, COIN_TOKEN, CART_TOKEN]) count(tokenFace(token).id, state.piles[token]);
  for (const territory of state.territories) {
    for (const tile of [...territory.tiles, ...territory.replaced]) count(tileFace(tile).id);
    for (const token of territory.hand) count(tokenFace(token).id);
    count(tokenFace(CART_TOKEN).id, territory.carts.length);
    for (let i = 0; i < territory.marks.length; i++) {
      const marks = territory.marks[i] as number;
      if ((marks & WAR_MARK) !== 0) count(tokenFace(WAR_TOKEN).id);
      if ((marks & COIN_MARK) !== 0) count(tokenFace(COIN_TOKEN).id);
      if ((marks & CRAFTSMEN_MARK) !== 0) count(tokenFace(craftsmenFor(territory.tiles[i] as number)).id);
    }
  }
  return counts;
}
