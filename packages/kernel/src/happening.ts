import type { Run } from './advance.ts';
import type { CoreState, Seat } from './state.ts';
import type { Happening, Told } from './told.ts';

/** Tells everybody. In search `run.told` is null: test it before building a costly happening. */
export function tell<S extends CoreState, H extends Happening>(run: Run<S, H>, happening: H): void {
  if (run.told !== null) run.told.push({ to: null, full: happening, redacted: null });
}

/** Tells some seats all, and everybody else the redacted twin. */
export function tellSeats<S extends CoreState, H extends Happening>(
  run: Run<S, H>,
  to: readonly Seat[],
  full: H,
  redacted: H | null,
): void {
  if (run.told !== null) run.told.push({ to, full, redacted });
}

/** What one seat (or a spectator, null) hears of it. */
export function heardBy<H extends Happening>(told: readonly Told<H>[], seat: Seat | null): H[] {
  const heard: H[] = [];
  for (const one of told) {
    if (one.to === null || (seat !== null && one.to.includes(seat))) heard.push(one.full);
    else if (one.redacted !== null) heard.push(one.redacted);
  }
  return heard;
}
