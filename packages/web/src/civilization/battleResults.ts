import {
  type Happening as CivilizationHappening,
  type HappeningOf,
  readHappening,
} from '@tessera/game-civilization/happenings.ts';
import type { Happening, Seat } from '@tessera/kernel';
import type { News } from '@tessera/protocol';
import { standing } from '../table/log/logLines.ts';

/** How a battle went in which a seat has fought, in the words of the log. */
export interface BattleResult {
  /** The entry with which it ended. */
  readonly n: number;
  /** How it began, who has won, and what followed from that. */
  readonly told: readonly Happening[];
}

type Kind = CivilizationHappening['kind'];

/** What is settled after a battle, answer by answer. */
const FOLLOWS: readonly string[] = ['unitSaved', 'figuresDestroyed', 'cityDestroyed', 'lootTaken'] satisfies Kind[];
/** With these the game goes on to something else. */
const GOES_ON: readonly string[] = [
  'turnBegins',
  'phaseBegins',
  'partBegins',
  'figuresMoved',
  'tileDiscovered',
  'battleBegins',
  'gameEnded',
] satisfies Kind[];

/** All battles of a seat that are over, barbarians that it has led among them, oldest first. */
export function battleResults(news: readonly News[], seat: Seat): BattleResult[] {
  const results: BattleResult[] = [];
  let began: HappeningOf<'battleBegins'> | null = null;
  /** What is told of the battle that has just ended, as long as it goes on. */
  let told: Happening[] | null = null;
  for (const { n, happenings } of standing(news)) {
    if (told !== null && happenings.length > 0 && !FOLLOWS.includes(happenings[0]?.kind ?? '')) told = null;
    for (const happening of happenings) {
      const it = readHappening(happening);
      if (GOES_ON.includes(happening.kind)) told = null;
      if (it?.kind === 'battleBegins') began = it;
      else if (it?.kind === 'battleEnds' && began !== null) {
        told = [began, happening];
        if (began.attacker === seat || began.defender === seat) results.push({ n, told });
        began = null;
      } else told?.push(happening);
    }
  }
  return results;
}
