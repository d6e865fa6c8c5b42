import { useEffect, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { StrokeIcon } from '../parts/Icon.tsx';
import type { RuleBlock, Shelf } from './book.ts';
import { useHelpSay } from './helpWords.ts';
import type { Follow } from './RuleCard.tsx';
import { RuleText } from './RuleText.tsx';

/** All chapters of a book; each opens in place. */
export function Contents({
  shelf,
  follow,
  open,
  at,
  missing,
}: {
  readonly shelf: Shelf;
  readonly follow: Follow;
  /** The chapter that is open from the start. */
  readonly open: number | null;
  /** The rule to bring into view. */
  readonly at: string | null;
  /** A requested number that is not in the book. */
  readonly missing: string | null;
}) {
  const say = useHelpSay();
  return (
    <>
      {missing !== null && <p className="help-note">{say('ui.help.unknown', { number: missing })}</p>}
      <div className="help-chapters">
        {shelf.chapters.map(({ title, sections }, i) => (
          <ChapterOf
            key={title}
            title={title}
            isFirstOpen={i === open}
            at={i === open ? at : null}
            shelf={shelf}
            sections={sections}
            follow={follow}
          />
        ))}
      </div>
    </>
  );
}

function ChapterOf({
  title,
  isFirstOpen,
  at,
  shelf,
  sections,
  follow,
}: {
  readonly title: string;
  readonly isFirstOpen: boolean;
  readonly at: string | null;
  readonly shelf: Shelf;
  readonly sections: readonly number[];
  readonly follow: Follow;
}) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  useEffect(() => {
    if (at !== null) document.getElementById(`rule-${at}`)?.scrollIntoView({ block: 'center' });
  }, [at]);
  const [, number, name] = /^(\d+)\. (.*)$/.exec(title) ?? [];
  return (
    <Disclosure className="help-chapter" isExpanded={isOpen} onExpandedChange={setOpen}>
      <Heading level={3} className="help-chapter-head">
        <Button slot="trigger" className="help-chapter-button">
          <span className="help-chapter-number">{number}</span>
          <span className="grow">{name ?? title}</span>
          <StrokeIcon of="down" size={16} />
        </Button>
      </Heading>
      <DisclosurePanel className="help-chapter-panel">
        {/* A closed chapter is not rendered: a book has a thousand rules. */}
        {isOpen &&
          sections.map((section) => {
            const {
              level,
              title: heading,
              blocks,
            } = shelf.book.sections[section] ?? { level: 1, title: '', blocks: [] };
            return (
              <section key={section}>
                {level === 2 && <h4 className="help-part">{heading}</h4>}
                <Blocks blocks={blocks} follow={follow} at={at} />
              </section>
            );
          })}
      </DisclosurePanel>
    </Disclosure>
  );
}

function Blocks({
  blocks,
  follow,
  at,
}: {
  readonly blocks: readonly RuleBlock[];
  readonly follow: Follow;
  readonly at: string | null;
}) {
  const say = useHelpSay();
  return blocks.map((block, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the blocks of a chapter never change.
    if ('head' in block) {
      return (
        <div key={i} className="help-table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, j) => (
                  <th key={j} scope="col">
                    <RuleText text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, j) => (
                <tr key={j}>
                  {row.map((cell, k) => (
                    <td key={k}>
                      <RuleText text={cell} follow={follow} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
    if (!('number' in block)) {
      return (
        <p key={i} className="help-passage">
          <RuleText text={block.text} follow={follow} />
        </p>
      );
    }
    return (
      <div key={i} id={`rule-${block.number}`} className={block.number === at ? 'help-item here' : 'help-item'}>
        <button
          type="button"
          className="help-row-number rule-link"
          aria-label={say('ui.help.toRule', { number: block.number })}
          onClick={() => follow.to(block.number)}
        >
          {block.number}
        </button>
        <div className={block.superseded === undefined ? '' : 'help-old'}>
          {block.lead !== undefined && (
            <p className="help-row-lead">
              <RuleText text={block.lead} follow={follow} />
            </p>
          )}
          <p>
            <RuleText text={block.text} follow={follow} />
          </p>
        </div>
      </div>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the blocks of a chapter never change.
  });
}
