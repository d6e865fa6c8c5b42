import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Ports at which web servers commonly listen; others could be mail servers, databases and the like. */
const isWebPort = (port: number): boolean => port === 80 || port === 443 || (port >= 8000 && port <= 9999);

/** The host without the brackets around an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** The port, even if the URL leaves it to the scheme. */
const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port));

/**
 * Reads the URL that a person wants notices sent to; a text says why it is refused. The host's name is not looked up yet. `URL` turns
 * every spelling of an IPv4 address (decimal, octal, hexadecimal, shortened) into the usual one.
 */
export function readWebhookUrl(text: string, allowPrivate: boolean): URL | string {
  if (!URL.canParse(text)) return 'url';
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (allowPrivate) return url;
  if (!isWebPort(portOf(url))) return 'port';
  const host = hostOf(url);
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'private address' : url;
}
