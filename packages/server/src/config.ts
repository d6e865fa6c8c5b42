import { isIP } from 'node:net';
import type { RecordQuota } from './store/store.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How often something may be done per minute: by one person, or from one address if the person is unknown. */
export interface RateLimits {
  /** Everything that is not named below. */
  readonly requests: number;
  /** New guests, by address. */
  readonly guests: number;
  /** Attempts to log in or to claim a name: by address, and by the name that is tried. */
  readonly logins: number;
  readonly tables: number;
  readonly imports: number;
  /** Commands at tables by HTTP. */
  readonly commands: number;
  /** Messages over one socket. */
  readonly messages: number;
}

/** How the server is to run. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public address, without a slash at its end; null if it is not set. */
  readonly publicUrl: string | null;
  readonly dataFolder: string;
  /** Where PostgreSQL is; null for SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds. */
  readonly botDelay: number;
  readonly botLimit: number;
  readonly idleMinutes: number;
  readonly limits: RateLimits;
  /** How many unfinished tables one person may have set up. */
  readonly tablesPerPerson: number;
  /** Tables at which only bots may play: of one person, and in all. */
  readonly botTablesPerPerson: number;
  readonly botTables: number;
  /** Uploaded records: how many one person may have, how long these may be together, and how long all may be together. */
  readonly records: RecordQuota;
  readonly notices: {
    readonly webhooks: boolean;
    readonly privateAddresses: boolean;
    readonly signingSecret: string | null;
    readonly smtpUrl: string | null;
    readonly from: string | null;
  };
  readonly logLevel: LogLevel;
  readonly secureCookies: boolean;
  /** Opens /metrics from other machines. */
  readonly metricsToken: string | null;
}

/** What is wrong with the environment: one sentence for each variable. */
export interface Complaints {
  readonly complaints: readonly string[];
}

export type Environment = { readonly [name: string]: string | undefined };

/** Every variable that is read, in the order of docs/operating.md. */
export const VARIABLES = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'TESSERA_PUBLIC_URL',
  'TESSERA_DATA',
  'TESSERA_TRUSTED_PROXIES',
  'TESSERA_COOKIE_SECURE',
  'TESSERA_LOG_LEVEL',
  'TESSERA_METRICS_TOKEN',
  'TESSERA_BOT_DELAY_MS',
  'TESSERA_BOT_LIMIT_MS',
  'TESSERA_IDLE_MINUTES',
  'TESSERA_TABLES_PER_PERSON',
  'TESSERA_BOT_TABLES_PER_PERSON',
  'TESSERA_BOT_TABLES',
  'TESSERA_RECORDS_PER_PERSON',
  'TESSERA_RECORDS_MB_PER_PERSON',
  'TESSERA_RECORDS_MB',
  'TESSERA_RATE_REQUESTS',
  'TESSERA_RATE_GUESTS',
  'TESSERA_RATE_LOGINS',
  'TESSERA_RATE_TABLES',
  'TESSERA_RATE_IMPORTS',
  'TESSERA_RATE_COMMANDS',
  'TESSERA_RATE_MESSAGES',
  'TESSERA_NOTICES_WEBHOOK',
  'TESSERA_NOTICES_PRIVATE',
  'TESSERA_NOTICES_SECRET',
  'TESSERA_SMTP_URL',
  'TESSERA_SMTP_FROM',
] as const;
type Variable = (typeof VARIABLES)[number];

const DAY_MINUTES = 24 * 60;
const MEGABYTE = 1024 * 1024;

