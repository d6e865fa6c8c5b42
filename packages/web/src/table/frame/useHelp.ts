import type { Phrase } from '@tessera/locales';
import { useCallback, useRef, useState } from 'react';
import type { Explanation } from '../whyNot/explanation.ts';

/** Where the help is opened, and what led there. */
export interface HelpAt {
  readonly rule: string | null;
  readonly reason: Phrase | null;
}

/** The help beside a table; it opens with the explanation that led there. */
export function useHelp(explanation: Explanation | null): {
  readonly helpAt: HelpAt | null;
  readonly help: (rule: string | null) => void;
  readonly closeHelp: () => void;
} {
  const [helpAt, setHelpAt] = useState<HelpAt | null>(null);
  const why = useRef(explanation);
  why.current = explanation;
  const help = useCallback((rule: string | null) => {
    // The explanation disappears with its element, but is still needed here.
    const reason = rule !== null && why.current?.rule === rule ? why.current.phrase : null;
    setHelpAt({ rule, reason });
  }, []);
  return { helpAt, help, closeHelp: useCallback(() => setHelpAt(null), []) };
}
