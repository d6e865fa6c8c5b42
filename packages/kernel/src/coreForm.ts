import { isPlainObject, type Plain, type PlainObject } from './plain.ts';
import { isCount, isOutcomeOrNull, isText } from './recordForm.ts';
import { ASK_MODES, type AskMode } from './state.ts';

type StepNames = { readonly [op: string]: { readonly steps: object } };

/**
 * What is wrong with the kernel's part of a stored state, or null. A frame whose step no longer exists lacks a migration.
 * It is found here, when the game is loaded, rather than several moves later.
 */
export function findUnfit(procedures: StepNames, state: PlainObject): string | null {
  const { rng, stack, pending, outcome } = state;
  for (const field of ['schema', 'rules', 'seq', 'asked']) if (!isCount(state[field])) return field;
  if (!isListOf(rng, isGenerator)) return 'rng';
  if (outcome === undefined || !isOutcomeOrNull(outcome)) return 'outcome';
  // At rest a question is open or the game is over.
  if (pending === null ? outcome === null : !isPending(pending)) return 'pending';
  if (!isListOf(stack, isFrame)) return 'stack';
  for (const { op, at } of stack as readonly { readonly op: string; readonly at: string }[]) {
    const steps = Object.hasOwn(procedures, op) ? procedures[op]?.steps : undefined;
    if (steps === undefined || !Object.hasOwn(steps, at)) return `step ${op}.${at}`;
  }
  return null;
}

function isListOf(value: Plain | undefined, is: (item: Plain) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function isGenerator(value: Plain): boolean {
  return isListOf(value, (word) => typeof word === 'number' && word === (word | 0)) && (value as Plain[]).length === 4;
}

function isFrame(value: Plain): boolean {
  return isPlainObject(value) && isText(value['op']) && isText(value['at']);
}

function isPending(value: Plain | undefined): boolean {
  if (!isPlainObject(value) || !ASK_MODES.includes(value['mode'] as AskMode)) return false;
  const { asks, answers } = value;
  if (!isListOf(asks, isAsk) || !isListOf(answers, (answer) => answer === null || isPlainObject(answer))) return false;
  return (asks as Plain[]).length > 0 && (asks as Plain[]).length === (answers as Plain[]).length;
}

function isAsk(value: Plain): boolean {
  return isPlainObject(value) && isCount(value['id']) && isCount(value['seat']) && isText(value['kind']);
}
