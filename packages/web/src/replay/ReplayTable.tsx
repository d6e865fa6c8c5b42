import type { PlainObject, Seat } from '@tessera/kernel';
import { textOf, type Who } from '@tessera/locales';
import type { GameUpdate } from '@tessera/protocol';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { go } from '../app/navigation.tsx';
import { pathOf, type Route } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Drawer } from '../parts/Drawer.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { TableProvider, type TableView } from '../table/tableContext.tsx';
import { SlotsProvider, useNewSlots } from '../table/tableSlots.tsx';
import { titleOf, whoAt } from '../table/words/tableWords.ts';
import { useTalk, useWords } from '../words/useWords.tsx';
import { Charts } from './Charts.tsx';
import { Controls } from './Controls.tsx';
import { FairnessProof } from './FairnessProof.tsx';
import type { Source } from './loadPast.ts';
import type { Past } from './past.ts';
import { pastLink } from './pastLink.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { ReplayTop } from './ReplayTop.tsx';
import { useReplaySay } from './replayWords.ts';
import { SectionsView } from './SectionsView.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { turnOf, useCourse, useMoment, usePlaying } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import '../table/frame/frame.css';

const BOARDS = new Map<string, ComponentType>([
  ['founders', lazy(async () => ({ default: (await import('../founders/FoundersBoard.tsx')).FoundersBoard }))],
  [
    'civilization',
    lazy(async () => ({ default: (await import('../civilization/CivilizationBoard.tsx')).CivilizationBoard })),
  ],
]);
const HelpDrawer = lazy(async () => ({ default: (await import('../help/HelpDrawer.tsx')).HelpDrawer }));

export type ReplayPanel = 'charts' | 'proof' | 'log' | 'points';

