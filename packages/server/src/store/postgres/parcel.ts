import type { BusMessage } from '../store.ts';

/** PostgreSQL takes less than 8000 bytes per notification. */
const PAYLOAD_BYTES = 7_500;
/** The most bytes in a parcel besides its messages. */
const WRAPPING_BYTES = 200;

/** What is sent over the channel: messages, and whether others were lost because there were too many. */
export interface Parcel {
  readonly from: string;
  readonly missed: boolean;
  readonly messages: readonly BusMessage[];
}

export function isTooLarge(message: string): boolean {
  return Buffer.byteLength(message) > PAYLOAD_BYTES / 2;
}

/** Takes out as many of the oldest messages as fit together. A message published again after that is sent again. */
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

/** A parcel of messages that are already texts. */
export function writeParcel(from: string, missed: boolean, messages: readonly string[]): string {
  return `{"from":${JSON.stringify(from)},"missed":${missed},"messages":[${messages.join(',')}]}`;
}

export function readParcel(payload: string): Parcel | null {
  try {
    const parcel = JSON.parse(payload) as Partial<Parcel> | null;
    return typeof parcel?.from === 'string' && Array.isArray(parcel.messages) ? (parcel as Parcel) : null;
  } catch {
    // Another program on the same database may use the same channel.
    return null;
  }
}
