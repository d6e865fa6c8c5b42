import type { AnswerIn, AskIn, GameTypes } from '@tessera/kernel';

/** Components of the box, by family: the ids of the faces of a kind of card, marker or tile. */
export type Components = { readonly [family: string]: readonly string[] };

/** In how many games each component came into use, 0 for those that were only in the box. */
export type Uses = { readonly [family: string]: { readonly [id: string]: number } };

/** A moment of a game: the question just answered, null when the game begins, and all that has happened since. */
export interface Moment<T extends GameTypes> {
  readonly state: T['state'];
  readonly ask: AskIn<T['state']> | null;
  readonly answer: AnswerIn<T['state']> | null;
  readonly happenings: readonly T['happening'][];
}

/** Watches one game from its beginning. */
export interface Watcher<T extends GameTypes> {
  saw(moment: Moment<T>): void;
  used(): Components;
}

/** A component that no bot uses, with the reason, and the test that covers it instead: its file and its title. */
export interface Excuse {
  readonly family: string;
  readonly id: string;
  readonly reason: string;
  readonly test: { readonly file: string; readonly title: string };
}

/** What a game has in its box, and how to see that it is used. */
export interface Coverage<T extends GameTypes> {
  componentsOf(setup: T['setup']): Components;
  watch(): Watcher<T>;
  readonly excuses: readonly Excuse[];
}

/** One family: what was used, with the number of games, and what was not. */
export interface FamilyUses {
  readonly used: { readonly [id: string]: number };
  readonly excused: readonly Excuse[];
  readonly unused: readonly string[];
}
export type CoverageReport = { readonly [family: string]: FamilyUses };

/** The uses of one game: all that was in its box, and what came into use. */
export function usesOf(box: Components, used: Components): Uses {
  const uses: { [family: string]: { [id: string]: number } } = {};
  for (const [family, ids] of Object.entries(box)) uses[family] = Object.fromEntries(ids.map((id) => [id, 0]));
  for (const [family, ids] of Object.entries(used)) {
    for (const id of ids) uses[family] = { ...uses[family], [id]: 1 };
  }
  return uses;
}

/** The uses of two lots of games together. */
export function addUses(some: Uses, more: Uses): Uses {
  const sum: { [family: string]: { [id: string]: number } } = {};
  for (const [family, counts] of [...Object.entries(some), ...Object.entries(more)]) {
    const known = sum[family] ?? {};
    for (const [id, count] of Object.entries(counts)) known[id] = (known[id] ?? 0) + count;
    sum[family] = known;
  }
  return sum;
}

/** What was used, what has an excuse, and what has none; families that are in no box are left out. */
export function coverageReport(uses: Uses, excuses: readonly Excuse[]): CoverageReport {
  const report: { [family: string]: FamilyUses } = {};
  for (const [family, counts] of Object.entries(uses)) {
    const rows = Object.entries(counts);
    if (rows.length === 0) continue;
    const idle = rows.filter(([, games]) => games === 0).map(([id]) => id);
    const excused = excuses.filter((excuse) => excuse.family === family && idle.includes(excuse.id));
    report[family] = {
      used: Object.fromEntries(rows.filter(([, games]) => games > 0)),
      excused,
      unused: idle.filter((id) => !excused.some((excuse) => excuse.id === id)),
    };
  }
  return report;
}

/** Is everything used or excused? */
export function isCovered(report: CoverageReport): boolean {
  return Object.values(report).every(({ unused }) => unused.length === 0);
}
