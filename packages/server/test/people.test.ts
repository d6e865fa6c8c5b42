import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { webhookKey } from '../src/notices/webhookKey.ts';
import { createLoginPatience } from '../src/people/loginPatience.ts';
import { newName, tidyName } from '../src/people/names.ts';
import { createPassphrases } from '../src/people/passphrases.ts';
import { hashSecret, newSecret, SECRET_BYTES, sameSecret } from '../src/people/secrets.ts';
import { sessionIn } from '../src/people/sessions.ts';
import { type Clock, systemChance } from '../src/services.ts';
import { browser, guest, OWN, openHall, stillClock } from './httpFakes.ts';

describe('secrets', () => {
  test('are long, never the same, and stored as a hash', () => {
    expect(newSecret(systemChance)).toMatch(/^[\w-]{32}$/);
    expect(newSecret(systemChance, SECRET_BYTES.session)).toMatch(/^[\w-]{43}$/);
    expect(newSecret(systemChance)).not.toBe(newSecret(systemChance));
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('a', 'aa')]).toEqual([true, false, false]);
  });

  test('a session is found among other cookies, and nothing else is taken for one', () => {
    const token = newSecret(systemChance, SECRET_BYTES.session);
    expect(sessionIn(`theme=dark; tessera_session=${token}; x=y`)).toBe(token);
    for (const header of [
      undefined,
      '',
      'tessera_session',
      'tessera_session=',
      `tessera_session=${token}x`,
      `x${token}`,
    ]) {
      expect(sessionIn(header)).toBe(null);
    }
    expect(sessionIn(`tessera_session="${token}"`)).toBe(null);
    // Browsers send the most special one first.
    const other = newSecret(systemChance, SECRET_BYTES.session);
    expect(sessionIn(`tessera_session=${token}; tessera_session=${other}`)).toBe(token);
  });
});

