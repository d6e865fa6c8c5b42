import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Illegal, illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { turnAway } from '../socket/door.ts';
import { hangUpWith } from './hangUpWith.ts';
import { bodyOf, HttpRefusal, statusOf } from './httpRefusal.ts';

/** Refuses a request. */
export function refuse(reply: FastifyReply, refused: Illegal, status: number = statusOf(refused.rule)): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(bodyOf(refused));
}

/** Turns every error into a code: our refusals as they are, Fastify's by their meaning, all others into an internal error. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => handleError(error, request, reply));
  // By default Node answers an unknown Expect header without a code.
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = JSON.stringify(bodyOf(illegal(SERVER_CODES.shape, { why: 'expectation' })));
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', connection: 'close' }).end(body);
  });
  // By default Node hangs up without a reply on clients that use it as a proxy.
  app.server.on('connect', (_request, socket) => {
    // A client that has already hung up needs no answer.
    socket.on('error', () => socket.destroy());
    turnAway(socket, SERVER_CODES.unknown);
  });
}

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpRefusal) return refuse(reply, error.illegal, error.status);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return refuse(reply, meaningOf(status), status);
  request.log.error({ err: error }, 'a request failed');
  return refuse(reply, illegal(SERVER_CODES.internal));
}

/** What Fastify and its plugins mean by a status. Their messages repeat what was sent, so they are not passed on. */
function meaningOf(status: number): Illegal {
  if (status === 404) return illegal(SERVER_CODES.unknown);
  if (status === 413 || status === 414) return illegal(SERVER_CODES.size);
  if (status === 415) return illegal(SERVER_CODES.shape, { why: 'type' });
  if (status === 429) return illegal(SERVER_CODES.rate);
  return illegal(SERVER_CODES.shape, { why: 'request' });
}

/** What is wrong with a request that Node's parser rejects, by the error's code. */
const BROKEN: { readonly [code: string]: { readonly status: string; readonly refused: Illegal } } = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', refused: illegal(SERVER_CODES.size) },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', refused: illegal(SERVER_CODES.shape, { why: 'time' }) },
};
const NOT_HTTP = { status: '400 Bad Request', refused: illegal(SERVER_CODES.shape, { why: 'http' }) };

/** Answers what is not even HTTP, or does not end in time, below Fastify. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // It was answered already, but the client keeps sending.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, refused } = BROKEN[error.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify(bodyOf(refused));
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
  ];
  hangUpWith(socket, `${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
}
