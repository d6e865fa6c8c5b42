import type { Mention, Phrase } from '@tessera/locales';
import type { ReactNode } from 'react';
import './overlays.css';

const PUNCTUATION = /^[.,:;!?)…”“]+/;

/** Renders a phrase; each place decides how mentions look (a card on hover, a mark, a link to a rule). */
export function PhraseView({
  phrase,
  mention,
}: {
  readonly phrase: Phrase;
  readonly mention?: (mention: Mention, key: number) => ReactNode;
}) {
  return (
    <>
      {phrase.map((piece, i) => {
        if (typeof piece === 'string')
          return i > 0 && typeof phrase[i - 1] !== 'string' ? piece.replace(PUNCTUATION, '') : piece;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity.
        const drawn = mention === undefined ? <b key={i}>{piece.text}</b> : mention(piece, i);
        const next = phrase[i + 1];
        const [sign] = (typeof next === 'string' ? PUNCTUATION.exec(next) : null) ?? [];
        if (sign === undefined) return drawn;
        // A comma never begins a line, whatever precedes it.
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <span key={i} className="glued">
            {drawn}
            {sign}
          </span>
        );
      })}
    </>
  );
}
