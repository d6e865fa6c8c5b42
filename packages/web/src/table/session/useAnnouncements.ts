import type { Seat } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { useEffect, useRef } from 'react';
import { announce } from '../../app/announce.ts';
import type { LogLine } from '../log/logLines.ts';

/** Announces others' actions and questions to screen readers. What was there when the table opened is not read out. */
export function useAnnouncements(lines: readonly LogLine[], own: Seat | null, question: string | null): void {
  const announced = useRef<number | null>(null);
  useEffect(() => {
    const last = lines.at(-1)?.n ?? 0;
    const before = announced.current;
    announced.current = Math.max(before ?? 0, last);
    if (before === null) return;
    const news = lines.filter(({ n, seat }) => n > before && (seat === null || seat !== own));
    if (news.length > 0) announce(news.map(({ phrase }) => textOf(phrase)).join(' '));
  }, [lines, own]);

  useEffect(() => {
    if (question !== null) announce(question);
  }, [question]);
}
