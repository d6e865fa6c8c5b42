import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Ask, type Game, isIllegal, type PlainObject, type Setup } from '@tessera/kernel';
import type { Page } from 'playwright-core';
import {
  answerAutomatically,
  beginGame,
  type LocalGame,
  nextAutomatic,
  type SavedEntry,
  type SavedTable,
  savedTable,
} from '../src/offline/localGame.ts';
import type { LocalSeat } from '../src/offline/messages.ts';

/** The time on every picture. */
export const NOW = Date.UTC(2026, 4, 9, 18, 30);
const MINUTE = 60_000;

const GAMES = { founders: founders as unknown as Game, civilization: civilization as unknown as Game };

/** A game as the browser keeps it. */
export interface KeptGame {
  readonly table: SavedTable;
  readonly entries: readonly SavedEntry[];
}

interface Story {
  readonly id: string;
  readonly game: keyof typeof GAMES;
  readonly title: string;
  readonly seats: readonly LocalSeat[];
  /** Minutes since the last answer. */
  readonly ago: number;
  /** Stops before the first answer for which this holds; otherwise plays to the end. */
  readonly stopsAt: ((ask: Ask, local: LocalGame) => boolean) | null;
  /** The bot that has played for the people so far. */
  readonly played?: string;
  /** Set-up options; Civilization is the base game unless they say otherwise. */
  readonly options?: PlainObject;
}

/**
 * A game that is the same every time: its secret is given, and bots answer for all seats. Where it stops, people take
 * their seats again.
 */
export function keptGame({ id, game: name, title, seats, ago, stopsAt, played = 'greedy', options }: Story): KeptGame {
  const game = GAMES[name];
  const setup = game.setup(seats.length, options ?? (name === 'civilization' ? { expansion: false } : {}));
  if (isIllegal(setup)) throw new Error(setup.rule);
  const about = { title, seats, words: seats.map(() => ''), script: null };
  const local = beginGame(id, game, setup as Setup, about, `the secret of ${id}`, NOW - ago * MINUTE);
  for (const seat of local.doc.seats) seat.bot ??= played;
  for (let ask = nextAutomatic(local); ask !== null && stopsAt?.(ask, local) !== true; ask = nextAutomatic(local)) {
    answerAutomatically(local, ask, NOW - ago * MINUTE);
  }
  for (const seat of local.doc.seats) if (seat.kind === 'person') seat.bot = null;
  const entries = local.kept.map(({ entry, at }) => ({ entry, at }));
  return structuredClone({ table: savedTable(local), entries });
}

/** Puts games into the browser, as if they had been played in it. */
export async function keepGames(page: Page, games: readonly KeptGame[]): Promise<void> {
  // A file of the same origin, with no page in it that could use the games meanwhile.
  await page.goto('/icon.svg');
  // As text: a game is nested too deeply for the types of a debugger's message.
  await page.evaluate(async (text) => {
    const kept = JSON.parse(text) as KeptGame[];
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('tessera', 1);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.result.createObjectStore('entries');
      };
      opening.onsuccess = () => {
        const change = opening.result.transaction(['tables', 'entries'], 'readwrite');
        for (const { table, entries } of kept) {
          change.objectStore('tables').put(table);
          for (const one of entries) change.objectStore('entries').put(one, [table.id, one.entry.n]);
        }
        change.onabort = () => reject(change.error);
        change.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, JSON.stringify(games));
}
