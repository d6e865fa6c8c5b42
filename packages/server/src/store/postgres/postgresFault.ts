import { codeOf, faultOf, StoreFault } from '../faults.ts';

/** What PostgreSQL or the network reports at the start, as a sentence. It never repeats the password. */
export function postgresFault(error: unknown, url: string): unknown {
  const code = codeOf(error) ?? '';
  const words = WORDS.find(([codes]) => codes.test(code))?.[1];
  if (words === undefined || !URL.canParse(url)) return faultOf(error, 'migrate');
  const { host, pathname } = new URL(url);
  return new StoreFault(code, words(host, decodeURIComponent(pathname.slice(1))));
}

type Words = (host: string, name: string) => string;
const about =
  (what: string): Words =>
  (host, name) =>
    `the database ${name} at ${host} ${what}`;

const WORDS: readonly (readonly [codes: RegExp, words: Words])[] = [
  [/^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, (host) => `no database answers at ${host}`],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (host) => `the host ${host} is not known`],
  [/^28...$/, about('does not accept this name and password')],
  [/^3D000$/, (host, name) => `there is no database ${name} at ${host}`],
  [/^25006$/, about('may only be read')],
  [/^(42501)$/, about('may not be written by this name')],
  [/^42P07$/, about('has tables of another program')],
  [/^53100$/, about('cannot be written: its disk is full')],
  [/^53300$/, about('has no connection left')],
  [/^57P0[123]$/, about('is starting or stopping')],
  [/^(XX001|XX002)$/, about('is damaged')],
];
