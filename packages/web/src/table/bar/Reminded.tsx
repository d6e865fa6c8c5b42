import { StrokeIcon } from '../../parts/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { momentText } from '../words/momentText.ts';
import { useTableSay } from '../words/tableWords.ts';
import { waitsIn } from './waits.ts';

/** Tells the awaited player that the others have reminded them. */
export function Reminded() {
  const say = useTableSay();
  const { language } = useWords();
  const frame = useFrame();
  const own = waitsIn(frame).find(({ seat }) => seat === frame.tableView.seat);
  if (own === undefined || own.reminded === null) return null;
  return (
    <p className="bar-notice ask" role="status">
      <StrokeIcon of="bell" size={16} />
      <span className="grow">{say('ui.table.wait.you', { time: momentText(language, own.since, Date.now()) })}</span>
    </p>
  );
}
