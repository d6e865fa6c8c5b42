import type { Game, GameTypes } from '../../game.ts';
import type { PlainObject } from '../../plain.ts';
import type { Move } from './move.ts';
import { firstMove, isPossible, movesOf, randomMove, withoutUndone } from './moves.ts';
import { beginPlay, type Play } from './play.ts';
import { type Course, playThrough, type Scope } from './playThrough.ts';
import { CHECKED, type CheckedProperty, type Property } from './propertyList.ts';

/** A table to play at. */
export interface Table {
  readonly players: number;
  readonly options: PlainObject;
}

/** Work allowed for shrinking one failure, in entries played; the smallest failure found by then is reported. */
export const SHRINKING = 20_000;
const REPEAT = 3;

interface Search<T extends GameTypes> {
  readonly game: Game<T>;
  readonly property: Property;
  readonly scope: Scope;
  best: Course<T>;
  budget: number;
}

/**
 * Looks for a shorter game that breaks the same property: the same game without what was undone, then smaller tables and
 * games that leave the failing one early and go on with the first option.
 */
export function shrink<T extends GameTypes>(
  game: Game<T>,
  failed: Course<T>,
  scope: Scope,
  tables: readonly Table[],
  budget: number,
): Course<T> {
  const property = failed.fault?.property ?? 'ends';
  // A game without end has no short record; cutting it off earlier would prove nothing.
  if (property === 'ends') return failed;
  const search: Search<T> = { game, property, scope: thorough(scope, property), best: failed, budget };
  const { secret, header } = failed.play.match;
  const moves = [...movesOf(failed.play.match), ...(failed.move === null ? [] : [failed.move])];
  attempt(search, header, secret, moves, firstMove);
  attempt(search, header, secret, withoutUndone(moves), firstMove);
  for (const table of tables) {
    if (table.players > header.players) continue;
    for (let i = 0; i < 4; i++) attempt(search, table, `${secret}/${i}`, [], i === 0 ? firstMove : atRandom);
  }
  while (leaveEarlier(search));
  return search.best;
}

/** One round of games that follow the best one for a while; true if a shorter one was found and another round is worthwhile. */
function leaveEarlier<T extends GameTypes>(search: Search<T>): boolean {
  const { best } = search;
  const { match } = best.play;
  const moves = movesOf(match);
  for (const share of [0, 0.5, 0.75, 0.9]) {
    const kept = moves.slice(0, Math.floor(moves.length * share));
    for (const go of [firstMove, atRandom]) attempt(search, match.header, match.secret, kept, go);
  }
  return search.best !== best && search.budget > 0;
}

/** Plays one game, shorter than the best one, and keeps it if it fails in the same way. */
function attempt<T extends GameTypes>(
  search: Search<T>,
  table: Table,
  secret: string,
  moves: readonly Move[],
  then: (play: Play<T>) => Move,
): void {
  const { game, scope, best, property } = search;
  const setup = game.setup(table.players, table.options);
  if ('rule' in setup || search.budget <= 0) return;
  const size = best.play.match.entries.length;
  let step = 0;
  const choose = (play: Play<T>): Move => {
    const move = moves[step++];
    return move !== undefined && isPossible(play, move) ? move : then(play);
  };
  let play: Play<T>;
  try {
    play = beginPlay(game, setup, secret, scope.hints.immutable);
  } catch {
    return;
  }
  const course = playThrough(play, choose, scope, size, null);
  const length = play.match.entries.length;
  search.budget -= length + 1;
  const isAlike = course.fault?.property === property && (course.move === null) === (best.move === null);
  if (!isAlike) return;
  const isSmaller = length < size || (length === size && table.players < best.play.players);
  if (isSmaller) search.best = course;
}

/** All checks of one property at every decision, or all checks if only all together show it. */
function thorough(scope: Scope, property: Property): Scope {
  const rates = { ...scope.rates };
  for (const one of CHECKED) if (rates[one] > 0) rates[one] = property === 'pure' || one === property ? 1 : 0;
  if (property !== 'pure' && CHECKED.includes(property as CheckedProperty)) rates[property as CheckedProperty] = 1;
  return { ...scope, rates, repeat: REPEAT };
}

function atRandom<T extends GameTypes>(play: Play<T>): Move {
  return randomMove(play, []);
}
