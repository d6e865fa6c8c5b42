import { useState } from 'react';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { useIsLastLeft } from './useIsLastLeft.ts';

/** Says that a player has resigned while the viewer was watching; those who come later read it in the log. */
export function Resigned() {
  const say = useTableSay();
  const { state, tableView } = useFrame();
  const { players, seat: own, update } = tableView;
  const resigned = (state.table?.seats ?? []).flatMap((one, seat) => (one.resigned && seat !== own ? [seat] : []));
  const [known, setKnown] = useState<readonly number[]>(resigned);
  const fresh = resigned.filter((seat) => !known.includes(seat));
  const isLast = useIsLastLeft();
  // The end of the game makes this redundant, and so does the offer to end it.
  if (fresh.length === 0 || isLast || update.outcome !== null) return null;
  return (
    <p className="bar-notice">
      <StrokeIcon of="flag" size={16} />
      <span className="grow">
        {fresh.map((seat) => say('ui.table.resigned.other', { name: players.names[seat] ?? '' })).join(' ')}
      </span>
      <Button className="btn bare small" onPress={() => setKnown(resigned)}>
        {say('ui.table.dismiss')}
      </Button>
    </p>
  );
}
