import { localeOf } from '@tessera/locales';
import { gameName } from '@tessera/locales/common/names';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from '../api/api.ts';
import { usePerson } from '../api/person.ts';
import { Link } from '../app/navigation.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { ago } from '../words/times.ts';
import { useWords } from '../words/useWords.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

/** A game that the user uploaded. */
interface Brought {
  readonly id: string;
  readonly at: number;
  readonly game: string | null;
  readonly bytes: number;
}

/** Games that the user uploaded to the server: to look at, or to delete. Without any, there is no panel. */
export function RecordsPanel() {
  const { me } = usePerson();
  return me === null ? null : <Records key={me.id} />;
}

function Records() {
  const say = usePageSay();
  const titleOf = useTitle();
  const [records, setRecords] = useState<readonly Brought[]>([]);
  const [asked, setAsked] = useState<Brought | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask<{ readonly records: readonly Brought[] }>('GET', '/api/me/records').then((answer) => {
      if (isHere && answer.ok) setRecords(answer.value.records);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (records.length === 0) return null;
  return (
    <section className="panel settings-panel" aria-labelledby="settings-records">
      <h2 id="settings-records" className="title">
        {say('ui.settings.records')}
      </h2>
      <p className="caption">{say('ui.settings.records.note')}</p>
      <ul className="settings-records">
        {records.map((record) => (
          <Record key={record.id} record={record} onDelete={() => setAsked(record)} />
        ))}
      </ul>
      {asked !== null && (
        <DeleteDialog
          title={say('ui.settings.records.delete.title')}
          action={say('ui.settings.records.delete')}
          path={`/api/records/${encodeURIComponent(asked.id)}`}
          done={say('ui.settings.done')}
          onClose={() => setAsked(null)}
          onDone={() => setRecords((all) => all.filter(({ id }) => id !== asked.id))}
        >
          <p>{titleOf(asked)}</p>
          {/* Links to it will stop working. */}
          <p className="caption">{say('ui.settings.records.delete.text')}</p>
        </DeleteDialog>
      )}
    </section>
  );
}

function useTitle(): (record: Brought) => string {
  const words = useWords();
  const say = usePageSay();
  const size = new Intl.NumberFormat(localeOf(words.language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return ({ game, at, bytes }) =>
    say('ui.settings.records.one', {
      game: game === null ? say('ui.settings.records.unknown') : gameName(words, game),
      when: ago(words.language, at, Date.now()),
      size: size.format(Math.max(1, bytes / 1000)),
    });
}

function Record({ record, onDelete }: { readonly record: Brought; readonly onDelete: () => void }) {
  const say = usePageSay();
  const title = useTitle()(record);
  return (
    <li>
      <Link to={{ page: 'replay', source: 'record', id: record.id, n: null }}>{title}</Link>
      <Button className="btn small" aria-label={`${say('ui.settings.records.delete')}: ${title}`} onPress={onDelete}>
        {say('ui.settings.records.delete')}
      </Button>
    </li>
  );
}
