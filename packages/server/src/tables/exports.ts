import {
  canonical,
  type GameRecord,
  type Plain,
  type PlainObject,
  recordOf,
  type Seat,
  sha256,
  writeRecord,
} from '@tessera/kernel';
import { newsFor } from '@tessera/protocol';
import type { StoredEntry } from '../store/store.ts';
import type { Host } from './host.ts';

/** The record as somebody may have it: all of it when the game is over; before, what the seat knows and no more. */
export async function recordText(host: Host, seat: Seat | null): Promise<string | null> {
  const { match, parts } = host;
  if (match === null) return null;
  const entries = await parts.store.readEntries(host.id, 0, match.n);
  return match.state.outcome === null ? redacted(host, entries, seat) : complete(host, entries);
}

function complete(host: Host, entries: readonly StoredEntry[]): string {
  const { match } = host as Host & { readonly match: NonNullable<Host['match']> };
  const bare = entries.map(({ entry }) => entry);
  const record: GameRecord = { ...recordOf(match, false, bare), header: { ...match.header, about: aboutOf(host) } };
  return writeRecord(record);
}

/** What a seat has seen of a running game, line by line. It proves nothing: the secret and the draws are not in it. */
function redacted(host: Host, entries: readonly StoredEntry[], seat: Seat | null): string {
  const { match, game } = host as Host & { readonly match: NonNullable<Host['match']> };
  const { draws: _draws, ...header } = match.header;
  const lines: object[] = [{ ...header, about: aboutOf(host), redacted: seat }];
  for (const stored of entries) {
    const { entry } = stored;
    const isOwn = entry.type === 'answer' && seat !== null && entry.seat === seat;
    lines.push({ ...newsFor(stored, seat), ...(isOwn ? { ask: entry.ask, answer: entry.answer } : {}) });
  }
  lines.push({ type: 'view', n: match.n, view: game.view(match.state, seat) });
  const text = lines.map((line) => `${canonical(line as unknown as Plain)}\n`).join('');
  return `${text}${canonical({ sha256: sha256(text) })}\n`;
}

/** Who played, for those who keep the record. Names are the table's, so that a deleted person's is gone from here too. */
function aboutOf({ table }: Host): PlainObject {
  const { seats, title, createdAt } = table.doc;
  const resigned = [...seats.keys()].filter((seat) => seats[seat]?.resigned === true);
  return {
    seats: seats.map(({ name, bot, kind }) => (kind === 'bot' ? (bot ?? name) : name)),
    title,
    began: createdAt,
    ...(resigned.length === 0 ? {} : { resigned }),
  };
}
