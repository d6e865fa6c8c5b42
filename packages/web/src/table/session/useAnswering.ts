import type { PlainObject } from '@tessera/kernel';
import type { GameTalk } from '@tessera/locales';
import type { OpenAsk, Reply } from '@tessera/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { TableLink, TableState } from '../../link/tableLink.ts';
import { useReading } from './useReading.ts';
import { useTrivia } from './useTrivia.ts';
import { type Undo, useUndo } from './useUndo.ts';

/** Why something was not done. */
export interface Refusal {
  readonly rule: string;
  readonly params: PlainObject;
}

export interface Answering extends Undo {
  /** The question to answer now. */
  readonly ask: OpenAsk | null;
  /** Questions that are open at the same time, the one to answer now among them. */
  readonly open: readonly OpenAsk[];
  /** Questions that are answered but may be answered again. */
  readonly given: readonly OpenAsk[];
  readonly isSending: boolean;
  readonly refusal: Refusal | null;
  clearRefusal(): void;
  answer(option: PlainObject): Promise<Reply>;
  /** Takes up a question: another open one, or one that was already answered. */
  takeUp(ask: OpenAsk): void;
}

const NOTHING = { type: 'refused', key: '', code: 'K-STALE', params: {} } as const satisfies Reply;

/** @param isWarned does the game warn of this answer? Then it is never given without asking. */
export function useAnswering(
  link: TableLink,
  state: TableState,
  isLive: boolean,
  isHeading: GameTalk['isHeading'],
  isWarned: (option: PlainObject, ask: OpenAsk) => boolean,
): Answering {
  const [sent, setSent] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const asks = state.update?.asks ?? [];
  const open = asks.filter(({ given }) => given === null);
  const given = asks.filter((one) => one.given !== null && one.id !== wanted);
  const chosen = asks.find(({ id }) => id === wanted) ?? open[0] ?? null;
  const ask = chosen !== null && chosen.id !== sent && isLive ? chosen : null;
  const asked = chosen?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal disappears with its question.
  useEffect(() => {
    setRefusal(null);
  }, [asked]);

  const reading = useReading(asked);
  const give = useCallback(
    async (to: OpenAsk, option: PlainObject): Promise<Reply> => {
      reading.done();
      setSent(to.id);
      setRefusal(null);
      const reply = await link.command({ type: 'answer', ask: to.id, answer: option });
      setSent(null);
      setWanted((current) => (current === to.id ? null : current));
      if (reply.type === 'refused') setRefusal({ rule: reply.code, params: reply.params });
      return reply;
    },
    [link, reading],
  );
  const trivia = useTrivia(link, ask, give, isWarned);
  const undoing = useUndo(state, isLive, isHeading, trivia, (answers) => {
    trivia.retry();
    reading.done();
    setRefusal(null);
    void link.command({ type: 'undo', answers }).then((reply) => {
      if (reply.type === 'refused') setRefusal({ rule: reply.code, params: reply.params });
    });
  });

  return {
    ...undoing,
    ask,
    open: isLive ? open : [],
    given: isLive ? given : [],
    isSending: sent !== null,
    refusal,
    clearRefusal: () => setRefusal(null),
    async answer(option) {
      if (ask === null) return NOTHING;
      if (reading.isUnread()) {
        setRefusal({ rule: NOTHING.code, params: {} });
        return NOTHING;
      }
      trivia.hold(false);
      return await give(ask, option);
    },
    takeUp(one) {
      reading.done();
      setWanted(one.id);
    },
  };
}
