import { lazy, Suspense } from 'react';
import { Drawer } from '../../parts/Drawer.tsx';
import { ChatForm } from '../chat/ChatForm.tsx';
import { ChatLines } from '../chat/ChatLines.tsx';
import { HandOverDialog } from '../dialogs/HandOverDialog.tsx';
import { OrdersDialog } from '../dialogs/OrdersDialog.tsx';
import { ProposeEndDialog } from '../dialogs/ProposeEndDialog.tsx';
import { ProposeUndoDialog } from '../dialogs/ProposeUndoDialog.tsx';
import { ResignDialog } from '../dialogs/ResignDialog.tsx';
import { ShortcutsDialog } from '../dialogs/ShortcutsDialog.tsx';
import { FairnessDrawer } from '../end/Fairness.tsx';
import { RecapDrawer } from '../log/RecapDrawer.tsx';
import { LogLines } from '../log/TableLog.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { useFrame } from './frameContext.tsx';
import type { HelpAt } from './useHelp.ts';

const HelpDrawer = lazy(async () => ({ default: (await import('../../help/HelpDrawer.tsx')).HelpDrawer }));
const TableCharts = lazy(async () => ({ default: (await import('../end/TableCharts.tsx')).TableCharts }));

/** The overlays currently open over the table. */
export function Panels({ help, onHelpClose }: { readonly help: HelpAt | null; readonly onHelpClose: () => void }) {
  const { tableView } = useFrame();
  return (
    <>
      <OpenPanel />
      {help !== null && (
        <Suspense fallback={null}>
          <HelpDrawer game={tableView.table.game} rule={help.rule} reason={help.reason} onClose={onHelpClose} />
        </Suspense>
      )}
    </>
  );
}

function OpenPanel() {
  const say = useTableSay();
  const { panel, open } = useFrame();
  const close = () => open(null);
  switch (panel) {
    case 'log':
      return (
        <Drawer title={say('ui.table.log')} onClose={close}>
          <LogLines isInDialog />
        </Drawer>
      );
    case 'recap':
      return <RecapDrawer />;
    case 'chat':
      return (
        <Drawer title={say('ui.table.chat')} onClose={close} foot={<ChatForm />}>
          <ChatLines />
        </Drawer>
      );
    case 'charts':
      return (
        <Drawer title={say('ui.table.charts')} onClose={close}>
          <Suspense fallback={null}>
            <TableCharts />
          </Suspense>
        </Drawer>
      );
    case 'fairness':
      return <FairnessDrawer onClose={close} />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'orders':
      return <OrdersDialog />;
    case 'resign':
      return <ResignDialog />;
    case 'handOver':
      return <HandOverDialog />;
    case 'proposeEnd':
      return <ProposeEndDialog />;
    case 'proposeUndo':
      return <ProposeUndoDialog />;
    default:
      return null;
  }
}
