import type { Section } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import type { NameIn, Say } from './say.ts';

/** A headed list, with parts. */
export function section(
  say: Say,
  heading: NameIn<'section'>,
  lines: readonly Phrase[],
  parts: readonly Section[] = [],
): Section {
  return { id: heading, heading: say.text(`section.${heading}`), lines, parts };
}
