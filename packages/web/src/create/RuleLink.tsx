import { createContext, useContext } from 'react';
import { usePageSay } from '../words/pageWords.ts';

/** Opens the help drawer at a rule. */
export const OpenRule = createContext<(rule: string) => void>(() => {});

export function RuleLink({ rule }: { readonly rule: string }) {
  const say = usePageSay();
  const open = useContext(OpenRule);
  return (
    <button
      type="button"
      className="rule-link create-rule"
      aria-label={say('ui.create.rule', { rule })}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}
