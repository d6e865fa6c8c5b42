import type { Seat } from '@tessera/kernel';
import type { ClockInfo, Pace } from '@tessera/protocol';
import type { ClocksDoc, TableDoc } from './tableDoc.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The least time a seat gets when its owner reclaims it, or when its time ran out while no process was counting. */
const SECOND_CHANCE = 60_000;

type Pause = Extract<Pace, { readonly kind: 'days' }>['pause'];

export function newClocks(pace: Pace, seats: number, now: number): ClocksDoc | null {
  if (pace.kind === 'free') return null;
  const full = pace.kind === 'live' ? pace.time : pace.perAnswer;
  return { left: new Array<number>(seats).fill(full), running: [], since: now };
}

/**
 * Lets time pass, credits a seat that has answered, and runs the clocks of the seats that the game now waits for. `now` is the
 * time the clocks are counted by; `stored` is the machine's time, which is stored: see tableTime.ts.
 */
export function turnClocks(
  doc: TableDoc,
  awaited: readonly Seat[],
  answered: Seat | null,
  now: number,
  stored: number = now,
): void {
  const { clocks, pace, seats } = doc;
  if (clocks === null || pace.kind === 'free') return;
  const passed = timeCounted(clocks.since, now, pauseOf(pace));
  for (const seat of clocks.running) clocks.left[seat] = Math.max(0, (clocks.left[seat] as number) - passed);
  if (answered !== null && clocks.running.includes(answered)) {
    clocks.left[answered] = pace.kind === 'live' ? (clocks.left[answered] as number) + pace.increment : pace.perAnswer;
  }
  const next = awaited.filter((seat) => seats[seat]?.bot === null);
  // Each newly awaited answer has its full time.
  if (pace.kind === 'days') {
    for (const seat of next) if (!clocks.running.includes(seat)) clocks.left[seat] = pace.perAnswer;
  }
  clocks.running = next;
  clocks.since = stored;
}

/** Gives a player who reclaims their seat enough time to go on. */
export function refillClock({ clocks, pace }: TableDoc, seat: Seat): void {
  if (clocks === null || pace.kind === 'free') return;
  const least = pace.kind === 'live' ? Math.max(pace.increment, SECOND_CHANCE) : pace.perAnswer;
  clocks.left[seat] = Math.max(clocks.left[seat] as number, least);
}

/**
 * The most time that can have passed while no process was counting. Whatever the machine's time says, every running clock keeps a
 * minute, or what it had if that was less. So nobody loses on time because a server was down or a machine's time was set.
 */
export function mostPassed({ left, running }: ClocksDoc): number {
  return Math.min(...running.map((seat) => Math.max(0, (left[seat] as number) - SECOND_CHANCE)));
}

/** The seats whose time is up. */
export function timedOut({ clocks, pace }: TableDoc, now: number): Seat[] {
  if (clocks === null) return [];
  const passed = timeCounted(clocks.since, now, pauseOf(pace));
  return clocks.running.filter((seat) => (clocks.left[seat] as number) <= passed);
}

/** When the first clock runs out; null if none runs. */
export function firstTimeOut({ clocks, pace }: TableDoc): number | null {
  if (clocks === null || clocks.running.length === 0) return null;
  const least = Math.min(...clocks.running.map((seat) => clocks.left[seat] as number));
  return momentAfter(clocks.since, least, pauseOf(pace));
}

export function clocksInfo({ clocks, pace }: TableDoc, now: number): ClockInfo[] | null {
  if (clocks === null) return null;
  const passed = timeCounted(clocks.since, now, pauseOf(pace));
  return clocks.left.map((left, seat) => {
    const running = clocks.running.includes(seat);
    return { left: running ? Math.max(0, left - passed) : left, running };
  });
}

function pauseOf(pace: Pace): Pause {
  return pace.kind === 'days' ? pace.pause : null;
}

/** How long the daily pause is; a pause that ends when it starts has no length. */
function lengthOf({ from, to }: NonNullable<Pause>): number {
  return ((to - from + 1440) % 1440) * MINUTE;
}

/** Milliseconds between two moments, without those in the daily pause. */
export function timeCounted(from: number, to: number, pause: Pause): number {
  if (to <= from) return 0;
  return pause === null ? to - from : to - from - (pausedBefore(to, pause) - pausedBefore(from, pause));
}

/** The moment at which the given counted time has passed since another moment. */
export function momentAfter(from: number, counted: number, pause: Pause): number {
  if (pause === null) return from + counted;
  const paused = lengthOf(pause);
  // Skip whole days, each of which counts for the same time; the rest takes at most two more days.
  const days = Math.max(0, Math.floor(counted / (DAY - paused)) - 1);
  let at = from + days * DAY;
  let left = counted - timeCounted(from, at, pause);
  for (;;) {
    const start = nextPause(at, pause);
    if (at + left <= start) return at + left;
    left -= Math.max(0, start - at);
    at = Math.max(at, start + paused);
  }
}

/** The start of the pause that `at` falls into, or else of the next one. */
function nextPause(at: number, pause: NonNullable<Pause>): number {
  const offset = pause.from * MINUTE;
  const start = Math.floor((at - offset) / DAY) * DAY + offset;
  return at < start + lengthOf(pause) ? start : start + DAY;
}

/** The length of all pauses from the epoch up to a moment. */
function pausedBefore(at: number, pause: NonNullable<Pause>): number {
  const since = at - pause.from * MINUTE;
  const days = Math.floor(since / DAY);
  return days * lengthOf(pause) + Math.min(since - days * DAY, lengthOf(pause));
}
