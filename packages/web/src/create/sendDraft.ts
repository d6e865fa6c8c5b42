import type { TableInfo } from '@tessera/protocol';
import { ask, type Refused } from '../api/api.ts';
import { knownMe } from '../api/person.ts';
import { go } from '../app/navigation.tsx';
import { callLocal } from '../offline/localTables.ts';
import { isRefusal } from '../offline/messages.ts';
import { keepSecrets, type TableSecrets } from '../table/seats/invitations.ts';
import { localPlan, onlineTable, openSeats, type TableDraft } from './plan.ts';

interface Created {
  readonly table: Pick<TableInfo, 'id'>;
  readonly secrets: TableSecrets;
}

/** Lays the table and goes there; a game with nobody to wait for begins at once. */
export async function sendPlan(plan: TableDraft, nameOf: (index: number) => string): Promise<Refused | null> {
  return plan.place === 'screen' ? await playHere(plan, nameOf) : await playOnline(plan);
}

async function playHere(plan: TableDraft, nameOf: (index: number) => string): Promise<Refused | null> {
  const result = await callLocal('create', { plan: localPlan(plan, nameOf) });
  if (isRefusal(result)) return result;
  go({ page: 'local', id: result.id });
  return null;
}

async function playOnline(plan: TableDraft): Promise<Refused | null> {
  await knownMe();
  const answer = await ask<Created>('POST', '/api/tables', { body: onlineTable(plan) });
  if (!answer.ok) return { code: answer.code, params: answer.params };
  const { table, secrets } = answer.value;
  keepSecrets(table.id, secrets);
  // Whether this works is seen at the table: there it can be tried again.
  if (openSeats(plan) === 0) await ask('POST', `/api/tables/${table.id}/start`, { secret: secrets.creator });
  go({ page: 'table', id: table.id });
  return null;
}
