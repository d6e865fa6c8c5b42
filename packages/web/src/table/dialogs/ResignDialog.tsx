import { useTableSay } from '../words/tableWords.ts';
import { CommandDialog } from './CommandDialog.tsx';

/** Resigning cannot be taken back: one of the few things that are asked twice. */
export function ResignDialog() {
  const say = useTableSay();
  return (
    <CommandDialog title={say('ui.table.resign')} action={say('ui.table.resign')} command={{ type: 'resign' }}>
      <p>{say('ui.table.resign.about')}</p>
    </CommandDialog>
  );
}
