import { TesseraDialog } from '../../parts/TesseraDialog.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { type TableKey, useTableSay } from '../words/tableWords.ts';
import './shortcuts.css';

const SHORTCUTS: readonly (readonly [keys: readonly (TableKey | `=${string}`)[], does: TableKey])[] = [
  [['ui.table.key.enter'], 'ui.table.shortcut.enter'],
  [['ui.table.key.escape'], 'ui.table.shortcut.escape'],
  [['=Ctrl', '=Z'], 'ui.table.shortcut.undo'],
  [['=Ctrl', '=⇧', '=Z'], 'ui.table.shortcut.restart'],
  [['ui.table.key.tab'], 'ui.table.shortcut.tab'],
  [['=←', '=↑', '=→', '=↓'], 'ui.table.shortcut.arrows'],
  [['=B'], 'ui.table.shortcut.bar'],
  [['=T'], 'ui.table.shortcut.text'],
  [['=1', '=…', '=9'], 'ui.table.shortcut.numbers'],
  [['=L'], 'ui.table.shortcut.log'],
  [['=C'], 'ui.table.shortcut.chat'],
  [['=H'], 'ui.table.shortcut.help'],
  [['=?'], 'ui.table.shortcut.list'],
];

/** The keys of the table. */
export function ShortcutsDialog() {
  const say = useTableSay();
  const { open } = useFrame();
  return (
    <TesseraDialog title={say('ui.table.shortcuts')} onClose={() => open(null)}>
      <dl className="shortcuts">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key.startsWith('=') ? key.slice(1) : say(key as TableKey)}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </TesseraDialog>
  );
}
