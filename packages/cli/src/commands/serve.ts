import { type Config, createServer, readConfig, type Server, stoppedBySignal, systemClock } from '@tessera/server';
import { type Args, UsageError } from '../args.ts';
import { type Command, EXIT, type Exit, NO_FILES } from '../command.ts';
import type { Io } from '../io.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Serve tables to people, bots and programs',
  files: NO_FILES,
  options: {
    port: { value: 'N', help: 'Port; 0 for any that is free (default: PORT, or 8080)' },
    host: { value: 'ADDRESS', help: 'Address to listen on; 0.0.0.0 for all (default: HOST, or 127.0.0.1)' },
    data: { value: 'FOLDER', help: 'Where the database file is kept (default: TESSERA_DATA, or ./data)' },
    database: { value: 'URL', help: 'postgres://… in place of that file (default: DATABASE_URL)' },
  },
  notes: [
    'Prints the address once it is ready, and logs JSON lines to the standard error. SIGTERM or SIGINT (Ctrl-C) stops it',
    'gracefully; a second one stops it at once. Options come before the environment, whose variables',
    'docs/operating.md lists. A password in --database can be seen by other users of the machine: DATABASE_URL cannot.',
    'Exit code 2 if it cannot be started as it is configured.',
  ],
  run: runServe,
};

async function runServe(args: Args, io: Io): Promise<Exit> {
  const config = readConfig({ ...io.env, ...given(args) });
  if ('complaints' in config) {
    io.err(config.complaints.map((sentence) => `${sentence}\n`).join(''));
    return EXIT.usage;
  }
  const server = await created(config);
  // A caller that has read the ready message may stop it at once.
  const stopped = stoppedBySignal(process, systemClock, () => server.close());
  await listening(server, config, io);
  await stopped;
  return EXIT.ok;
}

/** The options, as the variables that they stand for. */
function given(args: Args): { [name: string]: string } {
  const variables = { port: 'PORT', host: 'HOST', data: 'TESSERA_DATA', database: 'DATABASE_URL' };
  const env: { [name: string]: string } = {};
  for (const [option, variable] of Object.entries(variables)) {
    const value = args.text(option);
    if (value !== null) env[variable] = value;
  }
  return env;
}

async function created(config: Config): Promise<Server> {
  return await createServer(config, { measuresProcess: true }).catch((error: unknown) => {
    throw new UsageError(`The server cannot start: ${reasonOf(error)}.`);
  });
}

async function listening(server: Server, config: Config, io: Io): Promise<void> {
  try {
    const url = await server.listen();
    io.out(`Tessera is ready at ${url}\n`);
  } catch (error) {
    await server.close();
    throw new UsageError(`The server cannot listen on port ${config.port} of ${config.host}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' ? 'it is in use' : error.message;
}
