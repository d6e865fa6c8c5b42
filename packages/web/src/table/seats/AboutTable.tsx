import { duration } from '@tessera/locales/common/times';
import type { TableInfo } from '@tessera/protocol';
import type { ReactNode } from 'react';
import { chosenOptions } from '../../games/gamesCatalog.ts';
import { useTalk, useWords } from '../../words/useWords.tsx';
import { useTableSay } from '../words/tableWords.ts';

/** The game of this table, and how it is played. */
export function AboutTable({ table }: { readonly table: TableInfo }) {
  const say = useTableSay();
  const words = useWords();
  const talk = useTalk(table.game);
  const { pace, options } = table;
  const rows: [string, ReactNode][] = [
    [say('ui.table.room.game'), talk.title],
    [
      say('ui.table.room.pace'),
      pace.kind === 'free'
        ? say('ui.table.room.pace.wait', { time: duration(words, pace.wait) })
        : pace.kind === 'live'
          ? say('ui.table.room.pace.live', {
              time: duration(words, pace.time),
              increment: duration(words, pace.increment),
            })
          : say('ui.table.room.pace.days', { time: duration(words, pace.perAnswer) }),
    ],
    ...chosenOptions(table.game, options).map(({ name, value }): [string, ReactNode] => [
      talk.setupOption(name),
      talk.setupValue(name, value),
    ]),
  ];
  return (
    <section className="panel waiting-panel">
      <h2 className="title">{say('ui.table.room.about')}</h2>
      <dl className="waiting-about">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
