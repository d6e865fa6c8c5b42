import type { Game, GameTypes } from '../../game.ts';
import { hashOf } from '../../hash.ts';
import { type Match, recordOf } from '../../match.ts';
import type { PlainObject } from '../../plain.ts';
import { type GameRecord, writeRecord } from '../../record.ts';
import { randomMove } from './moves.ts';
import { errorText, inWords } from './plain.ts';
import { beginPlay, type Play } from './play.ts';
import { type Course, playThrough, type Scope, type Tally } from './playThrough.ts';
import type { GameHints } from './position.ts';
import { CHECKED, type CheckedProperty, PROPERTIES, PROPERTY_SENTENCES, type Property, RATES } from './propertyList.ts';
import { SHRINKING, shrink, type Table } from './shrink.ts';

export interface PropertySettings extends Partial<GameHints> {
  /** Numbers of players, taken in turn; all that the game allows unless stated. */
  readonly players?: readonly number[];
  /** Sets of options, taken in turn; the game's defaults unless stated. Each is played by the numbers it allows. */
  readonly optionSets?: readonly PlainObject[];
  /** How many random games to play. */
  readonly games?: number;
  /** Number of the first game: work shared by several workers is the same as if one had done it. */
  readonly first?: number;
  readonly seed?: string;
  /** Checks only these properties. */
  readonly only?: readonly Property[];
  /** Checks a property at one decision in this many (see RATES). */
  readonly rates?: { readonly [P in CheckedProperty]?: number };
  /** A random game with more entries than this counts as endless. */
  readonly limit?: number;
  /** Stops after this many failing games. */
  readonly maxFailures?: number;
  /** Work allowed for shrinking one failure, in entries played; 0 to learn only whether something is noticed. */
  readonly shrinking?: number;
  readonly onProgress?: (report: PropertyReport) => void;
}

/** A property that does not hold, with the shortest game found that shows it. */
export interface PropertyFailure {
  readonly property: Property;
  readonly sentence: string;
  readonly detail: string;
  readonly game: string;
  readonly players: number;
  readonly options: PlainObject;
  readonly seed: string;
  /** It shows in the state after this entry, or in the move that follows it. */
  readonly entry: number;
  /** The game so far as a record file, which `tessera replay` opens; empty if the set-up itself failed. */
  readonly record: string;
}

export interface PropertyReport {
  readonly game: string;
  games: number;
  /** Positions checked, final ones included. */
  decisions: number;
  /** How often each property was checked. */
  readonly checks: Tally;
  readonly failures: PropertyFailure[];
}

/** Plays random games and checks at every decision that all properties hold. The same settings give the same report. */
export function runProperties<T extends GameTypes>(game: Game<T>, settings: PropertySettings = {}): PropertyReport {
  const { games = 100, first = 0, seed = 'tessera', limit = 20_000, maxFailures = 3, shrinking = SHRINKING } = settings;
  const tables = tablesOf(game, settings);
  if (tables.length === 0) throw new Error(`${game.id} knows no set-up for these numbers of players and options`);
  const scope = scopeOf(settings);
  const shorten = (failed: Course<T>) => shrink(game, failed, scope, tables, shrinking);
  const report: PropertyReport = { game: game.id, games: 0, decisions: 0, checks: emptyTally(), failures: [] };
  for (let number = first; number < first + games && report.failures.length < maxFailures; number++) {
    const table = tables[number % tables.length] as Table;
    const failure = playOne(game, table, `${seed}/${number}`, scope, limit, shorten, report);
    if (failure !== null) report.failures.push(failure);
    settings.onProgress?.(report);
  }
  return report;
}

/** Plays one game; if a property does not hold, shrinks it. */
function playOne<T extends GameTypes>(
  game: Game<T>,
  table: Table,
  seed: string,
  scope: Scope,
  limit: number,
  shorten: (failed: Course<T>) => Course<T>,
  report: PropertyReport,
): PropertyFailure | null {
  const setup = game.setup(table.players, table.options);
  if ('rule' in setup) throw new Error(`${game.id} does not know the set-up ${inWords(table)}: ${setup.rule}`);
  report.games++;
  let play: Play<T>;
  try {
    play = beginPlay(game, setup, seed, scope.hints.immutable);
  } catch (error) {
    return failureOfSetUp(game, table, seed, errorText(error));
  }
  const course = playThrough(play, (now) => randomMove(now, scope.hints.acts), scope, limit, report.checks);
  report.decisions += play.match.entries.length + 1;
  if (course.fault === null && play.match.state.outcome !== null) {
    report.checks.ends++;
    return null;
  }
  const detail = `no end after ${limit} entries`;
  const failed: Course<T> = course.fault === null ? { ...course, fault: { property: 'ends', detail } } : course;
  return failureOf(shorten(failed));
}

function failureOf<T extends GameTypes>({ play, fault, move }: Course<T>): PropertyFailure {
  const { match } = play;
  const property = fault?.property ?? 'ends';
  const detail = fault?.detail ?? '';
  const { game, players, options } = match.header;
  const entry = match.entries.length;
  const about = { property, detail, entry, seed: match.secret, move: move as PlainObject | null };
  return {
    property,
    sentence: PROPERTY_SENTENCES[property],
    detail,
    game,
    players,
    options,
    seed: match.secret,
    entry,
    record: writeRecord(recordAbout(match, about)),
  };
}

/** There is no record yet: the seed alone reproduces the failure. */
function failureOfSetUp<T extends GameTypes>(
  game: Game<T>,
  table: Table,
  seed: string,
  thrown: string,
): PropertyFailure {
  const sentence = PROPERTY_SENTENCES.steps;
  const detail = `setting up throws ${thrown}`;
  return { property: 'steps', sentence, detail, game: game.id, ...table, seed, entry: 0, record: '' };
}

/** The game so far. A state that is not plain data may have no hash; the record then shows how to get there without it. */
function recordAbout<T extends GameTypes>(match: Match<T>, about: PlainObject): GameRecord {
  const header = { ...match.header, about };
  try {
    return { ...recordOf(match, true), header };
  } catch {
    return { header, entries: match.entries, closing: { outcome: null, secret: match.secret, hash: hashOf(null) } };
  }
}

function tablesOf<T extends GameTypes>(game: Game<T>, settings: PropertySettings): Table[] {
  const { players = seatsOf(game), optionSets = [{}] } = settings;
  return optionSets.flatMap((options) => {
    const isPossible = (count: number) => !('rule' in game.setup(count, options));
    // A set of options that fits no number of players is a mistake, and is reported when it is played.
    const counts = seatsOf(game).some(isPossible) ? players.filter(isPossible) : players;
    return counts.map((count): Table => ({ players: count, options }));
  });
}

function seatsOf<T extends GameTypes>({ players }: Game<T>): number[] {
  const counts: number[] = [];
  for (let count = players.min; count <= players.max; count++) counts.push(count);
  return counts;
}

function scopeOf({ only, rates, ...hints }: PropertySettings): Scope {
  const merged: { [P in CheckedProperty]: number } = { ...RATES, ...rates };
  if (only !== undefined) for (const property of CHECKED) if (!only.includes(property)) merged[property] = 0;
  const { acts = [], wide = [], passing = [], immutable = [], laws = [], ending = null } = hints;
  const { intents = noIntents, promises = null } = hints;
  return { rates: merged, hints: { acts, wide, passing, immutable, laws, ending, intents, promises }, repeat: 1 };
}

function noIntents(): readonly PlainObject[] {
  return [];
}

function emptyTally(): Tally {
  return Object.fromEntries(PROPERTIES.map((property) => [property, 0])) as Tally;
}
