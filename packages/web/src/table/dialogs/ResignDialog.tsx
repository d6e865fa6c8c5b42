import { useTableSay } from '../words/tableWords.ts';
import { CommandDialog } from './CommandDialog.tsx';

/** Resigning cannot be undone, so it is confirmed first. */
export function ResignDialog() {
  const say = useTableSay();
  return (
    <CommandDialog title={say('ui.table.resign')} action={say('ui.table.resign')} command={{ type: 'resign' }}>
      <p>{say('ui.table.resign.about')}</p>
    </CommandDialog>
  );
}
