import {
  type Happening as CivilizationHappening,
  type HappeningOf,
  readHappening,
} from '@tessera/game-civilization/happenings.ts';
import type { Happening, Seat } from '@tessera/kernel';
import type { News } from '@tessera/protocol';
import { standing } from '../table/log/logLines.ts';

/** The course of a battle in which a seat fought, in the words of the log. */
export interface BattleResult {
  /** The entry with which it ended. */
  readonly n: number;
  /** How it began, who won, and what followed. */
  readonly told: readonly Happening[];
}

type Kind = CivilizationHappening['kind'];

/** What is settled after a battle, answer by answer. */
const FOLLOWS: readonly string[] = ['unitSaved', 'figuresDestroyed', 'cityDestroyed', 'lootTaken'] satisfies Kind[];
/** These happenings end it: the game goes on to something else. */
const GOES_ON: readonly string[] = [
  'turnBegins',
  'phaseBegins',
  'partBegins',
  'figuresMoved',
  'tileDiscovered',
  'battleBegins',
  'gameEnded',
] satisfies Kind[];

/** All finished battles of a seat, including those in which it led barbarians, oldest first. */
export function battleResults(news: readonly News[], seat: Seat): BattleResult[] {
  const results: BattleResult[] = [];
  let began: HappeningOf<'battleBegins'> | null = null;
  /** The happenings of the battle that has just ended, until the game moves on. */
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
