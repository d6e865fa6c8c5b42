import type { PlainObject } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { pathOf, type Route } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { boardOf } from '../table/boardOf.ts';
import { TableProvider } from '../table/tableContext.tsx';
import { SlotsProvider, useNewSlots } from '../table/tableSlots.tsx';
import { titleOf } from '../table/words/tableWords.ts';
import { useWords } from '../words/useWords.tsx';
import { Controls } from './Controls.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { type ReplayPanel, ReplayPanels } from './ReplayPanels.tsx';
import { ReplayTop } from './ReplayTop.tsx';
import { SectionsView } from './SectionsView.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { usePastTableView } from './usePastTableView.ts';
import { type Replay, type Replayed, useReplay } from './useReplay.ts';
import { useReplaySay } from './useReplaySay.ts';
import '../table/frame/frame.css';

const HelpDrawer = lazy(async () => ({ default: (await import('../help/HelpDrawer.tsx')).HelpDrawer }));

/** A game to look at, moment by moment. */
export function ReplayTable(replayed: Replayed) {
  const { past, source, id } = replayed;
  const say = useReplaySay();
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const replay = useReplay(replayed);
  const slots = useNewSlots();
  const [panel, open] = useState<ReplayPanel | null>(null);
  const [help, setHelp] = useState<{ readonly rule: string | null } | null>(null);
  const openRule = useCallback((rule: string) => setHelp({ rule }), []);
  const tableView = usePastTableView(replay, openRule);
  const title = titleOf(past.table, words);
  useEffect(() => {
    document.title = `${say('ui.replay.replay')}: ${title} · Tessera`;
  }, [say, title]);
  const { n, view, course, talk, players, jump } = replay;
  if (tableView === null || view === null) return <main className="loading" aria-busy="true" />;
  const back: Route = source === 'record' ? { page: 'lobby' } : { page: source === 'local' ? 'local' : 'table', id };
  return (
    <TableProvider value={tableView}>
      <div className="replay">
        <ReplayTop
          past={past}
          title={title}
          players={players}
          figures={talk.figures(view)}
          eyes={replay.eyes}
          onEyes={replay.setEyes}
          back={back}
          onOpen={open}
          onHelp={() => setHelp({ rule: null })}
        />
        <main className="replay-board" id="main" aria-label={say('ui.replay.board')}>
          {isPhone ? (
            <SlotsProvider value={slots}>
              <PastBoard replay={replay} view={view} />
            </SlotsProvider>
          ) : (
            <PastBoard replay={replay} view={view} />
          )}
        </main>
        {!isPhone && (
          <aside className="replay-side">
            <TurningPoints points={course.points} n={n} players={players} onJump={jump} />
            <ReplayLog lines={course.lines} turns={course.turns} n={n} onJump={jump} />
          </aside>
        )}
        <div className="replay-foot">
          {isPhone && <div className="replay-sheet" ref={slots.part.setElement} hidden={slots.part.used === 0} />}
          <Controls replay={replay}>
            <ShareButton replay={replay} isShort={isPhone} />
          </Controls>
        </div>
      </div>
      <ReplayPanels replay={replay} panel={panel} onClose={() => open(null)} />
      {help !== null && (
        <Suspense fallback={null}>
          <HelpDrawer game={past.table.game} rule={help.rule} onClose={() => setHelp(null)} />
        </Suspense>
      )}
      <Spoken text={course.lines.filter((line) => line.n === n).map(({ phrase }) => textOf(phrase))} />
    </TableProvider>
  );
}

/** The past table: drawn, or in words. */
function PastBoard({ replay: { past, talk, players }, view }: { readonly replay: Replay; readonly view: PlainObject }) {
  const { textView } = useSettings();
  const Board = boardOf(past.table.game);
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      {textView || Board === null ? <SectionsView sections={talk.sections(view, players)} /> : <Board />}
    </Suspense>
  );
}

/** An address that leads to this moment. A game of this browser has none. */
function ShareButton({
  replay: { source, id, n, turn },
  isShort,
}: {
  readonly replay: Replay;
  readonly isShort: boolean;
}) {
  const say = useReplaySay();
  if (source === 'local') return null;
  return (
    <CopyButton text={`${location.origin}${pathOf({ page: 'replay', source, id, n })}`}>
      {turn === null || isShort ? say('ui.replay.copyStart') : say('ui.replay.copy', { turn: turn.turn })}
    </CopyButton>
  );
}

/** What happened at this moment, for screen readers. */
function Spoken({ text }: { readonly text: readonly string[] }) {
  return (
    <p className="sr" aria-live="polite">
      {text.join(' ')}
    </p>
  );
}
