import { canonical, type Plain, recordOf, sha256, writeRecord } from '@tessera/kernel';
import { newsFor } from '@tessera/protocol';
import type { LocalGame } from './localGame.ts';

/** The game as somebody may have it, as at a server: all of it when it is over; before, what the seat knows and no more. */
export function exportText(local: LocalGame): string {
  return local.match.state.outcome === null ? redacted(local) : writeRecord(recordOf(local.match));
}

/** What the seat in front of the screen has seen, line by line. It proves nothing: secret and draws are not in it. */
function redacted({ match, game, kept, front }: LocalGame): string {
  const { draws: _draws, ...header } = match.header;
  const lines: object[] = [{ ...header, redacted: front }];
  for (const told of kept) {
    const { entry } = told;
    const isOwn = entry.type === 'answer' && front !== null && entry.seat === front;
    lines.push({ ...newsFor(told, front), ...(isOwn ? { ask: entry.ask, answer: entry.answer } : {}) });
  }
  lines.push({ type: 'view', n: match.n, view: game.view(match.state, front) });
  const text = lines.map((line) => `${canonical(line as unknown as Plain)}\n`).join('');
  return `${text}${canonical({ sha256: sha256(text) })}\n`;
}
