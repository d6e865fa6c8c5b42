import type { Seat } from '@tessera/kernel';
import type { Reply, TableCommand } from '@tessera/protocol';
import type { LocalDatabase } from './database.ts';
import { answerAutomatically, carryOut, type LocalGame, nextAutomatic, people, savedTable } from './localGame.ts';
import { changesFor } from './localState.ts';
import type { LocalMessage } from './messages.ts';

/** A reaction should not delay the game as long as a move. */
const REACTION = 80;

/** A game that is open in this window: changes are stored, then announced; bots play on by themselves. */
export type OpenGame = ReturnType<typeof openGame>;

export function openGame(
  local: LocalGame,
  given: {
    readonly database: LocalDatabase;
    readonly botDelay: number;
    send(message: LocalMessage): void;
    /** Releases the game for other windows. */
    release(): void;
  },
) {
  const { database, send } = given;
  let { botDelay } = given;
  /** How much of the game has been stored, and how much the page knows. */
  let stored = local.kept.length;
  let told = 0;
  let isPlaying = false;
  let isClosed = false;
  /** Is there anything new since storing last began? */
  let isChanged = false;
  /** The storing in progress, if any. */
  let keeping: Promise<void> | null = null;

  /** Stores what is new, then announces it: as with a server, nothing is announced that could be lost. */
  async function keep(): Promise<void> {
    isChanged = true;
    keeping ??= keepAll();
    await keeping;
  }

  /**
   * A bot may answer while a person's answer is being stored, and vice versa: storing then continues, one batch at a
   * time.
   */
  async function keepAll(): Promise<void> {
    try {
      while (isChanged) {
        isChanged = false;
        const upTo = local.kept.length;
        const fresh = local.kept.slice(stored, upTo).map(({ entry, at }) => ({ entry, at }));
        await database.save(savedTable(local), fresh);
        stored = upTo;
      }
    } finally {
      keeping = null;
    }
    tell();
  }

  function tell(): void {
    send({ table: local.id, changes: changesFor(local, told) });
    told = local.kept.length;
  }

  /** Sends everything again, as soon as it is stored. */
  async function resend(): Promise<void> {
    while (keeping !== null) await keeping;
    told = 0;
    tell();
  }

  /** Lets bots play on, one answer at a time, so that people can follow. */
  async function playOn(): Promise<void> {
    if (isPlaying) return;
    isPlaying = true;
    try {
      for (let ask = nextAutomatic(local); ask !== null; ask = nextAutomatic(local)) {
        const isReaction = local.game.passes[ask.kind] !== undefined;
        // Players who have handed over still look on, and may want the seat back.
        const isWatched = local.doc.seats.some(({ kind, resigned }) => kind === 'person' && !resigned);
        const delay = isReaction || !isWatched ? Math.min(REACTION, botDelay) : botDelay;
        await new Promise((resume) => setTimeout(resume, delay));
        // Meanwhile the seat may have been reclaimed, or the game closed.
        const still = nextAutomatic(local);
        if (isClosed || still === null) return;
        answerAutomatically(local, still, Date.now());
        await keep();
      }
    } finally {
      isPlaying = false;
    }
  }

  tell();
  void playOn();
  return {
    local,
    /** How long bots wait from now on. */
    pace(delay: number): void {
      botDelay = delay;
    },
    resend,
    async command(command: TableCommand): Promise<Reply> {
      const before = local.front;
      const reply = carryOut(local, command, Date.now());
      if (reply.type === 'accepted') {
        // The next person at the screen gets all news again, as their seat may know it.
        if (local.front !== before) told = 0;
        await keep();
        void playOn();
      }
      return reply;
    },
    /** The person of a seat has come to the screen. */
    async sit(seat: Seat): Promise<void> {
      if (!people(local).includes(seat)) return;
      local.front = seat;
      await resend();
    },
    /** Stops. Other windows get the game only after all of it is stored. */
    async close(): Promise<void> {
      isClosed = true;
      try {
        await keeping;
      } finally {
        given.release();
      }
    },
  };
}
