import type { PlainObject, Seat } from '@tessera/kernel';

/** Whose answer a view awaits, and to what. Both games use the same format. */
export function awaitedIn(view: PlainObject, seats: readonly Seat[]): { readonly seat: Seat; readonly kind: string }[] {
  const told = view['awaited'];
  if (!Array.isArray(told)) return [];
  const found: { seat: Seat; kind: string }[] = [];
  for (const one of told) {
    const { seat, kind } = one as { readonly seat?: unknown; readonly kind?: unknown };
    if (typeof seat === 'number' && typeof kind === 'string' && seats.includes(seat)) found.push({ seat, kind });
  }
  return found;
}

/** The number of the turn or round, if the game counts them. */
export function turnIn(view: PlainObject): number | null {
  for (const name of ['turn', 'round']) {
    const value = view[name];
    if (typeof value === 'number') return value;
  }
  return null;
}
