import type { Language } from '@tessera/locales/languages';
import type { NoticeWishes } from '@tessera/protocol';
import type { Notice } from './notices.ts';

/** A notice as it goes out. */
export interface NoticeMessage extends Notice {
  /** The same whenever the same notice is sent again: it may arrive twice. */
  readonly id: string;
  /** The person it is for. */
  readonly user: string;
  /** What the person reads. */
  readonly language: Language;
  /** Where the table is looked at; null if the server does not know its own address. */
  readonly url: string | null;
  /** When it happened. */
  readonly at: number;
}

/**
 * How an attempt went. `reason` is for the log: a status, an error's code, never an address or what somebody wrote.
 * Refused is what would be refused the next time as well.
 */
export type Delivery =
  | { readonly result: 'delivered' }
  | { readonly result: 'failed'; readonly reason: string }
  | { readonly result: 'refused'; readonly reason: string };

export const DELIVERED: Delivery = { result: 'delivered' };
export const failed = (reason: string): Delivery => ({ result: 'failed', reason });
export const refused = (reason: string): Delivery => ({ result: 'refused', reason });

/** A way by which notices reach people. */
export interface NoticeAdapter {
  readonly name: string;
  /** Where the person wants to get them in this way; null for nowhere. */
  addressOf(wishes: NoticeWishes): string | null;
  /** One attempt. It need not go on once the signal says so. */
  deliver(address: string, message: NoticeMessage, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** What a log may say about an error: its code, for its message may hold addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
