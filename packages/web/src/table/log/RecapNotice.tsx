import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import './log.css';

/** On screens without a side column: says that something happened since the player's last turn, and opens it. */
export function RecapNotice() {
  const say = useTableSay();
  const { recap, open } = useFrame();
  if (recap === null) return null;
  return (
    <p className="bar-notice recap-notice">
      <StrokeIcon of="clock" size={16} />
      <span className="grow">{say('ui.table.recap.count', { count: recap.lines.length })}</span>
      <Button className="btn small" onPress={() => open('recap')}>
        {say('ui.table.recap.show')}
      </Button>
      <Button className="btn bare small icon" aria-label={say('ui.table.recap.close')} onPress={recap.close}>
        <StrokeIcon of="close" size={16} />
      </Button>
    </p>
  );
}
