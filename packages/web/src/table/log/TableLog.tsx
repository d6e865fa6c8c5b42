import { textOf } from '@tessera/locales';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { useOneStop } from '../../parts/useOneStop.ts';
import { timeOfDay } from '../../words/timeOfDay.ts';
import { useWords } from '../../words/useWords.tsx';
import { focusBar } from '../frame/focus.ts';
import { useFrame } from '../frame/frameContext.tsx';
import { Said } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import type { LogLine } from './logLines.ts';
import './log.css';

export function LogPanel() {
  const say = useTableSay();
  return (
    <section className="log-panel panel" aria-label={say('ui.table.log')}>
      <h2 className="panel-title">{say('ui.table.log')}</h2>
      <LogLines />
    </section>
  );
}

/** This close to its end the log follows new lines. */
const NEAR = 40;

/** All lines, the newest at the end and in view. */
export function LogLines({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const say = useTableSay();
  const { lines, moment, backToNow, showMoment } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  const last = lines.at(-1)?.key;
  const toEnd = useCallback(() => {
    const { current } = place;
    if (current !== null && follows.current) current.scrollTop = current.scrollHeight;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line is followed.
  useLayoutEffect(toEnd, [last]);
  const isNow = moment === null;
  useLayoutEffect(() => {
    if (!isNow) return;
    follows.current = true;
    toEnd();
  }, [isNow, toEnd]);
  const isEmpty = lines.length === 0;
  // The surrounding column may change its height at any time, and so may the lines when fonts load.
  useEffect(() => {
    if (isEmpty || place.current === null || list.current === null) return;
    const watcher = new ResizeObserver(toEnd);
    watcher.observe(place.current);
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [isEmpty, toEnd]);
  const stop = useOneStop(list, {
    items: '.log-moment',
    row: '.log-line',
    enters: 'last',
    // In a drawer Escape closes it.
    ...(isInDialog ? {} : { onLeave: moment === null ? focusBar : backToNow }),
  });
  const parts = useMemo(() => inParts(lines), [lines]);
  if (isEmpty) return <p className="log-empty caption">{say('ui.table.log.empty')}</p>;
  return (
    <div
      className="log"
      ref={place}
      onScroll={({ currentTarget: log }) => {
        const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
        // Lines growing below do not count as scrolling up.
        if (isAtEnd || log.scrollTop < top.current) follows.current = isAtEnd;
        top.current = log.scrollTop;
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the items are grouped in parts, which HTML lists do not allow. */}
      <div role="list" ref={list} aria-label={say('ui.table.log')} {...stop}>
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines come and go at the end only.
          <LogPart key={i} lines={part} shown={shownIn(part, moment?.n)} onShow={showMoment} />
        ))}
      </div>
    </div>
  );
}

/** This many lines are laid out together, once they come near the visible part. */
const PART = 50;

function inParts(lines: readonly LogLine[]): (readonly LogLine[])[] {
  return Array.from({ length: Math.ceil(lines.length / PART) }, (_, i) => lines.slice(i * PART, (i + 1) * PART));
}

function shownIn(lines: readonly LogLine[], n: number | undefined): number | null {
  return n !== undefined && lines.some((line) => line.n === n) ? n : null;
}

interface PartProps {
  readonly lines: readonly LogLine[];
  /** The moment being looked at, if it is one of these lines. */
  readonly shown: number | null;
  readonly onShow: (n: number) => void;
}

/** A part of the log. It is rendered again only when its own lines change; out of view the browser skips it. */
const LogPart = memo(
  function LogPart({ lines, shown, onShow }: PartProps) {
    return (
      <div role="presentation" className="log-part">
        {lines.map((line) => (
          <Line key={line.key} line={line} isShown={line.n === shown} onShow={onShow} />
        ))}
      </div>
    );
  },
  (before, now) =>
    before.shown === now.shown &&
    before.onShow === now.onShow &&
    before.lines.length === now.lines.length &&
    before.lines.every((line, i) => line === now.lines[i]),
);

interface LineProps {
  readonly line: LogLine;
  readonly isShown: boolean;
  readonly onShow: (n: number) => void;
}

/** The whole line leads to its moment; for keys and screen readers it is one button that says what the line says. */
const Line = memo(function Line({ line: { n, at, seat, isHeading, phrase }, isShown, onShow }: LineProps) {
  const say = useTableSay();
  const { language } = useWords();
  const show = say('ui.table.log.show', { n });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button within does the same by key.
    // biome-ignore lint/a11y/useSemanticElements: an item of a list in parts.
    <div
      role="listitem"
      className={`log-line${isHeading ? ' heading' : ''}${isShown ? ' shown' : ''}`}
      aria-current={isShown ? 'step' : undefined}
      onClick={({ target }) => {
        if ((target as Element).closest('button') === null) onShow(n);
      }}
    >
      {seat === null ? <span className="log-mark" /> : <Mark seat={seat} size={12} />}
      <span className="log-words">
        <Said phrase={phrase} marked={seat} />
      </span>
      <button
        type="button"
        className="log-moment"
        tabIndex={-1}
        aria-label={`${textOf(phrase)} ${show}`}
        title={`${show} · ${timeOfDay(at, language)}`}
        onClick={() => onShow(n)}
      >
        <StrokeIcon of="clock" size={14} />
      </button>
    </div>
  );
});
