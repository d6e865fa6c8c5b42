import type { Section } from '@tessera/locales';
import { Said } from '../table/words/Said.tsx';

/** The table as headed lists. */
export function SectionsView({
  sections,
  level = 2,
}: {
  readonly sections: readonly Section[];
  readonly level?: number;
}) {
  const Heading = `h${Math.min(level, 6)}` as 'h2';
  return (
    <div className={level === 2 ? 'replay-sections' : ''}>
      {sections.map(({ heading, lines, parts }) => (
        <section key={heading}>
          <Heading className={level === 2 ? 'title' : 'replay-part'}>{heading}</Heading>
          {lines.length > 0 && (
            <ul>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a list have no other identity.
                <li key={i}>
                  <Said phrase={line} />
                </li>
              ))}
            </ul>
          )}
          {parts.length > 0 && <SectionsView sections={parts} level={level + 1} />}
        </section>
      ))}
    </div>
  );
}
