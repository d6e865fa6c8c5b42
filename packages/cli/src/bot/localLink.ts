import { type SeatLink, WATCH_KEY } from '@tessera/server/bots/seatLink.ts';
import { createLocalTable, type LocalTable, type LocalTablePlan } from './localTable.ts';

/** A seat at a table in this process. */
export function localLink(plan: Omit<LocalTablePlan, 'send'>): SeatLink {
  let table: LocalTable | null = null;
  return {
    open({ hear }) {
      table = createLocalTable({ ...plan, send: hear });
      table.receive(JSON.stringify({ type: 'watch', key: WATCH_KEY, table: plan.id }));
    },
    send: (line) => table?.receive(line),
    close() {
      table = null;
    },
  };
}
