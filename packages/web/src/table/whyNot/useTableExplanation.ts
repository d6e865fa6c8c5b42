import { useRef } from 'react';
import { useWords } from '../../words/useWords.tsx';
import type { Refusal } from '../session/useAnswering.ts';
import type { TableView } from '../tableContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { refusalPhrase } from './explanation.ts';
import { type Explaining, useExplanation } from './useExplanation.ts';

type Explained = Pick<TableView, 'link' | 'talk' | 'view' | 'players' | 'ask'>;

/** Explains why not at a table, in the words of its game for the current state. */
export function useTableExplanation({ link, talk, view, players, ask }: Explained): Explaining {
  const words = useWords();
  const nothingForbids = useTableSay().phrase('ui.table.nothingForbids');
  const wordNow = (refusal: Refusal) => refusalPhrase(refusal, talk, view, players, words);
  const word = useRef(wordNow);
  word.current = wordNow;
  const nothing = useRef(nothingForbids);
  nothing.current = nothingForbids;
  return useExplanation(link, word, nothing, ask?.id ?? null);
}
