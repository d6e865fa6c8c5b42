import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose word about addresses is believed. */
export interface ProxyTrust {
  isTrusted(address: string): boolean;
  /** Where a request comes from: behind trusted proxies, the address that the first of them was called from. */
  addressOf(request: IncomingMessage): string;
}

/** Names of networks, as in the configuration. */
const NETWORKS: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export function trustProxies(list: readonly string[]): ProxyTrust {
  const trusted = new BlockList();
  for (const network of list.flatMap((one) => NETWORKS[one] ?? [one])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => {
    const plain = unmapped(address);
    const version = isIP(plain);
    return version !== 0 && trusted.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    isTrusted,
    addressOf({ socket, headers }) {
      const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
      let address = socket.remoteAddress ?? '';
      // The last one was added by who called us, the one before it by who called that one, and so on.
      for (let i = forwarded.length - 1; i >= 0 && isTrusted(address); i--) {
        const before = forwarded[i]?.trim() ?? '';
        if (before === '') break;
        address = before;
      }
      return address;
    },
  };
}

/** An IPv4 address that a socket for both kinds shows as IPv6. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
