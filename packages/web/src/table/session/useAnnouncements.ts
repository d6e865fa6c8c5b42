import type { Seat } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { useEffect, useRef } from 'react';
import { announce } from '../../app/announce.ts';
import type { LogLine } from '../log/logLines.ts';

/** Says what others do and what is asked, to those who listen. What lay there when the table was opened is not read out. */
export function useAnnouncements(lines: readonly LogLine[], own: Seat | null, question: string | null): void {
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = lines.at(-1)?.n ?? 0;
    const before = heard.current;
    heard.current = Math.max(before ?? 0, last);
    if (before === null) return;
    const news = lines.filter(({ n, seat }) => n > before && (seat === null || seat !== own));
    if (news.length > 0) announce(news.map(({ phrase }) => textOf(phrase)).join(' '));
  }, [lines, own]);

  useEffect(() => {
    if (question !== null) announce(question);
  }, [question]);
}
