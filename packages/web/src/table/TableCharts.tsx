import { Charts } from '../replay/Charts.tsx';
import { useTableFigures } from '../replay/useTableFigures.ts';
import { useFrame } from './frameContext.tsx';

/** The numbers over the turns of this table. */
export function TableCharts() {
  const { tableView, state, record } = useFrame();
  const { link, talk, update, who } = tableView;
  const samples = useTableFigures(link, state, record);
  return <Charts samples={samples} figures={talk.figures(update.view)} who={who} />;
}
