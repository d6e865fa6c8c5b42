import { LIMITS } from '../limits.ts';
import type { News } from '../message.ts';

/** Puts news in the order of their entries, each once and none left out, however they arrive. */
export interface NewsReel {
  /** The entry up to which all news have been passed on; null before the first. */
  seen(): number | null;
  /** News of the entries after `after`, up to `to`. */
  add(news: readonly News[], after: number, to: number): void;
  /** The entries whose news are missing; null if none are. */
  missing(): { readonly after: number; readonly to: number } | null;
  /** The reply to a request for missing news; null if it was refused. */
  fill(news: readonly News[] | null, after: number, to: number): void;
}

export interface ReelParts {
  /** The last entry seen before; null to start with the first that arrives. */
  readonly after: number | null;
  onNews(news: readonly News[]): void;
  /** The news of these entries are not available. */
  onGap(after: number, to: number): void;
}

export function createReel({ after: begin, onNews, onGap }: ReelParts): NewsReel {
  let seen = begin;
  /** What arrived beyond a gap, in order. */
  let held: { readonly news: readonly News[]; readonly after: number; readonly to: number }[] = [];

  function pass(news: readonly News[], to: number): void {
    const fresh = news.filter(({ n }) => n > (seen ?? -1) && n <= to);
    seen = Math.max(seen ?? 0, to);
    if (fresh.length > 0) onNews(fresh);
  }

  /** Passes on whatever follows what was seen. */
  function release(): void {
    for (let next = held[0]; next !== undefined && next.after <= (seen ?? 0); next = held[0]) {
      held = held.slice(1);
      pass(next.news, next.to);
    }
  }

  return {
    seen: () => seen,
    add(news, after, to) {
      seen ??= after;
      if (to <= seen) return;
      held.push({ news, after, to });
      held.sort((a, b) => a.after - b.after);
      release();
    },
    missing() {
      const [next] = held;
      return next === undefined ? null : { after: seen ?? 0, to: next.after };
    },
    fill(news, after, to) {
      // It may have arrived another way.
      if (to <= (seen ?? 0)) return;
      if (news === null) {
        onGap(Math.max(after, seen ?? 0), to);
        pass([], to);
      } else if (after <= (seen ?? 0)) {
        // A reply of full length may end before all the news.
        pass(news, news.length < LIMITS.news ? to : (news.at(-1)?.n ?? to));
      }
      release();
    },
  };
}
