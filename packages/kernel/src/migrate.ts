import type { Plain } from './plain.ts';

/** Brings a stored state of shape `schema − 1` to shape `schema`. Named, small, with a test of its own. */
export interface Migration {
  readonly schema: number;
  readonly name: string;
  up(state: { [key: string]: Plain }): void;
}

/** A stored state has a newer shape than this program knows, or no migration leads up from its shape. */
export class CannotMigrate extends Error {
  override readonly name = 'CannotMigrate';
}

/**
 * Brings a stored state up to the game's present shape, step by step. It changes the state in place: that has just been
 * read, and nobody else has it. Frames are part of the state, so a renamed step is a migration too.
 */
export function migrate(
  game: { readonly schema: number; readonly migrations: readonly Migration[] },
  state: { [key: string]: Plain },
): void {
  const stored = state['schema'];
  if (typeof stored !== 'number') throw new CannotMigrate('the state does not say of which shape it is');
  if (stored > game.schema) {
    throw new CannotMigrate(`the state is of shape ${stored}, this program knows shapes up to ${game.schema}`);
  }
  for (let schema = stored + 1; schema <= game.schema; schema++) {
    const migration = game.migrations.find((one) => one.schema === schema);
    if (migration === undefined) throw new CannotMigrate(`no migration leads up to shape ${schema}`);
    migration.up(state);
    state['schema'] = schema;
  }
}
