import type { PlainObject } from '@tessera/kernel';
import { type GameTalk, textOf, type Who } from '@tessera/locales';
import type { GameUpdate, OpenAsk, TableInfo } from '@tessera/protocol';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { setSettings, settings, useSettings } from '../../app/settings.ts';
import type { TableLink, TableState } from '../../link/tableLink.ts';
import { useTalk, useWords } from '../../words/useWords.tsx';
import { DecisionBar } from '../bar/DecisionBar.tsx';
import { boardOf } from '../boardOf.ts';
import { useUnread } from '../chat/useUnread.ts';
import { WarnedDialog } from '../dialogs/WarnedDialog.tsx';
import { createLinesOf } from '../log/logLines.ts';
import { useRecap } from '../log/useRecap.ts';
import { useAnnouncements } from '../session/useAnnouncements.ts';
import { type Refusal, useAnswering } from '../session/useAnswering.ts';
import { useMoments } from '../session/useMoments.ts';
import { useSeatNews } from '../session/useSeatNews.ts';
import { useTurnNotice } from '../session/useTurnNotice.ts';
import { useWarning } from '../session/useWarning.ts';
import { TableProvider, type TableView } from '../tableContext.tsx';
import { SlotsProvider, useNewSlots } from '../tableSlots.tsx';
import { refusalPhrase } from '../whyNot/explanation.ts';
import { useExplanation } from '../whyNot/useExplanation.ts';
import { WhyNotCard } from '../whyNot/WhyNotCard.tsx';
import { titleOf, useTableSay, whoAt } from '../words/tableWords.ts';
import { focusBar, focusLog } from './focus.ts';
import { type Frame, FrameProvider, type Panel, type Surroundings, useFrame } from './frameContext.tsx';
import { type HelpAt, Panels } from './Panels.tsx';
import { SideColumn } from './SideColumn.tsx';
import { TextView } from './TextView.tsx';
import { TopBar } from './TopBar.tsx';
import { useShortcuts } from './useShortcuts.ts';
import './frame.css';

const EndScreen = lazy(async () => ({ default: (await import('../end/EndScreen.tsx')).EndScreen }));

/** A table on the page, once the game has begun; the same for a table of the server and one in this browser. */
export function TableFrame(props: { readonly link: TableLink; readonly surroundings: Surroundings }) {
  const { link } = props;
  const state = useSyncExternalStore(link.subscribe, link.state);
  const { table, update } = state;
  if (table === null || update === null) return null;
  return <BegunTable {...props} state={state} table={table} update={update} />;
}

interface Begun {
  readonly link: TableLink;
  readonly surroundings: Surroundings;
  readonly state: TableState;
  readonly table: TableInfo;
  readonly update: GameUpdate;
}

