import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Which proxies are trusted to report clients' addresses. */
export interface ProxyTrust {
  isTrusted(address: string): boolean;
  /** The address a request comes from: behind trusted proxies, the one that called the first of them. */
  addressOf(request: IncomingMessage): string;
}

/** Trusts addresses, networks and the names that Fastify knows: loopback, linklocal, uniquelocal. */
export function trustProxies(list: readonly string[]): ProxyTrust {
  const trust = proxyAddr.compile(list.flatMap(halves));
  return {
    isTrusted: (address) => trust(address, 0),
    // Closed sockets have no address.
    addressOf: (request) => proxyAddr(request, trust) ?? '',
  };
}

/** Splits a network of all addresses in two, because the library does not accept it whole. */
function halves(network: string): string[] {
  if (!network.endsWith('/0')) return [network];
  return network.includes(':') ? ['::/1', '8000::/1'] : ['0.0.0.0/1', '128.0.0.0/1'];
}
