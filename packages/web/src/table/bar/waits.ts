import type { WaitInfo } from '@tessera/protocol';
import { type Frame, useFrame } from '../frame/frameContext.tsx';

/**
 * The players the game waits for without a clock, from the last table message; a wait from before the last entry is
 * over.
 */
export function waitsIn({ state, tableView }: Pick<Frame, 'state' | 'tableView'>): readonly WaitInfo[] {
  return (state.table?.waits ?? []).filter(({ n }) => n === tableView.update.n);
}

/** The first wait for another player. */
export function useWait(): WaitInfo | null {
  const frame = useFrame();
  return waitsIn(frame).find(({ seat }) => seat !== frame.tableView.seat) ?? null;
}

type SeatState = NonNullable<Frame['state']['table']>['seats'][number];

/** Whether a person who plays is disconnected. */
export function isAway(seat: SeatState | undefined): boolean {
  return seat?.kind === 'person' && seat.bot === null && !seat.connected;
}
