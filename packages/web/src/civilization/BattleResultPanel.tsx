import { Button } from 'react-aria-components';
import { useTable } from '../table/tableContext.tsx';
import { Said } from '../table/words/Said.tsx';
import { useTableSay } from '../table/words/tableWords.ts';
import { useBoard } from './boardContext.tsx';
import type { UnreadBattle } from './useUnreadBattle.ts';

/** How a battle ended. It stays until the player closes it, whatever the bots do meanwhile. */
export function BattleResultPanel({ battle: { result, close } }: { readonly battle: UnreadBattle }) {
  const say = useTableSay();
  const { ui } = useBoard();
  const { talk, players, view } = useTable();
  const lines = result.told
    .map((happening) => talk.happening(happening, players, view))
    .filter((line) => line !== null);
  return (
    <section className="civ-result panel" aria-label={ui('battleOver')}>
      <div className="grow">
        <h2 className="title">{ui('battleOver')}</h2>
        <ul>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: past happenings never change.
            <li key={i}>
              <Said phrase={line} />
            </li>
          ))}
        </ul>
      </div>
      <Button className="btn" onPress={close}>
        {say('ui.table.recap.close')}
      </Button>
    </section>
  );
}
