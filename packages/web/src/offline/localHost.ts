import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Game, isIllegal, recordOf, writeRecord } from '@tessera/kernel';
import type { TableCommand } from '@tessera/protocol';
import type { Wish } from '@tessera/protocol/client';
import { type LocalDatabase, openDatabase } from './database.ts';
import { arrangementsOf, carryOut } from './localCommands.ts';
import { exportText } from './localExport.ts';
import {
  answerAutomatically,
  beginGame,
  type LocalGame,
  nextAutomatic,
  people,
  resumeGame,
  savedTable,
} from './localGame.ts';
import { changesFor } from './localState.ts';
import { LOCAL_CODES, type LocalCall, type LocalMessage, type LocalPlan } from './messages.ts';
import { lockForWindow } from './windowLock.ts';

const GAMES: readonly Game[] = [founders, civilization] as unknown as readonly Game[];

/** A reaction should not hold the game up for as long as a move. */
const REACTION = 80;

/** How often, and with what pause in milliseconds, a game that seems open elsewhere is tried again. */
const LOCK = { tries: 5, pause: 120 } as const;

/** A game that is open. */
interface Open {
  readonly local: LocalGame;
  botDelay: number;
  /** How much of the game has been stored, and how much the page knows. */
  stored: number;
  told: number;
  isPlaying: boolean;
  /** Is there anything that was not there yet when storing last began? */
  isChanged: boolean;
  /** Storing, as long as it goes on. */
  keeping: Promise<void> | null;
  /** Lets other windows have the game. */
  release(): void;
}

/** What a browser gives the host. */
interface Surroundings {
  openDatabase(): Promise<LocalDatabase>;
  /** Takes a game for this window; null if another one has it. */
  lock(id: string): Promise<(() => void) | null>;
}

const BROWSER: Surroundings = { openDatabase, lock: lockForWindow };

