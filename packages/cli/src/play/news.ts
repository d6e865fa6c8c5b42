import type { Happening, PlainObject } from '@tessera/kernel';
import type { Canvas, GameScreen } from '../text/gameScreen.ts';

/** A line of the report. */
export interface NewsLine {
  readonly text: string;
  readonly isHeading: boolean;
}

/** What happened, in words: without what is not worth a line, and without headings that nothing follows. */
export function newsLines(
  happenings: readonly Happening[],
  view: PlainObject,
  screen: GameScreen,
  { talk, players, tell }: Canvas,
): NewsLine[] {
  const lines: (NewsLine & { readonly kind: string })[] = [];
  for (const happening of screen.condense(happenings)) {
    const phrase = talk.happening(happening, players, view);
    if (phrase === null) continue;
    const { kind } = happening;
    const isHeading = talk.isHeading(happening);
    // Of phases in which nothing happens only the last is named.
    if (isHeading && lines.at(-1)?.kind === kind) lines.pop();
    lines.push({ text: tell(phrase), isHeading, kind });
  }
  return lines;
}
