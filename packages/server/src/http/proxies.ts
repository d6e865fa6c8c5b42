import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whose word about addresses is believed. */
export interface ProxyTrust {
  isTrusted(address: string): boolean;
  /** Where a request comes from: behind trusted proxies, the address that the first of them was called from. */
  addressOf(request: IncomingMessage): string;
}

/** Trusts addresses, networks and the names that Fastify knows: loopback, linklocal, uniquelocal. */
export function trustProxies(list: readonly string[]): ProxyTrust {
  const trust = proxyAddr.compile(list.flatMap(halves));
  return {
    isTrusted: (address) => trust(address, 0),
    // Sockets that are gone already have no address.
    addressOf: (request) => proxyAddr(request, trust) ?? '',
  };
}

/** All addresses, which the library takes only in two parts. */
function halves(network: string): string[] {
  if (!network.endsWith('/0')) return [network];
  return network.includes(':') ? ['::/1', '8000::/1'] : ['0.0.0.0/1', '128.0.0.0/1'];
}
