import type { Happening, Seat } from '@tessera/kernel';
import type { News } from '@tessera/protocol';
import { standing } from '../table/logLines.ts';

/** How a battle went in which a seat has fought, in the words of the log. */
export interface BattleResult {
  /** The entry with which it ended. */
  readonly n: number;
  /** How it began, who has won, and what followed from that. */
  readonly told: readonly Happening[];
}

/** What is settled after a battle, answer by answer. */
const FOLLOWS = ['unitSaved', 'figuresDestroyed', 'cityDestroyed', 'lootTaken'];
/** With these the game goes on to something else. */
const GOES_ON = [
  'turnBegins',
  'phaseBegins',
  'partBegins',
  'figuresMoved',
  'tileDiscovered',
  'battleBegins',
  'gameEnded',
];

/** All battles of a seat that are over, barbarians that it has led among them, oldest first. */
export function battleResults(news: readonly News[], seat: Seat): BattleResult[] {
  const results: BattleResult[] = [];
  let began: Happening | null = null;
  /** What is told of the battle that has just ended, as long as it goes on. */
  let told: Happening[] | null = null;
  for (const { n, happenings } of standing(news)) {
    if (told !== null && happenings.length > 0 && !FOLLOWS.includes(happenings[0]?.kind ?? '')) told = null;
    for (const happening of happenings) {
      const { kind } = happening;
      if (GOES_ON.includes(kind)) told = null;
      if (kind === 'battleBegins') began = happening;
      else if (kind === 'battleEnds' && began !== null) {
        told = [began, happening];
        if (isIn(began, seat)) results.push({ n, told });
        began = null;
      } else told?.push(happening);
    }
  }
  return results;
}

function isIn(battle: Happening, seat: Seat): boolean {
  const { attacker, defender } = battle as { readonly attacker?: unknown; readonly defender?: unknown };
  return attacker === seat || defender === seat;
}
