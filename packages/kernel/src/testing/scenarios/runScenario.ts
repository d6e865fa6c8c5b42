import type { Announcement, Happening } from '../../announcement.ts';
import { openAsks } from '../../ask.ts';
import { commitmentTo } from '../../fairness.ts';
import type { Game, GameTypes } from '../../game.ts';
import { visibleTo } from '../../happening.ts';
import { hashOf } from '../../hash.ts';
import { act, answer, type Match, type Played, startMatch, undo } from '../../match.ts';
import { canonical, findUnplain, isPlainObject, type Plain, type PlainObject, samePlain } from '../../plain.ts';
import { RECORD_FORMAT } from '../../recordFormats.ts';
import { readState } from '../../replay.ts';
import { type Illegal, isIllegal, type Seat } from '../../state.ts';
import {
  type ActStep,
  type AnswerStep,
  type ExpectStep,
  type ExplainStep,
  type OffersStep,
  type Onlooker,
  type RefusedStep,
  readScenario,
  type Scenario,
  ScenarioFault,
  type ScenarioNames,
  type ScenarioStep,
  type UndoStep,
} from './scenarioFile.ts';
import { matches, readPath } from './scenarioPath.ts';
import { isAsWritten, type PlaceOf, withPlaces } from './scenarioPlaces.ts';

/** A scenario is played twice: as it is, and with the state written as JSON and read back between all decisions. */
export const PASSES = ['live', 'serialised'] as const;
export type Pass = (typeof PASSES)[number];

export interface ScenarioFailure {
  /** Where it failed: most often in both, in the same way. */
  readonly passes: readonly Pass[];
  /** The step's index, or −1 if the table itself could not be set up. */
  readonly step: number;
  readonly expected: Plain;
  readonly got: Plain;
}

export interface ScenarioReport {
  readonly title: string;
  readonly rules: readonly string[];
  readonly failures: readonly ScenarioFailure[];
}

interface Difference {
  readonly expected: Plain;
  readonly got: Plain;
  /** The game did not go on as stated: the steps that follow would make no sense. */
  readonly astray?: true;
}

/** A game in progress, and how its places are written. */
interface Table<T extends GameTypes> {
  readonly match: Match<T>;
  readonly placeOf: PlaceOf;
}

/** The game that a scenario is about. */
export function gameOfScenario<G extends { readonly id: string }>(games: readonly G[], scenario: unknown): G {
  const id = isPlainObject(scenario) ? scenario['game'] : undefined;
  const game = games.find((one) => one.id === id);
  if (game !== undefined) return game;
  const known = games.map((one) => one.id).join(', ');
  throw new ScenarioFault(`scenario: no game "${String(id)}"; known are ${known}`);
}

/**
 * Plays a scenario and reports everything that differs from what it states; throws a ScenarioFault if the file is not a
 * scenario. `rules` are the numbers of the game's rules: if given, the scenario may name no others.
 */
export function runScenario<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  names: Pick<ScenarioNames, 'rules'> = {},
): ScenarioReport {
  const scenario = readScenario(value, game.questions === undefined ? names : { ...names, questions: game.questions });
  if (scenario.game !== game.id) throw new ScenarioFault(`scenario: is of "${scenario.game}", not of "${game.id}"`);
  const [live, serialised] = PASSES.map((pass) => playThrough(game, scenario, pass)) as [Playthrough, Playthrough];
  const failures = merged(live.failures, serialised.failures);
  if (failures.length === 0 && !samePlain(live.last, serialised.last)) {
    const [expected, got] = [hashOf(live.last), hashOf(serialised.last)];
    failures.push({ passes: ['serialised'], step: scenario.steps.length - 1, expected, got });
  }
  return { title: scenario.title, rules: scenario.rules, failures };
}

/** The result of one pass: the last state, and everything that was not as stated. */
interface Playthrough {
  readonly last: Plain;
  readonly failures: readonly ScenarioFailure[];
}

/** Each failure once, in the order of the steps, with the passes in which it occurred. */
function merged(live: readonly ScenarioFailure[], serialised: readonly ScenarioFailure[]): ScenarioFailure[] {
  const isSame = (a: ScenarioFailure, b: ScenarioFailure) =>
    a.step === b.step && samePlain(a.expected, b.expected) && samePlain(a.got, b.got);
  const left = [...serialised];
  const all = live.map((failure) => {
    const at = left.findIndex((other) => isSame(failure, other));
    if (at < 0) return failure;
    left.splice(at, 1);
    return { ...failure, passes: PASSES };
  });
  return [...all, ...left].sort((a, b) => a.step - b.step);
}

