import { findUnplain, isPlainObject, type Plain, type PlainObject } from '../../plain.ts';
import { KERNEL_CODES, type Seat } from '../../state.ts';

/** Who sees or hears: a seat, or a spectator. */
export type Onlooker = Seat | 'spectator';

/** A scenario as its file states it; docs/scenarios.md explains every part. */
export interface Scenario {
  readonly game: string;
  readonly title: string;
  /** The numbers of the rules that it shows. */
  readonly rules: readonly string[];
  readonly setup: { readonly players: number; readonly options?: PlainObject };
  /** The game is dealt from this, unless the table is given. */
  readonly seed?: string;
  readonly given?: PlainObject;
  /** The given table breaks the rules, and is meant to. */
  readonly impossible?: true;
  readonly steps: readonly ScenarioStep[];
}

/** A seat answers its question; these happenings must occur, in this order, possibly with others in between. */
export interface AnswerStep {
  readonly seat: Seat;
  readonly answer: PlainObject;
  readonly kind?: string;
  readonly happens?: readonly PlainObject[];
  /** Compare what this onlooker hears instead of everything that is told. */
  readonly visibleTo?: Onlooker;
}

/** What a seat is offered; null if it is asked nothing. */
export interface OffersStep {
  readonly seat: Seat;
  readonly kind?: string;
  readonly offers: Offers | null;
}

export interface Offers {
  readonly include?: readonly PlainObject[];
  readonly exclude?: readonly PlainObject[];
  /** Every option matches one of these, and each of these matches an option. */
  readonly only?: readonly PlainObject[];
  readonly count?: number;
}

/** An answer that is refused by this rule, and changes nothing. */
export interface RefusedStep {
  readonly seat: Seat;
  readonly refused: Plain;
  readonly rule: string;
  readonly params?: PlainObject;
  readonly kind?: string;
  /** The question's id, to state a wrong one. */
  readonly ask?: number;
}

/** Why a seat may not do something that it need not have been offered; null if it may. */
export interface ExplainStep {
  readonly seat: Seat;
  readonly explain: Plain;
  readonly rule: string | null;
  readonly params?: PlainObject;
}

/** Values by their paths, in a view or in the state itself. */
export interface ExpectStep {
  readonly expect: PlainObject;
  readonly view?: Onlooker;
  readonly state?: true;
}

/** An act of the table, accepted, or refused by this rule. */
export interface ActStep {
  readonly act: { readonly act: string; readonly seat: Seat | null };
  readonly rule?: string;
  readonly params?: PlainObject;
  readonly happens?: readonly PlainObject[];
  readonly visibleTo?: Onlooker;
}

/** A seat takes back its last answer, or may not. */
export interface UndoStep {
  readonly undo: Seat;
  readonly rule?: string;
}

export type ScenarioStep = (AnswerStep | OffersStep | RefusedStep | ExplainStep | ExpectStep | ActStep | UndoStep) & {
  /** For the reader. */
  readonly note?: string;
};

/** The file is not a scenario at all; the message says where and why. */
export class ScenarioFault extends Error {
  override readonly name = 'ScenarioFault';
}

const TYPES = {
  text: { says: 'a text', is: (value: Plain) => typeof value === 'string' },
  textOrNull: { says: 'a text or null', is: (value: Plain) => typeof value === 'string' || value === null },
  texts: { says: 'a list of texts', is: (value: Plain) => isListOf(value, (one) => typeof one === 'string') },
  number: { says: 'a whole number', is: (value: Plain) => typeof value === 'number' },
  count: { says: 'a whole number from 0', is: isCount },
  countOrNull: { says: 'a whole number from 0, or null', is: (value: Plain) => isCount(value) || value === null },
  onlooker: { says: 'a seat or "spectator"', is: (value: Plain) => isCount(value) || value === 'spectator' },
  yes: { says: 'true', is: (value: Plain) => value === true },
  object: { says: 'an object', is: isPlainObject },
  objectOrNull: { says: 'an object or null', is: (value: Plain) => isPlainObject(value) || value === null },
  objects: { says: 'a list of objects', is: (value: Plain) => isListOf(value, isPlainObject) },
  list: { says: 'a list', is: (value: Plain) => Array.isArray(value) },
  anything: { says: 'a value', is: () => true },
} as const;

