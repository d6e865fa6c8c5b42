import { type TableInfo, USUAL_WAIT } from '@tessera/protocol';
import { ask } from '../api/api.ts';
import { openOfflineTable } from '../link/offlineLink.ts';
import { openOnlineTable } from '../link/onlineLink.ts';
import type { TableLink } from '../link/tableLink.ts';
import { callLocal } from '../offline/localTables.ts';
import { isRefusal, LOCAL_CODES } from '../offline/messages.ts';
import { takeSecret } from '../table/seats/seatSecret.ts';
import { type Fault, isFault } from './messages.ts';
import { type Past, pastOfLink, pastOfRecord } from './past.ts';
import { openRecord } from './recordClient.ts';

export type Source = 'table' | 'record' | 'local';

/** Loads a game's past, wherever it is kept. */
export async function loadPast(source: Source, id: string): Promise<Past | Fault> {
  switch (source) {
    case 'record': {
      const answered = await ask<string>('GET', `/api/records/${encodeURIComponent(id)}`);
      return answered.ok ? await played(answered.value, null) : answered;
    }
    case 'table':
      return await ofTable(id);
    case 'local':
      return await ofBrowser(id);
  }
}

async function ofTable(id: string): Promise<Past | Fault> {
  const secret = takeSecret(id);
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const answered = await ask<{ readonly table: TableInfo }>('GET', path, { secret });
  if (!answered.ok) return answered;
  const { table } = answered.value;
  if (table.status !== 'over') return await ofLink(openOnlineTable(id, secret));
  const record = await ask<string>('GET', `${path}/record`, { secret });
  return record.ok ? await played(record.value, table) : record;
}

async function ofBrowser(id: string): Promise<Past | Fault> {
  const record = await callLocal('record', { id });
  if (!isRefusal(record)) return await played(record, await localTable(id));
  return record.code === LOCAL_CODES.running ? await ofLink(openOfflineTable(id)) : record;
}

/** What the list of kept games knows about a finished one: which seats are people and which are bots. */
async function localTable(id: string): Promise<TableInfo | null> {
  const entry = (await callLocal('list', {})).find((one) => one.id === id);
  if (entry === undefined) return null;
  const { game, title, seats, outcome, createdAt, changedAt } = entry;
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return {
    id,
    game,
    title,
    status: 'over',
    listed: false,
    options: {},
    pace: { kind: 'free', wait: USUAL_WAIT },
    seats: seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === 'person' ? seat.name : '',
      bot: seat.kind === 'bot' ? seat.bot : null,
      resigned: false,
      connected: true,
      awaySince: null,
    })),
    clocks: null,
    proposal: null,
    awaited: [],
    waits: [],
    createdAt,
    changedAt,
    commitment: '',
    words: [],
    outcome,
    again: null,
    you: { seat: people.length === 1 ? (people[0] ?? null) : null, isCreator: true, passes: [], muted: [] },
  };
}

async function played(text: string, known: TableInfo | null): Promise<Past | Fault> {
  const opened = await openRecord(text);
  if (isFault(opened)) return opened;
  return pastOfRecord(opened.client, opened.about, text, known);
}

/** Waits until the table's state and news have arrived. */
async function ofLink(link: TableLink): Promise<Past | Fault> {
  return await new Promise((resolve) => {
    const onChange = () => {
      const { table, update, news, closed } = link.state();
      if (closed !== null) done({ code: closed, params: {} });
      else if (table !== null && table.status === 'waiting') done({ code: 'S-WAITING', params: {} });
      else if (table !== null && update !== null && (news.at(-1)?.n ?? 0) >= update.n) {
        stop();
        resolve(pastOfLink(link, table, update.n));
      }
    };
    const stop = link.subscribe(onChange);
    const done = (fault: Fault) => {
      stop();
      link.close();
      resolve(fault);
    };
    onChange();
  });
}
