/**
 * PostgreSQL cannot store U+0000, SQLite cuts a text off there, and neither can tell one lone surrogate from another. Texts with
 * either are stored as a mark and JSON, which has escapes for both; all others as they are. Different texts stay different, so stored
 * texts can be compared.
 */
const MARK = '\u0001';
const UNSTORABLE = /[\0\p{Cs}]/u;

export function toStored(text: string): string {
  return UNSTORABLE.test(text) || text.startsWith(MARK) ? MARK + JSON.stringify(text) : text;
}

export function fromStored(text: string): string {
  return text.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as string) : text;
}

/** A name without its case and its Unicode variants: two names that fold alike count as the same. */
export function foldName(name: string): string {
  return toStored(name.normalize('NFKC').toUpperCase().toLowerCase());
}
