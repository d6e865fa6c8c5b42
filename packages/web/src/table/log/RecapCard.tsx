import { Button } from 'react-aria-components';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { RecapLines } from './RecapLines.tsx';
import './log.css';

/** The most lines worth reading beside the board; the log has the rest. */
const MOST = 12;

/** What happened since the player's last turn, in the side column: it covers nothing and blocks nothing. */
export function RecapCard() {
  const say = useTableSay();
  const { recap, open } = useFrame();
  if (recap === null) return null;
  const more = recap.lines.length - MOST;
  return (
    <section className="recap panel" aria-label={say('ui.table.recap')}>
      <h2 className="panel-title">{say('ui.table.recap')}</h2>
      <RecapLines lines={recap.lines.slice(-MOST)} />
      <div className="row">
        {more > 0 && (
          <Button className="btn bare small" onPress={() => open('log')}>
            {say('ui.table.recap.more', { count: more })}
          </Button>
        )}
        <span className="grow" />
        <Button className="btn small" onPress={recap.close}>
          {say('ui.table.recap.close')}
        </Button>
      </div>
    </section>
  );
}
