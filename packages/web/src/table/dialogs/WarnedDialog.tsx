import { Button } from 'react-aria-components';
import { TesseraDialog } from '../../parts/TesseraDialog.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { SaidPlainly } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';

/** What an answer would take away, before it is given. */
export function WarnedDialog() {
  const say = useTableSay();
  const { warned } = useFrame();
  if (warned === null) return null;
  const { warning, confirm, cancel } = warned;
  const foot = (
    <>
      <Button className="btn" onPress={cancel}>
        {say('ui.table.cancel')}
      </Button>
      <Button className="btn ink" onPress={confirm}>
        {say('ui.table.warned.do')}
      </Button>
    </>
  );
  return (
    <TesseraDialog role="alertdialog" title={say('ui.table.warned')} onClose={cancel} foot={foot}>
      <p>
        <SaidPlainly phrase={warning} />
      </p>
    </TesseraDialog>
  );
}
