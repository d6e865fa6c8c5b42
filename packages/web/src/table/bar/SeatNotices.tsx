import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { momentText } from '../words/momentText.ts';
import { useTableSay } from '../words/tableWords.ts';
import { waitsIn } from './LongWait.tsx';

/** To whoever is waited for: the others have reminded them. */
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

/** Whether everybody else at the table is a bot by now, and somebody was not. */
function useIsLastLeft(): boolean {
  const { state, tableView } = useFrame();
  const { seat: own, talk, update } = tableView;
  const seats = state.table?.seats ?? [];
  if (own === null || seats[own]?.resigned !== false || update.outcome !== null || !talk.hasAgreedEnd) return false;
  const others = seats.filter((_, seat) => seat !== own);
  return others.some(({ resigned }) => resigned) && others.every(({ kind, resigned }) => kind === 'bot' || resigned);
}

/** Somebody has resigned while one was looking on; those who come later read it in the log. */
export function Resigned() {
  const say = useTableSay();
  const { state, tableView } = useFrame();
  const { who, seat: own, update } = tableView;
  const resigned = (state.table?.seats ?? []).flatMap((one, seat) => (one.resigned && seat !== own ? [seat] : []));
  const [known, setKnown] = useState<readonly number[]>(resigned);
  const fresh = resigned.filter((seat) => !known.includes(seat));
  const isLast = useIsLastLeft();
  // The end of the game says it all, and so does the offer to end it.
  if (fresh.length === 0 || isLast || update.outcome !== null) return null;
  return (
    <p className="bar-notice">
      <StrokeIcon of="flag" size={16} />
      <span className="grow">
        {fresh.map((seat) => say('ui.table.resigned.other', { name: who.names[seat] ?? '' })).join(' ')}
      </span>
      <Button className="btn bare small" onPress={() => setKnown(resigned)}>
        {say('ui.table.dismiss')}
      </Button>
    </p>
  );
}

/** Offers the end to the last person left; it does not come by itself. */
export function LastLeft() {
  const say = useTableSay();
  const { state, tableView, refuse } = useFrame();
  const isLast = useIsLastLeft();
  const [playsOn, setPlaysOn] = useState(false);
  // Whoever stays alone is asked anew.
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
