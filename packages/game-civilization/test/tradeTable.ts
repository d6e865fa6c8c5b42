import { apply, check, createContext, type Illegal, type PlainObject, type Seat, visibleTo } from '@tessera/kernel';
import { type Answer, civilization, type Happening, type State } from '../src/index.ts';
import { type Plain, plain } from './movementTable.ts';
import { asked, play, type Table, view } from './table.ts';

/** A table at the negotiation of the Trade Phase: seat 0 plays America, seat 1 Egypt, seat 2 Germany. */
export function trading(of: Plain = {}): Table {
  return plain({ ...of, given: { phase: 'trade', ...of.given } });
}

/** Hidden pieces, by their names. */
export interface Pieces {
  readonly markers?: readonly string[];
  readonly events?: readonly string[];
}

export function offering(to: Seat | null, gives: PlainObject, wants: PlainObject, pieces: Pieces = {}): PlainObject {
  return { do: 'offer', to, gives, wants, markers: pieces.markers ?? [], events: pieces.events ?? [] };
}

export function accepting(offer: Seat, pieces: Pieces = {}): PlainObject {
  return { do: 'accept', offer, markers: pieces.markers ?? [], events: pieces.events ?? [] };
}

export const DONE: PlainObject = { do: 'done' };

/** A seat answers, and each listener hears their own news (null: a spectator). */
export function hear(at: Table, answer: PlainObject, seat: Seat, listeners: readonly (Seat | null)[]): Happening[][] {
  const { id } = asked(at, seat);
  const refusal = check(civilization, at.state, seat, id, answer);
  if (refusal !== null) throw new Error(`${JSON.stringify(answer)} is refused: ${JSON.stringify(refusal)}`);
  const context = createContext<State, Happening>(at.state, { told: true });
  apply(civilization, context, id, answer as Answer);
  return listeners.map((listener) => visibleTo(context.told ?? [], listener));
}

/** Why a seat may not answer its own open question so. */
export function refusedTo(at: Table, seat: Seat, answer: unknown): Illegal | null {
  return check(civilization, at.state, seat, asked(at, seat).id, answer);
}

/** Who is asked now. */
export function awaited(at: Table): Seat[] {
  return view(at).awaited.map(({ seat }) => seat);
}

/** The makers of the open offers. */
export function makers(at: Table): Seat[] {
  return view(at).offers.map(({ by }) => by);
}

/** Everybody says that they are done. */
export function endNegotiation(at: Table): void {
  while (asked(at).kind === 'negotiate') play(at, DONE);
}
