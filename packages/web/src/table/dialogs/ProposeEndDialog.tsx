import { useTableSay } from '../words/tableWords.ts';
import { CommandDialog } from './CommandDialog.tsx';

/** A game ends early only if all agree. */
export function ProposeEndDialog() {
  const say = useTableSay();
  return (
    <CommandDialog
      title={say('ui.table.proposeEnd')}
      action={say('ui.table.propose')}
      command={{ type: 'propose', what: 'end' }}
    >
      <p>{say('ui.table.proposeEnd.about')}</p>
    </CommandDialog>
  );
}
