import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Where a page says that its request comes from. */
export type Provenance =
  /** From a page of ours. */
  | 'own'
  /** From a page of another site. */
  | 'foreign'
  /** It does not say: a program, not a browser of today. */
  | 'unsaid';

/**
 * Tells where a request comes from. With a public URL only that one is ours. Without one it is whatever the client has
 * called us by, as long as that is an address or a local name: a public name could have been pointed at us by anybody.
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
  // An origin is nothing but scheme, name and port: 'null', and whatever else does not read back as itself, is none.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return url.host === host?.toLowerCase() && isLocalName(url.hostname);
}

function isLocalName(name: string): boolean {
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  return !name.includes('.') || name.endsWith('.local') || name.endsWith('.localhost');
}
