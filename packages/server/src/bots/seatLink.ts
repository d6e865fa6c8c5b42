/** What a seat's messages come to. */
export interface SeatEars {
  /** A message, as a page at this seat would get it. */
  hear(text: string): void;
  /** There will be no more messages: why. `isUsage` says that what was given on the command line is to blame. */
  fail(reason: string, isUsage: boolean): void;
}

/** A seat at a table, in this process or at a server. It watches the table by itself. */
export interface SeatLink {
  open(ears: SeatEars): void;
  send(line: string): void;
  close(): void;
}

/** The key of the link's own command, which no program would think of. */
export const WATCH_KEY = 'tessera-watch';
