import type { Outcome } from '@tessera/kernel';
import { listOf, textOf } from '@tessera/locales';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { goesByKeys } from '../../app/lastInput.ts';
import { go, Link } from '../../app/navigation.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { download } from '../../parts/download.ts';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { SeatBadge } from '../../parts/Mark.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { Said } from '../words/Said.tsx';
import { figure, useTableSay } from '../words/tableWords.ts';
import { Fairness } from './Fairness.tsx';
import './end.css';

const TableCharts = lazy(async () => ({ default: (await import('./TableCharts.tsx')).TableCharts }));

/** The end: who won and why, the standings, the charts, the proof, and another game. */
export function EndScreen() {
  const say = useTableSay();
  const words = useWords();
  const { tableView, showEnd, replay } = useFrame();
  const { update, talk, players, table, seat } = tableView;
  const { outcome } = update;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element disappeared with the board. Keyboard users continue at the top of the new content.
  useEffect(() => {
    if (goesByKeys() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  if (outcome === null) return null;
  const { winners } = outcome;
  const names = listOf(
    words,
    winners.map((winner) => players.names[winner] ?? ''),
  );
  const title =
    winners.length === 0
      ? say('ui.table.end.nobody')
      : seat !== null && winners.includes(seat)
        ? say(winners.length === 1 ? 'ui.table.end.youWin' : 'ui.table.end.youShare')
        : say('ui.table.end.wins', { names, count: winners.length });
  return (
    <main className="end" id="main">
      <header className="end-head">
        {winners.slice(0, 3).map((winner) => (
          <SeatBadge key={winner} seat={winner} size={56} />
        ))}
        <div className="grow">
          <h2 className="title end-title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <p className="muted">
            <Said phrase={talk.ending(outcome, players)} />
          </p>
        </div>
        <div className="end-actions">
          <Button className="btn large" onPress={() => showEnd(false)}>
            <StrokeIcon of="map" />
            {say('ui.table.showBoard')}
          </Button>
          <Link className="btn large" to={{ page: 'replay', source: replay, id: table.id, n: 0 }}>
            <StrokeIcon of="play" />
            {say('ui.table.end.replay')}
          </Link>
          <PlayAgain />
        </div>
      </header>
      <div className="end-columns">
        <div className="column end-main">
          <Standings outcome={outcome} />
          <section className="panel end-panel">
            <h2 className="title">{say('ui.table.charts')}</h2>
            <Suspense fallback={null}>
              <TableCharts />
            </Suspense>
          </section>
        </div>
        <div className="column end-side">
          <section className="panel end-panel">
            <h2 className="title row">
              {say('ui.table.fairness')} <StrokeIcon of="shield" />
            </h2>
            <Fairness />
          </section>
          <Keep />
        </div>
      </div>
    </main>
  );
}

function Standings({ outcome }: { readonly outcome: Outcome }) {
  const say = useTableSay();
  const { talk, view, players, seat, table } = useFrame().tableView;
  const figures = talk.figures(view);
  return (
    <section className="panel end-panel">
      <h2 className="title">{say('ui.table.end.standings')}</h2>
      <div className="end-scroll">
        <table className="end-table">
          <thead>
            <tr>
              <td />
              <td />
              {figures.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {talk.standings(outcome, view, players).map(({ seat: one, place, line }) => (
              <tr key={one} className={one === seat ? 'own' : ''}>
                <td className="end-place">{place}</td>
                <th scope="row">
                  <span className="row">
                    <SeatBadge seat={one} />
                    <span>
                      <Said phrase={line} marked={one} />
                      {one === players.you && <span className="tag you">{say('ui.table.you')}</span>}
                      {table.seats[one]?.resigned === true && (
                        <span className="tag end-resigned">
                          <StrokeIcon of="flag" size={12} /> {say('ui.table.seat.gaveUp')}
                        </span>
                      )}
                    </span>
                  </span>
                </th>
                {figures.map(({ name, values }, i) => (
                  <td key={name} className={i === 0 ? 'end-first' : ''}>
                    {figure(values[one])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Playing again keeps seats, options and pace. */
function PlayAgain() {
  const say = useTableSay();
  const { playAgain, refuse, state, tableView } = useFrame();
  const [isAsking, setAsking] = useState(false);
  const again = state.table?.again ?? null;
  if (again !== null) {
    return (
      <Link className="btn ink large" to={{ page: 'table', id: again }}>
        <StrokeIcon of="again" />
        {say('ui.table.end.joinAgain')}
      </Link>
    );
  }
  const press = async () => {
    if (playAgain === null) return go({ page: 'create' });
    setAsking(true);
    const refused = await playAgain();
    setAsking(false);
    if (refused !== null) refuse(refused);
  };
  if (tableView.seat === null && playAgain !== null && tableView.link.kind === 'online') return null;
  return (
    <Button className="btn ink large" isDisabled={isAsking} onPress={() => void press()}>
      <StrokeIcon of="again" />
      {say('ui.table.end.again')}
    </Button>
  );
}

function Keep() {
  const say = useTableSay();
  const { tableView, record, refuse, lines, replay } = useFrame();
  const { table } = tableView;
  const save = async () => {
    const text = await record();
    if (typeof text === 'string') download(`${table.game}-${table.id}.tessera`, text);
    else refuse(text);
  };
  const log = () =>
    lines.map(({ isHeading, phrase }) => (isHeading ? `\n${textOf(phrase)}` : `  ${textOf(phrase)}`)).join('\n');
  return (
    <section className="panel end-panel">
      <h2 className="title">{say('ui.table.end.keep')}</h2>
      <div className="end-keep">
        {replay === 'table' && (
          <CopyButton text={`${location.origin}/replay/table/${table.id}`}>{say('ui.table.end.link')}</CopyButton>
        )}
        <Button className="btn" onPress={() => void save()}>
          <StrokeIcon of="save" size={16} />
          {say('ui.table.end.record')}
        </Button>
        <Button className="btn" onPress={() => download(`${table.game}-${table.id}.txt`, log())}>
          <StrokeIcon of="log" size={16} />
          {say('ui.table.end.log')}
        </Button>
      </div>
      <p className="caption">{say('ui.table.end.note')}</p>
    </section>
  );
}
