import type { TableInfo } from '@tessera/protocol';
import { ask, type Refused } from '../api/api.ts';
import { knownMe } from '../api/person.ts';
import { go } from '../app/navigation.tsx';
import { callLocal } from '../offline/localTables.ts';
import { isRefusal } from '../offline/messages.ts';
import { keepSecrets, type TableSecrets } from '../table/seats/invitations.ts';
import { newLocalTable, newOnlineTable, openSeats, type TableDraft } from './tableDraft.ts';

interface Created {
  readonly table: Pick<TableInfo, 'id'>;
  readonly secrets: TableSecrets;
}

/** Creates the table and goes there; a game without open seats starts at once. */
export async function sendDraft(draft: TableDraft, nameOf: (index: number) => string): Promise<Refused | null> {
  return draft.place === 'screen' ? await playHere(draft, nameOf) : await playOnline(draft);
}

async function playHere(draft: TableDraft, nameOf: (index: number) => string): Promise<Refused | null> {
  const result = await callLocal('create', { table: newLocalTable(draft, nameOf) });
  if (isRefusal(result)) return result;
  go({ page: 'local', id: result.id });
  return null;
}

async function playOnline(draft: TableDraft): Promise<Refused | null> {
  await knownMe();
  const answer = await ask<Created>('POST', '/api/tables', { body: newOnlineTable(draft) });
  if (!answer.ok) return { code: answer.code, params: answer.params };
  const { table, secrets } = answer.value;
  keepSecrets(table.id, secrets);
  // If this fails, it can be tried again at the table.
  if (openSeats(draft) === 0) await ask('POST', `/api/tables/${table.id}/start`, { secret: secrets.creator });
  go({ page: 'table', id: table.id });
  return null;
}
