import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Clock } from '../services.ts';
import {
  DELIVERED,
  type Delivery,
  failed,
  type NoticeAdapter,
  type NoticeMessage,
  reasonOf,
  refused,
} from './adapter.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import type { NoticesConfig } from './noticesConfig.ts';
import { machineNames, nameServers, type Resolve } from './resolve.ts';
import { webhookKey } from './webhookKey.ts';
import { hostOf, readWebhookUrl } from './webhookUrl.ts';

/** For the name look-up, the connection and the answer together. */
const TIME_LIMIT = 10_000;
const MOST_HEADERS = 8 * 1024;

export interface WebhookParts {
  readonly clock: Clock;
  readonly resolve?: Resolve;
  /** Which IP addresses of a host may be connected to. */
  readonly isAllowed?: (address: string) => boolean;
}

/** The signature that the receiver checks: see docs/notices.md. */
function signatureOf(key: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** Posts notices to a URL of the person's choice, but not into private networks unless that is allowed. */
export function createWebhook(config: NonNullable<NoticesConfig['webhook']>, parts: WebhookParts): NoticeAdapter {
  const { secret, allowPrivate } = config;
  const { clock } = parts;
  const resolve = parts.resolve ?? (allowPrivate ? machineNames : nameServers());
  const isAllowed = parts.isAllowed ?? (allowPrivate ? () => true : isPublicAddress);

  async function attempt(url: URL, message: NoticeMessage, signal: AbortSignal): Promise<Delivery> {
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await resolve(host, signal) : [host];
    // One closed address among several is enough: a connection could use any of them.
    if (!addresses.every(isAllowed)) return refused('private address');
    const timestamp = String(Math.floor(clock.now() / 1000));
    const body = bodyOf(message);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'Tessera',
      'X-Tessera-Notice': message.id,
      'X-Tessera-Timestamp': timestamp,
      'X-Tessera-Signature': signatureOf(webhookKey(secret, message.user), timestamp, body),
    };
    return verdictOn(await post(url, addresses, headers, body, signal));
  }

  return {
    name: 'webhook',
    addressOf: (settings) => settings.webhook,

    async deliver(address, message, signal) {
      const url = readWebhookUrl(address, allowPrivate);
      if (typeof url === 'string') return refused(url);
      const limit = new AbortController();
      const stop = () => limit.abort();
      signal.addEventListener('abort', stop, { once: true });
      const callOff = clock.after(TIME_LIMIT, stop);
      try {
        return await orAborted(attempt(url, message, limit.signal), limit.signal);
      } catch (error) {
        return failed(limit.signal.aborted ? 'time-out' : reasonOf(error));
      } finally {
        callOff();
        signal.removeEventListener('abort', stop);
        // Ends a look-up or a connection that nobody waits for.
        limit.abort();
      }
    },

    close() {},
  };
}

/** The order of the keys is not guaranteed: receivers check the bytes. */
function bodyOf({ kind, table, url, game, title, who, at }: NoticeMessage): string {
  return JSON.stringify({ kind, table, url, game, title, who: who ?? null, at });
}

/** Redirects are not followed: their target was not checked, and the body is not meant for it. */
function verdictOn(status: number): Delivery {
  if (status >= 200 && status < 300) return DELIVERED;
  return status === 410 ? refused('status 410') : failed(`status ${status}`);
}

/** Sends the request to one of the addresses and returns the status, without reading the rest of the answer. */
function post(
  url: URL,
  addresses: readonly string[],
  headers: { readonly [name: string]: string | number },
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  // The connection uses the checked addresses: a name server's next answer could be different.
  const lookup: LookupFunction = (_name, options, answer) => {
    const [first] = known;
    if (first === undefined) answer(new Error('no address'), '');
    else if (options.all === true) answer(null, known);
    else answer(null, first.address, first.family);
  };
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup,
      maxHeaderSize: MOST_HEADERS,
      signal,
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('closed without an answer')));
    request.end(body);
  });
}

/** The promise's outcome, or a rejection as soon as the signal aborts. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    promise.then(resolve, reject);
  });
}
