import type { PlainObject } from './plain.ts';

/** The kinds of question that a standing order can pass at a table with these options: those that can come there. */
export function passesAt(
  kinds: readonly string[],
  needs: { readonly [kind: string]: string } = {},
  options: PlainObject = {},
): string[] {
  return kinds.filter((kind) => {
    const needed = needs[kind];
    return needed === undefined || options[needed] === true;
  });
}
