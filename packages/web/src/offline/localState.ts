import { commitmentTo, undoable } from '@tessera/kernel';
import { awaitedSeats, newsFor, type TableInfo, USUAL_WAIT, updateFor } from '@tessera/protocol';
import { curtainFor, type LocalGame } from './localGame.ts';
import type { LocalMessage } from './messages.ts';

/** The table as it is told to the page: what the seat in front of the screen may know, and nothing else. */
export function tableInfo({ id, title, createdAt, changedAt, game, match, seats, front }: LocalGame): TableInfo {
  const { header, state, secret } = match;
  const own = front === null ? undefined : seats[front];
  return {
    id,
    game: game.id,
    title,
    status: state.outcome === null ? 'playing' : 'over',
    listed: false,
    options: header.options,
    pace: { kind: 'free', wait: USUAL_WAIT },
    seats: seats.map(({ plan, bot, resigned }) => ({
      kind: plan.kind,
      name: plan.kind === 'person' ? plan.name : '',
      bot,
      resigned,
      connected: plan.kind === 'person',
      awaySince: null,
    })),
    clocks: null,
    proposal: null,
    awaited: awaitedSeats(state),
    waits: [],
    createdAt,
    changedAt,
    commitment: commitmentTo(secret),
    words: header.words,
    outcome: state.outcome,
    again: null,
    you: { seat: front, isCreator: true, passes: [...(own?.passes ?? [])], muted: [] },
  };
}

/** What is pushed to the page, with the news after an entry. */
export function changesFor(
  local: LocalGame,
  newsAfter: number,
): Extract<LocalMessage, { readonly table: string }>['changes'] {
  const { game, match, front, kept, lastOwn, epoch, seats } = local;
  const news = kept.slice(newsAfter).map((entry) => newsFor(entry, front));
  const isOwn = front !== null && seats[front]?.bot === null;
  const update = updateFor(game, match.state, front, {
    n: match.n,
    undoable: isOwn ? undoable(match, front) : 0,
    lastOwn: front === null ? 0 : (lastOwn[front] ?? 0),
    clocks: null,
    news,
    newsAfter,
    epoch,
  });
  return {
    table: tableInfo(local),
    update: isOwn || front === null ? update : { ...update, asks: [] },
    news,
    curtain: curtainFor(local),
  };
}