/** All games of this browser, for the page on the other side of `send`. */
export function createHost(send: (message: LocalMessage) => void, surroundings = BROWSER) {
  const open = new Map<string, Open>();
  /** The games that the page has asked for and not closed since. */
  const wanted = new Set<string>();
  let database: Promise<LocalDatabase> | null = null;

  const stored = (): Promise<LocalDatabase> => {
    database ??= surroundings.openDatabase();
    return database;
  };

  /** Stores what is new, then tells it: as with a server, nothing is told that could be lost. */
  async function keep(one: Open): Promise<void> {
    one.isChanged = true;
    one.keeping ??= keepAll(one);
    await one.keeping;
  }

  /** A bot may answer while a person's answer is being stored, and the other way round: then it goes on, one at a time. */
  async function keepAll(one: Open): Promise<void> {
    const { local } = one;
    try {
      while (one.isChanged) {
        one.isChanged = false;
        const upTo = local.kept.length;
        const fresh = local.kept.slice(one.stored, upTo).map(({ entry, at }) => ({ entry, at }));
        await (await stored()).save(savedTable(local), fresh);
        one.stored = upTo;
      }
    } finally {
      one.keeping = null;
    }
    tell(one);
  }

  function tell(one: Open): void {
    send({ table: one.local.id, changes: changesFor(one.local, one.told) });
    one.told = one.local.kept.length;
  }

  /** Tells all there is, as soon as it is stored. */
  async function tellAnew(one: Open): Promise<void> {
    while (one.keeping !== null) await one.keeping;
    one.told = 0;
    tell(one);
  }

  /** Lets bots play on, one answer at a time, so that people can follow. */
  async function playOn(one: Open): Promise<void> {
    if (one.isPlaying) return;
    one.isPlaying = true;
    try {
      for (let ask = nextAutomatic(one.local); ask !== null; ask = nextAutomatic(one.local)) {
        const isReaction = one.local.game.passes[ask.kind] !== undefined;
        // Whoever has handed over still looks on, and may want the seat back.
        const isWatched = one.local.seats.some(({ plan, resigned }) => plan.kind === 'person' && !resigned);
        await new Promise((resume) =>
          setTimeout(resume, isReaction || !isWatched ? Math.min(REACTION, one.botDelay) : one.botDelay),
        );
        // Meanwhile the seat may have been taken back, or the game closed.
        const still = nextAutomatic(one.local);
        if (open.get(one.local.id) !== one || still === null) return;
        answerAutomatically(one.local, still, Date.now());
        await keep(one);
      }
    } finally {
      one.isPlaying = false;
    }
  }

  async function create({ game: name, title, options, seats, words, script }: LocalPlan) {
    const game = GAMES.find(({ id }) => id === name);
    if (game === undefined) return { code: LOCAL_CODES.unknown, params: { game: name } };
    const setup = game.setup(seats.length, options);
    if (isIllegal(setup)) return { code: setup.rule, params: setup.params };
    const id = token(9);
    const about = { title, seats, words, script: script ?? null };
    const local = beginGame(id, game, setup, about, script?.secret ?? token(32), Date.now());
    await (await stored()).save(savedTable(local), []);
    return { id };
  }

  async function load(id: string): Promise<LocalGame | null> {
    const kept = await (await stored()).read(id);
    const game = GAMES.find((one) => one.id === kept?.table.header.game);
    return kept === null || game === undefined ? null : resumeGame(game, kept.table, kept.entries);
  }

  async function openTable(id: string, botDelay: number) {
    wanted.add(id);
    for (let tries = 0; ; tries++) {
      const known = open.get(id);
      if (known !== undefined) {
        known.botDelay = botDelay;
        await tellAnew(known);
        return null;
      }
      const release = await surroundings.lock(id);
      if (release !== null) return await openLocked(id, botDelay, release);
      // A lock that this window has just let go of is free a moment later.
      if (tries === LOCK.tries) return { code: LOCAL_CODES.elsewhere, params: {} };
      await new Promise((resume) => setTimeout(resume, LOCK.pause));
    }
  }

  async function openLocked(id: string, botDelay: number, release: () => void) {
    try {
      const local = await load(id);
      if (local === null) {
        release();
        return { code: LOCAL_CODES.unknown, params: {} };
      }
      // Whoever wanted it may be gone by now.
      if (!wanted.has(id)) {
        release();
        return null;
      }
      const one: Open = {
        local,
        botDelay,
        stored: local.kept.length,
        told: 0,
        isPlaying: false,
        isChanged: false,
        keeping: null,
        release,
      };
      open.set(id, one);
      tell(one);
      void playOn(one);
      return null;
    } catch (error) {
      console.error(error);
      release();
      return { code: LOCAL_CODES.broken, params: {} };
    }
  }

  async function command(id: string, wish: Wish) {
    const one = open.get(id);
    const given = { key: token(9), ...wish } as TableCommand;
    if (one === undefined) return { type: 'refused', key: given.key, code: LOCAL_CODES.unknown, params: {} };
    const before = one.local.front;
    const reply = carryOut(one.local, given, Date.now());
    if (reply.type === 'accepted') {
      // Whoever comes to the screen next gets all news as that seat may hear them.
      if (one.local.front !== before) one.told = 0;
      await keep(one);
      void playOn(one);
    }
    return reply;
  }

  async function handle(call: LocalCall): Promise<unknown> {
    switch (call.do) {
      case 'create':
        return await create(call.plan);
      case 'list':
        return (await (await stored()).list()).map(
          ({ id, title, seats, awaited, outcome, createdAt, changedAt, header }) => ({
            id,
            title,
            game: header.game,
            seats: seats.map(({ plan }) => plan),
            awaited,
            outcome,
            createdAt,
            changedAt,
          }),
        );
      case 'remove':
        await close(call.id);
        await (await stored()).remove(call.id);
        return null;
      case 'open':
        return await openTable(call.id, call.botDelay);
      case 'close':
        await close(call.id);
        return null;
      case 'pace': {
        const one = open.get(call.id);
        if (one !== undefined) one.botDelay = call.botDelay;
        return null;
      }
      case 'command':
        return await command(call.id, call.wish);
      case 'sit': {
        const one = open.get(call.id);
        if (one === undefined || !people(one.local).includes(call.seat)) return null;
        one.local.front = call.seat;
        await tellAnew(one);
        return null;
      }
      case 'arrangements': {
        const game = open.get(call.id)?.local.game ?? (await load(call.id))?.game ?? null;
        return game === null ? { code: LOCAL_CODES.unknown, params: {} } : arrangementsOf(game);
      }
      case 'export': {
        const local = open.get(call.id)?.local ?? (await load(call.id));
        return local === null ? { code: LOCAL_CODES.unknown, params: {} } : exportText(local);
      }
      case 'record':
        return await record(call.id);
    }
  }

  async function record(id: string) {
    const local = open.get(id)?.local ?? (await load(id));
    if (local === null) return { code: LOCAL_CODES.unknown, params: {} };
    if (local.match.state.outcome === null) return { code: LOCAL_CODES.running, params: {} };
    return writeRecord(recordOf(local.match));
  }

  /** Nobody else gets the game before all of it is stored. */
  async function close(id: string): Promise<void> {
    wanted.delete(id);
    const one = open.get(id);
    open.delete(id);
    try {
      await one?.keeping;
    } finally {
      one?.release();
    }
  }

  return { handle };
}

function token(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
