import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { refuse } from './errors.ts';

const NO_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tessera</title>
<h1>Tessera</h1>
<p>The server runs. Its page has not been built here.</p>
<p>Programs find it under <a href="/api/games">/api</a>: see docs/http-api.md and docs/bot-protocol.md.
Operators: see docs/operating.md.</p>
</html>
`;

/**
 * Serves the page, if it has been built: its files, and index.html for every other URL that a browser opens, since the page has routes
 * of its own.
 */
export async function servePage(app: FastifyInstance, folder: string | null): Promise<void> {
  const hasPage = folder !== null && existsSync(join(folder, 'index.html'));
  if (hasPage) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      // The page's build puts compressed copies next to some files.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Files under assets/ have a hash of their contents in their names.
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  } else {
    app.get('/', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(NO_PAGE),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url, headers } = request;
    const isOpened = method === 'GET' && headers.accept?.includes('text/html') === true;
    if (hasPage && isOpened && !/^\/(api|assets)(\/|$)/.test(url)) return reply.sendFile('index.html');
    return refuse(reply, illegal(SERVER_CODES.unknown));
  });
}
