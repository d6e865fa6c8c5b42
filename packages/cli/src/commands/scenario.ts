import { type Plain, parsePlain } from '@tessera/kernel';
import { gameOfScenario, runScenario, ScenarioFault, type ScenarioReport } from '@tessera/kernel/testing';
import { type Args, UsageError } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION } from '../command.ts';
import { filesIn, readText } from '../files.ts';
import { GAMES } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { startProgress } from '../progress.ts';
import { readBook } from '../rules/book.ts';
import { shorten } from '../text/layout.ts';

interface Failure {
  readonly file: string;
  readonly passes: readonly string[];
  readonly step: number;
  readonly expected: Plain;
  readonly got: Plain;
}

const WHOLE = 4000;

export const scenario: Command = {
  name: 'scenario',
  summary: 'Play scenario files and report what differs from them',
  files: { min: 1, max: Number.POSITIVE_INFINITY, what: 'FILE' },
  options: { json: JSON_OPTION },
  notes: [
    'A folder stands for all .json files in and under it. docs/scenarios.md explains the format. Steps are',
    'counted from 0; step -1 means that the table itself cannot be set up. Every scenario is played twice,',
    'live, and serialised: written as JSON and read back between decisions. A failure is reported once, with',
    'the passes in which it occurred.',
    '',
    'Result: {passed, failed, failures: [{file, passes, step, expected, got}]}; exit code 1 on a failure.',
  ],
  run: runScenarios,
};

function runScenarios(args: Args, io: Io): Exit {
  const files = filesIn(args.files, '.json');
  const progress = startProgress(io, 'Scenarios', files.length);
  const reports = files.map((file, i) => {
    const report = play(file);
    progress.show(i + 1);
    return { file, report };
  });
  progress.end();
  const failures = reports.flatMap(({ file, report }) => report.failures.map((one): Failure => ({ file, ...one })));
  const failed = reports.filter(({ report }) => report.failures.length > 0).length;
  const passed = reports.length - failed;
  if (args.flag('json')) {
    printJson(io, { passed, failed, failures });
  } else {
    for (const { file, report } of reports) printLines(io, describe(file, report));
    printLines(io, [`${passed} passed, ${failed} failed`]);
  }
  return failed === 0 ? EXIT.ok : EXIT.failed;
}

function play(file: string): ScenarioReport {
  const parsed = parsePlain(readText(file));
  if (parsed === null) throw new UsageError(`${file} is not a JSON file of whole numbers, texts, lists and objects.`);
  const games = GAMES.map(({ game }) => game);
  try {
    const game = gameOfScenario(games, parsed.value);
    return runScenario(game, parsed.value, { rules: readBook(game.id).map(({ number }) => number) });
  } catch (error) {
    if (error instanceof ScenarioFault) throw new UsageError(`${file} is not a scenario: ${error.message}.`);
    throw error;
  }
}

function describe(file: string, { title, rules, failures }: ScenarioReport): string[] {
  const head = `${failures.length === 0 ? 'ok    ' : 'FAILED'} ${file}: ${title}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}`;
  return [
    head,
    ...failures.flatMap(({ passes, step, expected, got }) => {
      const where = `step ${step} (${passes.join(' and ')}): `;
      // A refusal of a table names everything that could have stood there, to the last of forty techs.
      const most = step < 0 ? WHOLE : 400;
      return [
        `  ${where}expected ${shorten(JSON.stringify(expected), most)}`,
        `  ${' '.repeat(where.length)}got      ${shorten(JSON.stringify(got), most)}`,
      ];
    }),
  ];
}
