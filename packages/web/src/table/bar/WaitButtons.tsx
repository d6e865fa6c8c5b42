import type { WaitInfo } from '@tessera/protocol';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableCommand } from '../session/useTableCommand.ts';
import { figuresOf } from '../words/momentText.ts';
import { useTableSay } from '../words/tableWords.ts';
import { useCountdown } from './useCountdown.ts';
import { useWait } from './waits.ts';

/** What waiting players may do, and when: remind a player, then let a bot play. */
export function WaitButtons() {
  const { state, tableView } = useFrame();
  const wait = useWait();
  const own = tableView.seat === null ? undefined : state.table?.seats[tableView.seat];
  if (wait === null || own === undefined || own.resigned) return null;
  return (
    <>
      {(wait.reminded === null || wait.remindIn === 0) && <Remind wait={wait} />}
      {wait.replaceIn !== null && <Replace wait={wait} left={wait.replaceIn} />}
    </>
  );
}

function Remind({ wait }: { readonly wait: WaitInfo }) {
  const say = useTableSay();
  const give = useTableCommand();
  const left = useCountdown(wait, wait.remindIn);
  return (
    <Button className="btn later" isDisabled={left > 0} onPress={() => give({ type: 'remind', seat: wait.seat })}>
      <StrokeIcon of="bell" size={16} />
      <span className="bar-label">
        {left > 0 ? say('ui.table.wait.remindIn', { time: figuresOf(left) }) : say('ui.table.wait.remind')}
      </span>
    </Button>
  );
}

function Replace({ wait, left: told }: { readonly wait: WaitInfo; readonly left: number }) {
  const say = useTableSay();
  const give = useTableCommand();
  const left = useCountdown(wait, told);
  return (
    <Button className="btn later" isDisabled={left > 0} onPress={() => give({ type: 'replace', seat: wait.seat })}>
      <StrokeIcon of="bot" size={16} />
      <span className="bar-label">
        {left > 0 ? say('ui.table.wait.replaceIn', { time: figuresOf(left) }) : say('ui.table.wait.replace')}
      </span>
    </Button>
  );
}
