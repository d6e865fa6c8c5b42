import { type Players, textOf } from '@tessera/locales';
import { useState } from 'react';
import { Mark } from '../parts/Mark.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { Chart } from './Chart.tsx';
import type { Sample } from './messages.ts';
import { useReplayPoint } from './TurningPoints.tsx';
import type { TurningPoint } from './turningPoints.ts';
import { useReplaySay } from './useReplaySay.ts';
import './charts.css';

export interface ChartsProps {
  /** Null while loading. */
  readonly samples: readonly Sample[] | null;
  /** The names of the figures, in the order of the samples (`talk.figures(view)`). */
  readonly figures: readonly { readonly name: string }[];
  readonly players: Players;
  readonly points?: readonly TurningPoint[];
  /** Where a turning point leads; without it they are only named. */
  readonly onJump?: (n: number) => void;
}

const NONE: readonly TurningPoint[] = [];

/**
 * The numbers that people compare, over the turns: the first one large, the others below; all of them as tables on
 * demand.
 */
export function Charts({ samples, figures, players, points = NONE, onJump }: ChartsProps) {
  const say = useReplaySay();
  const [asTables, setTables] = useState(false);
  const pointWords = useReplayPoint(players);
  if (samples === null) return <p className="caption charts-empty">{say('ui.replay.charts.fetching')}</p>;
  if (samples.length < 2) return <p className="caption charts-empty">{say('ui.replay.charts.empty')}</p>;
  const noted = points.flatMap((point) => {
    // The log's line describes what happened where it has no text of its own.
    const words = pointWords(point) ?? (point.line === null ? null : textOf(point.line));
    return words === null ? [] : [{ turn: point.turn, words, n: point.n, seat: point.seat }];
  });
  return (
    <div className="charts">
      <Toggle isOn={asTables} onChange={setTables}>
        {say('ui.replay.charts.tables')}
      </Toggle>
      <Legend players={players} />
      <div className="charts-grid">
        {figures.map(({ name }, figure) => (
          <section key={name} className={figure === 0 ? 'chart first' : 'chart'} aria-label={name}>
            <h3 className="title chart-title">{name}</h3>
            {!asTables && (
              <Chart
                samples={samples}
                figure={figure}
                seats={players.names.length}
                height={figure === 0 ? 260 : 150}
                points={figure === 0 ? points : NONE}
              />
            )}
            <FigureTable name={name} samples={samples} figure={figure} players={players} isShown={asTables} />
            {figure === 0 && noted.length > 0 && (
              <ul className="chart-points" aria-label={say('ui.replay.points')}>
                {noted.map(({ turn, words, n, seat }) => (
                  <li key={n}>
                    <span className="sr">{say('ui.replay.turn')}</span> <b>{turn}</b>
                    {seat !== null && <Mark seat={seat} size={12} />}
                    {onJump === undefined ? (
                      words
                    ) : (
                      <button type="button" className="chart-point" onClick={() => onJump(n)}>
                        {words}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Whose line is whose: mark and name. */
function Legend({ players }: { readonly players: Players }) {
  const say = useReplaySay();
  return (
    <ul className="charts-legend">
      {players.names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <li key={seat}>
          <Mark seat={seat} /> {seat === players.you ? say('ui.replay.you') : name}
        </li>
      ))}
    </ul>
  );
}

/** The same numbers as a table; for screen readers it is always there. */
function FigureTable({
  name,
  samples,
  figure,
  players,
  isShown,
}: {
  readonly name: string;
  readonly samples: readonly Sample[];
  readonly figure: number;
  readonly players: Players;
  readonly isShown: boolean;
}) {
  const say = useReplaySay();
  return (
    <div className={isShown ? 'chart-table' : 'sr'} tabIndex={isShown ? 0 : undefined}>
      <table>
        <caption className="sr">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{say('ui.replay.turn')}</th>
            {players.names.map((one, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <th key={seat} scope="col">
                {seat === players.you ? say('ui.replay.you') : one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ n, turn, values }) => (
            <tr key={n}>
              <th scope="row">{turn}</th>
              {players.names.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <td key={seat}>{values[figure]?.[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
