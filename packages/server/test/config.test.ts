import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/config.ts';
import { configWith } from './httpFakes.ts';

describe('the configuration', () => {
  test('has a value for everything that is not said', () => {
    expect(configWith({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: null,
      dataFolder: './data',
      databaseUrl: null,
      trustedProxies: [],
      botDelay: 600,
      botLimit: 5000,
      idleMinutes: 10,
      limits: { requests: 600, guests: 20, logins: 10, tables: 20, imports: 4, commands: 600, messages: 1800 },
      tablesPerPerson: 50,
      botTablesPerPerson: 3,
      botTables: 100,
      records: { records: 50, bytes: 32 * 1024 * 1024, bytesOfAll: 1024 * 1024 * 1024 },
      notices: { webhooks: false, privateAddresses: false, signingSecret: null, smtpUrl: null, from: null },
      logLevel: 'info',
      secureCookies: false,
      metricsToken: null,
    });
    expect(configWith({ PORT: '', TESSERA_DATA: '  ', PATH: '/bin' })).toEqual(configWith({}));
  });

  test('reads every variable', () => {
    expect(
      configWith({
        PORT: '0',
        HOST: '::1',
        DATABASE_URL: 'postgres://tessera:word@db/tessera',
        TESSERA_PUBLIC_URL: 'https://Games.example/',
        TESSERA_DATA: '/var/lib/tessera',
        TESSERA_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1, fd00::/8',
        TESSERA_COOKIE_SECURE: 'auto',
        TESSERA_LOG_LEVEL: 'debug',
        TESSERA_METRICS_TOKEN: 'sixteen characters',
        TESSERA_BOT_DELAY_MS: '0',
        TESSERA_BOT_LIMIT_MS: '100',
        TESSERA_IDLE_MINUTES: '5',
        TESSERA_TABLES_PER_PERSON: '3',
        TESSERA_BOT_TABLES_PER_PERSON: '0',
        TESSERA_BOT_TABLES: '9',
        TESSERA_RECORDS_PER_PERSON: '4',
        TESSERA_RECORDS_MB_PER_PERSON: '5',
        TESSERA_RECORDS_MB: '6',
        TESSERA_RATE_REQUESTS: '1',
        TESSERA_RATE_GUESTS: '2',
        TESSERA_RATE_LOGINS: '3',
        TESSERA_RATE_TABLES: '4',
        TESSERA_RATE_IMPORTS: '5',
        TESSERA_RATE_COMMANDS: '6',
        TESSERA_RATE_MESSAGES: '7',
        TESSERA_NOTICES_WEBHOOK: 'on',
        TESSERA_NOTICES_PRIVATE: 'on',
        TESSERA_NOTICES_SECRET: 'sixteen characters',
        TESSERA_SMTP_URL: 'smtps://mail.example',
        TESSERA_SMTP_FROM: 'Tessera <games@mail.example>',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      publicUrl: 'https://games.example',
      dataFolder: '/var/lib/tessera',
      databaseUrl: 'postgres://tessera:word@db/tessera',
      trustedProxies: ['loopback', '10.0.0.0/8', '::1', 'fd00::/8'],
      botDelay: 0,
      botLimit: 100,
      idleMinutes: 5,
      limits: { requests: 1, guests: 2, logins: 3, tables: 4, imports: 5, commands: 6, messages: 7 },
      tablesPerPerson: 3,
      botTablesPerPerson: 0,
      botTables: 9,
      records: { records: 4, bytes: 5 * 1024 * 1024, bytesOfAll: 6 * 1024 * 1024 },
      notices: {
        webhooks: true,
        privateAddresses: true,
        signingSecret: 'sixteen characters',
        smtpUrl: 'smtps://mail.example',
        from: 'Tessera <games@mail.example>',
      },
      logLevel: 'debug',
      secureCookies: true,
      metricsToken: 'sixteen characters',
    });
  });

  test('cookies are secure where the page is, unless set otherwise', () => {
    expect(configWith({ TESSERA_PUBLIC_URL: 'http://games.example' }).secureCookies).toBe(false);
    expect(configWith({ TESSERA_COOKIE_SECURE: 'on' }).secureCookies).toBe(true);
    const env = { TESSERA_PUBLIC_URL: 'https://games.example', TESSERA_COOKIE_SECURE: 'off' };
    expect(configWith(env).secureCookies).toBe(false);
  });

  test.each([
    ['PORT', '65536', /PORT must be a whole number from 0 to 65535/],
    ['PORT', '80.5', /PORT/],
    ['PORT', '-1', /PORT/],
    ['PORT', '1e3', /PORT/],
    ['DATABASE_URL', 'mysql://db', /DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\//],
    ['TESSERA_PUBLIC_URL', 'games.example', /TESSERA_PUBLIC_URL/],
    ['TESSERA_PUBLIC_URL', 'ftp://games.example', /TESSERA_PUBLIC_URL/],
    ['TESSERA_PUBLIC_URL', 'https://games.example/tessera', /without a path/],
    ['TESSERA_PUBLIC_URL', 'https://me:word@games.example', /TESSERA_PUBLIC_URL/],
    ['TESSERA_TRUSTED_PROXIES', 'everyone', /TESSERA_TRUSTED_PROXIES/],
    ['TESSERA_TRUSTED_PROXIES', '10.0.0.0/33', /TESSERA_TRUSTED_PROXIES/],
    ['TESSERA_TRUSTED_PROXIES', '10.0.0.0/8/8', /TESSERA_TRUSTED_PROXIES/],
    ['TESSERA_LOG_LEVEL', 'loud', /silent, error, warn, info, debug/],
    ['TESSERA_COOKIE_SECURE', 'yes', /auto, on, off/],
    ['TESSERA_NOTICES_WEBHOOK', 'true', /on, off/],
    ['TESSERA_NOTICES_WEBHOOK', 'on', /needs TESSERA_NOTICES_SECRET/],
    ['TESSERA_SMTP_URL', 'smtp://mail.example', /needs TESSERA_SMTP_FROM/],
    ['TESSERA_SMTP_FROM', 'games@mail.example', /needs TESSERA_SMTP_URL/],
    ['TESSERA_METRICS_TOKEN', 'short', /at least 16/],
    ['TESSERA_BOT_DELAI', '5', /There is no variable TESSERA_BOT_DELAI/],
  ])('%s=%s is one complaint, without the value', (name, value, sentence) => {
    const result = readConfig({ [name]: value });
    const complaints = 'complaints' in result ? result.complaints : [];
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(sentence);
  });

  test('all complaints come at once, and none repeats what may be a secret', () => {
    const result = readConfig({
      PORT: 'hunter2',
      DATABASE_URL: 'hunter2',
      TESSERA_X: 'hunter2',
      TESSERA_LOG_LEVEL: 'x',
    });
    const complaints = 'complaints' in result ? result.complaints : [];
    expect(complaints).toHaveLength(4);
    expect(complaints.join(' ')).not.toContain('hunter2');
  });

  test('docs/operating.md has a line for every variable, and for no other', () => {
    const text = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual([...VARIABLES]);
  });
});
