import { useMemo } from 'react';
import { Charts } from '../../replay/Charts.tsx';
import { turningPoints } from '../../replay/turningPoints.ts';
import { useTableFigures } from '../../replay/useTableFigures.ts';
import { useFrame } from '../frame/frameContext.tsx';
import { standing } from '../log/logLines.ts';

/** The figures over the turns of this table, with the turning points so far. */
export function TableCharts() {
  const { tableView, state, record, lines, showMoment } = useFrame();
  const { link, talk, update, players, table } = tableView;
  const { news } = state;
  const isOver = update.outcome !== null;
  const samples = useTableFigures(link, state, record);
  const points = useMemo(
    () => turningPoints(table.game, samples ?? [], standing(news), lines, isOver),
    [table.game, samples, news, lines, isOver],
  );
  return (
    <Charts
      samples={samples}
      figures={talk.figures(update.view)}
      players={players}
      points={points}
      onJump={showMoment}
    />
  );
}
