import { type Happening, readHappening } from '@tessera/game-founders/happenings.ts';
import type { Seat } from '@tessera/kernel';
import type { News } from '@tessera/protocol';
import { standing } from '../table/log/logLines.ts';
import { cellKey } from './model.ts';

type Of<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

/** Recent changes, by the cell or row where they are visible. */
export interface Recent {
  readonly added: ReadonlyMap<string, Of<'tileAdded'>>;
  /** Cells with a new token on them. */
  readonly hit: ReadonlySet<string>;
  /** New tiles at the ends of the rows, and new carts. */
  readonly revealed: ReadonlySet<string>;
  readonly carts: ReadonlySet<string>;
  /** The last tile added by any player, as `added` names it. */
  readonly last: string | null;
}

/** Everything up to the moment being looked at, without what was undone. */
function told(news: readonly News[], until: number | null): Happening[] {
  const seen = until === null ? news : news.filter(({ n }) => n <= until);
  return standing(seen).flatMap(({ happenings }) => happenings.flatMap((one) => readHappening(one) ?? []));
}

/**
 * For a player: everything since the end of their previous turn, so that they miss nothing the others did. For everyone
 * else, and in the past: the current turn, or the last one if nothing has happened in it yet.
 */
export function recentOf(news: readonly News[], seat: Seat | null, until: number | null): Recent {
  const all = told(news, until);
  const added = new Map<string, Of<'tileAdded'>>();
  const hit = new Set<string>();
  const revealed = new Set<string>();
  const carts = new Set<string>();
  let last: string | null = null;
  for (const it of all.reverse()) {
    const seen = added.size + hit.size + revealed.size + carts.size;
    if (it.kind === 'turnBegins' && seen > 0 && (seat === null || until !== null)) break;
    if (it.kind === 'turnBegins' && it.seat === seat && [...added.values()].every((one) => one.seat === seat)) {
      // No one else has moved since the player's turn began: that turn is the news, with what led to it.
      if (added.size > 0) break;
    }
    if (it.kind === 'tileAdded') {
      if (it.seat === seat && seen > 0 && until === null) break;
      const key = cellKey(it.seat, it);
      last ??= key;
      if (!added.has(key)) added.set(key, it);
    } else if (it.kind === 'warPlayed' || it.kind === 'coinPlayed') hit.add(cellKey(it.opponent, it));
    else if (it.kind === 'craftsmenPlayed') hit.add(cellKey(it.seat, it));
    else if (it.kind === 'cartPlayed') carts.add(cellKey(it.seat, it));
    else if (it.kind === 'tileRevealed') revealed.add(`${it.stack}:${it.tile}`);
  }
  return { added, hit, revealed, carts, last };
}
