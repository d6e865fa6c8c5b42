import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config.ts';

/** Where lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** One JSON object per line. Fields that could hold a secret are censored, in case one is logged by mistake. */
export function logOptions(level: LogLevel, stream: LogStream): LogOptions {
  return {
    level,
    stream,
    redact: {
      paths: [
        'cookie',
        'authorization',
        'secret',
        'token',
        'passphrase',
        'headers.cookie',
        'headers.authorization',
        'headers["set-cookie"]',
        'req.headers',
        'res.headers',
        '*.secret',
        '*.token',
        '*.passphrase',
      ],
      censor: '-',
    },
    serializers: { err: errorFacts, req: ({ method }) => ({ method }), res: ({ statusCode }) => ({ statusCode }) },
  };
}

/** Only what an error is and where it was thrown: databases put the values of rows into the other fields. */
function errorFacts(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name, message, stack = '' } = error;
  const code: unknown = (error as NodeJS.ErrnoException).code;
  return { type: name, message, stack, ...(typeof code === 'string' ? { code } : {}) };
}

/**
 * One line for each request, by its route. URLs hold ids and IP addresses identify people: both are logged only at level debug, for
 * finding faults.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered');
    request.log.debug({ ip, path: url.split('?', 1)[0] }, 'asked by');
  });
}
