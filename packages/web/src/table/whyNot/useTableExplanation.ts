import { useRef } from 'react';
import { useWords } from '../../words/useWords.tsx';
import type { Refusal } from '../session/useAnswering.ts';
import type { TableView } from '../tableContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { refusalPhrase } from './explanation.ts';
import { type Explaining, useExplanation } from './useExplanation.ts';

type Explained = Pick<TableView, 'link' | 'talk' | 'view' | 'who' | 'ask'>;

/** Explains at a table why not, in the words of its game as the table stands now. */
export function useTableExplanation({ link, talk, view, who, ask }: Explained): Explaining {
  const words = useWords();
  const nothingForbids = useTableSay().phrase('ui.table.nothingForbids');
  const wordNow = (refusal: Refusal) => refusalPhrase(refusal, talk, view, who, words);
  const word = useRef(wordNow);
  word.current = wordNow;
  const nothing = useRef(nothingForbids);
  nothing.current = nothingForbids;
  return useExplanation(link, word, nothing, ask?.id ?? null);
}
