import type { TerritoryView } from '@tessera/game-founders';
import { Button } from 'react-aria-components';
import { SeatBadge } from '../parts/Mark.tsx';
import { useTable } from '../table/tableContext.tsx';
import { useBoard } from './boardContext.tsx';
import { Hand } from './Hand.tsx';
import { ScoreLine } from './ScoreLine.tsx';

/** Whose territory it is, the current points, the tokens in hand; and the way to the other territories. */
export function StageHead({
  territory,
  isCompact,
}: {
  readonly territory: TerritoryView;
  readonly isCompact: boolean;
}) {
  const { view, own, look, words } = useBoard();
  const { players } = useTable();
  const { seat } = territory;
  const name = players.names[seat] ?? '';
  const isYours = players.you === seat;
  const say = words.words.say;
  return (
    <header className="founders-head">
      {isCompact ? (
        <Seats />
      ) : (
        <>
          <SeatBadge seat={seat} size={30} />
          <div className="founders-head-text">
            <h2 className="title">{isYours ? say('ui.founders.yours') : say('ui.founders.theirs', { who: name })}</h2>
            <ScoreLine territory={territory} />
          </div>
          {seat !== own && (
            <Button className="btn small" onPress={() => look(own)}>
              {players.you === own
                ? say('ui.founders.backToYours')
                : say('ui.founders.backTo', { who: players.names[own] ?? '' })}
            </Button>
          )}
        </>
      )}
      {isCompact && <ScoreLine territory={territory} />}
      <Hand territory={territory} isOwn={seat === own && view.seat === own} />
    </header>
  );
}

/** On small screens: the territory being looked at. */
function Seats() {
  const { view, stage, look, words } = useBoard();
  const { players } = useTable();
  return (
    <div className="founders-seats">
      {view.territories.map(({ seat }) => (
        <Button
          key={seat}
          className="founders-seat"
          aria-pressed={seat === stage}
          aria-label={
            seat === players.you
              ? words.words.say('ui.founders.yours')
              : words.words.say('ui.founders.theirs', { who: players.names[seat] ?? '' })
          }
          onPress={() => look(seat)}
        >
          <SeatBadge seat={seat} size={26} />
        </Button>
      ))}
    </div>
  );
}
