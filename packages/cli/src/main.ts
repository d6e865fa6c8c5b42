import { run } from './cli.ts';
import { processIo } from './io.ts';

// A reader that closes early (`tessera replay … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processIo());
