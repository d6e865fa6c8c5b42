import type { Happening as Civilization } from '@tessera/game-civilization';
import type { Happening as Founders } from '@tessera/game-founders';
import type { Seat } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import type { News } from '@tessera/protocol';
import { type LogLine, seatIn } from '../table/log/logLines.ts';
import type { Sample } from './messages.ts';

/** A moment worth jumping to. */
export interface TurningPoint {
  readonly n: number;
  readonly turn: number;
  /** Whose moment it is. */
  readonly seat: Seat | null;
  readonly what: 'lead' | 'event' | 'end';
  /** What happened, as the log has it. */
  readonly line: Phrase | null;
}

interface Noted {
  /** The figure that shows best how a game went. */
  readonly figure: number;
  /** Does the player with the most of it lead the game? */
  readonly leads: boolean;
  /** Happenings that always count. */
  readonly kinds: readonly string[];
}

export const NOTED: { readonly [game: string]: Noted } = {
  founders: { figure: 0, leads: true, kinds: ['warPlayed'] satisfies Founders['kind'][] },
  civilization: {
    figure: 4,
    leads: false,
    kinds: [
      'cityFounded',
      'wonderBuilt',
      'wonderLost',
      'cityDestroyed',
      'victoryReached',
    ] satisfies Civilization['kind'][],
  },
};
const MOST = 8;

/** Changes of the lead, great events, and the end. */
export function turningPoints(
  game: string,
  samples: readonly Sample[],
  news: readonly News[],
  lines: readonly LogLine[],
  isOver: boolean,
): TurningPoint[] {
  const { figure, leads: hasLeads, kinds } = NOTED[game] ?? { figure: 0, leads: false, kinds: [] };
  const points = new Map<number, TurningPoint>();
  const turnAt = (n: number): number => 1 + (samples.filter((sample) => sample.n < n).at(-1)?.turn ?? 0);
  for (const { n, happenings } of news) {
    const noted = happenings.find((happening) => kinds.includes(happening.kind));
    if (noted === undefined) continue;
    const line = lines.find((one) => one.n === n && !one.isHeading);
    if (line === undefined) continue;
    points.set(n, { n, turn: turnAt(n), seat: seatIn(noted), what: 'event', line: line.phrase });
  }
  for (const { n, turn, seat, from } of hasLeads ? leads(samples, figure) : []) {
    const line = lines.filter((one) => one.n > from && one.n <= n && !one.isHeading && one.seat === seat).at(-1);
    points.set(n, { n, turn, seat, what: 'lead', line: line?.phrase ?? null });
  }
  const last = samples.at(-1);
  if (isOver && last !== undefined) {
    const line = lines.filter((one) => one.n <= last.n && !one.isHeading).at(-1);
    points.set(last.n, {
      n: last.n,
      turn: last.turn,
      seat: line?.seat ?? null,
      what: 'end',
      line: line?.phrase ?? null,
    });
  }
  const sorted = [...points.values()].sort((a, b) => a.n - b.n);
  // The early lead changes with every tile; what decided the game came late.
  return sorted.slice(-MOST);
}

/** Where the lead changed and stayed for a round; a lead of a turn or two decides nothing. */
function leads(samples: readonly Sample[], figure: number) {
  const found: { n: number; turn: number; seat: Seat; from: number }[] = [];
  for (const [i, { n, turn, values }] of samples.entries()) {
    const seat = leaderOf(values[figure] ?? []);
    if (seat === null || seat === found.at(-1)?.seat) continue;
    const soon = samples.slice(i + 1, i + 1 + (values[figure]?.length ?? 0));
    const isHeld = soon.every(
      (later) => (later.values[figure]?.[seat] ?? 0) >= Math.max(...(later.values[figure] ?? [])),
    );
    if (isHeld) found.push({ n, turn, seat, from: samples[i - 1]?.n ?? 0 });
  }
  return found;
}

/** Who is ahead of all others; null if nobody is. */
function leaderOf(values: readonly number[]): Seat | null {
  const most = Math.max(...values);
  const first = values.indexOf(most);
  return first >= 0 && first === values.lastIndexOf(most) ? first : null;
}
