import type { PlainObject } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import type { OpenAsk } from '@tessera/protocol';
import { useState } from 'react';
import type { Answering } from './useAnswering.ts';

/** An answer that has been chosen and would take something away: it is given when that is confirmed. */
export interface Warned {
  readonly warning: Phrase;
  confirm(): void;
  cancel(): void;
}

/** Answers the question, wherever the answer is chosen; asks once more where the game warns of it. */
export function useWarning(
  { ask, answer }: Answering,
  warningOf: (option: PlainObject, ask: OpenAsk) => Phrase | null,
): { readonly answer: (option: PlainObject) => void; readonly warned: Warned | null } {
  const [chosen, setChosen] = useState<{ readonly ask: string; readonly option: PlainObject } | null>(null);
  // It goes with the question that it answers.
  const option = chosen !== null && chosen.ask === ask?.id ? chosen.option : null;
  const warning = ask === null || option === null ? null : warningOf(option, ask);
  const give = (given: PlainObject) => {
    setChosen(null);
    void answer(given);
  };
  return {
    answer: (given) => {
      if (ask !== null && warningOf(given, ask) !== null) setChosen({ ask: ask.id, option: given });
      else give(given);
    },
    warned:
      option === null || warning === null
        ? null
        : { warning, confirm: () => give(option), cancel: () => setChosen(null) },
  };
}
