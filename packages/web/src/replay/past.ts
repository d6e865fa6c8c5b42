import type { Outcome, PlainObject, Seat } from '@tessera/kernel';
import { type News, type TableInfo, USUAL_WAIT } from '@tessera/protocol';
import type { TableLink } from '../link/tableLink.ts';
import type { RecordAbout, Sample } from './messages.ts';
import { momentSamples } from './momentSamples.ts';
import type { RecordClient } from './recordClient.ts';

/** A game that can be viewed moment by moment: from its record, or, while it runs, from what the table sends. */
export interface Past {
  readonly table: TableInfo;
  readonly outcome: Outcome | null;
  /** The number of the last entry. */
  readonly last: number;
  /** May it be seen from other perspectives? While it runs, viewers have only their own. */
  readonly hasEyes: boolean;
  view(n: number, eyes: Seat | null): Promise<PlainObject | null>;
  news(eyes: Seat | null): Promise<readonly News[]>;
  figures(eyes: Seat | null): Promise<readonly Sample[]>;
  /** The record, once the game is over. */
  readonly text: string | null;
  close(): void;
}

/** A finished game: its whole record is replayed in a worker. */
export function pastOfRecord(client: RecordClient, about: RecordAbout, text: string, known: TableInfo | null): Past {
  let figures: Promise<readonly Sample[]> | null = null;
  return {
    table: withResigned(known ?? tableOfRecord(about), about.resigned),
    outcome: about.outcome,
    last: about.last,
    hasEyes: true,
    view: async (n, eyes) => unlessFault(await client.call('view', { n, seat: eyes })),
    news: async (eyes) => unlessFault(await client.call('news', { seat: eyes })) ?? [],
    figures: () => {
      figures ??= client.call('figures', {}).then((found) => unlessFault(found) ?? []);
      return figures;
    },
    text,
    close: client.close,
  };
}

function unlessFault<T extends object>(result: T | { readonly code: string; readonly params: PlainObject }): T | null {
  return 'code' in result && 'params' in result && Object.keys(result).length === 2 ? null : (result as T);
}

/** A running game: moments are fetched one by one, as the viewer may see them. */
export function pastOfLink(link: TableLink, table: TableInfo, last: number): Past {
  const { news } = link.state();
  const view = async (n: number): Promise<PlainObject | null> => {
    const reply = await link.command({ type: 'moment', n });
    return reply.type === 'moment' ? reply.view : null;
  };
  return {
    table,
    outcome: table.outcome,
    last,
    hasEyes: false,
    view,
    news: async () => news,
    figures: async () => await momentSamples(table.game, table.id, news, last, view),
    text: null,
    close: link.close,
  };
}

function withResigned(table: TableInfo, resigned: readonly Seat[]): TableInfo {
  const seats = table.seats.map((one, seat) => (resigned.includes(seat) ? { ...one, resigned: true } : one));
  return { ...table, seats };
}

/** A record of an unknown table: what it says about the players. */
function tableOfRecord(about: RecordAbout): TableInfo {
  const { game, title, options, players, names, began, commitment, words, outcome } = about;
  return {
    id: commitment.slice(0, 12),
    game,
    title,
    status: outcome === null ? 'playing' : 'over',
    listed: false,
    options,
    pace: { kind: 'free', wait: USUAL_WAIT },
    seats: Array.from({ length: players }, (_, seat) => {
      const name = names[seat] ?? '';
      const isBot = BOTS.includes(name);
      return {
        kind: isBot ? ('bot' as const) : ('person' as const),
        name: isBot ? '' : name,
        bot: isBot ? name : null,
        resigned: false,
        connected: true,
        awaySince: null,
      };
    }),
    clocks: null,
    proposal: null,
    awaited: [],
    waits: [],
    createdAt: began ?? 0,
    changedAt: began ?? 0,
    commitment,
    words,
    outcome,
    again: null,
    you: { seat: null, isCreator: false, passes: [], muted: [] },
  };
}

/** A record keeps a bot's level in place of a name. */
const BOTS: readonly string[] = ['random', 'greedy'];
