import { PROTOCOL, type ServerMessage } from '../message.ts';
import type { After, Headers, Socket, SocketClass } from './surroundings.ts';

/** The line to the server: one socket after the other, opened again whenever it breaks off. */
export interface Line {
  /** Sends a message if the line is open; what is to outlast a break is sent again at `onOpen`. */
  send(message: object): void;
  /** Breaks off and connects again at once: for a page that knows that it was away. */
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
  /** Whether the server is there: asked before a socket is opened again, where somebody can say. It may take its time, but never fails. */
  readonly reach: (() => Promise<boolean>) | null;
  /** The server has greeted. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** The line is broken; it will be tried again. */
  onBreak(): void;
  /** The server speaks another version of the protocol: the line stays closed. */
  onForeign(): void;
  /** Whether something is awaited from the server. */
  isWaiting(): boolean;
  /** Asks the server for anything at all, to see whether it is there. */
  probe(): void;
}

/**
 * Milliseconds between two attempts, of which up to a half is left to chance: whoever was cut off at the same moment does not come back at
 * the same moment. A server that is not there is looked for often, so that nobody waits when it is back; one that greets and then hangs
 * up has its reasons, and is left in peace for longer.
 */
const LOOK_FOR = { first: 500, most: 2_400 } as const;
const BACK_OFF = { first: 500, most: 30_000 } as const;
/** How long the server may take to greet or to reply, and how long it may say nothing before it is asked something. */
const PATIENCE = 15_000;
const SILENCE = 45_000;

export function openLine(parts: LineParts): Line {
  const { url, WebSocket, headers, after, random, reach, onOpen, onMessage, onBreak, onForeign, isWaiting, probe } =
    parts;
  let socket: Socket | null = null;
  let isOpen = false;
  let isClosed = false;
  /** How often in a row it was not there, and how often it greeted and hung up before it had accepted anything. */
  let absences = 0;
  let rebuffs = 0;
  /** Counts the searches: an answer to an old one comes too late. */
  let search = 0;
  /** Whether the time that runs is that for something awaited. */
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
      if (socket === opened) hear(String(event.data));
    };
    opened.onclose = ifCurrent(breakOff);
    // A close follows, with some implementations even where there was no connection.
    opened.onerror = ifCurrent(breakOff);
    callOff = after(PATIENCE, breakOff);
  }

  function hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    try {
      if (message.type === 'hello') greet(message.protocol);
      else {
        // Only whoever is let in and listened to has really arrived.
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

  /** Waits for the next message: not for long if one is due, else as long as silence is plausible. */
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
    // Some sockets complain when they are closed before they were open; nobody listens any more.
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

  /** Asks whether the server is there, and again after a while, whether or not there was an answer. */
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
