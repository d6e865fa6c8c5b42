import type { WaitInfo } from '@tessera/protocol';
import { type Frame, useFrame } from '../frame/frameContext.tsx';

/** Whom the game waits for without a clock, as the table has told it last; before the last entry it was another wait. */
export function waitsIn({ state, tableView }: Pick<Frame, 'state' | 'tableView'>): readonly WaitInfo[] {
  return (state.table?.waits ?? []).filter(({ n }) => n === tableView.update.n);
}

/** The first wait for somebody else. */
export function useWait(): WaitInfo | null {
  const frame = useFrame();
  return waitsIn(frame).find(({ seat }) => seat !== frame.tableView.seat) ?? null;
}

type SeatState = NonNullable<Frame['state']['table']>['seats'][number];

/** Whether a person who plays is not connected. */
export function isAway(seat: SeatState | undefined): boolean {
  return seat?.kind === 'person' && seat.bot === null && !seat.connected;
}
