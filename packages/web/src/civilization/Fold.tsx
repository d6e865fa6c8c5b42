import type { Section } from '@tessera/locales';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Said } from '../table/words/Said.tsx';

/** A part of a panel that can be folded away. */
export function Fold({
  title,
  note,
  isOpen = false,
  children,
}: {
  readonly title: string;
  /** Beside the title, also while folded. */
  readonly note?: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Disclosure className="civ-fold" defaultExpanded={isOpen}>
      <Heading level={3}>
        <Button slot="trigger" className="civ-fold-head">
          <span className="grow">{title}</span>
          {note !== undefined && <span className="civ-fold-note">{note}</span>}
          <StrokeIcon of="down" size={14} />
        </Button>
      </Heading>
      <DisclosurePanel className="civ-fold-body">{children}</DisclosurePanel>
    </Disclosure>
  );
}

/** A part of the table as a list of text lines. */
export function Lines({ section }: { readonly section: Section }) {
  return (
    <ul className="civ-lines">
      {section.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a list have no other identity.
        <li key={i}>
          <Said phrase={line} />
        </li>
      ))}
    </ul>
  );
}