/** Reads the environment. An empty variable counts as unset. */
export function readConfig(env: Environment): Config | Complaints {
  const complaints: string[] = unknownIn(env);
  const { text, whole, choice, url } = readers(env, complaints);
  const publicUrl = url('TESSERA_PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (publicUrl !== null && new URL(publicUrl).origin !== publicUrl.toLowerCase()) {
    complaints.push('TESSERA_PUBLIC_URL must be a scheme, a name and perhaps a port, without a path.');
  }
  const secure = choice('TESSERA_COOKIE_SECURE', ['auto', 'on', 'off'], 'auto');
  const webhooks = choice('TESSERA_NOTICES_WEBHOOK', ['on', 'off'], 'off') === 'on';
  const config: Config = {
    port: whole('PORT', 0, 65535, 8080),
    host: text('HOST') ?? '127.0.0.1',
    publicUrl: publicUrl?.toLowerCase() ?? null,
    dataFolder: text('TESSERA_DATA') ?? './data',
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    trustedProxies: proxiesIn(text('TESSERA_TRUSTED_PROXIES') ?? '', complaints),
    botDelay: whole('TESSERA_BOT_DELAY_MS', 0, 60_000, 600),
    botLimit: whole('TESSERA_BOT_LIMIT_MS', 50, 300_000, 5_000),
    idleMinutes: whole('TESSERA_IDLE_MINUTES', 1, DAY_MINUTES, 10),
    limits: {
      requests: whole('TESSERA_RATE_REQUESTS', 1, 1_000_000, 600),
      guests: whole('TESSERA_RATE_GUESTS', 1, 1_000_000, 20),
      logins: whole('TESSERA_RATE_LOGINS', 1, 1_000_000, 10),
      tables: whole('TESSERA_RATE_TABLES', 1, 1_000_000, 20),
      imports: whole('TESSERA_RATE_IMPORTS', 1, 1_000_000, 4),
      commands: whole('TESSERA_RATE_COMMANDS', 1, 1_000_000, 600),
      messages: whole('TESSERA_RATE_MESSAGES', 1, 1_000_000, 1800),
    },
    tablesPerPerson: whole('TESSERA_TABLES_PER_PERSON', 1, 10_000, 50),
    botTablesPerPerson: whole('TESSERA_BOT_TABLES_PER_PERSON', 0, 10_000, 3),
    botTables: whole('TESSERA_BOT_TABLES', 0, 100_000, 100),
    records: {
      records: whole('TESSERA_RECORDS_PER_PERSON', 0, 10_000, 50),
      bytes: whole('TESSERA_RECORDS_MB_PER_PERSON', 0, 100_000, 32) * MEGABYTE,
      bytesOfAll: whole('TESSERA_RECORDS_MB', 0, 10_000_000, 1024) * MEGABYTE,
    },
    notices: {
      webhooks,
      privateAddresses: choice('TESSERA_NOTICES_PRIVATE', ['on', 'off'], 'off') === 'on',
      signingSecret: text('TESSERA_NOTICES_SECRET'),
      smtpUrl: url('TESSERA_SMTP_URL', ['smtp:', 'smtps:']),
      from: text('TESSERA_SMTP_FROM'),
    },
    logLevel: choice('TESSERA_LOG_LEVEL', LOG_LEVELS, 'info'),
    secureCookies: secure === 'auto' ? (publicUrl?.toLowerCase().startsWith('https:') ?? false) : secure === 'on',
    metricsToken: text('TESSERA_METRICS_TOKEN'),
  };
  complaints.push(...disagreements(config));
  return complaints.length === 0 ? config : { complaints };
}

/** A misspelt variable would be a setting that silently does nothing. */
function unknownIn(env: Environment): string[] {
  const known: readonly string[] = VARIABLES;
  return Object.keys(env)
    .filter((name) => name.startsWith('TESSERA_') && !known.includes(name))
    .sort()
    .map((name) => `There is no variable ${name}.`);
}

/** Settings that contradict each other, or are too short. */
function disagreements({ notices, metricsToken }: Config): string[] {
  const found: string[] = [];
  if (notices.webhooks && (notices.signingSecret?.length ?? 0) < 16) {
    found.push('TESSERA_NOTICES_WEBHOOK needs TESSERA_NOTICES_SECRET, of at least 16 characters.');
  }
  if (notices.smtpUrl !== null && notices.from === null) found.push('TESSERA_SMTP_URL needs TESSERA_SMTP_FROM.');
  if (notices.from !== null && notices.smtpUrl === null) found.push('TESSERA_SMTP_FROM needs TESSERA_SMTP_URL.');
  if (metricsToken !== null && metricsToken.length < 16) {
    found.push('TESSERA_METRICS_TOKEN must have at least 16 characters.');
  }
  return found;
}

/** Readers of single variables. A complaint never repeats a value: it could be a secret in the wrong place. */
function readers(env: Environment, complaints: string[]) {
  const text = (name: Variable): string | null => {
    const value = env[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  return {
    text,
    whole(name: Variable, min: number, max: number, usual: number): number {
      const value = text(name);
      if (value === null) return usual;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      complaints.push(`${name} must be a whole number from ${min} to ${max}.`);
      return usual;
    },
    choice<C extends string>(name: Variable, choices: readonly C[], usual: C): C {
      const value = text(name);
      const chosen = value === null ? usual : choices.find((one) => one === value);
      if (chosen !== undefined) return chosen;
      complaints.push(`${name} must be one of ${choices.join(', ')}.`);
      return usual;
    },
    url(name: Variable, schemes: readonly string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
      complaints.push(`${name} must be an address that begins with ${schemes.map((one) => `${one}//`).join(' or ')}.`);
      return null;
    },
  };
}

const PROXY_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function proxiesIn(list: string, complaints: string[]): string[] {
  const proxies = list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const areGood = proxies.every((proxy) => PROXY_NAMES.includes(proxy) || isNetwork(proxy));
  if (areGood) return proxies;
  complaints.push(
    `TESSERA_TRUSTED_PROXIES must be a list of addresses, networks (10.0.0.0/8) or ${PROXY_NAMES.join(', ')}.`,
  );
  return [];
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
