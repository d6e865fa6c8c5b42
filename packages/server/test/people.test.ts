import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { webhookKey } from '../src/notices/webhookKey.ts';
import { tidyName } from '../src/people/names.ts';
import { createPassphrases } from '../src/people/passphrases.ts';
import { hashSecret, newSecret, SECRET_BYTES, sameSecret } from '../src/people/secrets.ts';
import { sessionIn } from '../src/people/sessions.ts';
import { systemChance } from '../src/services.ts';
import { browser, guest, OWN, openHall } from './httpFakes.ts';

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
  });
});

const salt = Buffer.from('salt');
const key = scryptSync('password', salt, 32, { N: 256, r: 8, p: 1 });
const cheap = `scrypt$256$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;

describe('passphrases', () => {
  test('fit only their own hash, which names its cost', async () => {
    const passphrases = createPassphrases();
    const stored = (await passphrases.hash('correct horse')) ?? '';
    expect(stored).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await passphrases.fits('correct horse', stored)).toBe(true);
    expect(await passphrases.fits('correct house', stored)).toBe(false);
    expect(await passphrases.fits('correct horse', null)).toBe(false);
    expect(await passphrases.hash('correct horse')).not.toBe(stored);
  });

  test('the same word in another form of Unicode fits', async () => {
    const passphrases = createPassphrases();
    const stored = await passphrases.hash('caf\u00e9 du nord');
    expect(await passphrases.fits('cafe\u0301 du nord', stored)).toBe(true);
  });

  test('a hash of another cost still works', async () => {
    expect(await createPassphrases().fits('password', cheap)).toBe(true);
    expect(await createPassphrases().fits('Password', cheap)).toBe(false);
  });

  test('too many at once are turned away, the others all get their turn', async () => {
    const passphrases = createPassphrases();
    const results = await Promise.all(Array.from({ length: 40 }, () => passphrases.fits('x', cheap)));
    expect(results.filter((result) => result === null)).toHaveLength(40 - 2 - 32);
    expect(results.filter((result) => result === false)).toHaveLength(34);
    expect(await passphrases.fits('x', cheap)).toBe(false);
  });
});

describe('names', () => {
  test('that look the same are the same', () => {
    expect(tidyName(' Ada \u00a0 B. ')).toBe('Ada B.');
    expect(tidyName('A\u200bd\u2060a')).toBe('Ada');
    expect(tidyName('\uff21da')).toBe('Ada');
    expect(tidyName('\u200b\u2060')).toMatchObject({ rule: 'S-SHAPE' });
    expect(tidyName('Žemyna 李 <b>')).toBe('Žemyna 李 <b>');
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

  test('an address can make only so many', async () => {
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
    for (const name of ['Ada', 'ADA', ' ada ', 'A\u200bda', '\uff21da']) {
      expect((await eve.ask('PATCH', '/api/me', { name })).json.code).toBe('S-NAME');
      expect((await eve.ask('POST', '/api/me/claim', { name, passphrase: 'something' })).status).toBe(409);
    }
    expect((await ada.ask('PATCH', '/api/me', { name: 'Ada L.' })).json.name).toBe('Ada L.');
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
    expect(hungUp).toEqual([id]);
    expect(sessions.size).toBe(1);
    expect((await browser(app).ask('POST', '/api/logout')).status).toBe(204);
  });

  test('names and passphrases can be tried only so often, from one address and from many', async () => {
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
    await attempt('192.0.2.2', 'Ada');
    await attempt('192.0.2.3', 'ADA');
    await attempt('192.0.2.3', 'Dee');
    expect(statuses).toEqual([403, 403, 429, 403, 429, 403]);
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
    ['with a passphrase that is none', { name: 'Ada', passphrase: ['correct horse'] }],
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
    const wishes = { webhook: 'https://hook.example/x', email: null };
    expect((await ada.ask('PUT', '/api/me/notices', wishes)).json).toEqual({
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
    expect((await bo.ask('PUT', '/api/me/notices', wishes)).json.notices).toEqual(wishes);
    // Whoever has a webhook is told the key that signs what comes to it, and nobody is told another's.
    const cy = await guest(sending.app);
    const [boKey, cyKey] = [
      (await bo.ask('GET', '/api/me')).json.webhookKey,
      (await cy.ask('PUT', '/api/me/notices', wishes)).json.webhookKey,
    ];
    expect(boKey).toBe(webhookKey('sixteen characters', (await bo.ask('GET', '/api/me')).json.id));
    expect(cyKey).not.toBe(boKey);
    expect((await cy.ask('PUT', '/api/me/notices', { webhook: null, email: null })).json.webhookKey).toBeNull();
    const script = { webhook: 'javascript:alert(1)', email: null };
    expect((await bo.ask('PUT', '/api/me/notices', script)).status).toBe(400);
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
    expect(hungUp).toEqual([id]);
    expect(ada.cookie).toBe(null);
  });

  test.each([
    ['PATCH', '/api/me'],
    ['POST', '/api/me/claim'],
    ['PUT', '/api/me/notices'],
    ['GET', '/api/me/tables'],
    ['GET', '/api/me/export'],
    ['DELETE', '/api/me'],
  ])('%s %s is not for those whom nobody knows', async (method, url) => {
    const { app } = await openHall();
    const { status, json } = await browser(app).ask(method, url, method === 'GET' ? undefined : {}, { origin: OWN });
    expect([status, json.code]).toEqual([401, 'S-NOBODY']);
  });
});
