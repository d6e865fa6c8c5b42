import type { Language } from '@tessera/locales/languages';
import type { NoticeSettings } from '@tessera/protocol';
import type { Notice } from './notices.ts';

/** A notice as it goes out. */
export interface NoticeMessage extends Notice {
  /** The same whenever the same notice is sent again: it may arrive twice. */
  readonly id: string;
  /** The person it is for. */
  readonly user: string;
  /** The language for the person. */
  readonly language: Language;
  /** The link to the table; null if the server does not know its own address. */
  readonly url: string | null;
  /** When it happened. */
  readonly at: number;
}

/**
 * How an attempt went. `reason` is for the log: a status or an error's code, never an address or what people wrote. `refused` means
 * that it would be refused again.
 */
export type Delivery =
  | { readonly result: 'delivered' }
  | { readonly result: 'failed'; readonly reason: string }
  | { readonly result: 'refused'; readonly reason: string };

export const DELIVERED: Delivery = { result: 'delivered' };
export const failed = (reason: string): Delivery => ({ result: 'failed', reason });
export const refused = (reason: string): Delivery => ({ result: 'refused', reason });

/** A way for notices to reach people. */
export interface NoticeAdapter {
  readonly name: string;
  /** Where the person wants to get notices this way; null if they do not. */
  addressOf(settings: NoticeSettings): string | null;
  /** Makes one attempt. It may stop once the signal aborts. */
  deliver(address: string, message: NoticeMessage, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** What a log may say about an error: its code, since its message may hold addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
