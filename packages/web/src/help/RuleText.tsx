import type { ReactNode } from 'react';
import { useHelpSay } from './helpWords.ts';
import { placesOf } from './wordSearch.ts';

interface RuleTextProps {
  readonly text: string;
  /** Opens a rule; only numbers it knows become links. */
  readonly follow?: { readonly knows: (number: string) => boolean; readonly to: (number: string) => void };
  /** Words to highlight, folded to plain letters. */
  readonly found?: readonly string[];
}

const PIECES = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|(\b[A-Z]+-\d+[a-z]?\b)/g;

/** The text of a rule: bold, italics, code, and numbers of other rules as links. */
export function RuleText({ text, follow, found = [] }: RuleTextProps) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECES)) {
    const [whole, bold, italic, code, number] = match;
    const at = match.index;
    if (at > from) pieces.push(<Marked key={from} text={text.slice(from, at)} found={found} />);
    const inner = bold ?? italic;
    if (number !== undefined) pieces.push(<RuleRef key={at} number={number} follow={follow} />);
    else if (code !== undefined) pieces.push(<code key={at}>{code}</code>);
    else if (bold !== undefined) {
      pieces.push(
        <b key={at}>
          <RuleText text={bold} {...(follow === undefined ? {} : { follow })} found={found} />
        </b>,
      );
    } else if (inner !== undefined) {
      pieces.push(
        <em key={at}>
          <RuleText text={inner} {...(follow === undefined ? {} : { follow })} found={found} />
        </em>,
      );
    }
    from = at + whole.length;
  }
  if (from < text.length) pieces.push(<Marked key={from} text={text.slice(from)} found={found} />);
  return <>{pieces}</>;
}

function RuleRef({ number, follow }: { readonly number: string; readonly follow: RuleTextProps['follow'] }) {
  const say = useHelpSay();
  if (follow === undefined || !follow.knows(number)) return <span className="rule-number">{number}</span>;
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={say('ui.help.toRule', { number })}
      onClick={() => follow.to(number)}
    >
      {number}
    </button>
  );
}

/** Highlights the search words; accents and endings do not matter. */
function Marked({ text, found }: { readonly text: string; readonly found: readonly string[] }) {
  if (found.length === 0) return text;
  const letters = [...text.normalize('NFC')];
  const isMarked = letters.map(() => false);
  for (const word of found) {
    for (const [from, to] of placesOf(word, text)) isMarked.fill(true, from, to);
  }
  const pieces: ReactNode[] = [];
  let start = 0;
  for (let i = 1; i <= letters.length; i++) {
    if (i < letters.length && isMarked[i] === isMarked[start]) continue;
    const piece = letters.slice(start, i).join('');
    pieces.push(isMarked[start] === true ? <mark key={start}>{piece}</mark> : piece);
    start = i;
  }
  return <>{pieces}</>;
}
