import type { Seat } from './state.ts';

/** A piece of news: an id and its parameters; the page words it. */
export interface Happening {
  readonly kind: string;
}

/** A happening with its audience: `to` null is everybody; others get the redacted twin, or nothing if that is null. */
export interface Announcement<H extends Happening = Happening> {
  readonly to: readonly Seat[] | null;
  readonly full: H;
  readonly redacted: H | null;
}
