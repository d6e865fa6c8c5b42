import type { PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk } from '@tessera/locales';
import type { OpenAsk, Reply } from '@tessera/protocol';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { TableLink, TableState } from '../../link/tableLink.ts';
import { standing } from '../log/logLines.ts';

/** Why something was not done. */
export interface Refusal {
  readonly rule: string;
  readonly params: PlainObject;
}

export interface Answering {
  /** The question to answer now. */
  readonly ask: OpenAsk | null;
  /** Questions that are open at the same time, the one to answer now among them. */
  readonly open: readonly OpenAsk[];
  /** Questions that are answered but may be answered anew. */
  readonly given: readonly OpenAsk[];
  readonly isSending: boolean;
  readonly refusal: Refusal | null;
  clearRefusal(): void;
  answer(option: PlainObject): Promise<Reply>;
  /** Takes up a question: another open one, or one that was answered already. */
  takeUp(ask: OpenAsk): void;
  /** Takes back the last own answer, along with those after it that were given without asking. */
  undo(): void;
  /** How many own answers of this turn can be taken back. */
  readonly restartable: number;
  /** Takes them back: to where the turn began, or something was last revealed. */
  restart(): void;
}

/**
 * What others do may put another question in the place of the one that is being read. For so many milliseconds nothing
 * answers it: a press then was meant for the question before.
 */
const UNREAD = 400;

const NOTHING = { type: 'refused', key: '', code: 'K-STALE', params: {} } as const satisfies Reply;

/** @param isWarned does the game warn of this answer? Then it is never given without asking. */
export function useAnswering(
  link: TableLink,
  state: TableState,
  isLive: boolean,
  isHeading: GameTalk['isHeading'],
  isWarned: (option: PlainObject, ask: OpenAsk) => boolean,
): Answering {
  const { skipsTrivia } = useSettings();
  const { update, news } = state;
  const [sent, setSent] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Entries with answers that were given without asking. */
  const automatic = useRef(new Set<number>());
  const tried = useRef<string | null>(null);
  const warned = useRef(isWarned);
  warned.current = isWarned;
  const holds = useRef(false);
  /** The question that was there before, whether it was done with here, and until when the one after it is unread. */
  const shown = useRef<{ asked: string | null; isDone: boolean; unreadUntil: number }>({
    asked: null,
    isDone: false,
    unreadUntil: 0,
  });

  const asks = update?.asks ?? [];
  const open = asks.filter(({ given }) => given === null);
  const given = asks.filter((one) => one.given !== null && one.id !== wanted);
  const chosen = asks.find(({ id }) => id === wanted) ?? open[0] ?? null;
  const ask = chosen !== null && chosen.id !== sent && isLive ? chosen : null;
  const asked = chosen?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal goes with the question it was about.
  useEffect(() => {
    setRefusal(null);
  }, [asked]);

  // Before anything can be pressed: what is drawn is pressed at once.
  useLayoutEffect(() => {
    const before = shown.current;
    const isReplaced = before.asked !== null && asked !== null && !before.isDone;
    shown.current = { asked, isDone: false, unreadUntil: isReplaced ? performance.now() + UNREAD : 0 };
  }, [asked]);

  const give = useCallback(
    async (to: OpenAsk, option: PlainObject): Promise<Reply> => {
      shown.current.isDone = true;
      setSent(to.id);
      setRefusal(null);
      const reply = await link.command({ type: 'answer', ask: to.id, answer: option });
      setSent(null);
      setWanted((current) => (current === to.id ? null : current));
      if (reply.type === 'refused') setRefusal({ rule: reply.code, params: reply.params });
      return reply;
    },
    [link],
  );

  // A question with a single answer is answered before anybody sees it, unless one has just come back to it.
  useLayoutEffect(() => {
    if (
      !skipsTrivia ||
      link.asksAll === true ||
      ask === null ||
      ask.given !== null ||
      holds.current ||
      tried.current === ask.id
    )
      return;
    const [only, ...others] = ask.options;
    if (only === undefined || others.length > 0 || warned.current(only, ask)) return;
    tried.current = ask.id;
    void give(ask, only).then((reply) => {
      if (reply.type === 'accepted') automatic.current.add(reply.n);
    });
  }, [ask, skipsTrivia, give, link]);

  const answer = async (option: PlainObject): Promise<Reply> => {
    if (ask === null) return NOTHING;
    if (performance.now() < shown.current.unreadUntil) {
      setRefusal({ rule: NOTHING.code, params: {} });
      return NOTHING;
    }
    holds.current = false;
    return await give(ask, option);
  };

  const takeBack = (answers: number) => {
    tried.current = null;
    shown.current.isDone = true;
    setRefusal(null);
    void link.command({ type: 'undo', answers }).then((reply) => {
      if (reply.type === 'refused') setRefusal({ rule: reply.code, params: reply.params });
    });
  };
  const undoable = isLive ? (update?.undoable ?? 0) : 0;
  const seat = state.table?.you.seat ?? null;
  const own = useMemo(() => ownAnswers(news, seat, isHeading), [news, seat, isHeading]);
  const isAutomatic = (back: number) => automatic.current.has(own.all.at(-back) ?? -1);
  const undo = () => {
    if (undoable === 0) return;
    let answers = 1;
    while (answers < undoable && isAutomatic(answers)) answers += 1;
    holds.current = isAutomatic(answers);
    takeBack(answers);
  };
  const restartable = Math.min(undoable, own.ofTurn);
  const restart = () => {
    if (restartable === 0) return;
    // Whatever comes first is asked again, even if there is only one answer.
    holds.current = true;
    takeBack(restartable);
  };

  return {
    ask,
    open: isLive ? open : [],
    given: isLive ? given : [],
    isSending: sent !== null,
    refusal,
    clearRefusal: () => setRefusal(null),
    answer,
    takeUp: (one) => {
      shown.current.isDone = true;
      setWanted(one.id);
    },
    undo,
    restartable,
    restart,
  };
}

/** The entries with a seat's answers that stand, and how many of them were given since the last heading of the log. */
function ownAnswers(news: TableState['news'], seat: Seat | null, isHeading: GameTalk['isHeading']) {
  const left = standing(news);
  const began = left.filter(({ happenings }) => happenings.some(isHeading)).at(-1)?.n ?? 0;
  const all = left.filter((one) => one.type === 'answer' && one.seat === seat).map(({ n }) => n);
  return { all, ofTurn: all.filter((n) => n > began).length };
}
