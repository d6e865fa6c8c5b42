import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config.ts';

/** Where lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** One JSON object a line. What could hold a secret is blotted out even if somebody logs it by mistake. */
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

/** Of an error only what it is and where: databases put the values of rows into the other fields. */
function errorFacts(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name, message, stack = '' } = error;
  const code: unknown = (error as NodeJS.ErrnoException).code;
  return { type: name, message, stack, ...(typeof code === 'string' ? { code } : {}) };
}

/**
 * One line for each request, by its route: addresses of pages hold ids, those of people say who they are. Both are for
 * those who look for a fault, at level debug.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered');
    request.log.debug({ ip, path: url.split('?', 1)[0] }, 'asked by');
  });
}
