import { lazy, Suspense } from 'react';
import { Drawer } from '../../parts/Drawer.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { Commitment } from '../seats/Commitment.tsx';
import { useTableSay } from '../words/tableWords.ts';
import './end.css';

const FairnessProof = lazy(async () => ({ default: (await import('../../replay/FairnessProof.tsx')).FairnessProof }));

/** Why nobody could have chosen the draws: the commitment before the end, the proof after it. */
export function Fairness() {
  const say = useTableSay();
  const { tableView, record } = useFrame();
  const { table, update } = tableView;
  if (update.outcome !== null) {
    return (
      <Suspense fallback={null}>
        <FairnessProof record={record} />
      </Suspense>
    );
  }
  const chosen = table.words.filter((word) => word !== '');
  return (
    <ol className="fairness-steps">
      <li>
        <p>{say('ui.table.fairness.committed')}</p>
        <Commitment commitment={table.commitment} />
      </li>
      <li>
        <p>
          {chosen.length === 0
            ? say('ui.table.fairness.noWords')
            : say('ui.table.fairness.words', { words: chosen.join(' · ') })}
        </p>
      </li>
      <li>
        <p>{say('ui.table.fairness.later')}</p>
      </li>
    </ol>
  );
}

export function FairnessDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useTableSay();
  return (
    <Drawer title={say('ui.table.fairness')} onClose={onClose}>
      <Fairness />
    </Drawer>
  );
}
