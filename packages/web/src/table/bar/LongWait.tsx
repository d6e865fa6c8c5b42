import type { WaitInfo } from '@tessera/protocol';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import { type Frame, useFrame } from '../frame/frameContext.tsx';
import { useTableCommand } from '../session/useTableCommand.ts';
import { figuresOf, momentText } from '../words/momentText.ts';
import { useTableSay } from '../words/tableWords.ts';
import { useCountdown } from './useCountdown.ts';

/** Whom the game waits for without a clock, as the table has told it last; before the last entry it was another wait. */
export function waitsIn({ state, tableView }: Pick<Frame, 'state' | 'tableView'>): readonly WaitInfo[] {
  return (state.table?.waits ?? []).filter(({ n }) => n === tableView.update.n);
}

/** The first wait for somebody else. */
function useWait(): WaitInfo | null {
  const frame = useFrame();
  return waitsIn(frame).find(({ seat }) => seat !== frame.tableView.seat) ?? null;
}

/** In words: who is away since when, and since when the game waits. Empty where everybody is there and nobody waits for long. */
export function useWaitWords(): string {
  const say = useTableSay();
  const { language } = useWords();
  const { state, tableView } = useFrame();
  const { update, who, seat: own } = tableView;
  const wait = useWait();
  const now = Date.now();
  const seats = state.table?.seats ?? [];
  const away = update.awaited.filter((seat) => seat !== own && isAway(seats[seat]));
  const parts = away.map((seat) => {
    const name = who.names[seat] ?? '';
    const since = seats[seat]?.awaySince ?? null;
    if (since === null) return say('ui.table.wait.away', { name });
    return say('ui.table.wait.awaySince', { name, time: momentText(language, since, now) });
  });
  if (wait !== null) {
    parts.push(say('ui.table.wait.since', { time: momentText(language, wait.since, now) }));
    if (wait.reminded !== null) {
      parts.push(say('ui.table.wait.reminded', { time: momentText(language, wait.reminded, now) }));
    }
    if (wait.replaceIn !== null) parts.push(say('ui.table.wait.note'));
  }
  return parts.join(' ');
}

type SeatState = NonNullable<Frame['state']['table']>['seats'][number];

/** Whether a person who plays is not connected. */
export function isAway(seat: SeatState | undefined): boolean {
  return seat?.kind === 'person' && seat.bot === null && !seat.connected;
}

/** What those who wait may do, and when: remind somebody, then let a bot play. */
export function WaitButtons() {
  const { state, tableView } = useFrame();
  const wait = useWait();
  const own = tableView.seat === null ? undefined : state.table?.seats[tableView.seat];
  if (wait === null || own === undefined || own.resigned) return null;
  return (
    <>
      {(wait.reminded === null || wait.remindIn === 0) && <Remind wait={wait} />}
      {wait.replaceIn !== null && <Replace wait={wait} left={wait.replaceIn} />}
    </>
  );
}

function Remind({ wait }: { readonly wait: WaitInfo }) {
  const say = useTableSay();
  const give = useTableCommand();
  const left = useCountdown(wait, wait.remindIn);
  return (
    <Button className="btn later" isDisabled={left > 0} onPress={() => give({ type: 'remind', seat: wait.seat })}>
      <StrokeIcon of="bell" size={16} />
      <span className="bar-label">
        {left > 0 ? say('ui.table.wait.remindIn', { time: figuresOf(left) }) : say('ui.table.wait.remind')}
      </span>
    </Button>
  );
}

function Replace({ wait, left: told }: { readonly wait: WaitInfo; readonly left: number }) {
  const say = useTableSay();
  const give = useTableCommand();
  const left = useCountdown(wait, told);
  return (
    <Button className="btn later" isDisabled={left > 0} onPress={() => give({ type: 'replace', seat: wait.seat })}>
      <StrokeIcon of="bot" size={16} />
      <span className="bar-label">
        {left > 0 ? say('ui.table.wait.replaceIn', { time: figuresOf(left) }) : say('ui.table.wait.replace')}
      </span>
    </Button>
  );
}
