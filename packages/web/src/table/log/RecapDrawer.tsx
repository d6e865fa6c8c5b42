import { Drawer } from '../../parts/Drawer.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { RecapLines } from './RecapLines.tsx';

/** What happened since the player's last turn, over the table. */
export function RecapDrawer() {
  const say = useTableSay();
  const { recap, open } = useFrame();
  const close = () => {
    open(null);
    recap?.close();
  };
  return (
    <Drawer title={say('ui.table.recap')} onClose={close}>
      <RecapLines lines={recap?.lines ?? []} />
    </Drawer>
  );
}
