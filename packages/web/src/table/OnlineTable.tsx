import { passesAt } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { useCallback, useMemo, useState } from 'react';
import { ask } from '../api/api.ts';
import { knownMe } from '../api/person.ts';
import { go, Link } from '../app/navigation.tsx';
import { openOnlineTable } from '../link/onlineLink.ts';
import { useWords } from '../words/useWords.tsx';
import { LineNotice } from './bar/LineNotice.tsx';
import type { Surroundings } from './frame/frameContext.tsx';
import { TableFrame } from './frame/TableFrame.tsx';
import { keepSecret, takeSecret } from './seats/seatSecret.ts';
import { WaitingRoom } from './seats/WaitingRoom.tsx';
import { gameInfo } from './session/gameInfo.ts';
import type { Refusal } from './session/useAnswering.ts';
import { useLink, useLinkState } from './session/useLink.ts';
import { refusalText, useTableSay } from './words/tableWords.ts';
import './frame/frame.css';

/** A table on the server: its waiting room before the game, then the table itself. */
export function OnlineTable({ id }: { readonly id: string }) {
  // Waits for the words. The part below must run only once: the secret can be taken out of the address only once.
  useTableSay();
  const [secret, setSecret] = useState(() => takeSecret(id));
  // Sitting down or standing up changes the user's role at the table, so it is opened again.
  const [visit, setVisit] = useState(0);
  const link = useLink(async () => {
    await knownMe();
    return openOnlineTable(id, secret);
  }, `${id} ${secret} ${visit}`);
  const state = useLinkState(link);
  const { table, update, closed } = state;
  const game = table?.game ?? '';
  const options = table?.options;
  const surroundings = useMemo<Surroundings>(
    () => ({
      replay: 'table',
      record: async () => {
        const answered = await ask<string>('GET', `/api/tables/${id}/record`, { secret });
        return answered.ok ? answered.value : { rule: answered.code, params: answered.params };
      },
      playAgain: async (): Promise<Refusal | null> => {
        const answered = await ask<{ readonly table: string }>('POST', `/api/tables/${id}/again`, { secret });
        if (!answered.ok) return { rule: answered.code, params: answered.params };
        go({ page: 'table', id: answered.value.table });
        return null;
      },
      bots: async () => (await gameInfo(game))?.bots ?? [],
      passes: async () => {
        const { passes = [], passesNeed = {} } = (await gameInfo(game)) ?? {};
        return passesAt(passes, passesNeed, options);
      },
    }),
    [id, secret, game, options],
  );
  const reopen = useCallback(
    (next: string | null) => {
      keepSecret(id, next);
      setSecret(next);
      setVisit((n) => n + 1);
    },
    [id],
  );
  const [isMoving, setMoving] = useState(false);
  const whileMoving = useCallback(async (move: () => Promise<void>) => {
    setMoving(true);
    await move().finally(() => setMoving(false));
  }, []);
  if (closed !== null && !isMoving)
    return <ClosedTable code={closed} onRetry={() => reopen(null)} hasSecret={secret !== null} />;
  if (link === null || table === null || closed !== null) {
    return (
      <div className="loading" aria-busy="true">
        <LineNotice line={state.line} />
      </div>
    );
  }
  if (table.status === 'waiting' || update === null) {
    return <WaitingRoom table={table} secret={secret} line={state.line} onChange={reopen} whileMoving={whileMoving} />;
  }
  return <TableFrame link={link} surroundings={surroundings} />;
}

function ClosedTable({
  code,
  hasSecret,
  onRetry,
}: {
  readonly code: string;
  readonly hasSecret: boolean;
  readonly onRetry: () => void;
}) {
  const say = useTableSay();
  const words = useWords();
  return (
    <main className="table-closed" id="main">
      <h1 className="title">{say('ui.table.closed')}</h1>
      <p>{textOf(refusalText(words, { rule: code, params: {} }))}</p>
      {hasSecret && <p className="muted">{say('ui.table.closed.secret')}</p>}
      <div className="row wrap">
        <Link className="btn ink" to={{ page: 'lobby' }}>
          {say('ui.table.leave')}
        </Link>
        <button type="button" className="btn" onClick={onRetry}>
          {say('ui.table.closed.retry')}
        </button>
      </div>
    </main>
  );
}
