import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { DELIVERED, type NoticeMessage } from '../src/notices/adapter.ts';
import { RETRY_AFTER } from '../src/notices/createCourier.ts';
import { createWebhook } from '../src/notices/createWebhook.ts';
import { webhookKey } from '../src/notices/webhookKey.ts';
import { fakeClock } from './noticesFakes.ts';

const DOCS = readFileSync(new URL('../../../docs/notices.md', import.meta.url), 'utf8');
const SECRET = 'sécret of the server';

const MESSAGE: NoticeMessage = {
  id: 'notice-1',
  user: 'ann',
  language: 'en',
  kind: 'yourTurn',
  table: 'table-1',
  game: 'founders',
  title: 'Žaidimas "Friday"',
  url: null,
  at: 1,
};

/** The one example in this language. */
function example(language: string): string {
  const found = [...DOCS.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

interface Case {
  readonly key: string;
  readonly headers: { readonly [name: string]: string };
  /** In base64. */
  readonly body: string;
  readonly now: number;
}

/** Runs a program that reads cases as JSON and writes a list of verdicts. */
async function run(command: string, args: readonly string[], cases: readonly Case[]): Promise<unknown> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  child.stdin.end(JSON.stringify(cases));
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return JSON.parse(await output);
}

const PYTHON = `${example('python')}
import base64, json, sys
print(json.dumps([is_from_tessera(c["key"], c["headers"], base64.b64decode(c["body"]), c["now"]) for c in json.load(sys.stdin)]))
`;
const NODE = `${example('js')}
import { json } from 'node:stream/consumers';
const small = (headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const cases = await json(process.stdin);
console.log(JSON.stringify(cases.map((c) => isFromTessera(c.key, small(c.headers), Buffer.from(c.body, 'base64'), c.now))));
`;

/** A request as the server really sends it. */
async function delivered(now: number): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  const requests: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const receiver = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: Buffer.from(await text(request)) });
    response.writeHead(204).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const webhook = createWebhook({ secret: SECRET, allowPrivate: true }, { clock: fakeClock(now * 1000) });
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  expect(await webhook.deliver(address, MESSAGE, new AbortController().signal)).toEqual(DELIVERED);
  receiver.close();
  await once(receiver, 'close');
  const [request] = requests;
  if (request === undefined) throw new Error('nothing arrived');
  return request;
}

test.each([
  ['Python', 'python3', ['-c', PYTHON]],
  ['Node', process.execPath, ['--input-type=module', '-e', NODE]],
])(
  'docs/notices.md: the example in %s tells what the server has signed from what it has not',
  async (_, command, args) => {
    const now = 1_700_000_000;
    const request = await delivered(now);
    const timestamp = request.headers['x-tessera-timestamp'];
    const signature = request.headers['x-tessera-signature'];
    if (typeof timestamp !== 'string' || typeof signature !== 'string') throw new Error('not signed');
    const headers = { 'X-Tessera-Timestamp': timestamp, 'X-Tessera-Signature': signature };
    const good: Case = { key: webhookKey(SECRET, 'ann'), headers, body: request.body.toString('base64'), now };
    const later = { ...headers, 'X-Tessera-Timestamp': String(now + 1) };
    const bad: Case[] = [
      { ...good, key: SECRET },
      { ...good, key: webhookKey(SECRET, 'bob') },
      { ...good, body: Buffer.from(`${request.body} `).toString('base64') },
      { ...good, headers: later },
      { ...good, headers: { ...headers, 'X-Tessera-Timestamp': '' } },
      { ...good, headers: { ...headers, 'X-Tessera-Timestamp': '-1' } },
      { ...good, headers: { ...headers, 'X-Tessera-Timestamp': '１' } },
      { ...good, headers: { ...headers, 'X-Tessera-Signature': signature.slice(7) } },
      {
        ...good,
        headers: { ...headers, 'X-Tessera-Signature': signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      },
      { ...good, headers: { ...headers, 'X-Tessera-Signature': 'sha256=é' } },
      { ...good, headers: { 'X-Tessera-Timestamp': timestamp } },
      { ...good, headers: { 'X-Tessera-Signature': signature } },
      { ...good, now: now + 301 },
      { ...good, now: now - 301 },
    ];
    const cases = [good, { ...good, now: now + 300 }, ...bad];
    expect(await run(command, args, cases)).toEqual([true, true, ...bad.map(() => false)]);
  },
);

test('docs/notices.md names the waits as they are', () => {
  expect(RETRY_AFTER).toEqual([30_000, 2 * 60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000]);
  expect(DOCS.replace(/\s+/g, ' ')).toContain('after 30 seconds, 2 minutes, 10 minutes, 1 hour and 6 hours');
});
