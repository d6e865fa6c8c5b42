import type { Seat } from '@tessera/kernel';
import { useEffect, useRef, useState } from 'react';
import { dashOf, markOf, markPath } from '../parts/Mark.tsx';
import { useTable } from '../table/tableContext.tsx';
import type { Sample } from './messages.ts';
import { NOTED, type TurningPoint } from './turningPoints.ts';
import type { Turn } from './useCourse.ts';

/** Half of the slider's thumb: where the line begins and ends. */
const PAD = 14;
const LINES = 46;
const TRACK = 58;
const HEIGHT = 84;

/** The whole game as a line with its figures above; a slider lies over it. */
export function Strip({
  n,
  last,
  turns,
  samples,
  points,
  label,
  spoken,
  onJump,
}: {
  readonly n: number;
  readonly last: number;
  readonly turns: readonly Turn[];
  readonly samples: readonly Sample[];
  readonly points: readonly TurningPoint[];
  readonly label: string;
  readonly spoken: string;
  readonly onJump: (n: number) => void;
}) {
  const { table, players } = useTable();
  const [width, box] = useElementWidth();
  const x = (at: number) => PAD + (at / Math.max(1, last)) * Math.max(0, width - 2 * PAD);
  const figure = NOTED[table.game]?.figure ?? 0;
  const most = Math.max(1, ...samples.flatMap(({ values }) => values[figure] ?? []));
  const y = (value: number) => LINES - (Math.max(0, value) / most) * (LINES - 8);
  const now = x(n);
  // A turn ends where the next one begins; only finished turns count.
  const ends = [
    ...turns.map(({ n: at, turn }) => ({ at, turn: turn - 1 })),
    { at: last, turn: turns.at(-1)?.turn ?? 0 },
  ];
  const step = stepOf(turns.length, width);
  const labels = ends.filter(({ turn }) => turn % step === 0);
  return (
    <div className="replay-strip" ref={box}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <clipPath id="replay-done">
            <rect x="0" y="0" width={now} height={HEIGHT} />
          </clipPath>
          {[false, true].map((isDone) => (
            <g key={`${isDone}`} opacity={isDone ? 1 : 0.3} {...(isDone ? { clipPath: 'url(#replay-done)' } : {})}>
              {players.names.map((_, seat) => (
                <Steps
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  key={seat}
                  seat={seat}
                  of={players.names.length}
                  samples={samples}
                  figure={figure}
                  last={last}
                  x={x}
                  y={y}
                />
              ))}
            </g>
          ))}
          <line x1={PAD} x2={width - PAD} y1={TRACK} y2={TRACK} className="replay-track" />
          <line x1={PAD} x2={now} y1={TRACK} y2={TRACK} className="replay-track done" />
          {ends.map(({ at, turn }) => (
            <line
              key={turn}
              x1={x(at)}
              x2={x(at)}
              y1={TRACK + 5}
              y2={TRACK + (turn % 5 === 0 ? 12 : 9)}
              className="replay-tick"
            />
          ))}
          {labels.map(({ at, turn }) => (
            <text key={turn} x={x(at)} y={HEIGHT - 2} className="replay-tick-label">
              {turn}
            </text>
          ))}
          {points.map(({ n: at, seat }) => (
            <g key={at}>
              <circle cx={x(at)} cy={TRACK} r="9.5" className="replay-point-dot" />
              {seat !== null && <MarkAt seat={seat} x={x(at)} y={TRACK} size={5} />}
            </g>
          ))}
          <line x1={now} x2={now} y1="2" y2={TRACK} className="replay-now" />
        </svg>
      )}
      <input
        type="range"
        className="replay-range"
        min={0}
        max={last}
        step={1}
        value={n}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={({ target }) => onJump(Number(target.value))}
      />
    </div>
  );
}

/** A player's figure: a step where it changes. Equal lines lie slightly apart. */
function Steps({
  seat,
  of,
  samples,
  figure,
  last,
  x,
  y,
}: {
  readonly seat: Seat;
  readonly of: number;
  readonly samples: readonly Sample[];
  readonly figure: number;
  readonly last: number;
  readonly x: (n: number) => number;
  readonly y: (value: number) => number;
}) {
  const mark = markOf(seat);
  const apart = (seat - (of - 1) / 2) * 2;
  let path = '';
  for (const { n, values } of samples) {
    const at = y(values[figure]?.[seat] ?? 0) + apart;
    path += path === '' ? `M${x(n).toFixed(1)} ${at.toFixed(1)}` : `H${x(n).toFixed(1)}V${at.toFixed(1)}`;
  }
  if (path === '') return null;
  path += `H${x(last).toFixed(1)}`;
  return (
    <>
      {mark === 3 && <path d={path} fill="none" stroke="var(--p3-edge)" strokeWidth="3.6" />}
      <path
        d={path}
        fill="none"
        stroke={`var(--p${mark})`}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={dashOf(mark)?.join(' ')}
      />
    </>
  );
}

function MarkAt({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const mark = markOf(seat);
  return <path d={markPath(mark, x, y, size)} fill={`var(--p${mark})`} stroke={`var(--p${mark}-edge, none)`} />;
}

/** A number fits every this many turns. */
function stepOf(turns: number, width: number): number {
  const room = Math.max(1, Math.floor(width / 44));
  return [1, 2, 5, 10, 20, 50].find((step) => turns / step <= room) ?? 100;
}

/** The width of an element, as it changes. */
function useElementWidth(): readonly [number, (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const [attach] = useState(() => (element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null) return;
    setWidth(element.clientWidth);
    observer.current = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.current.observe(element);
  });
  return [width, attach];
}
