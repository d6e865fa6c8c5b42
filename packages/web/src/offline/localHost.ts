import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Game, isIllegal, type PlainObject, passesAt } from '@tessera/kernel';
import type { TableCommand } from '@tessera/protocol';
import { type LocalDatabase, openDatabase } from './database.ts';
import { beginGame, botNames, type LocalGame, resumeGame, type SavedTable, savedTable } from './localGame.ts';
import { exportText } from './localState.ts';
import {
  type Arrangements,
  LOCAL_CODES,
  type LocalCall,
  type LocalCalls,
  type LocalEntry,
  type LocalMessage,
  type NewLocalTable,
  type WorkerRefusal,
} from './messages.ts';
import { type OpenGame, openGame } from './openGame.ts';
import { lockForWindow } from './windowLock.ts';

const GAMES: readonly Game[] = [founders, civilization] as unknown as readonly Game[];

/** How often, and with what pause in milliseconds, to retry a game that seems open elsewhere. */
const LOCK = { tries: 40, pause: 50 } as const;

/** What the host needs from the browser. */
interface Surroundings {
  openDatabase(): Promise<LocalDatabase>;
  /** Locks a game for this window; null if another window has it. */
  lock(id: string): Promise<(() => void) | null>;
}

const BROWSER: Surroundings = { openDatabase, lock: lockForWindow };

/** The worker's side of the page's calls. */
type Calls = { [K in keyof LocalCalls]: (given: Omit<LocalCalls[K], 'result'>) => Promise<LocalCalls[K]['result']> };

/** All games of this browser, for the page on the other side of `send`. */
export function createHost(send: (message: LocalMessage) => void, surroundings = BROWSER) {
  const open = new Map<string, OpenGame>();
  /** The games that the page has opened and not closed since. */
  const wanted = new Set<string>();
  let database: Promise<LocalDatabase> | null = null;

  const stored = (): Promise<LocalDatabase> => {
    database ??= surroundings.openDatabase();
    return database;
  };

  async function gameOf(id: string): Promise<LocalGame | null> {
    const known = open.get(id)?.local;
    if (known !== undefined) return known;
    const kept = await (await stored()).read(id);
    const game = GAMES.find((one) => one.id === kept?.table.header.game);
    return kept === null || game === undefined ? null : resumeGame(game, kept.table, kept.entries);
  }

  async function openLocked(id: string, botDelay: number, release: () => void): Promise<WorkerRefusal | null> {
    try {
      const database = await stored();
      const local = await gameOf(id);
      // The page may have closed it meanwhile.
      if (local === null || !wanted.has(id)) {
        release();
        return local === null ? refused(LOCAL_CODES.unknown) : null;
      }
      open.set(id, openGame(local, { database, botDelay, send, release }));
      return null;
    } catch (error) {
      console.error(error);
      release();
      return refused(LOCAL_CODES.broken);
    }
  }

  async function close(id: string): Promise<null> {
    wanted.delete(id);
    const one = open.get(id);
    open.delete(id);
    await one?.close();
    return null;
  }

  const calls: Calls = {
    async create({ table }) {
      const local = begun(table);
      if ('code' in local) return local;
      await (await stored()).save(savedTable(local), []);
      return { id: local.id };
    },
    list: async () => (await (await stored()).list()).map(entryOf),
    async remove({ id }) {
      await close(id);
      await (await stored()).remove(id);
      return null;
    },
    async open({ id, botDelay }) {
      wanted.add(id);
      for (let tries = 0; ; tries++) {
        const known = open.get(id);
        if (known !== undefined) {
          known.pace(botDelay);
          await known.resend();
          return null;
        }
        const release = await surroundings.lock(id);
        if (release !== null) return await openLocked(id, botDelay, release);
        // A lock that this window has just released is free a moment later.
        if (tries === LOCK.tries) return refused(LOCAL_CODES.elsewhere);
        await new Promise((resume) => setTimeout(resume, LOCK.pause));
      }
    },
    close: ({ id }) => close(id),
    async pace({ id, botDelay }) {
      open.get(id)?.pace(botDelay);
      return null;
    },
    async command({ id, command }) {
      const given = { key: token(9), ...command } as TableCommand;
      const unknown = { type: 'refused', key: given.key, code: LOCAL_CODES.unknown, params: {} } as const;
      return (await open.get(id)?.command(given)) ?? unknown;
    },
    async sit({ id, seat }) {
      await open.get(id)?.sit(seat);
      return null;
    },
    async arrangements({ id }) {
      const local = await gameOf(id);
      return local === null ? refused(LOCAL_CODES.unknown) : arrangementsOf(local.game, local.doc.options);
    },
    async export({ id }) {
      const local = await gameOf(id);
      return local === null ? refused(LOCAL_CODES.unknown) : exportText(local);
    },
    async record({ id }) {
      const local = await gameOf(id);
      if (local === null) return refused(LOCAL_CODES.unknown);
      return local.row.outcome === null ? refused(LOCAL_CODES.running) : exportText(local);
    },
  };

  return {
    handle: (call: LocalCall): Promise<unknown> => (calls[call.do] as (given: LocalCall) => Promise<unknown>)(call),
  };
}

/** The bots for a table with these options, and its standing orders. */
export function arrangementsOf(game: Game, options: PlainObject): Arrangements {
  return { bots: botNames(game), passes: passesAt(Object.keys(game.passes), game.passesNeed, options) };
}

function begun({ game: name, title, options, seats, words, script }: NewLocalTable): LocalGame | WorkerRefusal {
  const game = GAMES.find(({ id }) => id === name);
  if (game === undefined) return { code: LOCAL_CODES.unknown, params: { game: name } };
  const setup = game.setup(seats.length, options);
  if (isIllegal(setup)) return { code: setup.rule, params: setup.params };
  const about = { title, seats, words, script: script ?? null };
  return beginGame(token(9), game, setup, about, script?.secret ?? token(32), Date.now());
}

function entryOf({ id, title, seats, awaited, outcome, createdAt, changedAt, header }: SavedTable): LocalEntry {
  const plans = seats.map(({ plan }) => plan);
  return { id, title, game: header.game, seats: plans, awaited, outcome, createdAt, changedAt };
}

function refused(code: string): WorkerRefusal {
  return { code, params: {} };
}

function token(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
