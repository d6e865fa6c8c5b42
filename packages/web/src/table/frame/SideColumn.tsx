import { useEffect } from 'react';
import { CloseButton } from '../../parts/Drawer.tsx';
import { RecapCard } from '../log/RecapCard.tsx';
import { LogPanel } from '../log/TableLog.tsx';
import { FiguresPanel } from '../players/PlayerStrips.tsx';
import { useSlots } from '../tableSlots.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { useFrame } from './frameContext.tsx';

/** The column at the right: the board's content, and the log. On narrow screens it opens on demand. */
export function SideColumn() {
  const say = useTableSay();
  const slots = useSlots();
  const { panel, open } = useFrame();
  const isOpen = panel === 'side';
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') open(null);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen, open]);
  return (
    <>
      {isOpen && <div className="table-side-veil" onPointerDown={() => open(null)} />}
      <aside className={isOpen ? 'table-side open' : 'table-side'} aria-label={say('ui.table.side')}>
        {isOpen && (
          <div className="table-side-head">
            <CloseButton onPress={() => open(null)} />
          </div>
        )}
        <div className="table-side-slot" ref={slots?.side.setElement} hidden={(slots?.side.used ?? 0) === 0} />
        {slots?.side.used === 0 && <FiguresPanel />}
        <RecapCard />
        {slots !== null && <LogPanel />}
      </aside>
    </>
  );
}
