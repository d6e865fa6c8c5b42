import { type Plain, parsePlain } from '@tessera/kernel';
import { gameOfScenario, runScenario, ScenarioFault, type ScenarioReport } from '@tessera/kernel/testing';
import { type Args, UsageError } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION } from '../command.ts';
import { filesIn, readText } from '../files.ts';
import { GAMES } from '../games.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { startProgress } from '../progress.ts';
import { shorten } from '../text/layout.ts';

interface Failure {
  readonly file: string;
  readonly pass: string;
  readonly step: number;
  readonly expected: Plain;
  readonly got: Plain;
}

export const scenario: Command = {
  name: 'scenario',
  summary: 'Play scenario files and report what is not as they state',
  files: { min: 1, max: Number.POSITIVE_INFINITY, what: 'FILE' },
  options: { json: JSON_OPTION },
  notes: [
    'A folder stands for all .json files in and under it. docs/scenarios.md explains the format. Steps are',
    'counted from 0; step -1 means that the table itself cannot be set up. Every scenario is played twice,',
    'the second time written as JSON and read back between decisions.',
    '',
    'Result: {passed, failed, failures: [{file, pass, step, expected, got}]}; exit code 1 on a failure.',
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
  try {
    return runScenario(
      gameOfScenario(
        GAMES.map(({ game }) => game),
        parsed.value,
      ),
      parsed.value,
    );
  } catch (error) {
    if (error instanceof ScenarioFault) throw new UsageError(`${file} is not a scenario: ${error.message}.`);
    throw error;
  }
}

function describe(file: string, { title, rules, failures }: ScenarioReport): string[] {
  const head = `${failures.length === 0 ? 'ok    ' : 'FAILED'} ${file}: ${title}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}`;
  return [
    head,
    ...failures.flatMap(({ pass, step, expected, got }) => [
      `  step ${step} (${pass}): expected ${shorten(JSON.stringify(expected), 400)}`,
      `  ${' '.repeat(`step ${step} (${pass}): `.length - 5)}got  ${shorten(JSON.stringify(got), 400)}`,
    ]),
  ];
}
