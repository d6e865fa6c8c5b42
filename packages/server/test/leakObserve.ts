import { createContext, type PlainObject, type Seat } from '@tessera/kernel';
import { type Client, clientOf, type Guise, type Line, type Wish } from './leakClient.ts';
import type { Recording } from './leakKit.ts';
import type { Script } from './leakScript.ts';
import { UNLISTED, type World } from './leakWorlds.ts';

/** What the observer does beside looking on: the costly things not every time. */
export interface Extras {
  readonly login: boolean;
  readonly deletes: boolean;
}

/** Looks on in one world, through everything that a client can look through. */
export async function observe(world: World, script: Script, extras: Extras): Promise<Recording> {
  const client = clientOf(world);
  const { capture } = world;
  const { n } = capture.table.row;
  const isOver = capture.table.row.outcome !== null;

  await reads(client, world);
  let lines = await sitsDown(client, world, script);
  const heard = async (): Promise<void> => {
    for (const line of lines) await line.at({ type: 'history', after: 0, to: 0 });
  };
  await heard();
  await refusals(client, lines[0], world, script, isOver);
  if (!isOver) {
    await othersAct(client, lines[0], world, heard);
    const [present, absent] = split(script.moves, world);
    await moves(client, lines[0], world, present, heard);
    for (const line of lines) await line.close();
    await moves(client, lines[0], world, absent, async () => {});
    lines = await sitsDown(client, world, { ...script, intents: [] }, n);
  }
  await looksBack(lines[0], world, { ...script, moments: [...script.moments, n + 1] });
  await reads(client, world);
  if (!isOver) await handsOver(client, lines[0], world, heard);
  await leaves(client, world, lines, extras);
  return new Map([...client.recording, ['notices', world.notices]]);
}

/** Two sockets that stay: opened by the cookie, and by the secret. Others are tried, and are let in or not. */
async function sitsDown(client: Client, world: World, script: Script, seen = 0): Promise<[Line, Line]> {
  const lines: Line[] = [];
  for (const guise of GUISES) {
    const line = await client.open(guise);
    const secret = secretOf(world, guise);
    await line.at({ type: 'history', after: 0, to: 5 });
    await line.watch({ ...secret, after: seen });
    if (seen === 0) await line.watch({ ...secret, after: Math.max(0, world.capture.table.row.n - 3), chatAfter: 1 });
    // One of the two that stay hears only what changes.
    await line.watch(guise === 'secret' ? { ...secret, changes: true } : secret);
    const isIn = guise === 'cookie' || guise === 'secret';
    if (isIn) lines.push(line);
    if (seen === 0) await looksBack(line, world, isIn ? script : { ...script, intents: script.intents.slice(0, 2) });
    if (!isIn) await line.close();
  }
  return lines as [Line, Line];
}

/** The last moves are made while the observer is away, as long as they are not the observer's own. */
function split(all: Script['moves'], { observer }: World): [Script['moves'], Script['moves']] {
  let at = all.length;
  while (at > 0 && at > all.length - 2 && all[at - 1]?.seat !== observer) at--;
  return [all.slice(0, at), all.slice(at)];
}

const GUISES: readonly Guise[] = ['cookie', 'secret', 'nobody', 'liar'];

function secretOf({ observer, seatSecrets, spectatorSecret }: World, guise: Guise): PlainObject {
  if (guise === 'liar') return { secret: 'y'.repeat(32) };
  if (guise !== 'secret') return {};
  return { secret: observer === null ? spectatorSecret : (seatSecrets[observer] as string) };
}

async function reads(client: Client, { capture }: World): Promise<void> {
  const { id, row } = capture.table;
  const own = `/api/tables/${id}`;
  for (const path of ['/api/me', '/api/me/tables', '/api/me/export']) await client.http('GET', path, 'cookie');
  for (const guise of GUISES) {
    await client.http('GET', own, guise);
    await client.http('GET', `${own}/record`, guise);
    await client.http('GET', `/api/tables/${UNLISTED}`, guise);
    await client.http('GET', `/api/tables/${UNLISTED}/record`, guise);
  }
  for (const query of ['after=0', `after=${Math.max(0, row.n - 2)}&chatAfter=1`, 'after=-1', 'chatAfter=x']) {
    await client.http('GET', `${own}?${query}`, 'cookie');
  }
  for (const status of ['waiting', 'playing', 'over', 'secret']) {
    await client.http('GET', `/api/tables?status=${status}`, 'cookie');
  }
  const elsewhere = [
    '/',
    '/healthz',
    '/metrics',
    '/api/games',
    '/api/nonsense',
    '/api/tables/nonsense',
    `${own}/state`,
  ];
  for (const path of [...elsewhere, `/api/records/${id}`, `/api/tables/${id}x`])
    await client.http('GET', path, 'cookie');
  await client.http('HEAD', own, 'cookie');
  await client.raw('a table', `GET ${own} HTTP/1.1\r\nHost: x.local\r\nConnection: close\r\n\r\n`);
  await client.raw('no HTTP', 'HELLO\r\n\r\n');
  await client.raw('a foreign page', upgrade('/api/socket', 'https://elsewhere.example'));
  await client.raw('another address', upgrade(`/api/tables/${id}/socket`, 'http://x.local'));
}

