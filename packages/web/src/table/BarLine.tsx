import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { SeatBadge } from '../parts/Mark.tsx';

/** A sentence with what follows from it, and its buttons: the one line of the bar. */
export function BarLine({
  seat,
  sentence,
  detail,
  children,
}: {
  readonly seat: number | null;
  readonly sentence: ReactNode;
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}) {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (words.current !== null) shareLines(words.current);
  });
  useEffect(() => {
    const place = words.current;
    if (place === null) return;
    const watcher = new ResizeObserver(() => shareLines(place));
    watcher.observe(place);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="bar-line">
      {seat !== null && <SeatBadge seat={seat} />}
      <div className="bar-words" ref={words}>
        <p className="bar-sentence">{sentence}</p>
        {detail !== undefined && detail !== null && <p className="bar-detail">{detail}</p>}
      </div>
      <div className="bar-buttons">{children}</div>
    </div>
  );
}

/** What the sentence leaves of the room is the second line's: it ends in dots there, not in the middle of letters. */
function shareLines(words: HTMLElement): void {
  const [sentence, detail] = words.children;
  if (!(sentence instanceof HTMLElement) || !(detail instanceof HTMLElement)) return;
  const room = Number.parseFloat(getComputedStyle(words).maxHeight) - sentence.offsetHeight;
  const line = Number.parseFloat(getComputedStyle(detail).lineHeight);
  const lines = `${Math.max(1, Math.min(3, Math.floor(room / line)))}`;
  if (words.style.getPropertyValue('--bar-detail') !== lines) words.style.setProperty('--bar-detail', lines);
}