function BegunTable({ link, surroundings, state, table, update }: Begun) {
  const words = useWords();
  const say = useTableSay();
  const talk = useTalk(table.game);
  const who = useStableWho(whoAt(table, words));
  const slots = useNewSlots();
  const { moment, show, back, refusal: momentRefusal } = useMoments(link);
  const isLive = moment === null && update.outcome === null;
  const view = moment?.view ?? update.view;
  const warningOf = (option: PlainObject, of: OpenAsk) => talk.warning(option, of, view, who);
  const answering = useAnswering(link, state, isLive, talk.isHeading, (option, of) => warningOf(option, of) !== null);
  const [panel, open] = useState<Panel | null>(null);
  const [rule, setRule] = useState<HelpAt | null>(null);
  const [refused, refuse] = useState<Refusal | null>(null);
  const [hidesEnd, setHidesEnd] = useState(false);

  const word = useRef((refusal: Refusal) => refusalPhrase(refusal, talk, view, who, words));
  word.current = (refusal) => refusalPhrase(refusal, talk, view, who, words);
  const nothing = useRef(say.phrase('ui.table.nothingForbids'));
  nothing.current = say.phrase('ui.table.nothingForbids');
  const explaining = useExplanation(link, word, nothing, answering.ask?.id ?? null);

  const why = useRef(explaining.explanation);
  why.current = explaining.explanation;
  const help = useCallback((at: string | null) => {
    // The explanation goes with the thing that it was about; here it is still wanted.
    const reason = at !== null && why.current?.rule === at ? why.current.phrase : null;
    setRule({ rule: at, reason });
  }, []);
  const { ask } = answering;
  const { answer, warned } = useWarning(answering, warningOf);
  const tableView: TableView = {
    link,
    table,
    update,
    view,
    past: moment?.n ?? null,
    talk,
    who,
    seat: table.you.seat,
    ask,
    answer,
    explain: explaining.explain,
    openRule: help,
  };
  const lines = useLines(state, talk, who, update);
  const title = titleOf(table, words);
  const question = ask === null ? null : textOf(talk.question(ask, view, who));
  const isTurn = table.you.seat !== null && update.awaited.includes(table.you.seat) && update.outcome === null;
  const reminded = table.waits.find(({ seat }) => seat === table.you.seat)?.reminded ?? null;
  useTurnNotice(isTurn, title, question ?? say('ui.table.yourTurn'), reminded);
  useAnnouncements(lines, table.you.seat, question);
  useSeatNews(table, who.names);

  const showMoment = useCallback(
    (n: number) => {
      open(null);
      setHidesEnd(true);
      show(n);
    },
    [show],
  );
  const frame: Frame = {
    ...surroundings,
    tableView,
    state,
    answering,
    explaining,
    lines,
    moment,
    showMoment,
    backToNow: back,
    panel,
    open,
    help,
    refusal: refused ?? momentRefusal,
    refuse,
    showsEnd: update.outcome !== null && !hidesEnd && moment === null,
    showEnd: (shows) => setHidesEnd(!shows),
    unread: useUnread(state, panel === 'chat'),
    recap: useRecap(lines, table.you.seat, update),
    warned,
  };
  useShortcuts({
    undo: answering.undo,
    restart: answering.restart,
    // Where the log is in sight already, that is where one goes.
    log: () => focusLog() || open('log'),
    // On one screen people talk aloud.
    chat: () => link.kind === 'online' && open('chat'),
    // At the rule that is spoken of, if there is one.
    help: () => help(explaining.explanation?.rule ?? answering.refusal?.rule ?? null),
    list: () => open('shortcuts'),
    bar: focusBar,
    text: () => setSettings({ textView: !settings().textView }),
  });
  return (
    <TableProvider value={tableView}>
      <FrameProvider value={frame}>
        <SlotsProvider value={slots}>
          <div className={frame.showsEnd ? 'table is-over' : 'table'} {...explaining.watch}>
            <TopBar />
            <Middle />
          </div>
          <WhyNotCard />
          <WarnedDialog />
          <Panels help={rule} onHelpClose={() => setRule(null)} />
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

function useLines({ news }: TableState, talk: GameTalk, who: Who, update: GameUpdate) {
  const say = useTableSay();
  const linesOf = useMemo(() => {
    const undoLine = (seat: number | null, to: number) => {
      if (seat === null) return say.phrase('ui.table.log.undo.agreed', { n: to });
      if (seat === who.you) return say.phrase('ui.table.log.undo.own');
      return say.phrase('ui.table.log.undo', { name: { text: who.names[seat] ?? '', of: 'seat', id: `${seat}` } });
    };
    return createLinesOf(talk, who, undoLine);
  }, [talk, who, say]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with the news.
  return useMemo(() => linesOf(news, update.view), [news, linesOf]);
}

/** The same object as long as it says the same, so that a long log is not worded anew for nothing. */
function useStableWho(who: Who): Who {
  const key = JSON.stringify(who);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the whole of it.
  return useMemo(() => who, [key]);
}
