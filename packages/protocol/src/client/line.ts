import { PROTOCOL, type ServerMessage } from '../message.ts';
import type { After, Headers, Socket, SocketClass } from './surroundings.ts';

/** The line to the server: one socket after another, reopened whenever it breaks. */
export interface Line {
  /** Sends a message if the line is open. What must survive a break is sent again at `onOpen`. */
  send(message: object): void;
  /** Breaks off and connects again at once: for a page that knows it was suspended. */
  reconnect(): void;
  close(): void;
}

export interface LineParts {
  readonly url: string;
  readonly WebSocket: SocketClass;
  readonly headers: Headers | null;
  readonly after: After;
  /** From 0 up to 1. */
  random(): number;
  /** Asks whether the server is there before a socket is opened again; null if that cannot be asked. It may take long but never fails. */
  readonly reach: (() => Promise<boolean>) | null;
  /** The server has greeted. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** The line is broken; it will be tried again. */
  onBreak(): void;
  /** The server speaks another version of the protocol: the line stays closed. */
  onForeign(): void;
  /** Whether a reply from the server is due. */
  isWaiting(): boolean;
  /** Asks the server for anything at all, to see whether it still answers. */
  probe(): void;
}

/**
 * Milliseconds between two attempts. Up to half of it is random, so that clients that were cut off together do not come back together.
 * A server that is not there is tried often, so that nobody waits once it is back. One that greets and then hangs up has its reasons:
 * it gets longer pauses.
 */
const LOOK_FOR = { first: 500, most: 2_400 } as const;
const BACK_OFF = { first: 500, most: 30_000 } as const;
/** How long the server may take to greet or to reply, and how long it may be silent before it is asked something. */
const PATIENCE = 15_000;
const SILENCE = 45_000;

export function openLine(parts: LineParts): Line {
  const { url, WebSocket, headers, after, random, reach, onOpen, onMessage, onBreak, onForeign, isWaiting, probe } =
    parts;
  let socket: Socket | null = null;
  let isOpen = false;
  let isClosed = false;
  /** How often in a row the server was not there, and how often it greeted and hung up before it accepted anything. */
  let absences = 0;
  let rebuffs = 0;
  /** Counts the searches: an answer to an old one comes too late. */
  let search = 0;
  /** Whether the running timer is for a reply that is due. */
  let isDue = false;
  let callOff = () => {};

  function connect(): void {
    callOff();
    search++;
    const opened = headers === null ? new WebSocket(url) : new WebSocket(url, [], { headers });
    socket = opened;
    const ifCurrent = (call: () => void) => () => {
      if (socket === opened) call();
    };
    opened.onmessage = (event: { readonly data: unknown }) => {
      if (socket === opened) onText(String(event.data));
    };
    opened.onclose = ifCurrent(breakOff);
    // A close event follows, in some implementations even without a connection.
    opened.onerror = ifCurrent(breakOff);
    callOff = after(PATIENCE, breakOff);
  }

  function onText(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    try {
      if (message.type === 'hello') greet(message.protocol);
      else {
        // Only an accepted command shows that the server really serves this client.
        if (message.type === 'accepted') rebuffs = 0;
        onMessage(message);
      }
    } finally {
      expect();
    }
  }

  function greet(protocol: number): void {
    if (protocol === PROTOCOL) {
      isOpen = true;
      absences = 0;
      rebuffs++;
      onOpen();
    } else {
      close();
      onForeign();
    }
  }

  /** Waits for the next message: not for long if a reply is due, else for as long as silence is plausible. */
  function expect(): void {
    if (isClosed || !isOpen) return;
    callOff();
    isDue = isWaiting();
    callOff = isDue ? after(PATIENCE, breakOff) : after(SILENCE, ask);
  }

  function ask(): void {
    probe();
    expect();
  }

  function hangUp(): void {
    callOff();
    search++;
    const old = socket;
    socket = null;
    isOpen = false;
    if (old === null) return;
    // Some sockets report an error when closed before they are open: it no longer matters.
    old.onmessage = null;
    old.onclose = null;
    old.onerror = () => {};
    old.close();
  }

  function breakOff(): void {
    if (!isOpen) rebuffs = 0;
    hangUp();
    if (isClosed) return;
    if (rebuffs > 0) callOff = after(pauseOf(BACK_OFF, rebuffs), connect);
    else if (reach === null) callOff = after(pauseOf(LOOK_FOR, ++absences), connect);
    else callOff = after(pauseOf(LOOK_FOR, ++absences), lookFor);
    onBreak();
  }

  function pauseOf({ first, most }: typeof LOOK_FOR | typeof BACK_OFF, times: number): number {
    return Math.min(most, first * 2 ** (times - 1)) * (0.5 + random() / 2);
  }

  /** Asks whether the server is there, and asks again after a while even without an answer. */
  function lookFor(): void {
    const mine = search;
    callOff = after(pauseOf(LOOK_FOR, ++absences), lookFor);
    void reach?.().then((isThere) => {
      if (isThere && mine === search) connect();
    });
  }

  function close(): void {
    isClosed = true;
    hangUp();
  }

  connect();
  return {
    send(message) {
      if (!isOpen || socket === null) return;
      socket.send(JSON.stringify(message));
      if (!isDue) expect();
    },
    reconnect() {
      if (isClosed) return;
      hangUp();
      onBreak();
      absences = 0;
      rebuffs = 0;
      connect();
    },
    close,
  };
}
