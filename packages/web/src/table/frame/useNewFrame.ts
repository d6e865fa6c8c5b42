import type { PlainObject } from '@tessera/kernel';
import type { Players } from '@tessera/locales';
import type { GameUpdate, OpenAsk, TableInfo } from '@tessera/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { TableLink, TableState } from '../../link/tableLink.ts';
import { useTalk, useWords } from '../../words/useWords.tsx';
import { useUnread } from '../chat/useUnread.ts';
import { useLines } from '../log/useLines.ts';
import { useRecap } from '../log/useRecap.ts';
import { type Refusal, useAnswering } from '../session/useAnswering.ts';
import { useMoments } from '../session/useMoments.ts';
import { useTableNews } from '../session/useTableNews.ts';
import { useWarning } from '../session/useWarning.ts';
import type { TableView } from '../tableContext.tsx';
import { useTableExplanation } from '../whyNot/useTableExplanation.ts';
import { whoAt } from '../words/tableWords.ts';
import type { Frame, Panel, Surroundings } from './frameContext.tsx';
import { type HelpAt, useHelp } from './useHelp.ts';

/** A table whose game has begun. */
export interface Begun {
  readonly link: TableLink;
  readonly surroundings: Surroundings;
  readonly state: TableState;
  readonly table: TableInfo;
  readonly update: GameUpdate;
}

/** Everything that the parts of a table's frame share. */
export function useNewFrame({ link, surroundings, state, table, update }: Begun): {
  readonly frame: Frame;
  readonly helpAt: HelpAt | null;
  readonly closeHelp: () => void;
} {
  const words = useWords();
  const talk = useTalk(table.game);
  const players = useStableWho(whoAt(table, words));
  const { moment, show, back, refusal: momentRefusal } = useMoments(link);
  const isLive = moment === null && update.outcome === null;
  const view = moment?.view ?? update.view;
  const warningOf = (option: PlainObject, of: OpenAsk) => talk.warning(option, of, view, players);
  const answering = useAnswering(link, state, isLive, talk.isHeading, (option, of) => warningOf(option, of) !== null);
  const { answer, warned } = useWarning(answering, warningOf);
  const explaining = useTableExplanation({ link, talk, view, players, ask: answering.ask });
  const { helpAt, help, closeHelp } = useHelp(explaining.explanation);
  const tableView: TableView = {
    link,
    table,
    update,
    view,
    past: moment?.n ?? null,
    talk,
    players,
    seat: table.you.seat,
    ask: answering.ask,
    answer,
    explain: explaining.explain,
    openRule: help,
  };
  const lines = useLines(state, talk, players, update);
  useTableNews(tableView, lines);

  const [panel, open] = useState<Panel | null>(null);
  const [refused, refuse] = useState<Refusal | null>(null);
  const [hidesEnd, setHidesEnd] = useState(false);
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
  return { frame, helpAt, closeHelp };
}

/** Returns the same object while its content is the same, so that a long log is not put into words again needlessly. */
function useStableWho(players: Players): Players {
  const key = JSON.stringify(players);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the whole content.
  return useMemo(() => players, [key]);
}
