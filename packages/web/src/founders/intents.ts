import type { View } from '@tessera/game-founders';
import { RESOURCES, TOKEN_FACES } from '@tessera/game-founders/data';
import type { PlainObject, Seat } from '@tessera/kernel';
import { faceOf, kindOfToken } from '../art/foundersTile.tsx';
import { cellKey, freeCells, type Place, tileAt } from './model.ts';
import { metAt } from './supply.ts';
import type { Pick } from './targets.ts';

/** What a player means by pressing something that is not offered: the game uses it to explain why not. */
function intent(kind: string, answer: PlainObject): PlainObject {
  return { kind, answer };
}

/** A tile of the rows that fits nowhere: the cell where it comes closest to fitting explains the most. */
export function tileIntent(view: View, own: Seat, tile: string, isDrafting: boolean): PlainObject {
  if (isDrafting) return intent('draftTile', { tile });
  const territory = view.territories[own];
  let best: Place = { x: 0, y: 1 };
  let most = -1;
  for (const place of territory === undefined ? [] : freeCells(territory)) {
    const met = territory === undefined ? 0 : metAt(territory, tile, place);
    if (met <= most) continue;
    most = met;
    best = place;
  }
  return intent('addTile', { action: 'add', tile, ...best });
}

export function stackIntent(stack: string): PlainObject {
  return intent('revealTile', { stack });
}

/** A token that cannot be played now: tried on the tile that gives the most useful refusal. */
export function tokenIntent(view: View, own: Seat, token: string): PlainObject {
  const kind = kindOfToken(token);
  const territory = view.territories[own];
  const other = view.territories.find(({ seat }) => seat !== own);
  const good = TOKEN_FACES.find(({ id }) => id === token)?.good ?? null;
  if (kind === 'war' || kind === 'coin') {
    const top = [...(other?.tiles ?? [])].sort((a, b) => b.y - a.y)[0];
    const place = { seat: other?.seat ?? own, x: top?.x ?? 0, y: top?.y ?? 0 };
    if (kind === 'war') return intent('playToken', { play: 'war', ...place });
    const [resource = RESOURCES[0]] = top === undefined ? [] : faceOf(top.tile).products;
    return intent('playToken', { play: 'coin', ...place, resource });
  }
  const tiles = territory?.tiles ?? [];
  const suited = tiles.find(({ tile }) => good !== null && faceOf(tile).products[0] === good) ?? tiles[0];
  return intent('playToken', { play: kind, x: suited?.x ?? 0, y: suited?.y ?? 0 });
}

/** A cell of a territory, with the thing in hand. Null if the thing in hand suggests no intent. */
export function cellIntent(view: View, own: Seat, pick: Pick | null, seat: Seat, place: Place): PlainObject | null {
  const at = { x: place.x, y: place.y };
  if (pick?.of === 'tile') {
    if (seat === own) return intent('addTile', { action: 'add', tile: pick.id, ...at });
    return intent('playToken', { play: 'war', seat, ...at });
  }
  if (pick === null) return null;
  const kind = kindOfToken(pick.id);
  if (kind === 'war') return intent('playToken', { play: 'war', seat, ...at });
  if (kind !== 'coin') return intent('playToken', { play: kind, ...at });
  const territory = view.territories[seat];
  const tile = territory === undefined ? null : tileAt(territory, place);
  const [resource = RESOURCES[0]] = tile === null ? [] : faceOf(tile.tile).products;
  return intent('playToken', { play: 'coin', seat, ...at, resource });
}

/** The cell of an intent, to mark it as refused; null if it has none. */
export function cellOfIntent(meant: PlainObject, own: Seat): string | null {
  const answer = meant['answer'] as PlainObject;
  const { x, y, seat } = answer;
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return cellKey(typeof seat === 'number' ? seat : own, { x, y });
}
