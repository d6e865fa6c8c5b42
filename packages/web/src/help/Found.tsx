import { useEffect, useMemo } from 'react';
import { announce } from '../app/announce.ts';
import { fold, type Shelf } from './book.ts';
import { useHelpSay } from './helpWords.ts';
import { RuleRows } from './RuleCard.tsx';

/** What a search has found. */
export function Found({
  shelf,
  query,
  onOpen,
}: {
  readonly shelf: Shelf;
  readonly query: string;
  readonly onOpen: (number: string) => void;
}) {
  const say = useHelpSay();
  const rules = useMemo(() => shelf.search(query), [shelf, query]);
  const found = useMemo(
    () =>
      fold(query)
        .split(/\s+/)
        .filter((word) => word.length > 1),
    [query],
  );
  const sentence = say('ui.help.found', { count: rules.length });
  useEffect(() => {
    // Not with every letter: whoever types hears nothing else.
    const timer = setTimeout(() => announce(sentence), 700);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <section aria-label={say('ui.help.results')}>
      <p className="caption help-count">{sentence}</p>
      <RuleRows rules={rules} found={found} onOpen={onOpen} />
    </section>
  );
}
