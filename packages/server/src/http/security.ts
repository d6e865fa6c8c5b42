import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The only style that the page's controls (react-aria) add by themselves: how elements behave under touch. */
const TOUCH_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Headers that tell browsers what the page may do: load from here and connect to here, but not be framed. */
export async function secureHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", TOUCH_STYLE],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ({ headers }) => socketSource(headers.host, publicUrl)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: publicUrl?.startsWith('https:') === true ? { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** The source of sockets: not every browser takes 'self' to include them. */
function socketSource(host: string | undefined, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl.replace(/^http/, 'ws');
  return host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `ws://${host}` : "'self'";
}
