import { isIllegal } from '@tessera/kernel';
import type { Host } from './host.ts';
import { changeLock, openSeat } from './lobby.ts';
import { resignIn } from './resigning.ts';
import { draftOf, finish, type Step } from './steps.ts';

/** Whether a table that has not begun would be nobody's without a person: nobody could ever begin it. */
export function wouldBeNobodys({ table }: Host, user: string): boolean {
  return table.row.status === 'waiting' && table.doc.creator === user && heirOf(table.doc.seats, user) === null;
}

/**
 * Takes a person's name and id off a table. Where they were playing they have resigned: the others must not wait for somebody who
 * cannot come back, nor need their vote. Before the game they have got up, and a table of theirs is somebody else's.
 */
export async function forgetAt(host: Host, user: string): Promise<void> {
  const { match, table } = host;
  const { status } = table.row;
  const doc = draftOf(host);
  let step: Step = { doc };
  for (const [seat, one] of table.doc.seats.entries()) {
    if (one.user !== user) continue;
    const own = doc.seats[seat];
    if (status === 'waiting') doc.seats[seat] = openSeat();
    else if (own !== undefined) Object.assign(own, { user: null, name: '', word: '' });
    if (status === 'playing' && match !== null && own !== undefined && !own.resigned) {
      const played = resignIn(host, match, doc, seat);
      if (played !== null && !isIllegal(played)) step = { ...step, played };
    }
    changeLock(host, doc, 'seat', seat);
    step = { ...step, secrets: [...(step.secrets ?? []), { hash: null, opens: { role: 'seat', seat } }] };
  }
  if (doc.creator === user) doc.creator = status === 'waiting' ? heirOf(doc.seats, user) : null;
  await finish(host, step);
}

/** The first other person at a table who is known by more than a seat's secret. */
function heirOf(seats: readonly { readonly user: string | null }[], user: string): string | null {
  return seats.find((one) => one.user !== null && one.user !== user)?.user ?? null;
}
