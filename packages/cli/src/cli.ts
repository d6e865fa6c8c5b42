import { readArgs, UsageError, withHelp } from './args.ts';
import { type Command, EXIT, type Exit } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { type Io, printLines } from './io.ts';

/** Runs the program with the words of its command line; returns the exit code. */
export async function run(words: readonly string[], io: Io): Promise<Exit> {
  try {
    return await dispatch(words, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`${error.message}\n`);
    return EXIT.usage;
  }
}

async function dispatch(words: readonly string[], io: Io): Promise<Exit> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = name === 'help' ? rest[0] : undefined;
    printLines(io, asked === undefined ? helpOfAll() : helpOf(commandNamed(asked)));
    return EXIT.ok;
  }
  const command = commandNamed(name);
  const args = readArgs(rest, command.options, command.files);
  if (!args.wantsHelp) return await command.run(args, io);
  printLines(io, helpOf(command));
  return EXIT.ok;
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command !== undefined) return command;
  throw new UsageError(`There is no command "${name}": tessera --help lists those there are.`);
}

function helpOfAll(): string[] {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  return [
    'Usage: tessera COMMAND [options]',
    '',
    ...COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    'tessera COMMAND --help tells more. Exit codes: 0 all is well, 1 what was checked',
    'does not hold, 2 the arguments or a file cannot be used.',
  ];
}

function helpOf(command: Command): string[] {
  const options = Object.entries(withHelp(command.options)).map(([name, { value, help }]) => ({
    left: `--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  }));
  const width = Math.max(...options.map(({ left }) => left.length));
  const files = command.files.max === 0 ? '' : ` ${command.files.what}${command.files.max > 1 ? '…' : ''}`;
  return [
    `Usage: tessera ${command.name}${files} [options]`,
    '',
    `${command.summary}.`,
    '',
    ...options.map(({ left, help }) => `  ${left.padEnd(width)}  ${help}`),
    ...(command.notes.length === 0 ? [] : ['', ...command.notes]),
  ];
}
