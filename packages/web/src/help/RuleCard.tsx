import { type Phrase, textOf } from '@tessera/locales';
import { useEffect, useRef } from 'react';
import { StrokeIcon } from '../parts/Icon.tsx';
import type { PlacedRule, Shelf } from './book.ts';
import { useHelpSay } from './helpWords.ts';
import { RuleFigure } from './RuleFigure.tsx';
import { RuleText } from './RuleText.tsx';

export interface Follow {
  readonly knows: (number: string) => boolean;
  readonly to: (number: string) => void;
}

/** One rule in full: why it is shown, where it stands, what it says and what belongs to it. */
export function RuleCard({
  shelf,
  number,
  follow,
  reason,
  onContents,
  onChapter,
}: {
  readonly shelf: Shelf;
  readonly number: string;
  readonly follow: Follow;
  readonly reason: Phrase | string | null;
  readonly onContents: () => void;
  readonly onChapter: (chapter: number, at: string) => void;
}) {
  const say = useHelpSay();
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link announces the rule it leads to.
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
  }, [number]);
  const rule = shelf.find(number);
  if (rule === null) return null;
  const related = shelf.related(number);
  const around = shelf.around(number).filter((one) => !related.includes(one));
  const chapter = shelf.chapters.findIndex(({ sections }) => sections.includes(rule.section));
  return (
    <>
      {reason !== null && (
        <div className="help-reason">
          <StrokeIcon of="ban" />
          <div>
            <b>{say('ui.help.notHere')}</b>
            <p>{typeof reason === 'string' ? reason : textOf(reason)}</p>
          </div>
        </div>
      )}
      <nav className="help-crumbs" aria-label={say('ui.help.place')}>
        <button type="button" className="help-crumb" onClick={onContents}>
          {say('ui.help.contents')}
        </button>
        <StrokeIcon of="chev" size={12} />
        <button type="button" className="help-crumb" onClick={() => onChapter(chapter, number)}>
          {rule.part === null ? rule.chapter : `${rule.chapter} · ${rule.part}`}
        </button>
      </nav>
      <article className="help-rule" ref={card} tabIndex={-1} aria-labelledby="help-rule-number">
        <h3 id="help-rule-number" className="help-rule-number">
          <span className="sr">{say('ui.help.rule')} </span>
          {number}
        </h3>
        {rule.superseded !== undefined && (
          <p className="help-superseded">
            {say('ui.help.superseded')} <RuleText text={rule.superseded} follow={follow} />
          </p>
        )}
        {rule.lead !== undefined && (
          <p className="help-rule-lead">
            <RuleText text={rule.lead} follow={follow} />
          </p>
        )}
        <p className="help-rule-text">
          <RuleText text={rule.text} follow={follow} />
        </p>
        <RuleFigure number={number} />
        {rule.sources !== undefined && <p className="caption help-sources">{rule.sources}</p>}
      </article>
      {related.length > 0 && (
        <section className="help-related" aria-labelledby="help-related">
          <h3 id="help-related" className="title">
            {say('ui.help.related')}
          </h3>
          <RuleRows rules={related} onOpen={follow.to} />
        </section>
      )}
      {related.length < 4 && around.length > 0 && (
        <section className="help-related" aria-labelledby="help-around">
          <h3 id="help-around" className="title">
            {say('ui.help.around')}
          </h3>
          <RuleRows rules={around} onOpen={follow.to} />
        </section>
      )}
    </>
  );
}

/** Rules as a list of links. */
export function RuleRows({
  rules,
  found,
  onOpen,
}: {
  readonly rules: readonly PlacedRule[];
  readonly found?: readonly string[];
  readonly onOpen: (number: string) => void;
}) {
  const marks = found === undefined ? {} : { found };
  return (
    <ul className="help-rows">
      {rules.map(({ number, lead, text }) => (
        <li key={number}>
          <button type="button" className="help-row" onClick={() => onOpen(number)}>
            <span className="help-row-number">{number}</span>
            <span className="help-row-text">
              {lead !== undefined && (
                <span className="help-row-lead">
                  <RuleText text={lead} {...marks} />{' '}
                </span>
              )}
              <RuleText text={text} {...marks} />
            </span>
            <StrokeIcon of="chev" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
