import { textOf } from '@tessera/locales';
import { useLayoutEffect, useRef } from 'react';
import { Mark } from '../parts/Mark.tsx';
import { useOneStop } from '../parts/useOneStop.ts';
import type { LogLine } from '../table/log/logLines.ts';
import { Said } from '../table/words/Said.tsx';
import { type Turn, turnOf } from './useCourse.ts';
import { useReplaySay } from './useReplaySay.ts';

/** The log of the whole game; each line leads to its moment, and the future is faint. */
export function ReplayLog({
  lines,
  turns,
  n,
  onJump,
}: {
  readonly lines: readonly LogLine[];
  readonly turns: readonly Turn[];
  readonly n: number;
  readonly onJump: (n: number) => void;
}) {
  const say = useReplaySay();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is another line.
  useLayoutEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('.here:last-of-type, .here');
    if (box === null || line == null) return;
    const top = line.offsetTop;
    if (top < box.scrollTop + 40 || top > box.scrollTop + box.clientHeight - 90) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }, [n, lines]);
  const stop = useOneStop(list, { items: '.replay-line-turn', row: '.replay-line' });
  const shown = lines.filter(({ isHeading }) => !isHeading);
  return (
    <section className="replay-log panel" aria-labelledby="replay-log">
      <header className="panel-title">
        <h2 id="replay-log" className="grow">
          {say('ui.replay.log')}
        </h2>
        <span className="replay-log-hint">{say('ui.replay.log.hint')}</span>
      </header>
      <ol className="replay-lines" ref={list} aria-labelledby="replay-log" {...stop}>
        {shown.map((line) => (
          <Line
            key={line.key}
            line={line}
            turn={turnOf(turns, line.n)?.turn ?? null}
            state={line.n === n ? 'here' : line.n > n ? 'later' : 'past'}
            onJump={onJump}
          />
        ))}
      </ol>
    </section>
  );
}

function Line({
  line: { n, seat, phrase },
  turn,
  state,
  onJump,
}: {
  readonly line: LogLine;
  readonly turn: number | null;
  readonly state: 'past' | 'here' | 'later';
  readonly onJump: (n: number) => void;
}) {
  const say = useReplaySay();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same by key.
    <li
      className={`replay-line ${state}`}
      aria-current={state === 'here' ? 'step' : undefined}
      onClick={(event) => {
        if (!(event.target as Element).closest('button')) onJump(n);
      }}
    >
      <button
        type="button"
        className="replay-line-turn"
        tabIndex={-1}
        aria-label={`${textOf(phrase)} ${say('ui.replay.toMoment', { turn: turn ?? 0, n })}`}
        onClick={() => onJump(n)}
      >
        {turn ?? '·'}
      </button>
      {seat === null ? <span className="replay-line-mark" /> : <Mark seat={seat} size={12} />}
      <span className="replay-line-words">
        <Said phrase={phrase} />
      </span>
    </li>
  );
}
