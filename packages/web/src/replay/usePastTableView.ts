import type { PlainObject, Seat } from '@tessera/kernel';
import type { GameUpdate } from '@tessera/protocol';
import { useMemo } from 'react';
import type { TableView } from '../table/tableContext.tsx';
import type { Past } from './past.ts';
import { pastLink } from './pastLink.ts';
import type { Replay } from './useReplay.ts';

/** The table view of the past for a board: no question, no answers. Null until it is there. */
export function usePastTableView(
  { past, n, view, course: { news }, talk, players }: Replay,
  openRule: (rule: string) => void,
): TableView | null {
  const link = useMemo(() => pastLink(past, news), [past, news]);
  if (view === null) return null;
  return {
    link,
    table: past.table,
    update: updateOf(past, view),
    view: withActor(view, news.find((one) => one.n === n)?.seat ?? null),
    past: n,
    talk,
    players,
    seat: null,
    ask: null,
    answer: () => {},
    explain: () => {},
    openRule,
  };
}

function updateOf({ last, outcome }: Past, view: PlainObject): GameUpdate {
  return {
    n: last,
    view,
    asks: [],
    awaited: [],
    clocks: null,
    outcome,
    undoable: 0,
    lastOwn: 0,
    news: [],
    newsAfter: 0,
  };
}

/** A board looks at the player to move; in the past the player who has just moved is more interesting. */
function withActor(view: PlainObject, seat: Seat | null): PlainObject {
  if (seat === null || !Array.isArray(view['awaited'])) return view;
  return { ...view, awaited: [{ seat, kind: '' }] };
}
