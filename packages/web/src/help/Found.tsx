import { useDeferredValue, useEffect, useMemo } from 'react';
import { announce } from '../app/announce.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import type { Passage, Shelf } from './book.ts';
import { useHelpSay } from './helpWords.ts';
import { RuleRows } from './RuleCard.tsx';
import { RuleText } from './RuleText.tsx';
import { wordsIn } from './wordSearch.ts';

/** Nobody reads more than this: another word narrows the search. */
const MOST_SHOWN = 40;
const MOST_PASSAGES = 8;

/** The results of a search. */
export function Found({
  shelf,
  query: typed,
  onOpen,
  onChapter,
}: {
  readonly shelf: Shelf;
  readonly query: string;
  readonly onOpen: (number: string) => void;
  readonly onChapter: (chapter: number) => void;
}) {
  const say = useHelpSay();
  // Typing stays responsive; the results follow.
  const query = useDeferredValue(typed);
  const rules = useMemo(() => shelf.search(query), [shelf, query]);
  const passages = useMemo(() => shelf.passages(query).slice(0, MOST_PASSAGES), [shelf, query]);
  const found = useMemo(() => wordsIn(query).filter((word) => word.length > 1), [query]);
  const count = say('ui.help.found', { count: rules.length });
  const sentence =
    rules.length > MOST_SHOWN
      ? `${count}. ${say('ui.help.first', { shown: MOST_SHOWN })}`
      : rules.length === 0 && passages.length > 0
        ? say('ui.help.onlyPassages')
        : count;
  useEffect(() => {
    // Not after every letter: otherwise typists would hear nothing else.
    const timer = setTimeout(() => announce(sentence), 700);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <section aria-label={say('ui.help.results')}>
      <p className="caption help-count">{sentence}</p>
      <RuleRows rules={rules.slice(0, MOST_SHOWN)} found={found} onOpen={onOpen} />
      {passages.length > 0 && (
        <section className="help-related" aria-labelledby="help-passages">
          <h3 id="help-passages" className="title">
            {say('ui.help.passages')}
          </h3>
          <PassageRows passages={passages} found={found} onChapter={onChapter} />
        </section>
      )}
    </section>
  );
}

function PassageRows({
  passages,
  found,
  onChapter,
}: {
  readonly passages: readonly Passage[];
  readonly found: readonly string[];
  readonly onChapter: (chapter: number) => void;
}) {
  return (
    <ul className="help-rows">
      {passages.map(({ chapter, title, text }) => (
        <li key={`${chapter} ${text}`}>
          <button type="button" className="help-row" onClick={() => onChapter(chapter)}>
            <span className="help-row-text">
              <span className="help-row-lead">{title}</span>
              <br />
              <RuleText text={text} found={found} />
            </span>
            <StrokeIcon of="chev" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
