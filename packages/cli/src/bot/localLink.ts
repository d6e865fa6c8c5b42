import type { Bot } from '@tessera/bots';
import { type Game, isIllegal, type Setup, startMatch } from '@tessera/kernel';
import {
  addressOf,
  type ClientMessage,
  type CommandOf,
  clientMessage,
  LIMITS,
  newsFor,
  PROTOCOL,
  type Reply,
  readText,
  SERVER_CODES,
  type ServerMessage,
  type TableCommand,
} from '@tessera/protocol';
import { type SeatLink, WATCH_KEY } from '@tessera/server/bots/seatLink.ts';
import { commandAt, type House, infoOf, NOBODY_THERE, nextToAnswer, updateAt } from '@tessera/table';
import { answerHere, letBotAnswer, type TableHere, tableHere } from '../tableHere.ts';

/** What is agreed before the game. */
export interface LocalSeating {
  readonly id: string;
  readonly game: Game;
  readonly setup: Setup;
  /** What the game is dealt from; the bots' chance comes from it too. */
  readonly secret: string;
  /** For each seat its bot; null for the one that is played from outside. */
  readonly bots: readonly (Bot | null)[];
  now(): number;
}

/** What needs other people. */
const FOR_MORE: House['without'] = ['propose', 'vote', 'resign', 'handOver', 'reclaim', 'remind', 'replace', 'mute'];

/** A table in this process, and the one line to it. */
interface Line {
  readonly table: TableHere;
  now(): number;
  send(message: ServerMessage): void;
  /** The lines of chat by their keys. */
  readonly chat: Map<string, number>;
  isWatched: boolean;
}

/**
 * A seat at a table in this process for one player and bots, without store, sockets or people: it speaks the same protocol as a
 * server, with messages made by the same functions. Where several are asked, bots answer at once, except that all take turns
 * where each answer counts on arrival: so a game depends on its secret and on the player's answers alone.
 */
export function localLink({ id, game, setup, secret, bots, now }: LocalSeating): SeatLink {
  let line: Line | null = null;
  return {
    open({ onMessage }) {
      const { match } = startMatch(game, setup, secret);
      const table = tableHere(id, match, bots, FOR_MORE, now());
      const send = (message: ServerMessage) => onMessage(JSON.stringify(message));
      line = { table, now, send, chat: new Map(), isWatched: false };
      send({ type: 'hello', protocol: PROTOCOL });
      receive(line, JSON.stringify({ type: 'watch', key: WATCH_KEY, table: id }));
    },
    send(text) {
      if (line !== null) receive(line, text);
    },
    close() {
      line = null;
    },
  };
}

/** Takes a message, as a server does from a socket. */
function receive(line: Line, text: string): void {
  const message = readText(clientMessage, text);
  if (isIllegal(message)) {
    line.send({ ...addressOf(text), type: 'refused', code: message.rule, params: message.params });
    return;
  }
  line.send({ ...replyTo(line, message), table: message.table });
  playOn(line);
}

function replyTo(line: Line, message: ClientMessage): Reply {
  const key = message.type === 'at' ? message.command.key : message.key;
  if (message.table !== line.table.id) return { type: 'refused', key, code: SERVER_CODES.unknown, params: {} };
  if (message.type === 'at') return carryOut(line, message.command);
  if (message.type === 'watch') watch(line, message.after ?? null);
  else line.isWatched = false;
  return { type: 'accepted', key, n: 0 };
}

function carryOut(line: Line, command: TableCommand): Reply {
  const { key } = command;
  if (!line.isWatched) return { type: 'refused', key, code: SERVER_CODES.unknown, params: { why: 'unwatched' } };
  if (command.type === 'chat') return say(line, command);
  const { table } = line;
  const before = table.match.n;
  const reply = telling(line, () => commandAt(table, table.you, command, line.now()));
  if (command.type === 'answer' && table.match.n > before) table.lastSpeaker = table.you;
  if (command.type === 'orders' && reply.type === 'accepted') tellTable(line, true);
  return reply;
}

function say({ table, chat, send, now }: Line, { key, text }: CommandOf<'chat'>): Reply {
  const { id, you, doc } = table;
  const known = chat.get(key);
  if (known !== undefined) return { type: 'accepted', key, n: known };
  const line = chat.size + 1;
  chat.set(key, line);
  const name = doc.seats[you]?.name ?? '';
  send({ type: 'chat', table: id, lines: [{ id: line, at: now(), seat: you, name, text }] });
  return { type: 'accepted', key, n: line };
}

/** Does something, and tells what it has changed. */
function telling<R>(line: Line, work: () => R): R {
  const { table } = line;
  const told = table.kept.length;
  const done = work();
  if (table.kept.length > told && table.row.status === 'over') tellTable(line, true);
  if (table.kept.length > told) tellGame(line, told);
  return done;
}

/** Plays on until the player's answer is missing, or the game is over: bots first, except where all take turns. */
function playOn(line: Line): void {
  const { table, now } = line;
  const next = () => (line.isWatched ? nextToAnswer(table, table.you, table.lastSpeaker, false) : null);
  for (let ask = next(); ask !== null; ask = next()) {
    const asked = ask;
    if (asked.seat !== table.you) {
      telling(line, () => letBotAnswer(table, asked, now()));
      continue;
    }
    const pass = table.doc.seats[table.you]?.passes.includes(asked.kind) ? table.game.passes[asked.kind] : undefined;
    if (pass === undefined) return;
    const refused = telling(line, () => answerHere(table, asked, pass, now()));
    if (refused !== null) throw new Error(`passing answered ${asked.kind} against ${refused.rule}`);
  }
}

function watch(line: Line, after: number | null): void {
  const { n } = line.table.match;
  tellTable(line, line.isWatched);
  tellGame(line, Math.max(Math.min(after ?? n, n), n - LIMITS.news));
  if (!line.isWatched) tellTable(line, true);
  line.isWatched = true;
}

function tellTable({ table, send, now }: Line, isConnected: boolean): void {
  const access = { user: null, seat: table.you, grant: 0, isCreator: false, lock: null };
  const presence = { ...NOBODY_THERE, isConnected: (seat: number) => isConnected && seat === table.you };
  send({ type: 'table', table: infoOf(table, access, now(), presence) });
}

function tellGame({ table, send, now }: Line, newsAfter: number): void {
  const news = table.kept.slice(newsAfter).map((entry) => newsFor(entry, table.you));
  const update = updateAt(table, table.you, news, newsAfter, now());
  if (update !== null) send({ type: 'update', table: table.id, ...update });
}
