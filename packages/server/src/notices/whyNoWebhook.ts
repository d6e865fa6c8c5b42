import { isIP } from 'node:net';
import type { Clock } from '../services.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import type { Resolve } from './resolve.ts';
import { hostOf, readWebhookUrl } from './webhookUrl.ts';

/** How long the look-up of a name may take while a person waits. */
const TIME_LIMIT = 5_000;

export interface WebhookCheck {
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
  readonly clock: Clock;
}

/**
 * Why no notices will ever be sent to a URL, as far as can be told when a person enters it; null if there is no reason. A name that
 * cannot be looked up now may exist later: each notice is checked again, with the IP addresses that the name has then.
 */
export async function whyNoWebhook(text: string, check: WebhookCheck): Promise<string | null> {
  const url = readWebhookUrl(text, check.allowPrivate);
  if (typeof url === 'string') return url;
  const host = hostOf(url);
  if (check.allowPrivate || isIP(host) !== 0) return null;
  const addresses = await addressesOf(host, check);
  return addresses.every(isPublicAddress) ? null : 'private address';
}

async function addressesOf(host: string, { resolve, clock }: WebhookCheck): Promise<readonly string[]> {
  const limit = new AbortController();
  const late = new Promise<readonly string[]>((answer) => limit.signal.addEventListener('abort', () => answer([])));
  const callOff = clock.after(TIME_LIMIT, () => limit.abort());
  try {
    return await Promise.race([resolve(host, limit.signal), late]);
  } catch {
    // No such name, or no answer: then it leads nowhere, and so not to a private address.
    return [];
  } finally {
    callOff();
    limit.abort();
  }
}
