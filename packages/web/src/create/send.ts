import type { TableInfo } from '@tessera/protocol';
import { ask, type Refused } from '../api/api.ts';
import { go } from '../app/navigation.tsx';
import { knownMe } from '../lobby/me.ts';
import { callLocal } from '../offline/localTables.ts';
import { isRefusal } from '../offline/messages.ts';
import { localPlan, onlineTable, openSeats, type Plan } from './plan.ts';

interface Created {
  readonly table: Pick<TableInfo, 'id'>;
  readonly secrets: {
    readonly creator: string;
    readonly spectator: string;
    readonly seats: readonly (string | null)[];
  };
}

/** Where the secrets of a new table are kept for its page: they are told only once. */
export const secretsKey = (table: string): string => `tessera.secrets.${table}`;

/** Lays the table and goes there; a game with nobody to wait for begins at once. */
export async function sendPlan(plan: Plan, nameOf: (index: number) => string): Promise<Refused | null> {
  return plan.place === 'screen' ? await playHere(plan, nameOf) : await playOnline(plan);
}

async function playHere(plan: Plan, nameOf: (index: number) => string): Promise<Refused | null> {
  const result = await callLocal('create', { plan: localPlan(plan, nameOf) });
  if (isRefusal(result)) return result;
  go({ page: 'local', id: result.id });
  return null;
}

async function playOnline(plan: Plan): Promise<Refused | null> {
  await knownMe();
  const answer = await ask<Created>('POST', '/api/tables', { body: onlineTable(plan) });
  if (!answer.ok) return { code: answer.code, params: answer.params };
  const { table, secrets } = answer.value;
  try {
    sessionStorage.setItem(secretsKey(table.id), JSON.stringify(secrets));
  } catch {
    // The table's page can ask for new links.
  }
  // Whether this works is seen at the table: there it can be tried again.
  if (openSeats(plan) === 0) await ask('POST', `/api/tables/${table.id}/start`, { secret: secrets.creator });
  go({ page: 'table', id: table.id });
  return null;
}
