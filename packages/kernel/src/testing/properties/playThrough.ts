import { nextWord } from '../../chance.ts';
import type { GameTypes } from '../../game.ts';
import { generatorFor } from './aside.ts';
import { checkAddress, checkMutants, checkOptions } from './checks/answers.ts';
import { checkLasting } from './checks/checkLasting.ts';
import { checkClone, checkJson, checkReplay, checkUndo } from './checks/copies.ts';
import { bringsNews, checkLastNews, checkNews } from './checks/news.ts';
import { checkPreviews, checkPromises } from './checks/previews.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkActs, checkComponents, checkEnding, checkLaws, checkPlain, checkRest } from './checks/table.ts';
import { checkResample, checkViews } from './checks/views.ts';
import type { Move } from './move.ts';
import { errorText, findDifference } from './plain.ts';
import { type Fault, makeMove, type Play, remembered, restore } from './play.ts';
import type { Check, GameHints } from './position.ts';
import { CHECKED, type CheckedProperty, type Property } from './propertyList.ts';

const CHECKS: { readonly [P in CheckedProperty]: Check } = {
  rest: checkRest,
  plain: checkPlain,
  components: checkComponents,
  options: checkOptions,
  address: checkAddress,
  mutants: checkMutants,
  acts: checkActs,
  clone: checkClone,
  json: checkJson,
  replay: checkReplay,
  undo: checkUndo,
  views: checkViews,
  resample: checkResample,
  secrets: checkSecrets,
  previews: checkPreviews,
  promises: checkPromises,
  news: checkNews,
  lasting: checkLasting,
  laws: checkLaws,
  ending: checkEnding,
};

/** What to check, and how often. */
export interface Scope {
  readonly hints: GameHints;
  /** By property: it is checked at one decision in this many; 0 means never. */
  readonly rates: { readonly [P in CheckedProperty]: number };
  /** How many times a check is repeated with other chance. */
  readonly repeat: number;
}

export type Tally = { [P in Property]: number };

/** Checks a game at rest; returns the first property that does not hold. */
function lookAtAll<T extends GameTypes>(
  play: Play<T>,
  scope: Scope,
  tally: Tally | null,
  isCareful = false,
): Fault | null {
  const { game, match, players } = play;
  const { hints, rates, repeat } = scope;
  const copy = remembered(play);
  const state = match.state;
  for (const [index, property] of CHECKED.entries()) {
    const rate = rates[property];
    const generator = generatorFor(play.words, match.entries.length, index);
    const roll = nextWord(generator);
    const isDue = rate > 0 && (roll % rate === 0 || isCareful || state.outcome !== null);
    const checks: Check[] = isDue ? [CHECKS[property]] : [];
    if (property === 'news' && rate > 0 && bringsNews(play)) checks.push(checkLastNews);
    for (const check of checks) {
      for (let i = 0; i < repeat; i++) {
        const detail = look(check, { play, game, state, copy, players, hints, generator });
        const changed = isCareful ? findDifference(state, copy) : null;
        if (changed !== null) return { property: 'pure', detail: `looking at ${property} changes ${changed}` };
        if (detail !== null) return { property, detail };
        if (tally !== null) tally[property]++;
      }
    }
  }
  return null;
}

/** Has anything that should only ask changed the state? */
function isDisturbed<T extends GameTypes>(play: Play<T>): boolean {
  return findDifference(play.match.state, remembered(play)) !== null;
}

/**
 * Finds the root of a fault. Checks come in order, each relying on those before it, but not all are made every time, and
 * none means anything once the state has been disturbed. So all are made again, with care.
 */
function diagnose<T extends GameTypes>(play: Play<T>, scope: Scope, fault: Fault): Fault {
  if (isDisturbed(play)) restore(play);
  return lookAtAll(play, scope, null, true) ?? fault;
}

function look<T extends GameTypes>(check: Check, at: Parameters<typeof check<T>>[0]): string | null {
  try {
    return check(at);
  } catch (error) {
    return `throws ${errorText(error)}`;
  }
}

function isInScope({ rates }: Scope, property: Property): boolean {
  return !(property in rates) || rates[property as CheckedProperty] > 0;
}

/** How a game went: where it stands, and what did not hold there. */
export interface Course<T extends GameTypes> {
  readonly play: Play<T>;
  readonly fault: Fault | null;
  /** The move that broke the property, if it was a move. */
  readonly move: Move | null;
}

/** Plays a game to its end, to the first fault, or until `limit` entries have been made, checking it all the way. */
export function playThrough<T extends GameTypes>(
  play: Play<T>,
  choose: (play: Play<T>) => Move,
  scope: Scope,
  limit: number,
  tally: Tally | null,
): Course<T> {
  const stop = (fault: Fault): Course<T> => ({ play, fault: diagnose(play, scope, fault), move: null });
  for (;;) {
    const fault = lookAtAll(play, scope, tally);
    if (fault !== null) return stop(fault);
    const isDone = play.match.state.outcome !== null || play.match.entries.length >= limit;
    let move: Move | null = null;
    try {
      if (!isDone) move = choose(play);
    } catch (error) {
      return stop({ property: 'steps', detail: `choosing an answer throws ${errorText(error)}` });
    }
    if (isDisturbed(play)) return stop({ property: 'pure', detail: 'asking for options changes the state' });
    if (tally !== null) tally.pure++;
    if (move === null) return { play, fault: null, move };
    const broken = makeMove(play, move);
    if (broken !== null && isInScope(scope, broken.property)) return { play, fault: broken, move };
    if (tally !== null) tally.steps++;
  }
}
