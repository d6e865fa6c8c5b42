import type { Seat } from '@tessera/kernel';
import type { Mention, Phrase, Section } from '@tessera/locales';
import { HoverCard } from '../../parts/HoverCard.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { PhraseView } from '../../parts/PhraseView.tsx';
import { useMentions } from '../tableContext.tsx';

/** A phrase at the table: cards open on hover and focus, players have their marks, rules lead into the help. */
export function Said({
  phrase,
  marked = null,
}: {
  readonly phrase: Phrase;
  /** The seat whose mark already stands before the phrase. */
  readonly marked?: Seat | null;
}) {
  return (
    <PhraseView phrase={phrase} mention={(mention, key) => <Mentioned key={key} mention={mention} marked={marked} />} />
  );
}

/** The same where nothing inside may be pressed, as within a button. */
export function SaidPlainly({ phrase }: { readonly phrase: Phrase }) {
  return <PhraseView phrase={phrase} mention={({ text }, key) => <b key={key}>{text}</b>} />;
}

function Mentioned({ mention: { of, id, text }, marked }: { readonly mention: Mention; readonly marked: Seat | null }) {
  const { card: cardOf, openRule } = useMentions();
  if (of === 'rule') return <RuleLink rule={id} onPress={openRule} />;
  if (of === 'seat') {
    return (
      <span className="said-seat">
        {Number(id) !== marked && <Mark seat={Number(id)} size={11} />}
        {text}
      </span>
    );
  }
  if (of === 'square') return <span className="said-square">{text}</span>;
  const card = () => {
    const section = cardOf(id);
    return section === null ? text : <SectionCard section={section} />;
  };
  return <HoverCard card={card}>{text}</HoverCard>;
}

export function RuleLink({ rule, onPress }: { readonly rule: string; readonly onPress: (rule: string) => void }) {
  return (
    <button type="button" className="rule-link" onClick={() => onPress(rule)}>
      {rule}
    </button>
  );
}

/** A card in words: its heading, its lines, and lists with headings. */
function SectionCard({ section }: { readonly section: Section }) {
  return (
    <>
      <b className="section-card-title">{section.heading}</b>
      {section.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card have no other identity.
        <span key={i}>
          <CardLine phrase={line} />
        </span>
      ))}
      {section.parts.map((part) => (
        <span key={part.heading} className="section-card-part">
          <span className="caption">{part.heading}</span>{' '}
          {part.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <span key={i} className="section-card-item">
              <CardLine phrase={line} />
            </span>
          ))}
        </span>
      ))}
    </>
  );
}

/** On a card only rules are links: cards on cards would never end. */
function CardLine({ phrase }: { readonly phrase: Phrase }) {
  const { openRule } = useMentions();
  return (
    <PhraseView
      phrase={phrase}
      mention={({ of, id, text }, key) =>
        of === 'rule' ? <RuleLink key={key} rule={id} onPress={openRule} /> : <b key={key}>{text}</b>
      }
    />
  );
}
