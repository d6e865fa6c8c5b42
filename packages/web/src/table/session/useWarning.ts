import type { PlainObject } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import type { OpenAsk } from '@tessera/protocol';
import { useState } from 'react';
import type { Answering } from './useAnswering.ts';

/** A chosen answer that would cost something: it is given once the player confirms. */
export interface Warned {
  readonly warning: Phrase;
  confirm(): void;
  cancel(): void;
}

/** Answers the question, wherever the answer is chosen; asks for confirmation where the game warns. */
export function useWarning(
  { ask, answer }: Answering,
  warningOf: (option: PlainObject, ask: OpenAsk) => Phrase | null,
): { readonly answer: (option: PlainObject) => void; readonly warned: Warned | null } {
  const [chosen, setChosen] = useState<{ readonly ask: string; readonly option: PlainObject } | null>(null);
  // It disappears with its question.
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
