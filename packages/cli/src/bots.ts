import { type Bot, botsFor } from '@tessera/bots';
import { UsageError } from './args.ts';
import type { KnownGame } from './games.ts';

/** The bots named by an option's list: one for all seats, or one for each. */
export function botsNamed(list: string, seats: number, { game }: KnownGame, option = 'bots'): Bot[] {
  const names = list.split(',').map((name) => name.trim());
  const known = botsFor(game);
  const bots = names.map((name) => {
    const bot = Object.hasOwn(known, name) ? known[name] : undefined;
    if (bot !== undefined) return bot;
    throw new UsageError(`There is no bot "${name}" for ${game.id}: there are ${Object.keys(known).join(', ')}.`);
  });
  if (bots.length !== 1 && bots.length !== seats) {
    const wanted = seats === 1 ? 'one name' : `one name for all or ${seats} names`;
    throw new UsageError(`--${option} takes ${wanted}, not ${bots.length}.`);
  }
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as Bot);
}
