import type { TableInfo } from '@tessera/protocol';
import { useEffect, useRef } from 'react';
import { announce } from '../../app/announce.ts';
import { useTableSay } from '../words/tableWords.ts';

/** Announces changes at the seats to screen readers: who plays them, and who was reminded. */
export function useSeatNews(table: TableInfo, names: readonly string[]): void {
  const say = useTableSay();
  const known = useRef(table);
  useEffect(() => {
    const before = known.current;
    known.current = table;
    if (before.status !== 'playing' || table.status !== 'playing' || before.id !== table.id) return;
    const own = table.you.seat;
    for (const [seat, { kind, bot, resigned }] of table.seats.entries()) {
      const was = before.seats[seat];
      const name = names[seat] ?? '';
      // The log says who resigns.
      if (was === undefined || kind !== 'person' || resigned || was.bot === bot) continue;
      if (bot === null && seat !== own) announce(say('ui.table.say.back', { name }));
      else if (was.bot === null) announce(seat === own ? say('ui.table.botPlays') : say('ui.table.say.bot', { name }));
    }
    for (const { seat, reminded } of table.waits) {
      const was = before.waits.find((wait) => wait.seat === seat)?.reminded ?? null;
      if (reminded !== null && reminded !== was && seat !== own) {
        announce(say('ui.table.say.reminded', { name: names[seat] ?? '' }));
      }
    }
  }, [table, names, say]);
}
