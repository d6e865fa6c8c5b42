import { type Illegal, illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { Host } from './host.ts';

/** Why bots may not play among themselves at one more table; null if they may. */
export async function whyNotAlone({ parts, table }: Host): Promise<Illegal | null> {
  const { store, settings } = parts;
  const { creator } = table.doc;
  const { theirs, all } = await store.countAlone(creator ?? '');
  if (theirs >= settings.botTablesPerPerson) return illegal(SERVER_CODES.rate, { botTables: theirs });
  return all >= settings.botTables ? illegal(SERVER_CODES.rate, { botTablesHere: all }) : null;
}
