import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELIVERED, type NoticeAdapter, type NoticeMessage, refused } from '../src/notices/adapter.ts';
import { createEmail } from '../src/notices/createEmail.ts';
import { NOTICE_KINDS, type NoticeKind } from '../src/notices/notices.ts';
import { emailText } from '../src/notices/texts.ts';
import { type FakeLog, fakeLog } from './noticesFakes.ts';

const MESSAGE: NoticeMessage = {
  id: 'notice-1_x',
  user: 'ann',
  language: 'en',
  kind: 'yourTurn',
  table: 'table-1',
  game: 'founders',
  title: 'Friday night',
  url: 'https://games.example/table/table-1',
  at: 1_700_000_000_123,
};
const NEVER = new AbortController().signal;

interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

let mails: Mail[];
let log: FakeLog;
let closing: (() => Promise<void>)[];

beforeEach(() => {
  mails = [];
  log = fakeLog();
  closing = [];
});

afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

/** A mail server that keeps what it gets. */
async function sink(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

function adapter(port: number, publicUrl: string | null = 'https://games.example', login = ''): NoticeAdapter {
  const smtp = { url: `smtp://${login}127.0.0.1:${port}`, from: 'Tessera <games@example.org>' };
  const email = createEmail(smtp, { log, publicUrl });
  closing.push(async () => email.close());
  return email;
}

/** The headers by name, unfolded, and the text; a name that occurs twice fails the test. */
function parse(source: string): { readonly headers: ReadonlyMap<string, string>; readonly text: string } {
  const end = source.indexOf('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s, 2);
    expect(headers.has(name.toLowerCase())).toBe(false);
    headers.set(name.toLowerCase(), value);
  }
  const body = source.slice(end + 4);
  return { headers, text: decode(body, headers.get('content-transfer-encoding') ?? '') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Encoded words (RFC 2047) as text. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decode(word.replace(/_/g, ' '), 'quoted-printable'),
    );

const HEADERS = [
  ...['auto-submitted', 'content-language', 'content-transfer-encoding', 'content-type', 'date', 'from'],
  ...['list-unsubscribe', 'message-id', 'mime-version', 'subject', 'to'],
];

describe('an e-mail', () => {
  test('says what happened, where, and how to get no more', async () => {
    const email = adapter(await sink());
    expect(email.addressOf({ email: 'ann@example.org', webhook: null })).toBe('ann@example.org');
    expect(await email.deliver('ann@example.org', MESSAGE, NEVER)).toEqual(DELIVERED);
    expect(mails).toMatchObject([{ from: 'games@example.org', to: ['ann@example.org'] }]);
    const { headers, text } = parse(mails[0]?.source ?? '');
    expect([...headers.keys()].sort()).toEqual(HEADERS);
    expect(headers.get('from')).toBe('Tessera <games@example.org>');
    expect(headers.get('to')).toBe('ann@example.org');
    expect(headers.get('subject')).toBe('Your turn: Friday night (Founders of the Empire)');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('list-unsubscribe')).toBe('<https://games.example/settings>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('message-id')).toBe('<notice-1_x@example.org>');
    expect(text.replace(/\r\n/g, '\n').trimEnd()).toBe(
      [
        'It is your turn.',
        '',
        'Friday night (Founders of the Empire)',
        'https://games.example/table/table-1',
        '',
        '-- ',
        'You get this e-mail because you asked for notices. To change that:',
        'https://games.example/settings',
      ].join('\n'),
    );
  });

  test('has no links where the server does not know its address', async () => {
    const email = adapter(await sink(), null);
    expect(await email.deliver('ann@example.org', { ...MESSAGE, url: null }, NEVER)).toEqual(DELIVERED);
    const { headers, text } = parse(mails[0]?.source ?? '');
    expect(headers.has('list-unsubscribe')).toBe(false);
    expect(text).not.toContain('http');
  });

  test('there is one for every kind', () => {
    const textOf = (kind: NoticeKind, who?: string) =>
      emailText({ ...MESSAGE, kind, title: '', game: 'civilization', ...(who === undefined ? {} : { who }) }, null);
    expect(NOTICE_KINDS.map((kind) => textOf(kind, 'Rūta').subject)).toEqual([
      'Your turn: Civilization',
      'Game over: Civilization',
      'A bot is playing for you: Civilization',
      'Reminder: your turn: Civilization',
      'Rūta has resigned: Civilization',
    ]);
    expect(textOf('reminded', 'Rūta').text).toMatch(/^Rūta reminds you that it is your turn\.\n/);
    expect(textOf('resigned', '').text).toMatch(/^A player has resigned\. A bot plays on\.\n/);
    // A name is text, whatever is in it.
    expect(textOf('resigned', '$& =?UTF-8?B?eA==?=\r\nBcc: all').subject).toBe(
      '$& = ?UTF-8?B?eA== ?= Bcc: all has resigned: Civilization',
    );
  });

  test('is in the recipient’s language, with the names of the games', async () => {
    const email = adapter(await sink());
    for (const language of ['pl', 'lt'] as const) {
      expect(await email.deliver('ann@example.org', { ...MESSAGE, language }, NEVER)).toEqual(DELIVERED);
    }
    const [polish, lithuanian] = mails.map(({ source }) => parse(source));
    const lines = (text = '') => text.replace(/\r\n/g, '\n').trimEnd().split('\n');
    expect(polish?.headers.get('content-language')).toBe('pl');
    expect(decodeWords(polish?.headers.get('subject') ?? '')).toBe('Twoja kolej: Friday night (Założyciele Imperium)');
    expect(lines(polish?.text)).toEqual([
      'Teraz twoja kolej.',
      '',
      'Friday night (Założyciele Imperium)',
      'https://games.example/table/table-1',
      '',
      '-- ',
      'Otrzymujesz tę wiadomość, bo masz włączone powiadomienia. Możesz to zmienić tutaj:',
      'https://games.example/settings',
    ]);
    expect(lithuanian?.headers.get('content-language')).toBe('lt');
    expect(decodeWords(lithuanian?.headers.get('subject') ?? '')).toBe('Jūsų eilė: Friday night (Imperijos įkūrėjai)');
    expect(lines(lithuanian?.text)[0]).toBe('Dabar jūsų eilė.');
    expect(lines(lithuanian?.text)[6]).toBe('Šį laišką gavote, nes prašėte pranešimų. Pakeisti galite čia:');
  });

  test('says in every language what has happened', () => {
    const said = (['en', 'pl', 'lt'] as const).map((language) =>
      (['over', 'replaced'] as const).map((kind) => {
        const { subject, text } = emailText({ ...MESSAGE, kind, language, title: '', game: 'civilization' }, null);
        return [subject, text.split('\n')[0]];
      }),
    );
    expect(said).toEqual([
      [
        ['Game over: Civilization', 'The game is over.'],
        [
          'A bot is playing for you: Civilization',
          'A bot is now playing in your seat. Unless you have resigned, you can take it back at the table.',
        ],
      ],
      [
        ['Koniec gry: Civilization', 'Gra się skończyła.'],
        [
          'Za ciebie gra bot: Civilization',
          'Na twoim miejscu gra teraz bot. Jeśli gra nie została poddana, możesz odzyskać miejsce przy stole.',
        ],
      ],
      [
        ['Žaidimas baigtas: Civilizacija', 'Žaidimas baigėsi.'],
        [
          'Už jus žaidžia botas: Civilizacija',
          'Jūsų vietoje dabar žaidžia botas. Jei nepasidavėte, vietą galite susigrąžinti prie stalo.',
        ],
      ],
    ]);
  });

  test('takes any letters', async () => {
    const email = adapter(await sink());
    const title = 'Žaidimų vakaras 🎲 – piątek';
    expect(await email.deliver('ann@example.org', { ...MESSAGE, title }, NEVER)).toEqual(DELIVERED);
    const { headers, text } = parse(mails[0]?.source ?? '');
    expect(decodeWords(headers.get('subject') ?? '')).toBe(`Your turn: ${title} (Founders of the Empire)`);
    expect(text).toContain(title);
  });

  const HOSTILE = [
    'x\r\nBcc: victim@example.net',
    'x\nBcc: victim@example.net\n\n<b>hello</b>',
    'x\rBcc: victim@example.net',
    'x\r\n\r\nAnother body',
    'x\r\n.\r\nMAIL FROM:<evil@example.net>\r\nRCPT TO:<victim@example.net>\r\nDATA\r\n',
    'x\u2028Bcc: victim@example.net',
    'x\u0085Bcc: victim@example.net',
    'x\0\x0b\x0cBcc: victim@example.net',
    '=?utf-8?Q?x=0D=0ABcc:_victim@example.net?=',
    '=?utf-8?B?eA0KQmNjOiB2aWN0aW1AZXhhbXBsZS5uZXQ=?=',
    '\ud800 broken',
    '\u202egnp.exe',
    'long '.repeat(60),
    '.',
    ',victim@example.net',
    '" <victim@example.net>',
  ];

  test.each(HOSTILE)('has no other headers or recipients for a title or a game such as %j', async (hostile) => {
    const email = adapter(await sink());
    for (const message of [
      { ...MESSAGE, title: hostile },
      { ...MESSAGE, game: hostile },
    ]) {
      expect(await email.deliver('ann@example.org', message, NEVER)).toEqual(DELIVERED);
    }
    expect(mails).toHaveLength(2);
    for (const { from, to, source } of mails) {
      expect([from, to]).toEqual(['games@example.org', ['ann@example.org']]);
      const { headers, text } = parse(source);
      expect([...headers.keys()].sort()).toEqual(HEADERS);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const subject = decodeWords(headers.get('subject') ?? '');
      expect(subject).toMatch(/^Your turn: [^\p{Cc}\u2028\u2029\u202e]*$/u);
      expect(subject.length).toBeLessThan(300);
      expect(text.trimEnd().split(/\r\n|[\r\n\u2028\u2029\u0085]/)).toHaveLength(8);
    }
  });

  test.each([
    'a@example.org, victim@example.net',
    'a@example.org;victim@example.net',
    'a@example.org\r\nBcc: victim@example.net',
    'a@example.org> SIZE=1\r\nRCPT TO:<victim@example.net',
    'Name <a@example.org>',
    '<a@example.org>',
    '"a b"@example.org',
    '"victim@example.net"@example.org',
    'a@b@example.org',
    'group: victim@example.net;',
    'a@[127.0.0.1]',
    'a@example.org\0',
    ' a@example.org',
    'ä@example.org',
    'a@',
    '@example.org',
    '',
  ])('does not go to %j', async (address) => {
    const email = adapter(await sink());
    expect(await email.deliver(address, MESSAGE, NEVER)).toEqual(refused('address'));
    expect(mails).toEqual([]);
  });

  test('goes out with name and passphrase, where the mail server wants them', async () => {
    const logins: string[] = [];
    const port = await sink({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _, done) {
        logins.push(`${username} ${password}`);
        done(null, { user: username ?? '' });
      },
    });
    const email = adapter(port, null, 'user:p%40ss@');
    expect(await email.deliver('ann@example.org', MESSAGE, NEVER)).toEqual(DELIVERED);
    expect(logins).toEqual(['user p@ss']);
  });
});

describe('a mail server', () => {
  const fault = (code: number) => Object.assign(new Error('no, ann@example.org'), { responseCode: code });

  test.each([
    [550, { result: 'refused', reason: 'EENVELOPE 550' }],
    [450, { result: 'failed', reason: 'EENVELOPE 450' }],
  ])('turns down the recipient (%i)', async (code, expected) => {
    const email = adapter(await sink({ onRcptTo: (_, __, done) => done(fault(code)) }));
    expect(await email.deliver('ann@example.org', MESSAGE, NEVER)).toEqual(expected);
  });

  test.each([
    [554, { result: 'refused', reason: 'EMESSAGE 554' }],
    [451, { result: 'failed', reason: 'EMESSAGE 451' }],
  ])('turns down the text (%i)', async (code, expected) => {
    const onData: SMTPServerOptions['onData'] = (stream, _, done) => {
      stream.resume();
      stream.on('end', () => done(fault(code)));
    };
    const email = adapter(await sink({ onData }));
    expect(await email.deliver('ann@example.org', MESSAGE, NEVER)).toEqual(expected);
  });

  test.each([550, 450])("turns down the server's own address (%i): the operator can mend that", async (code) => {
    const email = adapter(await sink({ onMailFrom: (_, __, done) => done(fault(code)) }));
    expect(await email.deliver('ann@example.org', MESSAGE, NEVER)).toEqual({
      result: 'failed',
      reason: `EENVELOPE ${code}`,
    });
  });

  test('turns down name and passphrase: the operator can mend that', async () => {
    const port = await sink({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(fault(535)),
    });
    const email = adapter(port, null, 'user:word@');
    expect(await email.deliver('ann@example.org', MESSAGE, NEVER)).toMatchObject({ result: 'failed' });
  });

  test('is not there', async () => {
    const port = await sink();
    await closing.pop()?.();
    expect(await adapter(port).deliver('ann@example.org', MESSAGE, NEVER)).toMatchObject({ result: 'failed' });
    for (const { facts } of log.lines) expect(JSON.stringify(facts)).not.toContain('ann@');
  });

  test('that stalls is let go when the server stops', async () => {
    let isReached = () => {};
    const reached = new Promise<void>((resolve) => (isReached = resolve));
    const email = adapter(await sink({ onRcptTo: () => isReached() }));
    const delivery = email.deliver('ann@example.org', MESSAGE, NEVER);
    await reached;
    email.close();
    expect(await delivery).toMatchObject({ result: 'failed' });
  });
});
