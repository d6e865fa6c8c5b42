import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { momentText } from '../words/momentText.ts';
import { useTableSay } from '../words/tableWords.ts';
import { isAway, useWait } from './waits.ts';

/**
 * In words: who is away since when, and since when the game waits. Empty if everyone is there and the wait is short.
 */
export function useWaitWords(): string {
  const say = useTableSay();
  const { language } = useWords();
  const { state, tableView } = useFrame();
  const { update, players, seat: own } = tableView;
  const wait = useWait();
  const now = Date.now();
  const seats = state.table?.seats ?? [];
  const away = update.awaited.filter((seat) => seat !== own && isAway(seats[seat]));
  const parts = away.map((seat) => {
    const name = players.names[seat] ?? '';
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