/** The keys of an object and the type of each; a key that ends in `?` may be missing. */
type Shape = { readonly [key: string]: keyof typeof TYPES };

const SCENARIO: Shape = {
  '$schema?': 'text',
  game: 'text',
  title: 'text',
  rules: 'texts',
  setup: 'object',
  'seed?': 'text',
  'given?': 'object',
  'impossible?': 'yes',
  steps: 'list',
};
const SETUP: Shape = { players: 'count', 'options?': 'object' };
const OFFERS: Shape = { 'include?': 'objects', 'exclude?': 'objects', 'only?': 'objects', 'count?': 'count' };
const ACT: Shape = { act: 'text', seat: 'countOrNull' };

/** Every kind of step, by the key that distinguishes it. */
const STEPS = {
  answer: { seat: 'count', answer: 'object', 'kind?': 'text', 'happens?': 'objects', 'visibleTo?': 'onlooker' },
  offers: { seat: 'count', offers: 'objectOrNull', 'kind?': 'text' },
  refused: {
    seat: 'count',
    refused: 'anything',
    rule: 'text',
    'params?': 'object',
    'kind?': 'text',
    'ask?': 'number',
  },
  explain: { seat: 'count', explain: 'anything', rule: 'textOrNull', 'params?': 'object' },
  expect: { expect: 'object', 'view?': 'onlooker', 'state?': 'yes' },
  act: { act: 'object', 'rule?': 'text', 'params?': 'object', 'happens?': 'objects', 'visibleTo?': 'onlooker' },
  undo: { undo: 'count', 'rule?': 'text' },
} as const satisfies { readonly [kind: string]: Shape };

export type StepKind = keyof typeof STEPS;
const STEP_KINDS = Object.keys(STEPS) as StepKind[];

/** The keys that a scenario and each kind of step may have. */
export function scenarioKeys(): { readonly scenario: readonly string[]; readonly [kind: string]: readonly string[] } {
  const keys: { scenario: string[]; [kind: string]: string[] } = { scenario: keysOf(SCENARIO) };
  for (const kind of STEP_KINDS) keys[kind] = [...keysOf(STEPS[kind]), 'note'];
  return keys;
}

/** What a scenario may name, as far as its reader knows. */
export interface ScenarioNames {
  /** The numbers of the game's rules (docs/rules); the kernel's codes are known anyway. */
  readonly rules?: readonly string[];
  /** The kinds of its questions. */
  readonly questions?: readonly string[];
}

/** Reads a scenario; anything else is refused with a message that names the place. */
export function readScenario(value: unknown, names: ScenarioNames = {}): Scenario {
  const unplain = findUnplain(value);
  if (unplain !== null) throw new ScenarioFault(`${unplain} is not plain data`);
  const file = checked(value as Plain, SCENARIO, 'scenario');
  const setup = checked(file['setup'] as Plain, SETUP, 'setup');
  if ((file['given'] === undefined) === (file['seed'] === undefined)) {
    throw new ScenarioFault('scenario: either "given" states the table, or it is dealt from "seed"; just one of them');
  }
  if (file['impossible'] === true && file['given'] === undefined) {
    throw new ScenarioFault('scenario: only a table that is "given" can be "impossible"');
  }
  for (const rule of file['rules'] as readonly string[]) checkRule(rule, names, 'scenario');
  for (const [i, step] of (file['steps'] as readonly Plain[]).entries()) {
    checkStep(step, setup['players'] as number, `steps[${i}]`);
    checkNames(step as PlainObject, names, `steps[${i}]`);
  }
  return file as unknown as Scenario;
}

/** Which kind of step this is. */
function kindOfStep(step: object): StepKind | null {
  return STEP_KINDS.find((kind) => Object.hasOwn(step, kind)) ?? null;
}

