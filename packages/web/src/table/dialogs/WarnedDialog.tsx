import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { SaidPlainly } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';

/** Shows what an answer would cost before it is given. */
export function WarnedDialog() {
  const say = useTableSay();
  const { warned } = useFrame();
  if (warned === null) return null;
  const { warning, confirm, cancel } = warned;
  return (
    <ConfirmDialog
      role="alertdialog"
      title={say('ui.table.warned')}
      cancel={say('ui.table.cancel')}
      action={say('ui.table.warned.do')}
      onConfirm={confirm}
      onClose={cancel}
    >
      <p>
        <SaidPlainly phrase={warning} />
      </p>
    </ConfirmDialog>
  );
}
