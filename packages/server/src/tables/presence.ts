import type { Seat } from '@tessera/kernel';
import type { Presence } from '@tessera/table';
import type { Host } from './host.ts';

/** The seats whose player is connected, here or at another process. */
export function connectedSeats(host: Host): Seat[] {
  const now = host.parts.clock.ticks();
  const seats = seatsHere(host);
  for (const [process, other] of host.elsewhere) {
    if (other.until < now) host.elsewhere.delete(process);
    else for (const seat of other.seats) if (!seats.includes(seat)) seats.push(seat);
  }
  return seats;
}

export function seatsHere({ viewers }: Host): Seat[] {
  const seats: Seat[] = [];
  for (const { access } of viewers) if (access.seat !== null && !seats.includes(access.seat)) seats.push(access.seat);
  return seats;
}

/** Notes who has come or gone since the last call. For those who were away at the first call, it is unknown since when. */
export function presenceOf(host: Host): Presence {
  const connected = connectedSeats(host);
  const now = host.parts.clock.now();
  for (const seat of host.table.doc.seats.keys()) {
    const isHere = connected.includes(seat);
    const known = host.presence.get(seat);
    if (known === undefined) host.presence.set(seat, { isHere, since: isHere ? now : null });
    else if (known.isHere !== isHere) host.presence.set(seat, { isHere, since: now });
  }
  const sinceOf = (seat: Seat, isHere: boolean): number | null => {
    const known = host.presence.get(seat);
    return known?.isHere === isHere ? known.since : null;
  };
  return {
    isConnected: (seat) => connected.includes(seat),
    hereSince: (seat) => sinceOf(seat, true),
    awaySince: (seat) => sinceOf(seat, false),
  };
}

/** Tells other processes who is connected here. */
export function announce(host: Host): void {
  const { clock, store, process } = host.parts;
  host.presenceAt = clock.ticks();
  store.publish({ type: 'presence', table: host.id, process, seats: seatsHere(host) });
}
