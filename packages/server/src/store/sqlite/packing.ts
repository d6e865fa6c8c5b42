import type { Sql, Value } from './createExecutor.ts';

/**
 * Separates the parts of a packed text. Neither stored texts (see texts.ts) nor JSON contain it, so nothing needs escaping, unlike JSON
 * within JSON.
 */
const BETWEEN = '\0';

/** Groups of statements as one text, for the database's thread. */
export function packGroups(groups: readonly (readonly Sql[])[]): string {
  const sqls: string[] = [];
  const things: (string | number)[] = [];
  for (const statements of groups) {
    things.push(statements.length);
    for (const { sql, each, expects } of statements) {
      let index = sqls.indexOf(sql);
      if (index < 0) index = sqls.push(sql) - 1;
      things.push(index, expects ?? '', each.length, each[0]?.length ?? 0);
      for (const values of each) for (const value of values) things.push(packed(value));
    }
  }
  return [sqls.length, ...sqls, groups.length, ...things].join(BETWEEN);
}

function packed(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return `#${value}`;
  if (value.includes(BETWEEN)) throw new Error('a text cannot be stored');
  return `$${value}`;
}

/** The groups that a packed text was made from. */
export function unpackGroups(text: string): Sql[][] {
  const things = text.split(BETWEEN);
  let at = 0;
  const word = (): string => things[at++] as string;
  const number = (): number => Number(word());
  const times = <T>(count: number, read: () => T): T[] => Array.from({ length: count }, read);
  const value = (): Value => unpacked(word());
  const sqls = times(number(), word);
  return times(number(), () =>
    times(number(), () => {
      const sql = sqls[number()] as string;
      const expected = word();
      const rows = number();
      const columns = number();
      const each = times(rows, () => times(columns, value));
      return expected === '' ? { sql, each } : { sql, each, expects: Number(expected) };
    }),
  );
}

function unpacked(text: string): Value {
  if (text === '') return null;
  return text[0] === '#' ? Number(text.slice(1)) : text.slice(1);
}