function upgrade(path: string, origin: string): string {
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
  return `GET ${path} HTTP/1.1\r\nHost: x.local\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`;
}

async function looksBack(line: Line, { capture }: World, { intents, moments }: Script): Promise<void> {
  const { n } = capture.table.row;
  for (const at of [...moments, n + 100]) await line.at({ type: 'moment', n: at });
  for (const [after, to] of [
    [0, n],
    [Math.max(0, n - 5), n + 50],
    [n, 0],
  ] as const) {
    await line.at({ type: 'history', after, to });
  }
  for (const intent of intents) await line.at({ type: 'explain', intent });
  for (const intent of intents) await line.at({ type: 'preview', intent });
}

/** What is not allowed, or not understood. */
async function refusals(
  client: Client,
  line: Line,
  { capture, observer }: World,
  { wrong, intents }: Script,
  isOver: boolean,
): Promise<void> {
  const { id, row, doc } = capture.table;
  const post = (path: string, body?: unknown, guise: Guise = 'cookie') =>
    client.http('POST', `/api/tables/${id}/${path}`, guise, body);
  const wishes: Wish[] = [
    ...wrong.map((answer) => ({ type: 'answer' as const, ...answer })),
    { type: 'undo', answers: 1000 },
    { type: 'propose', what: 'undo', to: row.n + 9 },
    { type: 'vote', proposal: 999, agree: true },
    { type: 'handOver', bot: 'nobody' },
    { type: 'orders', passes: ['nonsense'] },
    { type: 'mute', seat: 7, muted: true },
  ];
  for (const [i, wish] of wishes.entries()) {
    await line.at(wish);
    if (i % 2 === 0) await post('commands', { ...wish, key: 'h' });
    if (i % 8 === 0) await line.at(wish, UNLISTED);
    if (i % 8 === 0) await post('commands', { ...wish, key: 'h' }, 'nobody');
  }
  // Others' keys: knowing which ones were used would reveal what they do.
  const keys = capture.entries.flatMap(({ by, key }) => (by === observer || key === null ? [] : [key])).slice(-5);
  for (const [seat, other] of doc.seats.entries()) if (seat !== observer) keys.push(...(other.keys ?? []).slice(-3));
  for (const key of keys) await post('commands', { type: 'answer', key, ask: '0.0', answer: {} });
  for (const intent of intents.slice(0, 6)) await post('commands', { type: 'explain', key: 'w', intent });
  for (const intent of intents.slice(0, 6)) await post('commands', { type: 'preview', key: 'f', intent });
  await post('commands', { type: 'moment', key: 'm', n: row.n });
  await post('commands', { type: 'history', key: 'n', after: 0, to: row.n });
  for (const body of ['{', '[]', '{"type":"answer"}', { type: 'answer', key: 'k', ask: 1, answer: [] }]) {
    await post('commands', body);
  }
  for (const text of ['', '{', '[]', '{"type":"at"}', `{"type":"watch","key":"k","table":"${id}","seat":0}`]) {
    await line.blurt(text);
  }
  await line.blurt(Buffer.from('binary'));
  await line.watch({}, UNLISTED);
  await line.watch({ secret: 'z'.repeat(32) });
  await line.watch();
  await post('join', {});
  await post('join', { seat: 1, secret: 'z'.repeat(32) });
  await post('leave');
  await post('start');
  await post('bot', { seat: 1, bot: 'random' });
  if (!isOver) await post('again');
  for (let seat = 0; seat < doc.seats.length; seat++) {
    if (seat !== observer) await post('secret', { role: 'seat', seat });
    if (seat !== observer) await post('secret', { role: 'seat', seat }, 'secret');
  }
  if (observer !== 0) for (const role of ['spectator', 'creator']) await post('secret', { role });
  await client.http('DELETE', `/api/tables/${id}`, 'cookie');
}

