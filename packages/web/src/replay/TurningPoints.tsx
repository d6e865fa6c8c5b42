import { type Players, textOf } from '@tessera/locales';
import { Mark } from '../parts/Mark.tsx';
import type { TurningPoint } from './turningPoints.ts';
import { useReplaySay } from './useReplaySay.ts';

/** What decided the game; each point leads to its moment. */
export function TurningPoints({
  points,
  n,
  players,
  onJump,
}: {
  readonly points: readonly TurningPoint[];
  readonly n: number;
  readonly players: Players;
  readonly onJump: (n: number) => void;
}) {
  const say = useReplaySay();
  if (points.length === 0) return null;
  return (
    <section className="replay-points panel" aria-labelledby="replay-points">
      <h2 id="replay-points" className="panel-title">
        {say('ui.replay.points')}
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point.n}>
            <button
              type="button"
              className={point.n === n ? 'replay-point here' : 'replay-point'}
              aria-current={point.n === n ? 'step' : undefined}
              onClick={() => onJump(point.n)}
            >
              <span className="replay-point-turn">{point.turn}</span>
              {point.seat === null ? <span className="replay-line-mark" /> : <Mark seat={point.seat} size={14} />}
              <span className="replay-point-words">
                <PointWords point={point} players={players} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PointWords({ point, players }: { readonly point: TurningPoint; readonly players: Players }) {
  const title = useReplayPoint(players)(point);
  const detail = point.line === null ? '' : textOf(point.line);
  return title === null ? (
    <b>{detail}</b>
  ) : (
    <>
      <b>{title}</b>
      {detail !== '' && <span className="replay-point-detail">{detail}</span>}
    </>
  );
}

/** A turning point in a few words; null where the log's line says it best. */
export function useReplayPoint(players: Players): (point: TurningPoint) => string | null {
  const say = useReplaySay();
  return ({ what, seat }) => {
    if (what === 'end') return say('ui.replay.point.end');
    if (what === 'event' || seat === null) return null;
    return say('ui.replay.point.lead', { you: seat === players.you ? 'yes' : 'no', name: players.names[seat] ?? '' });
  };
}
