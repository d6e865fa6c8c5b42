import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../src/notices/isPublicAddress.ts';
import { machineNames, nameServers } from '../src/notices/resolve.ts';
import { readWebhookUrl } from '../src/notices/webhookUrl.ts';

/** First and last address of each network that is closed. */
const CLOSED = [
  ['unspecified', '0.0.0.0', '0.255.255.255'],
  ['private, class A', '10.0.0.0', '10.255.255.255'],
  ['CGNAT', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['private, class B', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation 1', '192.0.2.0', '192.0.2.255'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255'],
  ['private, class C', '192.168.0.0', '192.168.255.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['documentation 2', '198.51.100.0', '198.51.100.255'],
  ['documentation 3', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved and broadcast', '240.0.0.0', '255.255.255.255'],
  ['metadata of AWS, Azure, Google and others', '169.254.169.254', '169.254.169.254'],
  ['metadata of AWS containers', '169.254.170.2', '169.254.170.2'],
  ['metadata of Alibaba', '100.100.100.200', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192', '192.0.0.192'],
  ['the host of Azure', '168.63.129.16', '168.63.129.16'],
  ['unspecified and loopback, IPv6', '::', '::1'],
  ['IPv4-compatible', '::7f00:1', '::ffff:ffff'],
  ['IPv4-mapped', '::ffff:0.0.0.0', '::ffff:255.255.255.255'],
  ['IPv4-mapped, in hexadecimal', '::ffff:7f00:1', '::ffff:a9fe:a9fe'],
  ['IPv4-mapped, of a public address', '::ffff:8.8.8.8', '::ffff:1.1.1.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
  ['NAT64', '64:ff9b::', '64:ff9b::ffff:ffff'],
  ['NAT64, local use', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard only', '100::', '100::ffff:ffff:ffff:ffff'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHID', '2001:10::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation, IPv6', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation, IPv6, new', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['metadata of AWS, IPv6', 'fd00:ec2::254', 'fd00:ec2::254'],
  ['metadata of Google, IPv6', 'fd20:ce::254', 'fd20:ce::254'],
  ['link-local, IPv6', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast, IPv6', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const;

/** Public addresses, many of them next to a closed network. */
const OPEN = [
  ...[
    '1.0.0.0',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
  ],
  ...['168.63.129.15', '168.63.129.17', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0'],
  ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '203.0.112.255', '223.255.255.255'],
  ...['2000::1', '2001:200::1', '2001:4860:4860::8888', '2001:db7::1', '2606:4700:4700::1111', '2a00::1', '3ffe::1'],
];

const url = (text: string, allowPrivate = false): string => {
  const read = readWebhookUrl(text, allowPrivate);
  return typeof read === 'string' ? read : 'accepted';
};
const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

describe('which addresses are public', () => {
  test.each(CLOSED)('not %s', (_, first, last) => {
    for (const address of [first, last]) {
      expect(isPublicAddress(address)).toBe(false);
      expect(url(`http://${bracketed(address)}/hook`)).toBe('private address');
      expect(url(`http://${bracketed(address)}/hook`, true)).toBe('accepted');
    }
  });

  test.each(OPEN)('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(url(`https://${bracketed(address)}/hook`)).toBe('accepted');
  });

  test.each(['', 'localhost', '127.1', '2130706433', '8.8.8.8.8', 'fe80::1%lo', '2000::1%eth0', '8.8.8.8/8'])(
    'not %j, which is no plain address',
    (text) => expect(isPublicAddress(text)).toBe(false),
  );
});

describe('which URLs are accepted', () => {
  test.each([
    '2130706433', // decimal
    '017700000001', // octal
    '0x7f000001', // hexadecimal
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f.1',
    '127.1',
    '127.0.1',
    '127.0.0.1.',
    '0',
    '0xa9fea9fe',
    '2852039166',
    '0251.0376.0251.0376',
    '169.0xfe.43518',
    '１２７.0.0.1', // full-width digits
    '127。0。0。1', // ideographic full stops
    '①②⑦.0.0.1',
    '%31%32%37.0.0.1',
    '[::ffff:127.0.0.1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[::]',
    '[0000::1]',
  ])('not %s, however a closed address is spelt', (host) => {
    for (const scheme of ['http', 'https']) expect(url(`${scheme}://${host}/hook`)).toBe('private address');
  });

  test.each([
    ['not a url', 'url'],
    ['/hook', 'url'],
    ['http://', 'url'],
    ['http://[fe80::1%25eth0]/', 'url'],
    ['http://[::1', 'url'],
    ['http://256.256.256.256/', 'url'],
    ['http://example.org:99999/', 'url'],
    ['ftp://example.org/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['gopher://example.org/', 'scheme'],
    ['data:text/plain,hello', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['unix:/run/docker.sock', 'scheme'],
    ['https://user@example.org/', 'credentials'],
    ['https://user:word@example.org/', 'credentials'],
    ['https://:word@example.org/', 'credentials'],
    ['http://8.8.8.8@127.0.0.1/', 'credentials'],
  ])('not %s', (text, reason) => {
    expect(url(text)).toBe(reason);
    expect(url(text, true)).toBe(reason);
  });

  test.each([0, 1, 22, 25, 79, 81, 442, 444, 3306, 5432, 6379, 7999, 10000, 11211, 65535])('not port %i', (port) => {
    for (const scheme of ['http', 'https']) {
      expect(url(`${scheme}://example.org:${port}/`)).toBe('port');
      expect(url(`${scheme}://example.org:${port}/`, true)).toBe('accepted');
    }
  });

  test.each([80, 443, 8000, 8080, 8443, 9000, 9999])('port %i', (port) => {
    for (const scheme of ['http', 'https']) expect(url(`${scheme}://example.org:${port}/`)).toBe('accepted');
  });

  test.each(['http://example.org', 'https://example.org/a?b=c', 'HTTPS://EXAMPLE.ORG/'])('%s', (text) => {
    expect(url(text)).toBe('accepted');
  });
});

describe('names', () => {
  const TYPES: { readonly [type: number]: readonly number[] } = {
    1: [127, 0, 0, 1],
    28: [0xfd, ...new Array<number>(14).fill(0), 1],
  };

  /** A name server that knows only `both.test` and `old.test`; to `mute.test` it does not answer. */
  async function withNameServer(use: (address: string) => Promise<void>): Promise<void> {
    const server = createSocket('udp4');
    server.on('message', (question, from) => {
      const end = question.indexOf(0, 12);
      const name = question
        .subarray(12, end)
        .toString('latin1')
        .replace(/[^a-z]/g, '.')
        .slice(1);
      const type = question.readUInt16BE(end + 1);
      if (name === 'mute.test') return;
      const data = name === 'both.test' || (name === 'old.test' && type === 1) ? TYPES[type] : undefined;
      const isKnown = name === 'both.test' || name === 'old.test';
      const header = Buffer.alloc(12);
      question.copy(header, 0, 0, 2);
      header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
      header.writeUInt16BE(1, 4);
      header.writeUInt16BE(data === undefined ? 0 : 1, 6);
      const answer = data === undefined ? [] : [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data];
      server.send(
        Buffer.concat([header, question.subarray(12, end + 5), Buffer.from(answer)]),
        from.port,
        from.address,
      );
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      await use(`127.0.0.1:${server.address().port}`);
    } finally {
      server.close();
      await once(server, 'close');
    }
  }

  test('have addresses of both kinds, or of one', async () => {
    await withNameServer(async (server) => {
      const resolve = nameServers([server]);
      const { signal } = new AbortController();
      expect(await resolve('both.test', signal)).toEqual(['127.0.0.1', 'fd00::1']);
      expect(await resolve('old.test', signal)).toEqual(['127.0.0.1']);
    });
  });

  test('may be unknown', async () => {
    await withNameServer(async (server) => {
      const asked = nameServers([server])('unknown.test', new AbortController().signal);
      await expect(asked).rejects.toMatchObject({ code: 'ENOTFOUND' });
    });
  });

  test('are not waited for longer than wanted', async () => {
    await withNameServer(async (server) => {
      const stop = new AbortController();
      const asked = nameServers([server])('mute.test', stop.signal);
      stop.abort();
      await expect(asked).rejects.toMatchObject({ code: 'ECANCELLED' });
    });
  });

  test("of the operator's own hosts are asked from the machine", async () => {
    const found = await machineNames('localhost', new AbortController().signal);
    expect(found.length).toBeGreaterThan(0);
    for (const address of found) expect(isPublicAddress(address)).toBe(false);
  });
});
