import { textOf } from '@tessera/locales';
import { useEffect, useState } from 'react';
import { TesseraDialog } from '../../parts/TesseraDialog.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableCommand } from '../session/useTableCommand.ts';
import { useTableSay } from '../words/tableWords.ts';

/** Questions that the player never wants to be asked. */
export function OrdersDialog() {
  const say = useTableSay();
  const { passes, tableView, open, state } = useFrame();
  const { talk, players, seat } = tableView;
  const give = useTableCommand();
  const [kinds, setKinds] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void passes().then(setKinds);
  }, [passes]);
  const given = state.table?.you.passes ?? [];
  const change = (kind: string, isOn: boolean) => {
    const next = isOn ? [...given, kind] : given.filter((one) => one !== kind);
    give({ type: 'orders', passes: next });
  };
  return (
    <TesseraDialog title={say('ui.table.orders')} onClose={() => open(null)}>
      <p>{say('ui.table.orders.about')}</p>
      {kinds?.length === 0 && <p className="caption">{say('ui.table.orders.none')}</p>}
      {(kinds ?? []).map((kind) => (
        <Toggle key={kind} isOn={given.includes(kind)} onChange={(isOn) => change(kind, isOn)}>
          {textOf(talk.awaited(kind, seat ?? 0, players))}
        </Toggle>
      ))}
    </TesseraDialog>
  );
}
