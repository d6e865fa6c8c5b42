import { useMemo, useRef, useState } from 'react';
import { FoundersDefs } from '../art/foundersDefs.tsx';
import { useTable } from '../table/tableContext.tsx';
import { BarExtra, TableSide, useSlots } from '../table/tableSlots.tsx';
import { type Board, BoardProvider } from './boardContext.tsx';
import './founders.css';
import './market.css';
import './panel.css';
import './stage.css';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { cellOfIntent } from './intents.ts';
import { Market } from './Market.tsx';
import { foundersView } from './model.ts';
import { Others } from './Others.tsx';
import { Panel } from './Panel.tsx';
import { recentOf } from './recentOf.ts';
import { Sheet } from './Sheet.tsx';
import { Stage } from './Stage.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useChoice } from './useChoice.ts';
import { useFoundersBar } from './useFoundersBar.ts';
import { useFoundersWords } from './useFoundersWords.ts';

/** The table of Founders of the Empire: rows, victory tiles, territories, and everything that can be chosen on them. */
export function FoundersBoard() {
  const board = useNewBoard();
  useFoundersBar(board);
  const isPhone = useMedia(PHONE);
  const hasFrame = useSlots() !== null;
  const root = useRef<HTMLDivElement>(null);
  const keys = useBoardKeys(board, root);
  return (
    <BoardProvider value={board}>
      <FoundersDefs />
      <div className="founders" ref={root} data-phone={isPhone || undefined} {...keys}>
        <div className="founders-area">
          {!isPhone && (
            <div className="founders-left">
              <Market />
              <Panel />
            </div>
          )}
          <Stage isCompact={isPhone} />
          {!hasFrame && <Others />}
        </div>
      </div>
      {isPhone && (
        <BarExtra isPart>
          <Sheet />
        </BarExtra>
      )}
      {hasFrame && !isPhone && (
        <TableSide>
          <Others />
        </TableSide>
      )}
    </BoardProvider>
  );
}

function useNewBoard(): Board {
  const { view: plain, seat, ask, past, explain, link } = useTable();
  const view = foundersView(plain);
  const own = seat ?? view.awaited[0]?.seat ?? view.first;
  const words = useFoundersWords();
  const choice = useChoice(view, own);
  const [looked, setLooked] = useState<{ readonly seat: number; readonly ask: string | null } | null>(null);
  const [inspected, inspect] = useState<Board['inspected']>(null);
  const [refused, setRefused] = useState<{ readonly cell: string | null; readonly ask: string | null } | null>(null);
  const { news } = link.state();
  const recent = useMemo(() => recentOf(news, seat, past), [news, seat, past]);
  const asked = ask?.id ?? null;
  // A new question brings players back to their own territory, wherever they were looking.
  const isAway = looked !== null && looked.seat < view.territories.length && (asked === null || looked.ask === asked);
  return {
    view,
    own,
    choice,
    recent,
    words,
    stage: isAway ? looked.seat : own,
    look: (next) => setLooked(next === own ? null : { seat: next, ask: asked }),
    inspected,
    inspect,
    refused: refused?.ask === asked ? (refused?.cell ?? null) : null,
    refuse(intent) {
      setRefused({ cell: cellOfIntent(intent, own), ask: asked });
      explain(intent);
    },
  };
}
