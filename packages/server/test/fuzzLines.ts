import { addressOf, type Reply, type ServerMessage, UNADDRESSED } from '@tessera/protocol';
import WebSocket from 'ws';
import type { ArenaSeat, ArenaTable } from './fuzzArena.ts';
import type { Ledger } from './fuzzKit.ts';

/** What is sent to do harm. */
export interface Hostile {
  readonly kind: string;
  /** A text, or the bytes of a binary message. */
  readonly data: string | Buffer;
  /** The codes that it may get; none for any code of a refusal. */
  readonly may: readonly string[];
  /** Where it is for the socket to be closed: the status. */
  readonly closes?: number;
}

/** From where a client sends. */
export interface Vantage {
  /** The table that is watched, and the seat there; a stranger watches none, a spectator has no seat. */
  readonly table: ArenaTable | null;
  readonly seat: ArenaSeat | null;
  /** Tables that are looked at beside it, from no seat. */
  readonly beside: readonly ArenaTable[];
  readonly cookie: string | null;
  readonly secret: string | null;
}

/** A hostile client's socket, whose every message must be answered. */
export interface Line {
  readonly vantage: Vantage;
  readonly isOpen: () => boolean;
  send(hostile: Hostile): void;
  /** When all is answered, or the line closed. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

const REPLIES: readonly string[] = ['accepted', 'refused', 'explanation', 'preview', 'history', 'moment'];
/** How long the test waits for an answer: far longer than a busy machine takes. */
const PATIENCE = 60_000;
/** Statuses that a misbehaving socket may be closed with. */
const CLOSINGS: readonly number[] = [1002, 1003, 1007, 1008, 1009, 1013];

/** Stands for what even a hostile client does as it should. */
const WATCH: Hostile = { kind: 'watch', data: '', may: [] };

interface Sent {
  readonly hostile: Hostile;
  readonly text: string;
}

export async function openLine(port: number, origin: string, ledger: Ledger, vantage: Vantage): Promise<Line> {
  const headers = vantage.cookie === null ? {} : { cookie: vantage.cookie };
  const ws = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { origin, headers, perMessageDeflate: false });
  const waiting = new Map<string, Sent[]>();
  let count = 0;
  let isOpen = true;
  let isWanted = true;
  let wake = () => {};
  const gone = new Promise<void>((resolve) => ws.once('close', () => resolve()));

  ws.on('error', (error) => ledger.complain(`a socket broke: ${error.message}`));
  ws.on('close', (status, reason) => {
    isOpen = false;
    ledger.overhear(reason.toString(), 'the reason of a closed socket');
    const sent = [...waiting.values()].flat();
    const isExpected = sent.some(({ hostile }) => hostile.closes === status) && CLOSINGS.includes(status);
    if (!isExpected && (sent.length > 0 || isWanted)) {
      ledger.complain(`a socket was closed with ${status} ${reason} for ${sent[0]?.text.slice(0, 100)}`);
    }
    for (const { hostile } of sent) if (hostile !== WATCH) ledger.answered(hostile.kind, `closed ${status}`);
    waiting.clear();
    count = 0;
    wake();
  });
  ws.on('message', (data) => {
    const text = data.toString();
    ledger.overhear(text, 'what a hostile client hears');
    const message = JSON.parse(text) as ServerMessage;
    if (!REPLIES.includes(message.type)) return;
    const reply = message as Extract<ServerMessage, Reply>;
    const name = `${reply.table} ${reply.key}`;
    const queue = waiting.get(name) ?? [];
    const sent = queue.shift();
    if (queue.length === 0) waiting.delete(name);
    if (sent === undefined) return ledger.complain(`a reply to nothing: ${text.slice(0, 300)}`);
    if (sent.hostile === WATCH) {
      if (reply.type !== 'accepted') ledger.complain(`a watch was refused: ${text}`);
    } else ledger.judge(sent.hostile.kind, codeIn(reply), sent.hostile.may, sent.text, text);
    count--;
    if (count === 0) wake();
  });
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });

  function say(data: string | Buffer, hostile: Hostile): void {
    const text = typeof data === 'string' ? data : data.toString('latin1');
    const { table, key } = typeof data === 'string' ? addressOf(data) : UNADDRESSED;
    const name = `${table} ${key}`;
    waiting.set(name, [...(waiting.get(name) ?? []), { hostile, text }]);
    count++;
    ws.send(data);
  }

  const line: Line = {
    vantage,
    isOpen: () => isOpen,
    send: (hostile) => say(hostile.data, hostile),
    async quiet() {
      if (!isOpen || count === 0) return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE);
      });
      const heard = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([heard, late]);
      clearTimeout(timer);
      for (const { hostile, text } of [...waiting.values()].flat()) {
        ledger.complain(`${hostile.kind}: no answer to ${text.slice(0, 200)}`);
      }
    },
    async close() {
      isWanted = false;
      ws.close();
      await gone;
    },
  };
  const { table, secret, beside } = vantage;
  const watch = (id: string, more: object) =>
    say(JSON.stringify({ type: 'watch', key: 'w', table: id, ...more }), WATCH);
  if (table !== null) watch(table.id, secret === null ? {} : { secret });
  for (const other of beside) watch(other.id, {});
  await line.quiet();
  return line;
}

/** The code of a reply; replies that refuse nothing are called by their type. */
function codeIn(reply: Reply): string {
  if (reply.type === 'refused') return reply.code;
  return reply.type === 'accepted' ? (reply.code ?? 'accepted') : reply.type;
}
