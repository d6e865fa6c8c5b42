import { textOf } from '@tessera/locales';
import type { TableInfo } from '@tessera/protocol';
import { useMemo } from 'react';
import { go, Link } from '../app/navigation.tsx';
import { openOfflineTable } from '../link/offlineLink.ts';
import { callLocal } from '../offline/localTables.ts';
import { type Arrangements, isRefusal, type NewLocalTable } from '../offline/messages.ts';
import { useWords } from '../words/useWords.tsx';
import type { Surroundings } from './frame/frameContext.tsx';
import { TableFrame } from './frame/TableFrame.tsx';
import { Curtain } from './seats/Curtain.tsx';
import { useLink, useLinkState } from './session/useLink.ts';
import { refusalText, useTableSay } from './words/tableWords.ts';
import './frame/frame.css';

/** A table in this browser: the same frame, without a server. */
export function LocalTable({ id }: { readonly id: string }) {
  const say = useTableSay();
  const words = useWords();
  const link = useLink(() => openOfflineTable(id), id);
  const { table, update, curtain, closed } = useLinkState(link);
  const surroundings = useMemo<Surroundings>(
    () => ({
      replay: 'local',
      record: async () => {
        const record = await callLocal('export', { id });
        return isRefusal(record) ? { rule: record.code, params: record.params } : record;
      },
      playAgain: async () => {
        if (table === null) return null;
        const made = await callLocal('create', { table: sameTable(table) });
        if (isRefusal(made)) return { rule: made.code, params: made.params };
        go({ page: 'local', id: made.id });
        return null;
      },
      bots: async () => (await arrangements(id)).bots,
      passes: async () => (await arrangements(id)).passes,
    }),
    [id, table],
  );
  if (closed !== null) {
    return (
      <main className="table-closed" id="main">
        <h1 className="title">{say('ui.table.closed')}</h1>
        <p>{textOf(refusalText(words, { rule: closed, params: {} }))}</p>
        <Link className="btn ink" to={{ page: 'lobby' }}>
          {say('ui.table.leave')}
        </Link>
      </main>
    );
  }
  if (curtain !== null && table !== null && link !== null) {
    return <Curtain table={table} seat={curtain} onSit={() => link.sit(curtain)} />;
  }
  if (link === null || table === null || update === null) return <div className="loading" aria-busy="true" />;
  // Each person at the screen gets a fresh table: no half-made choice of another person stays behind.
  return <TableFrame key={table.you.seat ?? 'nobody'} link={link} surroundings={surroundings} />;
}

async function arrangements(id: string): Promise<Arrangements> {
  const found = await callLocal('arrangements', { id });
  return isRefusal(found) ? { bots: [], passes: [] } : found;
}

/** The same people and bots once more. */
function sameTable({ game, title, options, seats }: TableInfo): NewLocalTable {
  return {
    game,
    title,
    options,
    seats: seats.map(({ kind, name, bot }) =>
      kind === 'bot' ? { kind: 'bot', bot: bot ?? 'greedy' } : { kind: 'person', name },
    ),
    words: seats.map(() => ''),
  };
}
