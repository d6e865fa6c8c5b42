import { type Game, isIllegal, type Setup } from '@tessera/kernel';
import type { Reply, TableCommand } from '@tessera/protocol';
import { beginGame, carryOut, type LocalGame, resumeGame, savedTable } from '../src/offline/localGame.ts';
import type { LocalSeat } from '../src/offline/messages.ts';

export const ADA: LocalSeat = { kind: 'person', name: 'Ada' };
export const BOB: LocalSeat = { kind: 'person', name: 'Bob' };
export const BOT: LocalSeat = { kind: 'bot', bot: 'greedy' };

/** A game in this browser, at its first question. */
export function begin(game: unknown, seats: readonly LocalSeat[], options = {}): LocalGame {
  const known = game as Game;
  const setup = known.setup(seats.length, options);
  if (isIllegal(setup)) throw new Error(setup.rule);
  const about = { title: 'T', seats, words: seats.map(() => ''), script: null };
  return beginGame('t', known, setup as Setup, about, 'a secret', 1_000);
}

type Keyless = TableCommand extends infer C ? (C extends TableCommand ? Omit<C, 'key'> : never) : never;

let keys = 0;

/** A command of the person in front of the screen. */
export function give(local: LocalGame, command: Keyless): Reply {
  return carryOut(local, { ...command, key: `k${keys++}` } as TableCommand, 2_000);
}

/** The same game after a reload. */
export function reloaded(local: LocalGame): LocalGame {
  const entries = local.kept.map(({ entry, at }) => ({ entry, at }));
  const saved = structuredClone({ table: savedTable(local), entries });
  return resumeGame(local.game, saved.table, saved.entries);
}
