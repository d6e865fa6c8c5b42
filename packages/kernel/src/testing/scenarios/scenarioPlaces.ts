import { isPlainObject, type Plain, samePlain } from '../../plain.ts';

/** The number of a place as people write it, or null if it means no place; null for all in a game without places. */
export type PlaceOf = (written: Plain) => number | null;

/** An answer as the game takes it: wherever a place is written by name or coordinates, its number. */
export function withPlaces(value: Plain, placeOf: PlaceOf): Plain {
  const place = placeOf(value);
  if (place !== null) return place;
  if (isList(value)) return value.map((one) => withPlaces(one, placeOf));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withPlaces(field, placeOf)]));
}

/** Is a value what a scenario states? A number may be a place, written the way people write it. */
export function isAsWritten(written: Plain, value: Plain, placeOf: PlaceOf): boolean {
  if (typeof value === 'number' && typeof written !== 'number') return placeOf(written) === value;
  if (isList(value) && isList(written)) {
    return value.length === written.length && value.every((one, i) => isAsWritten(written[i] as Plain, one, placeOf));
  }
  if (!isPlainObject(value) || !isPlainObject(written)) return samePlain(written, value);
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(written).length &&
    keys.every((key) => {
      const wanted = Object.hasOwn(written, key) ? written[key] : undefined;
      return wanted !== undefined && isAsWritten(wanted, value[key] as Plain, placeOf);
    })
  );
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
