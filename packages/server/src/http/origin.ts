import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Where a request says it comes from. */
export type Provenance =
  /** From a page of ours. */
  | 'own'
  /** From a page of another site. */
  | 'foreign'
  /** It does not say: a program, not a modern browser. */
  | 'unsaid';

/**
 * Tells where a request comes from. With a public URL, only that one is ours. Without one, it is the host name that the client used, as
 * long as that is an IP address or a local name: anyone could have pointed a public name at this server.
 */
export function provenanceOf(headers: IncomingHttpHeaders, publicUrl: string | null): Provenance {
  const { origin } = headers;
  if (origin !== undefined) return isOwn(origin, headers.host, publicUrl) ? 'own' : 'foreign';
  const site = headers['sec-fetch-site'];
  if (site === undefined) return 'unsaid';
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
}

function isOwn(origin: string, host: string | undefined, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  // An origin is only scheme, name and port: 'null', and anything else that does not read back as itself, is not an origin.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return url.host === host?.toLowerCase() && isLocalName(url.hostname);
}

function isLocalName(name: string): boolean {
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  return !name.includes('.') || name.endsWith('.local') || name.endsWith('.localhost');
}
