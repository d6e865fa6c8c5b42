import { type CoverageReport, isCovered } from '@tessera/bots';
import type { Words } from '@tessera/locales';
import { listOf } from '@tessera/locales';
import type { ComponentNames } from './gameScreen.ts';
import { wrap } from './layout.ts';

/** Which components came into use: a line for each family, and below it what did not. */
export function describeCoverage(
  report: CoverageReport,
  names: ComponentNames,
  words: Words,
  columns: number,
): readonly string[] {
  const lines = Object.entries(report).flatMap(([family, { used, excused, unused }]) => {
    const count = Object.keys(used).length;
    const all = count + excused.length + unused.length;
    const named = (id: string) => names.name(words, family, id);
    const notes = [
      ...(unused.length === 0
        ? []
        : [words.say('cli.coverage.unused', { components: listOf(words, unused.map(named)) })]),
      ...excused.map(({ id, reason, test: { title, file } }) =>
        words.say('cli.coverage.excused', { component: named(id), reason, title, file }),
      ),
    ];
    return [
      `  ${words.say('cli.coverage.family', { family: names.family(words, family), used: count, all })}`,
      ...notes.flatMap((note) => wrap(note, columns - 4).map((line) => `    ${line}`)),
    ];
  });
  const missing = Object.values(report).reduce((sum, { unused }) => sum + unused.length, 0);
  const verdict = isCovered(report) ? words.say('cli.coverage.all') : words.say('cli.coverage.some', { n: missing });
  return ['', words.say('cli.coverage.head'), ...lines, verdict];
}
