import type { Seat } from '@tessera/kernel';
import type { TableInfo } from '@tessera/protocol';
import { useEffect, useRef } from 'react';
import { forgetAnnouncements } from '../../app/announce.ts';
import { Link } from '../../app/navigation.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { SeatBadge } from '../../parts/Mark.tsx';
import { useWords } from '../../words/useWords.tsx';
import { nameOf, titleOf, useTableSay } from '../words/tableWords.ts';
import { Mosaic } from './Mosaic.tsx';
import './curtain.css';

/** Between two people on one screen: nothing of either lies behind it. */
export function Curtain({
  table,
  seat,
  onSit,
}: {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly onSit: () => void;
}) {
  const say = useTableSay();
  const words = useWords();
  const name = nameOf(table, seat, words);
  const title = titleOf(table, words);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    forgetAnnouncements();
    button.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${title} · Tessera`;
  }, [title]);
  return (
    <main className="curtain" id="main">
      <Mosaic />
      <section className="curtain-card" aria-labelledby="curtain-title">
        <span className="curtain-badge">
          <SeatBadge seat={seat} size={72} />
        </span>
        <h1 className="title" id="curtain-title">
          {say('ui.table.curtain', { name })}
        </h1>
        <p className="muted">{say('ui.table.curtain.about', { title, name })}</p>
        <button type="button" className="btn ink large" ref={button} onClick={onSit}>
          <StrokeIcon of="eye" />
          {say('ui.table.curtain.open', { name })}
        </button>
        <Link className="btn" to={{ page: 'lobby' }}>
          {say('ui.table.leave')}
        </Link>
      </section>
    </main>
  );
}
