import type { BusMessage } from '../store.ts';

/** PostgreSQL takes less than 8000 bytes at a time. */
const PAYLOAD_BYTES = 7_500;
/** What is in a parcel beside its messages, at most. */
const WRAPPING_BYTES = 200;

/** What goes over the channel: texts of messages, and whether there were more than could be kept. */
export interface Parcel {
  readonly from: string;
  readonly missed: boolean;
  readonly messages: readonly BusMessage[];
}

export function isTooLarge(message: string): boolean {
  return Buffer.byteLength(message) > PAYLOAD_BYTES / 2;
}

/** Takes out as many of the oldest messages as fit together: what is told again meanwhile is sent again. */
export function takeMessages(outbox: Set<string>): string[] {
  const taken: string[] = [];
  let bytes = WRAPPING_BYTES;
  for (const message of outbox) {
    bytes += Buffer.byteLength(message) + 1;
    if (bytes > PAYLOAD_BYTES) break;
    taken.push(message);
  }
  for (const message of taken) outbox.delete(message);
  return taken;
}

/** A parcel of messages that are texts already. */
export function writeParcel(from: string, missed: boolean, messages: readonly string[]): string {
  return `{"from":${JSON.stringify(from)},"missed":${missed},"messages":[${messages.join(',')}]}`;
}

export function readParcel(payload: string): Parcel | null {
  try {
    const parcel = JSON.parse(payload) as Partial<Parcel> | null;
    return typeof parcel?.from === 'string' && Array.isArray(parcel.messages) ? (parcel as Parcel) : null;
  } catch {
    // Whoever uses the same database may use the same channel.
    return null;
  }
}