function checkStep(value: Plain, players: number, where: string): void {
  const kind = isPlainObject(value) ? kindOfStep(value) : null;
  if (kind === null) throw new ScenarioFault(`${where}: a step has one of the keys ${listed(STEP_KINDS)}`);
  const step = checked(value, { ...STEPS[kind], 'note?': 'text' }, where);
  // A refusal may be about a seat that does not exist.
  const seat = kind === 'undo' ? step['undo'] : kind === 'refused' ? 0 : (step['seat'] ?? 0);
  if ((seat as number) >= players) throw new ScenarioFault(`${where}: seat ${seat}, but there are ${players} players`);
  if (kind === 'offers' && step['offers'] !== null) checked(step['offers'] as Plain, OFFERS, `${where}.offers`);
  if (kind === 'act') checked(step['act'] as Plain, ACT, `${where}.act`);
  for (const key of ['view', 'visibleTo']) {
    const onlooker = step[key];
    if (typeof onlooker === 'number' && onlooker >= players)
      throw new ScenarioFault(`${where}: "${key}" is seat ${onlooker}, but there are ${players} players`);
  }
  if (step['view'] !== undefined && step['state'] !== undefined) {
    throw new ScenarioFault(`${where}: either "view" or "state", not both`);
  }
}

/** A rule that does not exist could never be broken, and a question that is never asked would never be missed. */
function checkNames(step: PlainObject, names: ScenarioNames, where: string): void {
  if (typeof step['rule'] === 'string') checkRule(step['rule'], names, where);
  // The scenario may want to show that something is not a question at all.
  if (step['rule'] === KERNEL_CODES.shape) return;
  const intent = step['explain'];
  const kinds = [step['kind'], isPlainObject(intent) ? intent['kind'] : undefined];
  for (const kind of kinds) {
    if (typeof kind !== 'string' || names.questions === undefined || names.questions.includes(kind)) continue;
    throw new ScenarioFault(`${where}: there is no question "${kind}"; known are ${listed(names.questions)}`);
  }
}

function checkRule(rule: string, { rules }: ScenarioNames, where: string): void {
  const codes: readonly string[] = Object.values(KERNEL_CODES);
  if (rules === undefined || rules.includes(rule) || codes.includes(rule)) return;
  const near = nearRules(rule, [...rules, ...codes]);
  throw new ScenarioFault(`${where}: there is no rule "${rule}" in docs/rules; near are ${listed(near)}`);
}

/** How many rules are suggested in place of one that does not exist. */
const NEAR = 5;

/** Those of the same chapter whose numbers are nearest; where there is no such chapter, one rule of each. */
function nearRules(rule: string, rules: readonly string[]): string[] {
  const chapterOf = (one: string) => one.replace(/-.*$/, '');
  const numberOf = (one: string) => Number.parseInt(one.replace(/^[^-]*-/, ''), 10) || 0;
  const chapter = rules.filter((one) => chapterOf(one) === chapterOf(rule).toUpperCase());
  if (chapter.length === 0)
    return rules.filter((one, i) => rules.findIndex((other) => chapterOf(other) === chapterOf(one)) === i);
  const distance = (one: string) => Math.abs(numberOf(one) - numberOf(rule));
  return [...chapter]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAR)
    .sort();
}

function checked(value: Plain, shape: Shape, where: string): PlainObject {
  if (!isPlainObject(value)) throw new ScenarioFault(`${where}: must be an object`);
  const known = keysOf(shape);
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) throw new ScenarioFault(`${where}: unknown key "${key}"; known are ${listed(known)}`);
  }
  for (const [name, type] of Object.entries(shape)) {
    const key = name.replace('?', '');
    const field = value[key];
    if (field === undefined && name === key) throw new ScenarioFault(`${where}: "${key}" is missing`);
    if (field !== undefined && !TYPES[type].is(field)) {
      throw new ScenarioFault(`${where}: "${key}" must be ${TYPES[type].says}`);
    }
  }
  return value;
}

function keysOf(shape: Shape): string[] {
  return Object.keys(shape).map((key) => key.replace('?', ''));
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

function isCount(value: Plain): boolean {
  return typeof value === 'number' && value >= 0;
}

function isListOf(value: Plain, is: (one: Plain) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}
