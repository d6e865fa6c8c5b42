import { canonical, type Plain, type PlainObject, recordOf, type Seat, sha256, writeRecord } from '@tessera/kernel';
import { newsFor, type ToldEntry } from '@tessera/protocol';
import type { BegunTable, Table } from './table.ts';

/** The record for a seat or a spectator (null), from all entries: complete once the game is over; until then, what they know. */
export function recordText(table: BegunTable, entries: readonly ToldEntry[], seat: Seat | null): string {
  const { match } = table;
  if (match.state.outcome === null) return redacted(table, entries, seat);
  const bare = entries.map(({ entry }) => entry);
  return writeRecord({ ...recordOf(match, false, bare), header: { ...match.header, about: aboutOf(table) } });
}

/** What a seat has seen of a running game, line by line. It proves nothing: the secret and the draws are not in it. */
function redacted(table: BegunTable, entries: readonly ToldEntry[], seat: Seat | null): string {
  const { match, game } = table;
  const { draws: _draws, ...header } = match.header;
  const lines: object[] = [{ ...header, about: aboutOf(table), redacted: seat }];
  for (const told of entries) {
    const { entry } = told;
    const isOwn = entry.type === 'answer' && seat !== null && entry.seat === seat;
    lines.push({ ...newsFor(told, seat), ...(isOwn ? { ask: entry.ask, answer: entry.answer } : {}) });
  }
  lines.push({ type: 'view', n: match.n, view: game.view(match.state, seat) });
  const text = lines.map((line) => `${canonical(line as unknown as Plain)}\n`).join('');
  return `${text}${canonical({ sha256: sha256(text) })}\n`;
}

/** Who played, for those who keep the record. Names come from the table, so a deleted person's name is gone from here too. */
function aboutOf({ doc }: Table): PlainObject {
  const { seats, title, createdAt } = doc;
  const resigned = [...seats.keys()].filter((seat) => seats[seat]?.resigned === true);
  return {
    seats: seats.map(({ name, bot, kind }) => (kind === 'bot' ? (bot ?? name) : name)),
    title,
    began: createdAt,
    ...(resigned.length === 0 ? {} : { resigned }),
  };
}