export function ReplayTable({
  past,
  source,
  id,
  at,
}: {
  readonly past: Past;
  readonly source: Source;
  readonly id: string;
  readonly at: number | null;
}) {
  const say = useReplaySay();
  const words = useWords();
  const talk = useTalk(past.table.game);
  const { textView } = useSettings();
  const isPhone = useMedia(PHONE);
  const [eyes, setEyes] = useState<Seat | null>(past.hasEyes ? null : past.table.you.seat);
  const who = useStableWho(past, words);
  const [panel, open] = useState<ReplayPanel | null>(null);
  const [rule, setRule] = useState<{ readonly rule: string | null } | null>(null);

  const n = Math.min(at ?? (past.outcome === null ? past.last : 0), past.last);
  const show = useCallback(
    (next: number) => {
      const within = Math.max(0, Math.min(past.last, next));
      go({ page: 'replay', source, id, n: within }, 'replace');
    },
    [past, source, id],
  );
  const view = useMoment(past, n, eyes);
  const course = useCourse(past, eyes, talk, who, view);
  const playing = usePlaying(n, past.last, show);
  const jump = (next: number) => {
    playing.stop();
    show(next);
  };
  const { turns } = course;
  const nextTurn = () => jump(turns.find((turn) => turn.n > n)?.n ?? past.last);
  const lastTurn = () => jump(turns.filter((turn) => turn.n < n).at(-1)?.n ?? 0);
  useReplayKeys({ n, last: past.last, jump, toggle: playing.toggle, nextTurn, lastTurn });

  const title = titleOf(past.table, words);
  useEffect(() => {
    document.title = `${say('ui.replay.replay')}: ${title} · Tessera`;
  }, [say, title]);

  const slots = useNewSlots();
  const link = useMemo(() => pastLink(past, course.news), [past, course.news]);
  const openRule = useCallback((number: string) => setRule({ rule: number }), []);
  if (view === null) return <main className="loading" aria-busy="true" />;
  const tableView: TableView = {
    link,
    table: past.table,
    update: updateOf(past, view),
    view: withActor(view, course.news.find((one) => one.n === n)?.seat ?? null),
    past: n,
    talk,
    who,
    seat: null,
    ask: null,
    answer: async () => ({ type: 'refused', key: '', code: 'K-STALE', params: {} }),
    explain: () => {},
    openRule,
  };
  const Board = BOARDS.get(past.table.game);
  const turn = turnOf(turns, n);
  const back: Route = source === 'record' ? { page: 'lobby' } : { page: source === 'local' ? 'local' : 'table', id };
  const shared = `${location.origin}${pathOf({ page: 'replay', source, id, n })}`;
  const board = (
    <Suspense fallback={<div aria-busy="true" />}>
      {textView || Board === undefined ? <SectionsView sections={talk.sections(view, who)} /> : <Board />}
    </Suspense>
  );
  const charts = (
    <Charts
      samples={course.samples}
      figures={talk.figures(view)}
      who={who}
      points={course.points}
      onJump={(next) => {
        open(null);
        jump(next);
      }}
    />
  );
  return (
    <TableProvider value={tableView}>
      <div className="replay">
        <ReplayTop
          past={past}
          title={title}
          who={who}
          figures={talk.figures(view)}
          eyes={eyes}
          onEyes={setEyes}
          back={back}
          onOpen={open}
          onHelp={() => setRule({ rule: null })}
        />
        <main className="replay-board" id="main" aria-label={say('ui.replay.board')}>
          {isPhone ? <SlotsProvider value={slots}>{board}</SlotsProvider> : board}
        </main>
        {!isPhone && (
          <aside className="replay-side">
            <TurningPoints points={course.points} n={n} who={who} onJump={jump} />
            <ReplayLog lines={course.lines} turns={turns} n={n} onJump={jump} />
          </aside>
        )}
        <div className="replay-foot">
          {isPhone && <div className="replay-sheet" ref={slots.part.setElement} hidden={slots.part.used === 0} />}
          <Controls
            n={n}
            last={past.last}
            turn={turn}
            turns={turns}
            course={course}
            who={who}
            playing={playing}
            onJump={jump}
            onNextTurn={nextTurn}
          >
            {source === 'local' ? null : (
              <CopyButton text={shared}>
                {turn === null || isPhone ? say('ui.replay.copyStart') : say('ui.replay.copy', { turn: turn.turn })}
              </CopyButton>
            )}
          </Controls>
        </div>
      </div>
      {panel === 'charts' && (
        <Drawer title={say('ui.replay.charts')} onClose={() => open(null)}>
          {charts}
        </Drawer>
      )}
      {panel === 'proof' && (
        <Drawer title={say('ui.replay.proof')} onClose={() => open(null)}>
          <FairnessProof record={past.text} />
        </Drawer>
      )}
      {panel === 'log' && (
        <Drawer title={say('ui.replay.log')} onClose={() => open(null)}>
          <TurningPoints
            points={course.points}
            n={n}
            who={who}
            onJump={(next) => {
              open(null);
              jump(next);
            }}
          />
          <ReplayLog
            lines={course.lines}
            turns={turns}
            n={n}
            onJump={(next) => {
              open(null);
              jump(next);
            }}
          />
        </Drawer>
      )}
      {rule !== null && (
        <Suspense fallback={null}>
          <HelpDrawer game={past.table.game} rule={rule.rule} onClose={() => setRule(null)} />
        </Suspense>
      )}
      <Spoken text={course.lines.filter((line) => line.n === n).map(({ phrase }) => textOf(phrase))} />
    </TableProvider>
  );
}

/** What the moment brought, for those who listen. */
function Spoken({ text }: { readonly text: readonly string[] }) {
  return (
    <p className="sr" aria-live="polite">
      {text.join(' ')}
    </p>
  );
}

function useStableWho(past: Past, words: ReturnType<typeof useWords>): Who {
  return useMemo(() => whoAt(past.table, words), [past, words]);
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

/** A board looks at whoever is to move; in the past it is the one who has just moved that is worth looking at. */
function withActor(view: PlainObject, seat: Seat | null): PlainObject {
  if (seat === null || !Array.isArray(view['awaited'])) return view;
  return { ...view, awaited: [{ seat, kind: '' }] };
}