/** Plays all steps that can be played. */
function playThrough<T extends GameTypes>(game: Game<T>, scenario: Scenario, pass: Pass): Playthrough {
  const failures: ScenarioFailure[] = [];
  const setup = game.setup(scenario.setup.players, scenario.setup.options ?? {});
  const match = 'rule' in setup ? setup : sitDown(game, setup, scenario);
  if ('rule' in setup || isIllegal(match)) {
    failures.push({ passes: [pass], step: -1, expected: 'the table can be set up', got: plain(match) });
    return { last: null, failures };
  }
  const components = game.countComponents(match.state);
  const table: Table<T> = { match, placeOf: (written) => game.placeOf?.(setup, written) ?? null };
  for (const [step, stated] of scenario.steps.entries()) {
    const differences = attempt(() => {
      if (pass === 'serialised') readBack(match);
      return [...perform(table, stated), ...soundness(match, components)];
    });
    for (const { expected, got } of differences) failures.push({ passes: [pass], step, expected, got });
    if (differences.some((difference) => difference.astray)) break;
  }
  return { last: plain(match.state), failures };
}

function sitDown<T extends GameTypes>(game: Game<T>, setup: T['setup'], scenario: Scenario): Match<T> | Illegal {
  if (scenario.given === undefined) return startMatch(game, setup, scenario.seed ?? '').match;
  const state = game.fromScenario(setup, scenario.given, scenario.impossible === true);
  if ('rule' in state) return state;
  const header = {
    tessera: RECORD_FORMAT,
    game: game.id,
    schema: game.schema,
    rules: game.rules,
    players: setup.players,
    options: setup.options,
    commitment: commitmentTo(''),
    words: [],
    draws: [],
    about: {},
  };
  return { game, secret: '', header, n: 0, entries: [], state, segment: [] };
}

/** Writes the state, and the states kept for undo, as JSON and reads them back. */
function readBack<T extends GameTypes>(match: Match<T>): void {
  const stored = (state: T['state']) => readState(match.game, canonical(plain(state)));
  match.state = stored(match.state);
  match.segment = match.segment.map((past) => ({ ...past, state: stored(past.state) }));
}

/** What must hold after every step: the state is plain data, and no component has been lost or created. */
function soundness<T extends GameTypes>(match: Match<T>, components: PlainObject): Difference[] {
  const unplain = findUnplain(match.state);
  if (unplain !== null) return [{ expected: 'the state is plain data', got: unplain, astray: true }];
  const counts: PlainObject = match.game.countComponents(match.state);
  const names = Object.keys({ ...components, ...counts }).filter((name) => counts[name] !== components[name]);
  return names.map((name) => ({ expected: { [name]: components[name] ?? 0 }, got: counts[name] ?? 0 }));
}

/** An engine that throws has failed the step. */
function attempt(work: () => Difference[]): Difference[] {
  try {
    return work();
  } catch (error) {
    return [{ expected: 'no error', got: String(error), astray: true }];
  }
}

function perform<T extends GameTypes>(table: Table<T>, step: ScenarioStep): Difference[] {
  if ('answer' in step) return performAnswer(table, step);
  if ('offers' in step) return compareOffers(table, step);
  if ('refused' in step) return performRefused(table, step);
  if ('explain' in step) return compareExplanation(table, step);
  if ('expect' in step) return compareValues(table, step);
  if ('act' in step) return performAct(table, step);
  return performUndo(table, step);
}

function performAnswer<T extends GameTypes>({ match, placeOf }: Table<T>, step: AnswerStep): Difference[] {
  const asks = asksTo(match, step.seat, step.kind);
  if (asks.length !== 1) return [{ ...oneQuestion(match, step), astray: true }];
  const played = answer(match, step.seat, asks[0]?.id, withPlaces(step.answer, placeOf));
  return accepted(played) ?? compareHappenings((played as Played<T>).told, step, placeOf);
}

function compareOffers<T extends GameTypes>({ match, placeOf }: Table<T>, step: OffersStep): Difference[] {
  const asks = asksTo(match, step.seat, step.kind);
  if (step.offers === null) return asks.length === 0 ? [] : [{ expected: 'asked nothing', got: plain(asks) }];
  const asked = asks[0];
  if (asked === undefined || asks.length > 1) return [oneQuestion(match, step)];
  const options = match.game.options(match.state, asked) as readonly Plain[];
  const { include = [], exclude = [], only = null, count = null } = step.offers;
  const differences: Difference[] = [];
  for (const pattern of [...include, ...(only ?? [])]) {
    if (!options.some((option) => fits(pattern, option, placeOf)))
      differences.push({ expected: { include: pattern }, got: options });
  }
  for (const pattern of exclude) {
    const offered = options.filter((option) => fits(pattern, option, placeOf));
    if (offered.length > 0) differences.push({ expected: { exclude: pattern }, got: offered });
  }
  const others =
    only === null ? [] : options.filter((option) => !only.some((pattern) => fits(pattern, option, placeOf)));
  if (others.length > 0) differences.push({ expected: { only }, got: others });
  if (count !== null && options.length !== count) differences.push({ expected: { count }, got: options.length });
  return differences;
}

