import type { Seat } from './state.ts';

/** A piece of news: an id and its parameters; the page puts it into words. */
export interface Happening {
  readonly kind: string;
}

/** A happening with its audience: a null `to` means everyone; others get the redacted version, or nothing if that is null. */
export interface Announcement<H extends Happening = Happening> {
  readonly to: readonly Seat[] | null;
  readonly full: H;
  readonly redacted: H | null;
}