const HERE = '192.0.2.1';
const salt = Buffer.from('salt');
const key = scryptSync('password', salt, 32, { N: 256, r: 8, p: 1 });
const cheap = `scrypt$256$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;

describe('passphrases', () => {
  test('fit only their own hash, which names its cost', async () => {
    const passphrases = createPassphrases();
    const stored = (await passphrases.hash('correct horse', HERE)) ?? '';
    expect(stored).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await passphrases.fits('correct horse', stored, HERE)).toBe(true);
    expect(await passphrases.fits('correct house', stored, HERE)).toBe(false);
    expect(await passphrases.fits('correct horse', null, HERE)).toBe(false);
    expect(await passphrases.hash('correct horse', HERE)).not.toBe(stored);
  });

  test('the same word in another form of Unicode fits', async () => {
    const passphrases = createPassphrases();
    const stored = await passphrases.hash('caf\u00e9 du nord', HERE);
    expect(await passphrases.fits('cafe\u0301 du nord', stored, HERE)).toBe(true);
  });

  test('a hash of another cost still works', async () => {
    expect(await createPassphrases().fits('password', cheap, HERE)).toBe(true);
    expect(await createPassphrases().fits('Password', cheap, HERE)).toBe(false);
  });

  test('too many at once of one address are turned away, and may try again afterwards', async () => {
    const passphrases = createPassphrases();
    const tries = Array.from({ length: 40 }, () => passphrases.fits('x', cheap, HERE));
    const other = passphrases.fits('password', cheap, 'elsewhere');
    const results = await Promise.all(tries);
    expect(await other).toBe(true);
    expect(results.filter((result) => result === null)).toHaveLength(40 - 2 - 16);
    expect(await passphrases.fits('x', cheap, HERE)).toBe(false);
  });

  test('however many addresses there are, only a limited number wait', async () => {
    const passphrases = createPassphrases();
    const results = await Promise.all(Array.from({ length: 300 }, (_, i) => passphrases.fits('x', cheap, `${i}`)));
    expect(results.filter((result) => result === null)).toHaveLength(300 - 2 - 256);
  });
});

describe('names', () => {
  test('that look the same are the same', () => {
    expect(tidyName(' Ada \u00a0 B. ')).toBe('Ada B.');
    expect(tidyName('A\u200bd\u2060a')).toBe('Ada');
    expect(tidyName('\uff21da')).toBe('Ada');
    expect(tidyName('\u200b\u2060')).toMatchObject({ rule: 'S-SHAPE' });
  });

  test.each([
    ...['Ada', 'Žemyna', 'Łukasz Wójcik', 'Ąžuolė Šimkutė', 'Zoë', 'Nguyễn Thị', "O'Neill-Smith 2.", 'R2D2', 'ﬁne'],
    ...[
      'Анна Каренина',
      'Ελένη',
      'שרה',
      'محمد',
      'ไทย',
      'प्रिया',
      '李小龍',
      'さくら',
      '田中カオリ 2',
      '김민수',
      'Ada 李 <b>',
    ],
    ...['★ Ada ★', 'Ada 🎲', 'Ada ❤\ufe0f', '42'],
  ])('%s is one', (name) => {
    expect(typeof newName(name)).toBe('string');
  });

  test('are kept in one normal form, with single spaces', () => {
    expect(newName('  \uff21da \u00a0 \u2003 L. ')).toBe('Ada L.');
    expect(newName('Zoe\u0308')).toBe('Zo\u00eb');
    expect(newName('Ada ❤\ufe0f')).toBe('Ada ❤');
  });

  test.each([
    ['a space of no width', 'A\u200bda'],
    ['a joiner', 'Ada\u200d'],
    ['a mark of direction', '\u200eAda'],
    ['a turn of direction', 'Ada\u202e'],
    ['an isolate', '\u2066Ada\u2069'],
    ['a soft hyphen', 'A\u00adda'],
    ['a byte order mark', '\ufeffAda'],
    ['a filler', 'Ada\u3164'],
    ['nothing but a filler', '\u3164'],
    ['a tag', 'Ada\u{e0041}'],
    ['a control', 'Ada\u0007'],
    ['a private letter', 'Ada\ue000'],
    ['an unassigned character', 'Ada\u0378'],
    ['a line end', 'Ada\u2028'],
    ['heaped marks', 'A\u0323\u0331\u0330\u032d\u0332da'],
    ['a mark on nothing', '\u0301 Ada'],
  ])('with %s are refused', (_what, name) => {
    expect(newName(name)).toEqual({ rule: 'S-SHAPE', params: { at: 'name', invisible: true } });
  });

  test.each([
    ['Latin and Cyrillic', 'Ad\u0430'],
    ['Latin and Greek', 'Ad\u03b1'],
    ['Cyrillic and Greek', '\u0410\u03b1'],
    ['Latin and Armenian', 'B\u0585b'],
    ['Latin and Cherokee', '\u13aada'],
    ['nothing but Cherokee', '\u13aa\u13a0'],
    ['Han and Thai', '李\u0e01'],
    ['an empty sign of Braille', '\u2800'],
  ])('of %s are refused', (_what, name) => {
    expect(newName(name)).toEqual({ rule: 'S-SHAPE', params: { at: 'name', alphabets: true } });
  });

  test.each([
    ['Cyrillic for Latin', 'cocoa', '\u0441\u043e\u0441\u043e\u0430'],
    ['Cyrillic capitals', 'BAPA', '\u0412\u0410\u0420\u0410'],
    ['Greek capitals', 'Zoe', '\u0396\u039f\u0395'],
    ['Latin for Cyrillic', '\u0421\u0430\u0440\u0430', 'Capa'],
    ['a capital i', 'Ilya', 'llya'],
    ['a one', 'Bill', 'Bi11'],
    ['a bar', 'Bill', 'Bi|l'],
    ['a nought', 'Bob', 'B0b'],
    ['r and n', 'Amy', 'Arny'],
    ['an i without its dot', 'Kim', 'K\u0131m'],
    ['small capitals', 'ada', '\u1d00\u1d05\u1d00'],
    ['another apostrophe', "O'Neill", 'O\u2019Neill'],
    ['another dash', 'Anna-Maria', 'Anna\u2013Maria'],
  ])('that look like a claimed one are refused: %s', async (_what, taken, lookalike) => {
    const { app, users } = await openHall();
    const [ada, eve] = [await guest(app), await guest(app)];
    expect((await ada.ask('POST', '/api/me/claim', { name: taken, passphrase: 'correct horse' })).status).toBe(200);
    for (const [method, path, body] of [
      ['PATCH', '/api/me', { name: lookalike }],
      ['POST', '/api/me/claim', { name: lookalike, passphrase: 'something' }],
    ] as const) {
      const { status, json } = await eve.ask(method, path, body);
      expect([status, json]).toEqual([409, { code: 'S-NAME', params: { lookalike: true } }]);
    }
    expect([...users.values()].filter(({ passphrase }) => passphrase !== null)).toHaveLength(1);
    // It is not taken from the one whose name it is.
    const again = { name: lookalike, passphrase: 'correct horse' };
    expect((await ada.ask('PATCH', '/api/me', again)).json.name).toBe(lookalike);
  });

  test.each([
    ['an accent', 'Zoe', 'Zoë'],
    ['a stroke', 'Lukasz', 'Łukasz'],
    ['an ogonek', 'Ada', 'Ąda'],
    ['another word', 'Ada', 'Ida'],
  ])('are different by %s', async (_what, taken, other) => {
    const { app } = await openHall();
    const [ada, bo] = [await guest(app), await guest(app)];
    await ada.ask('POST', '/api/me/claim', { name: taken, passphrase: 'correct horse' });
    expect((await bo.ask('POST', '/api/me/claim', { name: other, passphrase: 'something' })).status).toBe(200);
  });

  test('that an older version has taken still open, and may be kept', async () => {
    const { app, users } = await openHall();
    const ada = await guest(app);
    const name = 'Ad\u0430';
    const { id } = (await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' })).json;
    const claimed = users.get(id);
    if (claimed === undefined) throw new Error('nobody');
    users.set(id, { ...claimed, name });
    const phone = browser(app);
    expect((await phone.ask('POST', '/api/login', { name, passphrase: 'correct horse' })).json.name).toBe(name);
    const change = { name, passphrase: 'battery staple', old: 'correct horse' };
    expect((await phone.ask('POST', '/api/me/claim', change)).json).toMatchObject({ name, isClaimed: true });
  });
});

describe('guests', () => {
  test('/api/me makes a guest once, with a cookie that scripts and other sites do not get', async () => {
    const { app, users, sessions } = await openHall();
    const ada = browser(app);
    const first = await ada.ask('GET', '/api/me');
    expect(first.status).toBe(200);
    expect(first.json).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^Guest \d{4}$/),
      isClaimed: false,
      notices: { webhook: null, email: null },
      webhookKey: null,
    });
    expect(first.headers['set-cookie']).toBe(
      `tessera_session=${ada.cookie}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await ada.ask('GET', '/api/me')).json).toEqual(first.json);
    expect(users.size).toBe(1);
    // Only the hash is stored.
    expect([...sessions.keys()]).toEqual([hashSecret(ada.cookie ?? '')]);
  });

  test('where the page is reached by https, the cookie is only sent by https', async () => {
    const { app } = await openHall({ TESSERA_PUBLIC_URL: 'https://games.example' });
    const { headers } = await browser(app).ask('GET', '/api/me');
    expect(headers['set-cookie']).toContain('; Secure');
  });

  test('a cookie that nobody is known by is as good as none', async () => {
    const { app } = await openHall();
    const eve = browser(app);
    eve.cookie = newSecret(systemChance, SECRET_BYTES.session);
    const refused = await eve.ask('PATCH', '/api/me', { name: 'Eve' });
    expect([refused.status, refused.json]).toEqual([401, { code: 'S-NOBODY', params: {} }]);
    expect((await eve.ask('GET', '/api/me')).status).toBe(200);
  });

  test('another site cannot make guests of those who look at it', async () => {
    const { app, users } = await openHall();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await browser(app).ask('GET', '/api/me', undefined, headers)).json.code).toBe('S-ORIGIN');
    expect(users.size).toBe(0);
  });

  test('an address can make only a limited number', async () => {
    const { app, users } = await openHall({ TESSERA_RATE_GUESTS: '3' });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await browser(app).ask('GET', '/api/me')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(users.size).toBe(3);
  });
});

