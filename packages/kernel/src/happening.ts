import type { StepContext } from './advance.ts';
import type { Announcement, Happening } from './announcement.ts';
import type { CoreState, Seat } from './state.ts';

/** Tells everyone. In search `context.told` is null: test that before building a costly happening. */
export function tell<S extends CoreState, H extends Happening>(context: StepContext<S, H>, happening: H): void {
  if (context.told !== null) context.told.push({ to: null, full: happening, redacted: null });
}

/** Tells some seats everything, and everyone else the redacted version. */
export function tellSeats<S extends CoreState, H extends Happening>(
  context: StepContext<S, H>,
  to: readonly Seat[],
  full: H,
  redacted: H | null,
): void {
  if (context.told !== null) context.told.push({ to, full, redacted });
}

/** What one seat (or a spectator, null) hears of these announcements. */
export function visibleTo<H extends Happening>(told: readonly Announcement<H>[], seat: Seat | null): H[] {
  const heard: H[] = [];
  for (const one of told) {
    if (one.to === null || (seat !== null && one.to.includes(seat))) heard.push(one.full);
    else if (one.redacted !== null) heard.push(one.redacted);
  }
  return heard;
}
