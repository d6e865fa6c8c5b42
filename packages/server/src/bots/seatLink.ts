/** Receives a seat's messages. */
export interface SeatListener {
  /** A message, as a page at this seat would get it. */
  onMessage(text: string): void;
  /** There will be no more messages; `reason` says why. `isUsage` says that what was given on the command line is to blame. */
  onFail(reason: string, isUsage: boolean): void;
}

/** A seat at a table, in this process or on a server. It watches the table by itself. */
export interface SeatLink {
  open(listener: SeatListener): void;
  send(line: string): void;
  close(): void;
}

/** The key of the link's own command: no program would choose it. */
export const WATCH_KEY = 'tessera-watch';
