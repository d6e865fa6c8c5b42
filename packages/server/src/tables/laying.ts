import { type Illegal, illegal, isIllegal, type Seat } from '@tessera/kernel';
import { type NewTable, SERVER_CODES } from '@tessera/protocol';
import { begin, isAlone, layAgain, layTable, type SecretRole, type TableDoc, whyNotBegin } from '@tessera/table';
import { hashSecret, ID_BYTES, newSecret } from '../people/secrets.ts';
import type { StoredTable, StoredUser, TableRow } from '../store/store.ts';
import { gameOf, type Host, type HostParts } from './host.ts';
import { commitChange } from './hostChanges.ts';
import type { CreatedTable } from './tables.ts';
import { whyNotAlone } from './whyNotAlone.ts';

/** Random bytes in the secret that the seed is made from. */
const SEED_BYTES = 32;

/** A new table and its secrets. */
export interface Laid extends StoredTable {
  readonly secrets: CreatedTable['secrets'];
}

/** Sets up a table by someone's plan, and stores it. */
export async function layNew(parts: HostParts, user: StoredUser, plan: NewTable): Promise<Laid | Illegal> {
  const game = gameOf(parts.games, plan.game);
  if (game === null) return illegal(SERVER_CODES.unknown, { game: plan.game });
  const seed = parts.chance.token(SEED_BYTES);
  const doc = layTable(game, user, plan, parts.bots.names(game), seed, parts.clock.now());
  return isIllegal(doc) ? doc : await storeNew(parts, doc, seed);
}

/** Sets up a table for players who play again. */
export async function layNext({ parts, table }: Host, user: StoredUser): Promise<Laid> {
  const seed = parts.chance.token(SEED_BYTES);
  return await storeNew(parts, layAgain(table, user.id, seed, parts.clock.now()), seed);
}

async function storeNew({ store, chance }: HostParts, doc: TableDoc, seed: string): Promise<Laid> {
  const row: TableRow = { status: 'waiting', n: 0, due: null, awaited: [], outcome: null, changedAt: doc.createdAt };
  const secrets = {
    creator: newSecret(chance),
    spectator: newSecret(chance),
    seats: doc.seats.map(({ kind }) => (kind === 'bot' ? null : newSecret(chance))),
  };
  const id = chance.token(ID_BYTES.table);
  const opens = (secret: string, role: SecretRole, seat: Seat | null) => ({
    hash: hashSecret(secret),
    opens: { role, seat },
  });
  await store.createTable(id, row, doc, seed, [
    opens(secrets.creator, 'creator', null),
    opens(secrets.spectator, 'spectator', null),
    ...secrets.seats.flatMap((secret, seat) => (secret === null ? [] : [opens(secret, 'seat', seat)])),
  ]);
  return { id, version: 0, row, doc, secrets };
}

/** Begins the game of a table. */
export async function beginGame(host: Host): Promise<Illegal | null> {
  const { id, parts, table } = host;
  const refused = whyNotBegin(table) ?? (isAlone(table.doc) ? await whyNotAlone(host) : null);
  if (refused !== null) return refused;
  const stored = await parts.store.readGame(id);
  if (stored === null) throw new Error(`table ${id} cannot begin`);
  await commitChange(host, begin(table, stored.seed, parts.clock.now()));
  return null;
}
