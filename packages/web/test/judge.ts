import {
  type Announcement,
  type CoreState,
  canonical,
  type Entry,
  type Game,
  type Happening,
  KERNEL_CODES,
  type Plain,
  type PlainObject,
  replay,
  type Seat,
  seedFrom,
  seedStreams,
  sha256,
} from '@tessera/kernel';
import {
  asksFor,
  awaitedSeats,
  type Changes,
  changesText,
  type GameChange,
  type GameUpdate,
  type News,
  newsFor,
  withChanges,
} from '@tessera/protocol';
import type { Page } from 'playwright-core';
import type { Played, Received } from './onlineKit.ts';

/**
 * Judges what a page was sent about a game. Every message must match, byte for byte, the message of another game that
 * looks the same from the viewer's seat but with everything the viewer cannot know dealt again. What is not part of the
 * game (ids, clocks, names) has a fixed shape.
 */
export interface Judge {
  /**
   * What messages, in order, reveal that their viewer may not know, or that no message should contain; empty if
   * nothing. On one screen for several people, the viewer changes from message to message.
   */
  faultsIn(messages: readonly unknown[], viewer: Seat | null | ((message: object) => Seat | null)): string[];
  /** Texts that nobody may have while the game runs. */
  readonly secrets: readonly string[];
}

interface Moment {
  readonly entry: Entry | null;
  readonly told: readonly Announcement<Happening>[];
  readonly state: CoreState;
  /** The last undo before it. */
  readonly epoch: number;
}

interface Message {
  readonly [part: string]: unknown;
}

export function createJudge(game: Game, played: Played): Judge {
  const moments: Moment[] = [];
  for (const { n, entry, told, state } of replay(game, played, 'verify')) {
    const epoch = entry?.type === 'undo' ? n : (moments[n - 1]?.epoch ?? 0);
    moments[n] = { entry, told, state: game.clone(state), epoch };
  }
  const worlds = new Map<string, CoreState>();

  const momentAt = (n: number): Moment => {
    const moment = moments[n];
    if (moment === undefined) throw new Error(`the game has no entry ${n}`);
    return moment;
  };

  /** The game after an entry in a world that the viewer cannot tell from the true one. */
  function otherWorld(n: number, viewer: Seat | null): CoreState {
    const name = `${n} ${viewer}`;
    const { state } = momentAt(n);
    const generator = seedStreams(sha256(`another world ${name}`))[0] as number[];
    const world =
      worlds.get(name) ?? (state.outcome === null ? game.resample(state, viewer, generator) : game.clone(state));
    worlds.set(name, world);
    return world;
  }

  function newsFaults(news: readonly News[], viewer: Seat | null): string[] {
    return news.flatMap((one) => {
      const { entry, told } = momentAt(one.n);
      if (entry === null) return [`news of entry ${one.n}`];
      return differences(`news of entry ${one.n}`, one, newsFor({ entry, told, at: one.at }, viewer));
    });
  }

  function updateFaults(update: GameUpdate, viewer: Seat | null, isPlaying: boolean): string[] {
    const { n, view, asks, awaited, outcome, news, clocks, ...numbers } = update;
    const world = otherWorld(n, viewer);
    const { epoch } = momentAt(n);
    const isAsked = viewer !== null && isPlaying;
    return [
      ...differences(`the view after entry ${n}`, view, game.view(world, viewer)),
      ...differences(`the questions after entry ${n}`, asks, isAsked ? asksFor(game, world, viewer, epoch) : []),
      ...differences(`who is awaited after entry ${n}`, awaited, awaitedSeats(world)),
      ...differences(`the outcome after entry ${n}`, outcome, world.outcome),
      ...newsFaults(news, viewer),
      ...(clocks ?? []).flatMap((clock) => shapeFaults('a clock', clock, ['left', 'running'])),
      ...shapeFaults('an update', numbers, ['lastOwn', 'newsAfter', 'undoable']),
    ];
  }

  function tableFaults(table: Message, viewer: Seat | null): string[] {
    const seats = table['seats'] as readonly Message[];
    const you = table['you'] as { readonly seat: Seat | null };
    return [
      ...shapeFaults('a table', table, TABLE),
      ...seats.flatMap((seat) => shapeFaults('a seat', seat, SEAT)),
      ...shapeFaults('you', you, ['isCreator', 'muted', 'passes', 'seat']),
      ...differences('your seat', you.seat, viewer),
    ];
  }

  /** What the viewer was shown last: over a socket, later messages contain only changes. */
  let shown: PlainObject = {};

  function changeFaults({ changes, ...rest }: GameChange, viewer: Seat | null): string[] {
    const before = shown;
    shown = withChanges(before, changes);
    const right = JSON.parse(changesText(before, game.view(otherWorld(rest.n, viewer), viewer))) as Changes;
    return [
      ...differences(`the changes after entry ${rest.n}`, changes, right),
      ...updateFaults({ ...rest, view: shown }, viewer, true),
    ];
  }

  function messageFaults(message: Message & { readonly type?: string }, viewer: Seat | null): string[] {
    // Over a socket the table is named beside, or is the message.
    const { type, key, table, ...rest } = message;
    switch (type) {
      case undefined:
        return 'call' in message ? resultFaults(message['result'], viewer) : localFaults(message, viewer);
      case 'hello':
        return shapeFaults(type, rest, ['protocol']);
      case 'table':
        return [...shapeFaults(type, rest, []), ...tableFaults(table as Message, viewer)];
      case 'update':
        shown = rest['view'] as PlainObject;
        return updateFaults(rest as unknown as GameUpdate, viewer, true);
      case 'change':
        return changeFaults(rest as unknown as GameChange, viewer);
      case 'accepted':
        return shapeFaults(type, rest, ['n']);
      case 'chat':
        return (rest['lines'] as readonly Message[]).flatMap((line) => shapeFaults('a line', line, LINE));
      case 'history':
        return newsFaults(rest['news'] as readonly News[], viewer);
      case 'moment': {
        const { n, view } = rest as { readonly n: number; readonly view: Plain };
        return differences(`the view of entry ${n}`, view, game.view(otherWorld(n, viewer), viewer));
      }
      case 'refused':
        // Another player answered first, and the press came from a page drawn before that. It reveals nothing else.
        return differences('a refusal', rest as Plain, { code: KERNEL_CODES.stale, params: {} });
      default:
        return [`a message that was not expected: ${canonical(message as Plain).slice(0, 200)}`];
    }
  }

  /** What the worker answers: a reply as the server would give it, or nothing about the inside of a game. */
  function resultFaults(result: unknown, viewer: Seat | null): string[] {
    if (result === null) return [];
    if (Array.isArray(result)) return result.flatMap((one: object) => shapeFaults('a game in the list', one, LISTED));
    if ('type' in (result as object)) return messageFaults(result as Message, viewer);
    return shapeFaults('the answer of the worker', result as object, ['id']);
  }

  function localFaults(message: Message, viewer: Seat | null): string[] {
    const { table, update, news, curtain, ...rest } = message['changes'] as Message;
    const { seats } = table as { readonly seats: readonly { readonly bot: string | null }[] };
    const isPlaying = viewer !== null && seats[viewer]?.bot === null;
    return [
      ...shapeFaults('a message', message, ['changes', 'table']),
      ...shapeFaults('changes', rest, []),
      ...tableFaults(table as Message, viewer),
      ...updateFaults(update as GameUpdate, viewer, isPlaying),
      ...newsFaults(news as readonly News[], viewer),
      ...(curtain === null || typeof curtain === 'number' ? [] : ['the curtain']),
    ];
  }

  function faultsIn(messages: readonly unknown[], viewer: Seat | null | ((message: object) => Seat | null)): string[] {
    return messages.flatMap((message) =>
      messageFaults(message as Message, typeof viewer === 'function' ? viewer(message as object) : viewer),
    );
  }

  return { faultsIn, secrets: [played.secret, seedFrom(played.secret, played.header.words)] };
}