function performRefused<T extends GameTypes>({ match, placeOf }: Table<T>, step: RefusedStep): Difference[] {
  const refused = withPlaces(step.refused, placeOf);
  const asks = asksTo(match, step.seat, step.kind);
  const before = canonical(plain(match.state));
  // A seat that is asked nothing answers another seat's question.
  const id = step.ask ?? asks[0]?.id ?? match.state.pending?.asks[0]?.id ?? 0;
  const differences = compareRefusal(answer(match, step.seat, id, refused), step.rule, step.params, placeOf);
  if (differences.length > 0) return differences;
  if (canonical(plain(match.state)) !== before) {
    return [{ expected: 'a refusal changes nothing', got: plain(match.state), astray: true }];
  }
  for (const asked of asks) {
    if (asked.id === id && match.game.options(match.state, asked).some((option) => samePlain(option, refused))) {
      return [{ expected: 'what is refused is not offered', got: refused }];
    }
  }
  return [];
}

function compareExplanation<T extends GameTypes>({ match, placeOf }: Table<T>, step: ExplainStep): Difference[] {
  const refusal = match.game.explain(match.state, step.seat, withPlaces(step.explain, placeOf));
  if (step.rule !== null) return compareRefusal(refusal, step.rule, step.params, placeOf);
  return refusal === null ? [] : [{ expected: 'allowed', got: plain(refusal) }];
}

function compareValues<T extends GameTypes>({ match, placeOf }: Table<T>, step: ExpectStep): Difference[] {
  const root = step.state ? plain(match.state) : match.game.view(match.state, eyes(step.view ?? 'spectator'));
  const unplain = findUnplain(root);
  if (unplain !== null) return [{ expected: 'what is seen is plain data', got: unplain }];
  const differences: Difference[] = [];
  for (const [path, wanted] of Object.entries(step.expect)) {
    const found = readPath(root, path, placeOf);
    if ('missing' in found) differences.push({ expected: { [path]: wanted }, got: found.missing });
    else if (!isAsWritten(wanted, found.value, placeOf))
      differences.push({ expected: { [path]: wanted }, got: found.value });
  }
  return differences;
}

function performAct<T extends GameTypes>({ match, placeOf }: Table<T>, step: ActStep): Difference[] {
  const played = act(match, step.act);
  if (step.rule !== undefined) return compareRefusal(played, step.rule, step.params, placeOf);
  return accepted(played) ?? compareHappenings((played as Played<T>).told, step, placeOf);
}

function performUndo<T extends GameTypes>({ match, placeOf }: Table<T>, step: UndoStep): Difference[] {
  const played = undo(match, step.undo);
  return step.rule === undefined ? (accepted(played) ?? []) : compareRefusal(played, step.rule, {}, placeOf);
}

function accepted(played: object): Difference[] | null {
  return isIllegal(played) ? [{ expected: 'accepted', got: plain(played), astray: true }] : null;
}

function compareRefusal(
  result: object | null,
  rule: string,
  params: PlainObject | undefined,
  placeOf: PlaceOf,
): Difference[] {
  if (!isIllegal(result)) return [{ expected: { rule, params: params ?? {} }, got: 'accepted', astray: true }];
  return result.rule === rule && fits(params ?? {}, result.params, placeOf)
    ? []
    : [{ expected: { rule, params: params ?? {} }, got: plain(result) }];
}

function compareHappenings(
  told: readonly Announcement<Happening>[],
  step: Pick<AnswerStep, 'happens' | 'visibleTo'>,
  placeOf: PlaceOf,
): Difference[] {
  const heard = step.visibleTo === undefined ? told.map((one) => one.full) : visibleTo(told, eyes(step.visibleTo));
  let at = 0;
  for (const pattern of step.happens ?? []) {
    while (at < heard.length && !fits(pattern, plain(heard[at]), placeOf)) at++;
    if (at === heard.length) return [{ expected: { happens: pattern }, got: plain(heard) }];
    at++;
  }
  return [];
}

function asksTo<T extends GameTypes>(match: Match<T>, seat: Seat, kind: string | undefined) {
  return openAsks(match.state, seat).filter((open) => kind === undefined || open.kind === kind);
}

function oneQuestion<T extends GameTypes>(match: Match<T>, step: { seat: Seat; kind?: string }): Difference {
  const expected = `one question${step.kind === undefined ? '' : ` "${step.kind}"`} to seat ${step.seat}`;
  return { expected, got: plain(match.state.pending?.asks ?? match.state.outcome) };
}

function fits(pattern: PlainObject, value: Plain, placeOf: PlaceOf): boolean {
  return matches(pattern, value, (written, is) => isAsWritten(written, is, placeOf));
}

function eyes(onlooker: Onlooker): Seat | null {
  return onlooker === 'spectator' ? null : onlooker;
}

/** States, asks and refusals are plain data, whatever their types say. */
function plain(value: unknown): Plain {
  return value as Plain;
}
