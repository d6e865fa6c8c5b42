import { BlockList, isIP } from 'node:net';

/**
 * IPv4 networks that are not part of the public internet, or that a webhook has no business with (IANA's special-purpose addresses, and
 * those of cloud metadata services).
 */
const CLOSED_IPV4 = [
  '0.0.0.0/8', // this network; 0.0.0.0 reaches the machine itself
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by providers (CGNAT); Alibaba's metadata are there
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's host
  '169.254.0.0/16', // link-local; most clouds' metadata are there
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments; Oracle's metadata are there
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays from IPv6 to IPv4
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
] as const;

/**
 * The only IPv6 network assigned to the public internet. Outside it are loopback, unspecified, IPv4-mapped and
 * -compatible, NAT64, unique local, link-local, site-local and multicast addresses, and clouds' metadata.
 */
const OPEN_IPV6 = ['2000::/3'] as const;

/** Networks within it that are closed. */
const CLOSED_IPV6 = [
  '2001::/23', // protocol assignments; Teredo leads to an IPv4 address
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: leads to an IPv4 address
  '3fff::/20', // documentation
] as const;

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const found = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/', 2);
    found.addSubnet(address, Number(bits), family);
  }
  return found;
}

const closedIpv4 = networks(CLOSED_IPV4, 'ipv4');
const openIpv6 = networks(OPEN_IPV6, 'ipv6');
const closedIpv6 = networks(CLOSED_IPV6, 'ipv6');

/** Whether a text is an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedIpv4.check(address, 'ipv4');
    case 6:
      // An address with a zone belongs to one link of this machine.
      return !address.includes('%') && openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
    default:
      return false;
  }
}