const SEAT = ['awaySince', 'bot', 'connected', 'kind', 'name', 'resigned'];
const LISTED = ['awaited', 'changedAt', 'createdAt', 'game', 'id', 'outcome', 'seats', 'title'];
const LINE = ['at', 'id', 'name', 'seat', 'text'];
const TABLE = [
  ...['again', 'awaited', 'changedAt', 'clocks', 'commitment', 'createdAt', 'game', 'id', 'listed', 'options'],
  ...['outcome', 'pace', 'proposal', 'seats', 'status', 'title', 'waits', 'words', 'you'],
];

function differences(what: string, received: unknown, right: unknown): string[] {
  const [one, other] = [canonical(received as Plain), canonical(right as Plain)];
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at++;
  return [`${what}: ${one.slice(Math.max(0, at - 60), at + 60)} is not ${other.slice(Math.max(0, at - 60), at + 60)}`];
}

function shapeFaults(what: string, received: object, parts: readonly string[]): string[] {
  const found = Object.keys(received).sort();
  return found.join() === [...parts].sort().join() ? [] : [`${what} has ${found.join()}`];
}

/** What was received until the game was over: from then on nothing is hidden. */
export function whileHidden(received: readonly Received[]): Received[] {
  const end = received.findIndex(({ from, text }) => from !== 'to the worker' && /"outcome":\{/.test(text));
  return received.slice(0, end < 0 ? received.length : end);
}

/** Fingerprints that a viewer received: those of states would betray them. */
export function fingerprintsIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\b[0-9a-f]{64}\b/g) ?? []))];
}

/** Everything that the page keeps within reach of its scripts: storage, the document, and properties of the window. */
export async function keptByPage(page: Page): Promise<string> {
  return await page.evaluate<string>(`JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.documentElement.outerHTML,
    document.cookie,
    location.href,
    history.state,
    Object.entries(globalThis).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  ])`);
}

/** Every text in the memory of the page's own thread, as the debugger sees it; the worker has its own memory. */
export async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return parts.join('');
}

/** A game of this browser with everything that the worker keeps of it. */
export async function keptGame(page: Page, id: string): Promise<Played> {
  return await page.evaluate<Played>(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open('tessera'));
    const look = database.transaction(['tables', 'entries']);
    const { header, secret } = await done(look.objectStore('tables').get('${id}'));
    const all = IDBKeyRange.bound(['${id}', 0], ['${id}', Number.MAX_SAFE_INTEGER]);
    const entries = (await done(look.objectStore('entries').getAll(all))).map(({ entry }) => entry);
    database.close();
    return { header, secret, entries };
  })()`);
}
