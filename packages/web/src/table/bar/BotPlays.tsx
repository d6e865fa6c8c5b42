import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';

/** A bot plays for the player until they reclaim the seat. */
export function BotPlays() {
  const say = useTableSay();
  const { state, tableView, refuse } = useFrame();
  const { seat, link, update } = tableView;
  const info = seat === null ? undefined : state.table?.seats[seat];
  if (info === undefined || info.kind !== 'person' || info.bot === null || update.outcome !== null) return null;
  const reclaim = () => {
    void link.command({ type: 'reclaim' }).then((reply) => {
      if (reply.type === 'refused') refuse({ rule: reply.code, params: reply.params });
    });
  };
  return (
    <p className="bar-notice">
      <StrokeIcon of="bot" size={16} />
      <span className="grow">{say(info.resigned ? 'ui.table.resigned' : 'ui.table.botPlays')}</span>
      {!info.resigned && (
        <Button className="btn small" onPress={reclaim}>
          {say('ui.table.takeBack')}
        </Button>
      )}
    </p>
  );
}
