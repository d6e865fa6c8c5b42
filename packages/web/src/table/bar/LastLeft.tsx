import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { useIsLastLeft } from './useIsLastLeft.ts';

/** Offers to end the game to the last person left; it never ends by itself. */
export function LastLeft() {
  const say = useTableSay();
  const { state, tableView, refuse } = useFrame();
  const isLast = useIsLastLeft();
  const [playsOn, setPlaysOn] = useState(false);
  // A player who is alone again is asked again.
  useEffect(() => {
    if (!isLast) setPlaysOn(false);
  }, [isLast]);
  if (!isLast || playsOn) return null;
  const end = () => {
    void tableView.link.command({ type: 'propose', what: 'end' }).then((reply) => {
      if (reply.type === 'refused') refuse({ rule: reply.code, params: reply.params });
      else setPlaysOn(true);
    });
  };
  const isAlone = (state.table?.seats ?? []).every(({ resigned }, seat) => resigned || seat === tableView.seat);
  return (
    <div className="bar-notice ask" role="status">
      <StrokeIcon of="flag" size={16} />
      <span className="grow">{say(isAlone ? 'ui.table.lastLeft' : 'ui.table.lastLeft.bots')}</span>
      <span className="bar-notice-buttons">
        <Button className="btn small" onPress={() => setPlaysOn(true)}>
          {say('ui.table.lastLeft.playOn')}
        </Button>
        <Button className="btn small" onPress={end}>
          {say('ui.table.lastLeft.end')}
        </Button>
      </span>
    </div>
  );
}
