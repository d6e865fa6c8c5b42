import { useState } from 'react';
import type { Refused } from '../api/api.ts';
import { usePerson } from '../api/person.ts';
import { PageFrame } from '../app/PageFrame.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { TableRow } from './OpenTables.tsx';
import { useTables } from './useTables.ts';
import './lobby.css';

/** Tables that can be watched, and games that ended recently. */
export function Watch() {
  const say = usePageSay();
  const { status } = usePerson();
  return (
    <PageFrame title={say('ui.lobby.nav.watch')} current="watch">
      <h1 className="title page-title">{say('ui.lobby.watch.title')}</h1>
      <p className="muted watch-about">{say('ui.lobby.watch.about')}</p>
      {status === 'offline' ? (
        <p className="lobby-empty lobby-offline" role="status">
          <StrokeIcon of="globe" size={16} />
          {say('ui.lobby.watch.offline')}
        </p>
      ) : (
        <div className="watch-lists">
          <Tables
            path="/api/tables?status=playing"
            title={say('ui.lobby.watch.playing')}
            none={say('ui.lobby.watch.none')}
          />
          <Tables
            path="/api/tables?status=over"
            title={say('ui.lobby.watch.over')}
            none={say('ui.lobby.watch.noneOver')}
          />
        </div>
      )}
    </PageFrame>
  );
}

function Tables({ path, title, none }: { readonly path: string; readonly title: string; readonly none: string }) {
  const { tables } = useTables(path);
  const [refused, setRefused] = useState<Refused | null>(null);
  return (
    <section aria-label={title}>
      <header className="lobby-heading">
        <h2 className="title">{title}</h2>
      </header>
      {tables === null ? (
        <div className="lobby-empty" aria-busy="true" />
      ) : tables.length === 0 ? (
        <p className="lobby-empty">{none}</p>
      ) : (
        <ul className="tables panel">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} onRefused={setRefused} />
          ))}
        </ul>
      )}
      <RefusalLine refused={refused} />
    </section>
  );
}
