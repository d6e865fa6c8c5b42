import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { SeatBadge } from '../../parts/Mark.tsx';
import { Tip } from '../../parts/Tip.tsx';
import { useTableSay } from '../words/tableWords.ts';

/** A sentence with its consequences and its buttons: the one line of the bar. Long text can be opened upwards. */
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
  const say = useTableSay();
  const text = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (text.current !== null) setCut(shareLines(text.current));
  });
  useEffect(() => {
    const place = text.current;
    if (place === null) return;
    const watcher = new ResizeObserver(() => setCut(shareLines(place)));
    watcher.observe(place);
    return () => watcher.disconnect();
  }, []);
  const label = say(isOpen ? 'ui.table.words.less' : 'ui.table.words.more');
  return (
    <div className="bar-line">
      {seat !== null && <SeatBadge seat={seat} />}
      <div className={isOpen && isCut ? 'bar-words open' : 'bar-words'}>
        <div className="bar-text" ref={text}>
          <p className="bar-sentence">{sentence}</p>
          {detail !== undefined && detail !== null && <p className="bar-detail">{detail}</p>}
        </div>
        {isCut && (
          <Tip text={label}>
            <Button
              className="btn bare icon small bar-more"
              aria-label={label}
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              <StrokeIcon of={isOpen ? 'down' : 'up'} size={14} />
            </Button>
          </Tip>
        )}
      </div>
      <div className="bar-buttons">{children}</div>
    </div>
  );
}

/**
 * The sentence gets all of the room but a line, the consequences get the rest: both end in an ellipsis, never
 * mid-letter. Returns whether any text is cut, or would be if it were not opened.
 */
function shareLines(text: HTMLElement): boolean {
  const [sentence, detail] = text.children;
  const words = text.parentElement;
  if (!(sentence instanceof HTMLElement) || words === null) return false;
  const room = Number.parseFloat(getComputedStyle(words).getPropertyValue('max-height'));
  const hasDetail = detail instanceof HTMLElement;
  const line = lineOf(sentence);
  const smaller = hasDetail ? lineOf(detail) : 0;
  put(text, '--bar-sentence', Math.max(1, Math.floor((room - smaller) / line)));
  const used = Math.min(room - smaller, Math.round(sentence.offsetHeight / line) * line);
  if (hasDetail) put(text, '--bar-detail', Math.max(1, Math.floor((room - used) / smaller)));
  return text.scrollHeight > room + 1 || isClamped(sentence) || (hasDetail && isClamped(detail));
}

function lineOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight);
}

function isClamped({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1;
}

function put(element: HTMLElement, name: string, lines: number): void {
  if (element.style.getPropertyValue(name) !== `${lines}`) element.style.setProperty(name, `${lines}`);
}