describe('claimed names', () => {
  test('a name and a passphrase open the same person from elsewhere', async () => {
    const { app, users } = await openHall();
    const ada = await guest(app);
    const claimed = await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' });
    expect(claimed.json).toMatchObject({ name: 'Ada', isClaimed: true });
    expect(JSON.stringify([...users.values()])).not.toContain('correct horse');

    const phone = browser(app);
    const wrong = await phone.ask('POST', '/api/login', { name: 'Ada', passphrase: 'wrong horse' });
    const nobody = await phone.ask('POST', '/api/login', { name: 'Nobody', passphrase: 'wrong horse' });
    expect([wrong.status, wrong.json]).toEqual([403, { code: 'S-LOGIN', params: {} }]);
    expect([nobody.status, nobody.json]).toEqual([wrong.status, wrong.json]);
    expect(phone.cookie).toBe(null);
    const opened = await phone.ask('POST', '/api/login', { name: 'aDA', passphrase: 'correct horse' });
    expect(opened.json).toEqual(claimed.json);
    expect(phone.cookie).not.toBe(ada.cookie);
    expect((await phone.ask('GET', '/api/me')).json.id).toBe(claimed.json.id);
  });

  test('nobody else can have it, not even as a guest', async () => {
    const { app } = await openHall();
    const [ada, eve] = [await guest(app), await guest(app)];
    await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' });
    for (const name of ['Ada', 'ADA', ' ada ', '\uff21da']) {
      expect((await eve.ask('PATCH', '/api/me', { name })).json.code).toBe('S-NAME');
      expect((await eve.ask('POST', '/api/me/claim', { name, passphrase: 'something' })).status).toBe(409);
    }
    const renamed = await ada.ask('PATCH', '/api/me', { name: 'Ada L.', passphrase: 'correct horse' });
    expect(renamed.json.name).toBe('Ada L.');
    expect((await eve.ask('PATCH', '/api/me', { name: 'Ada' })).json.name).toBe('Ada');
  });

  test('a login ends the session that was there, a logout the present one', async () => {
    const { app, sessions, hungUp } = await openHall();
    const ada = await guest(app);
    const { id } = (await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' })).json;
    const phone = await guest(app);
    const before = phone.cookie ?? '';
    await phone.ask('POST', '/api/login', { name: 'Ada', passphrase: 'correct horse' });
    expect(sessions.has(hashSecret(before))).toBe(false);
    expect(sessions.size).toBe(2);
    const { status, headers } = await phone.ask('POST', '/api/logout');
    expect(status).toBe(204);
    expect(String(headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
    expect(hungUp.at(-1)).toEqual({ user: id, but: null, only: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(sessions.size).toBe(1);
    expect((await browser(app).ask('POST', '/api/logout')).status).toBe(204);
  });

  test('their name and passphrase change only with the passphrase', async () => {
    const { app, users } = await openHall({ TESSERA_RATE_LOGINS: '100' });
    const ada = await guest(app);
    const { id } = (await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' })).json;
    const before = users.get(id);
    for (const [method, path, body] of [
      ['PATCH', '/api/me', { name: 'Eve' }],
      ['PATCH', '/api/me', { name: 'Eve', passphrase: 'wrong horse' }],
      ['POST', '/api/me/claim', { name: 'Ada', passphrase: 'battery staple' }],
      ['POST', '/api/me/claim', { name: 'Ada', passphrase: 'battery staple', old: 'wrong horse' }],
      ['POST', '/api/me/claim', { name: 'Ada', passphrase: 'battery staple', old: 'battery staple' }],
    ] as const) {
      const { status, json } = await ada.ask(method, path, body);
      expect([status, json]).toEqual([403, { code: 'S-LOGIN', params: { passphrase: true } }]);
    }
    expect(users.get(id)).toEqual(before);
    const renamed = await ada.ask('PATCH', '/api/me', { name: 'Ada L.', passphrase: 'correct horse' });
    expect([renamed.status, renamed.json.name]).toEqual([200, 'Ada L.']);
    const changed = { name: 'Ada L.', passphrase: 'battery staple', old: 'correct horse' };
    expect((await ada.ask('POST', '/api/me/claim', changed)).status).toBe(200);
    const phone = browser(app);
    expect((await phone.ask('POST', '/api/login', { name: 'Ada L.', passphrase: 'correct horse' })).status).toBe(403);
    expect((await phone.ask('POST', '/api/login', { name: 'Ada L.', passphrase: 'battery staple' })).status).toBe(200);
  });

  test('a guest needs no passphrase, and nobody can try at a passphrase forever', async () => {
    const { app } = await openHall({ TESSERA_RATE_LOGINS: '3', TESSERA_TRUSTED_PROXIES: 'loopback' });
    const ada = await guest(app);
    for (const name of ['Ada', 'Bea', 'Cea', 'Dea', 'Ada']) {
      expect((await ada.ask('PATCH', '/api/me', { name })).json.name).toBe(name);
    }
    await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' });
    const codes: string[] = [];
    for (let i = 0; i < 5; i++) {
      // From ever another address, but for the last two digits the same: what counts is the session's person and the address.
      const headers = { 'x-forwarded-for': i < 4 ? '192.0.2.7' : '192.0.2.8' };
      const tried = { name: 'Eve', passphrase: 'wrong horse' };
      codes.push((await ada.ask('PATCH', '/api/me', tried, headers)).json.code);
    }
    expect(codes).toEqual(['S-LOGIN', 'S-LOGIN', 'S-LOGIN', 'S-RATE', 'S-LOGIN']);
  });

  test('a change of name or passphrase ends all other sessions, and the present one goes on', async () => {
    const { app, sessions, hungUp } = await openHall({ TESSERA_RATE_LOGINS: '100' });
    const ada = await guest(app);
    const { id } = (await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' })).json;
    for (const change of [
      () => ada.ask('PATCH', '/api/me', { name: 'Ada', passphrase: 'correct horse' }),
      () => ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'battery st', old: 'correct horse' }),
    ]) {
      const phone = browser(app);
      await phone.ask('POST', '/api/login', { name: 'Ada', passphrase: 'correct horse' });
      expect(sessions.size).toBe(2);
      expect((await change()).status).toBe(200);
      expect((await phone.ask('GET', '/api/me/tables')).json.code).toBe('S-NOBODY');
      expect((await ada.ask('GET', '/api/me')).json.id).toBe(id);
      expect([...sessions.keys()]).toEqual([hashSecret(ada.cookie ?? '')]);
      expect(hungUp.at(-1)).toEqual({ user: id, but: hashSecret(ada.cookie ?? ''), only: null });
    }
  });

  test('one can log out everywhere', async () => {
    const { app, sessions, hungUp } = await openHall();
    const [ada, bo] = [await guest(app), await guest(app)];
    const { id } = (await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' })).json;
    const phone = browser(app);
    await phone.ask('POST', '/api/login', { name: 'Ada', passphrase: 'correct horse' });
    const { status, headers } = await phone.ask('POST', '/api/logout/everywhere');
    expect([status, phone.cookie]).toEqual([204, null]);
    expect(String(headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
    expect((await ada.ask('GET', '/api/me/tables')).json.code).toBe('S-NOBODY');
    expect([...sessions.keys()]).toEqual([hashSecret(bo.cookie ?? '')]);
    expect(hungUp.at(-1)).toEqual({ user: id, but: null, only: null });
    // The name is still hers.
    expect((await phone.ask('POST', '/api/login', { name: 'Ada', passphrase: 'correct horse' })).json.id).toBe(id);
  });

  test('an address can try only a limited number of names and passphrases', async () => {
    const { app } = await openHall({ TESSERA_RATE_LOGINS: '2', TESSERA_TRUSTED_PROXIES: 'loopback' });
    const statuses: number[] = [];
    const attempt = async (address: string, name: string) => {
      const headers = { 'x-forwarded-for': address };
      const { status } = await browser(app).ask('POST', '/api/login', { name, passphrase: 'x' }, headers);
      statuses.push(status);
    };
    await attempt('192.0.2.1', 'Ada');
    await attempt('192.0.2.1', 'Bo');
    await attempt('192.0.2.1', 'Cy');
    await attempt('192.0.2.2', 'Cy');
    expect(statuses).toEqual([403, 403, 429, 403]);
  });

  test('nobody keeps the owner of a name out by trying it, from however many addresses', async () => {
    const { app } = await openHall({ TESSERA_RATE_LOGINS: '2', TESSERA_TRUSTED_PROXIES: 'loopback' });
    const ada = await guest(app);
    await ada.ask('POST', '/api/me/claim', { name: 'Ada', passphrase: 'correct horse' });
    const attempt = async (address: string, passphrase: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await browser(app).ask('POST', '/api/login', { name: 'ADA', passphrase }, headers)).status;
    };
    for (let i = 0; i < 30; i++) expect(await attempt(`192.0.2.${i}`, 'wrong horse')).toBe(403);
    expect(await attempt('198.51.100.1', 'correct horse')).toBe(200);
    // A person with a session need not even log in.
    expect((await ada.ask('GET', '/api/me')).json.name).toBe('Ada');
  });

  test('after repeated failures an address waits longer and longer, but only for that name', () => {
    const clock = stillClock();
    const patience = createLoginPatience(clock, 3);
    const fail = () => patience.failed('ada', HERE);
    fail();
    fail();
    expect(patience.waitFor('ada', HERE)).toBe(0);
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      fail();
      waits.push(patience.waitFor('ada', HERE));
      clock.time += (waits.at(-1) ?? 0) * 1000;
      expect(patience.waitFor('ada', HERE)).toBe(0);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    fail();
    expect([patience.waitFor('ada', '192.0.2.2'), patience.waitFor('bo', HERE)]).toEqual([0, 0]);
    patience.succeeded('ada', HERE);
    expect(patience.waitFor('ada', HERE)).toBe(0);
    fail();
    fail();
    fail();
    expect(patience.waitFor('ada', HERE)).toBe(60);
    clock.time += 2 * 60 * 60_000 + 1;
    fail();
    expect(patience.waitFor('ada', HERE)).toBe(0);
  });

  test.each([
    ['short', { name: 'Ada', passphrase: '1234567' }],
    ['without a name', { passphrase: 'correct horse' }],
    ['with an empty name', { name: '  ', passphrase: 'correct horse' }],
    ['with an invisible name', { name: '\u200b', passphrase: 'correct horse' }],
    ['with a long name', { name: 'a'.repeat(33), passphrase: 'correct horse' }],
    ['with a name of two lines', { name: 'Ada\nSet-Cookie: x=y', passphrase: 'correct horse' }],
    ['with a name that runs backwards', { name: 'Ada\u202eadA', passphrase: 'correct horse' }],
    ['with more than is asked', { name: 'Ada', passphrase: 'correct horse', isAdmin: true }],
    ['with a passphrase that is not a text', { name: 'Ada', passphrase: ['correct horse'] }],
  ])('a claim %s is refused', async (_what, body) => {
    const { app, users } = await openHall();
    const ada = await guest(app);
    const { status, json } = await ada.ask('POST', '/api/me/claim', body);
    expect([status, json.code]).toEqual([400, 'S-SHAPE']);
    expect([...users.values()].some(({ passphrase }) => passphrase !== null)).toBe(false);
  });
});

describe("one's own data", () => {
  test('notices can be asked for only where they are sent', async () => {
    const { app } = await openHall();
    const ada = await guest(app);
    const settings = { webhook: 'https://hook.example/x', email: null };
    expect((await ada.ask('PUT', '/api/me/notices', settings)).json).toEqual({
      code: 'S-FORBIDDEN',
      params: { at: 'webhook' },
    });
    const email = { webhook: null, email: 'ada@mail.example' };
    expect((await ada.ask('PUT', '/api/me/notices', email)).json.params).toEqual({ at: 'email' });

    const sending = await openHall({
      TESSERA_NOTICES_WEBHOOK: 'on',
      TESSERA_NOTICES_SECRET: 'sixteen characters',
    });
    const bo = await guest(sending.app);
    expect((await bo.ask('PUT', '/api/me/notices', settings)).json.notices).toEqual(settings);
    // A person with a webhook is told the key that signs what is sent to it, and nobody is told another's.
    const cy = await guest(sending.app);
    const [boKey, cyKey] = [
      (await bo.ask('GET', '/api/me')).json.webhookKey,
      (await cy.ask('PUT', '/api/me/notices', settings)).json.webhookKey,
    ];
    expect(boKey).toBe(webhookKey('sixteen characters', (await bo.ask('GET', '/api/me')).json.id));
    expect(cyKey).not.toBe(boKey);
    expect((await cy.ask('PUT', '/api/me/notices', { webhook: null, email: null })).json.webhookKey).toBeNull();
    // The language of e-mails is one of the settings.
    const polish = { ...settings, language: 'pl' };
    expect((await bo.ask('PUT', '/api/me/notices', polish)).json.notices).toEqual(polish);
    expect((await bo.ask('GET', '/api/me')).json.notices).toEqual(polish);
    for (const language of ['', 'Polish', 'p', 'pl ', 'pl\r\nBcc: x', 7, null, 'x'.repeat(36)]) {
      expect((await bo.ask('PUT', '/api/me/notices', { ...settings, language })).json.code).toBe('S-SHAPE');
    }
    expect((await bo.ask('GET', '/api/me')).json.notices).toEqual(polish);
    const script = { webhook: 'javascript:alert(1)', email: null };
    expect((await bo.ask('PUT', '/api/me/notices', script)).status).toBe(400);
  });

  const SENDING = { TESSERA_NOTICES_WEBHOOK: 'on', TESSERA_NOTICES_SECRET: 'sixteen characters' };
  const NAMES: { readonly [name: string]: readonly string[] } = {
    'hook.example': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
    'inner.example': ['10.0.0.7'],
    'both.example': ['93.184.215.14', '192.168.1.1'],
    'six.example': ['fd00::1'],
    'metadata.example': ['169.254.169.254'],
  };
  const resolve = async (name: string) => {
    const found = NAMES[name];
    if (found === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    return found;
  };

  test.each([
    ['http://127.0.0.1/x', 'private address'],
    ['http://2130706433/x', 'private address'],
    ['http://0x7f.1/x', 'private address'],
    ['https://[::1]/x', 'private address'],
    ['https://[::ffff:10.0.0.1]/x', 'private address'],
    ['http://169.254.169.254/latest/meta-data', 'private address'],
    ['https://inner.example/x', 'private address'],
    ['https://both.example/x', 'private address'],
    ['https://six.example/x', 'private address'],
    ['http://metadata.example/x', 'private address'],
    ['https://hook.example:22/x', 'port'],
    ['https://me:word@hook.example/x', 'credentials'],
  ])('a webhook at %s is refused when it is asked for', async (webhook, why) => {
    const { app, users } = await openHall(SENDING, { resolve });
    const ada = await guest(app);
    const { status, json } = await ada.ask('PUT', '/api/me/notices', { webhook, email: null });
    expect([status, json]).toEqual([400, { code: 'S-SHAPE', params: { at: 'webhook', why, webhook: true } }]);
    expect([...users.values()].map(({ notices }) => notices.webhook)).toEqual([null]);
    const trusting = await openHall({ ...SENDING, TESSERA_NOTICES_PRIVATE: 'on' }, { resolve });
    const bo = await guest(trusting.app);
    const allowed = await bo.ask('PUT', '/api/me/notices', { webhook, email: null });
    expect(allowed.status).toBe(why === 'credentials' ? 400 : 200);
  });

  test('a webhook at a public address, or at a name that is not there yet, is taken', async () => {
    // Whatever takes time takes too long.
    const impatient: Clock = {
      ...stillClock(),
      after(_milliseconds, call) {
        const waiting = setImmediate(call);
        return () => clearImmediate(waiting);
      },
    };
    const { app, users } = await openHall(SENDING, {
      resolve: async (name) => (name === 'silent.example' ? await new Promise(() => {}) : await resolve(name)),
      clock: impatient,
    });
    const ada = await guest(app);
    const [me] = [...users.values()];
    for (const webhook of ['https://hook.example/x', 'https://nowhere.example/x', 'https://silent.example/x']) {
      const { status, json } = await ada.ask('PUT', '/api/me/notices', { webhook, email: null });
      expect([status, json.notices]).toEqual([200, { webhook, email: null }]);
    }
    // One that is there already is not looked up again because of something else.
    const webhook = 'https://inner.example/x';
    users.set(me?.id ?? '', { ...(me as NonNullable<typeof me>), notices: { webhook, email: null } });
    expect((await ada.ask('PUT', '/api/me/notices', { webhook, email: null })).status).toBe(200);
  });

  test('can be had as a whole', async () => {
    const { app } = await openHall();
    const [ada, bo] = [await guest(app), await guest(app)];
    const { table } = (
      await ada.ask('POST', '/api/tables', { game: 'founders', seats: [{ kind: 'me' }, { kind: 'open' }] })
    ).json;
    await bo.ask('POST', `/api/tables/${table.id}/join`, {});
    const { status, json, headers } = await bo.ask('GET', '/api/me/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(json).toMatchObject({ me: { name: expect.stringMatching(/^Guest/) }, records: [] });
    expect(json.tables.map(({ id }: { id: string }) => id)).toEqual([table.id]);
    expect(json.chat).toEqual([{ table: table.id, at: 6, text: 'hello from seat 1' }]);
    expect((await bo.ask('GET', '/api/me/tables')).json.tables).toHaveLength(1);
  });

  test('can be deleted', async () => {
    const { app, users, sessions, forgotten, hungUp } = await openHall();
    const ada = await guest(app);
    const { id } = (await ada.ask('GET', '/api/me')).json;
    expect((await ada.ask('DELETE', '/api/me')).status).toBe(204);
    expect({ users: users.size, sessions: sessions.size }).toEqual({ users: 0, sessions: 0 });
    expect(forgotten).toEqual([id]);
    expect(hungUp).toEqual([{ user: id, but: null, only: null }]);
    expect(ada.cookie).toBe(null);
  });

  test.each([
    ['PATCH', '/api/me'],
    ['POST', '/api/me/claim'],
    ['PUT', '/api/me/notices'],
    ['GET', '/api/me/tables'],
    ['GET', '/api/me/export'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/records'],
    ['POST', '/api/logout/everywhere'],
  ])('%s %s is not for those whom nobody knows', async (method, url) => {
    const { app } = await openHall();
    const { status, json } = await browser(app).ask(method, url, method === 'GET' ? undefined : {}, { origin: OWN });
    expect([status, json.code]).toEqual([401, 'S-NOBODY']);
  });
});