/** Others talk, propose, vote, come and go; and do what nobody else may notice. */
async function othersAct(client: Client, line: Line, world: World, heard: () => Promise<void>): Promise<void> {
  const { observer, capture, isTrue } = world;
  const { doc, row } = capture.table;
  const others: Seat[] = [...doc.seats.keys()].filter((seat) => seat !== observer);
  const [first] = others as [Seat];
  for (const seat of others) {
    await client.other(seat, { type: 'chat', text: `I am at seat ${seat}.` });
    // Standing orders, muting and new locks are nobody else's business: in the other world they do nothing of the kind.
    const passes = Object.keys(capture.game.passes).slice(0, 1);
    await (isTrue ? client.other(seat, { type: 'orders', passes }) : idle(client, seat));
    await (isTrue ? client.other(seat, { type: 'mute', seat: observer ?? 0, muted: true }) : idle(client, seat));
    await (isTrue ? client.otherLock(seat) : idle(client, seat));
    await heard();
  }
  if (observer !== null) {
    await line.at({ type: 'chat', text: 'Does anybody hear me?' });
    await line.at({ type: 'mute', seat: first, muted: true });
    await client.other(first, { type: 'chat', text: 'No longer.' });
    await line.at({ type: 'mute', seat: first, muted: false });
    await line.at({ type: 'orders', passes: Object.keys(capture.game.passes) });
    await line.at({ type: 'orders', passes: [] });
  }
  const visitor = await client.otherLine(first);
  await visitor.watch({ after: 0 });
  await heard();
  await visitor.close();
  await heard();
  const open = doc.proposal;
  if (open !== null) {
    if (observer !== null) await line.at({ type: 'propose', what: 'end' });
    if (observer === open.by) await line.at({ type: 'vote', proposal: open.id, agree: false });
    else await client.other(open.by, { type: 'vote', proposal: open.id, agree: false });
    await heard();
  }
  const id = doc.proposals + 1;
  if (row.n > 0) {
    await client.other(first, { type: 'propose', what: 'undo', to: row.n - 1 });
    await heard();
    if (observer !== null) await line.at({ type: 'vote', proposal: id, agree: false });
    else await client.other(first, { type: 'vote', proposal: id, agree: false });
    await heard();
  }
  if (observer !== null) {
    const proposed = await line.at({ type: 'propose', what: 'end' });
    if (proposed.type === 'accepted') {
      await client.other(first, { type: 'vote', proposal: row.n > 0 ? id + 1 : id, agree: false });
      await heard();
    }
  }
}

async function idle(client: Client, seat: Seat): Promise<void> {
  await client.other(seat, { type: 'history', after: 0, to: 0 });
}

/** The game goes on, in ways that show the observer nothing new. */
async function moves(
  client: Client,
  line: Line,
  { observer }: World,
  some: Script['moves'],
  heard: () => Promise<void>,
): Promise<void> {
  for (const { seat, ...move } of some) {
    const wish: Wish =
      move.type === 'undo' ? { type: 'undo', answers: 1 } : { type: 'answer', ask: move.ask, answer: move.answer };
    if (seat === observer) {
      const reply = await line.at(wish);
      if (reply.type !== 'accepted') throw new Error(`a move was refused: ${JSON.stringify(reply)}`);
    } else {
      await client.other(seat, wish);
    }
    await heard();
  }
}

async function handsOver(client: Client, line: Line, world: World, heard: () => Promise<void>): Promise<void> {
  const { observer, capture } = world;
  const other = observer === 0 ? 1 : 0;
  await client.other(other, { type: 'handOver', bot: 'random' });
  await heard();
  await client.other(other, { type: 'reclaim' });
  await heard();
  if (observer === null) return;
  await line.at({ type: 'handOver', bot: 'random' });
  await line.at({ type: 'answer', ask: '0.0', answer: {} });
  await client.http('GET', `/api/tables/${capture.table.id}`, 'cookie');
  await line.at({ type: 'reclaim' });
  const { game, states } = capture;
  // A game may end by it, and then everything is shown.
  const ends = states.some(({ state }) => {
    const tried = game.clone(state);
    game.act(createContext(tried), { act: 'resign', seat: observer });
    return tried.outcome !== state.outcome;
  });
  if (!ends) await line.at({ type: 'resign' });
}

/** Locks are changed; people log out or are forgotten. */
async function leaves(client: Client, world: World, lines: readonly Line[], { login, deletes }: Extras): Promise<void> {
  const { capture, observer } = world;
  const own = `/api/tables/${capture.table.id}`;
  if (observer !== null) await client.http('POST', `${own}/secret`, 'cookie', { role: 'seat' });
  await client.http('GET', own, 'secret');
  if (login) {
    const otherName = capture.table.doc.seats[observer === 0 ? 1 : 0]?.name ?? '';
    for (const name of [otherName, 'Nobody']) {
      await client.http('POST', '/api/login', 'nobody', { name, passphrase: 'guess my passphrase' });
    }
    await client.http('PATCH', '/api/me', 'cookie', { name: otherName });
    await client.http('POST', '/api/me/claim', 'cookie', { name: otherName, passphrase: 'my own passphrase' });
  }
  await client.http('GET', '/api/me', 'nobody');
  await client.http('PUT', '/api/me/notices', 'cookie', { webhook: null, email: 'me@example.org' });
  if (deletes) await client.http('DELETE', '/api/me', 'cookie');
  else await client.http('POST', '/api/logout', 'cookie');
  await client.http('GET', '/api/me/tables', 'cookie');
  for (const line of lines) await line.close();
}
