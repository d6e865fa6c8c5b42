import type { PlainObject } from '@tessera/kernel';
import { geometryFor } from '../src/board/geometry.ts';
import type { Happening } from '../src/index.ts';
import type { ItemId } from '../src/state/itemIds.ts';
import { options, play, squareAt, type Table, table } from './table.ts';

/** Seat 0's capital, its second and its third city, and seat 1's capital, on the map of two. */
export const CENTER = squareAt(5, 1);
export const SECOND = squareAt(1, 1);
export const THIRD = squareAt(5, 5);
export const ENEMY = squareAt(1, 13);

/** The squares around a center, row by row. */
export function around(center: number): readonly number[] {
  return geometryFor(2).around[center] as readonly number[];
}

/** A square of the capital's outskirts, 0 to 7 row by row. */
export function near(place: number, center = CENTER): number {
  return around(center)[place] as number;
}

export interface Cities {
  /** What the outskirts of the capital, the second and the third city show, from the first square on; the rest is bare. */
  readonly capital?: readonly string[];
  readonly second?: readonly string[];
  readonly third?: readonly string[];
  /** Seat 0, who plays Germany unless stated; its techs come beside Metalworking. */
  readonly player?: PlainObject;
  readonly enemy?: PlainObject;
  readonly given?: PlainObject;
  readonly options?: PlainObject;
}

/** Seat 0 in its City Management part, with cities whose outskirts show only what is stated. */
export function managing(of: Cities = {}): Table {
  const centers: (number | null)[] = [CENTER];
  const ground: PlainObject[] = [];
  bare(ground, CENTER, of.capital ?? []);
  for (const [center, faces] of [
    [SECOND, of.second],
    [THIRD, of.third],
  ] as const) {
    centers.push(faces === undefined ? null : center);
    bare(ground, center, faces ?? []);
  }
  const { ground: changed, ...given } = of.given ?? {};
  return table(
    {
      phase: 'cityManagement',
      discovered: true,
      ground: [...ground, ...((changed ?? []) as PlainObject[])],
      ...given,
      players: [
        { civilization: 'germany', cities: centers, ...of.player },
        { civilization: 'america', cities: [ENEMY], ...of.enemy },
      ],
    },
    2,
    of.options ?? {},
  );
}

/** Bare grassland gives nothing, so that only what a test states counts. */
function bare(ground: PlainObject[], center: number, faces: readonly string[]): void {
  ground.push({ square: center, face: 'grassland' });
  for (const [i, square] of around(center).entries()) ground.push({ square, face: faces[i] ?? 'grassland' });
}

/** The acts of a kind that the menu offers. */
export function acts(at: Table, kind: string, city: number | null = null): PlainObject[] {
  return (options(at) as readonly PlainObject[]).filter(
    (act) => act['do'] === kind && (city === null || act['city'] === city),
  );
}

/** The items a city may produce now. */
export function products(at: Table, city = CENTER): string[] {
  return [...new Set(acts(at, 'produce', city).map((act) => act['item'] as string))];
}

/** What producing an item would take beyond the city's production. */
export function payments(at: Table, item: ItemId, city = CENTER): PlainObject[] {
  return acts(at, 'produce', city)
    .filter((act) => act['item'] === item)
    .map(({ bonuses, rush }) => ({ bonuses, rush }) as PlainObject);
}

export function producing(item: ItemId, city = CENTER, bonuses: readonly string[] = [], rush = 0): PlainObject {
  return { do: 'produce', city, item, bonuses, rush };
}

/** Produces an item, on a square where it needs one. */
export function produce(
  at: Table,
  item: ItemId,
  square: number | null = null,
  payment: { readonly city?: number; readonly bonuses?: readonly string[]; readonly rush?: number } = {},
): Happening[] {
  const told = play(at, producing(item, payment.city, payment.bonuses, payment.rush));
  return square === null ? told : [...told, ...play(at, { square })];
}

export function devoting(city = CENTER): PlainObject {
  return { do: 'devote', city };
}

export function harvesting(square: number, city = CENTER, more: PlainObject = {}): PlainObject {
  return { do: 'harvest', city, square, twice: false, extra: false, ...more };
}

/** The squares that the open question offers. */
export function squares(at: Table): number[] {
  return (options(at) as readonly { readonly square: number }[]).map(({ square }) => square);
}
