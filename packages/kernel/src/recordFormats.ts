import { isPlainObject, type Plain, type PlainObject } from './plain.ts';

/** Version of the record format: docs/record.md describes it, and how older ones differ. */
export const RECORD_FORMAT = 2;

export function isKnownFormat(format: unknown): boolean {
  return typeof format === 'number' && format >= 1 && format <= RECORD_FORMAT;
}

/**
 * A line of a record, or an entry from a store, in the present format. One that is already in that format is returned
 * unchanged: a table that began under an older format has entries of both.
 */
export function toPresentFormat<L extends PlainObject>(line: L): L {
  const changed: { [field: string]: Plain } = {};
  if ('tessera' in line && line['tessera'] !== RECORD_FORMAT) changed['tessera'] = RECORD_FORMAT;
  const draws = line['draws'];
  if (Array.isArray(draws) && draws.some(isOfOthers)) changed['draws'] = draws.map(withDice);
  if (line['type'] !== 'rebase' || !('why' in line)) return isEmpty(changed) ? line : { ...line, ...changed };
  const { why, ...rest } = line as PlainObject;
  return { ...rest, ...changed, reason: why as Plain } as unknown as L;
}

/** Format 1 called the stream of the dice "others". */
function isOfOthers(draw: Plain): boolean {
  return isPlainObject(draw) && draw['stream'] === 'others';
}

function withDice(draw: Plain): Plain {
  return isOfOthers(draw) ? { ...(draw as PlainObject), stream: 'dice' } : draw;
}

function isEmpty(changed: PlainObject): boolean {
  for (const _field in changed) return false;
  return true;
}
