import { lazy, Suspense, useSyncExternalStore } from 'react';
import { setSettings, settings, useSettings } from '../../app/settings.ts';
import type { TableLink } from '../../link/tableLink.ts';
import { DecisionBar } from '../bar/DecisionBar.tsx';
import { boardOf } from '../boardOf.ts';
import { WarnedDialog } from '../dialogs/WarnedDialog.tsx';
import { TableProvider } from '../tableContext.tsx';
import { SlotsProvider, useNewSlots } from '../tableSlots.tsx';
import { WhyNotCard } from '../whyNot/WhyNotCard.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { focusBar, focusLog } from './focus.ts';
import { FrameProvider, type Surroundings, useFrame } from './frameContext.tsx';
import { Panels } from './Panels.tsx';
import { SideColumn } from './SideColumn.tsx';
import { TextView } from './TextView.tsx';
import { TopBar } from './TopBar.tsx';
import { type Begun, useNewFrame } from './useNewFrame.ts';
import { useShortcuts } from './useShortcuts.ts';
import './frame.css';

const EndScreen = lazy(async () => ({ default: (await import('../end/EndScreen.tsx')).EndScreen }));

/** A table on the page, once the game has begun; the same online and in this browser. */
export function TableFrame(props: { readonly link: TableLink; readonly surroundings: Surroundings }) {
  const { link } = props;
  const state = useSyncExternalStore(link.subscribe, link.state);
  const { table, update } = state;
  if (table === null || update === null) return null;
  return <BegunTable {...props} state={state} table={table} update={update} />;
}

function BegunTable(begun: Begun) {
  const slots = useNewSlots();
  const { frame, helpAt, closeHelp } = useNewFrame(begun);
  const { answering, explaining, open, help } = frame;
  useShortcuts({
    undo: answering.undo,
    restart: answering.restart,
    // If the log is already visible, the focus goes there.
    log: () => focusLog() || open('log'),
    // On one screen people talk aloud.
    chat: () => begun.link.kind === 'online' && open('chat'),
    // At the rule being explained, if any.
    help: () => help(explaining.explanation?.rule ?? answering.refusal?.rule ?? null),
    list: () => open('shortcuts'),
    bar: focusBar,
    text: () => setSettings({ textView: !settings().textView }),
  });
  return (
    <TableProvider value={frame.tableView}>
      <FrameProvider value={frame}>
        <SlotsProvider value={slots}>
          <div className={frame.showsEnd ? 'table is-over' : 'table'} {...explaining.watch}>
            <TopBar />
            <Middle />
          </div>
          <WhyNotCard />
          <WarnedDialog />
          <Panels help={helpAt} onHelpClose={closeHelp} />
        </SlotsProvider>
      </FrameProvider>
    </TableProvider>
  );
}

/** The end, the table in words, or the board with its bar and side column. */
function Middle() {
  const say = useTableSay();
  const { textView } = useSettings();
  const { showsEnd, tableView } = useFrame();
  if (showsEnd) {
    return (
      <Suspense fallback={<div className="table-board" aria-busy="true" />}>
        <EndScreen />
      </Suspense>
    );
  }
  const Board = boardOf(tableView.table.game);
  if (textView || Board === null) return <TextView />;
  return (
    <>
      <main className="table-board" id="main" tabIndex={-1} aria-label={say('ui.table.board')}>
        <Suspense fallback={<div aria-busy="true" />}>
          <Board />
        </Suspense>
      </main>
      <SideColumn />
      <DecisionBar />
    </>
  );
}
