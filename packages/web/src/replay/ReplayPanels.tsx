import { Drawer } from '../parts/Drawer.tsx';
import { useTable } from '../table/tableContext.tsx';
import { Charts } from './Charts.tsx';
import { FairnessProof } from './FairnessProof.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import type { Replay } from './useReplay.ts';
import { useReplaySay } from './useReplaySay.ts';

/** The overlays of the replay. */
export type ReplayPanel = 'charts' | 'proof' | 'log';

/** The open panel, if any. It closes on a jump, so that the target is visible. */
export function ReplayPanels({
  replay,
  panel,
  onClose,
}: {
  readonly replay: Replay;
  readonly panel: ReplayPanel | null;
  readonly onClose: () => void;
}) {
  const say = useReplaySay();
  const { view } = useTable();
  const { past, n, course, talk, players } = replay;
  const jump = (next: number) => {
    onClose();
    replay.jump(next);
  };
  if (panel === null) return null;
  if (panel === 'charts') {
    return (
      <Drawer title={say('ui.replay.charts')} onClose={onClose}>
        <Charts
          samples={course.samples}
          figures={talk.figures(view)}
          players={players}
          points={course.points}
          onJump={jump}
        />
      </Drawer>
    );
  }
  if (panel === 'proof') {
    return (
      <Drawer title={say('ui.replay.proof')} onClose={onClose}>
        <FairnessProof record={past.text} />
      </Drawer>
    );
  }
  return (
    <Drawer title={say('ui.replay.log')} onClose={onClose}>
      <TurningPoints points={course.points} n={n} players={players} onJump={jump} />
      <ReplayLog lines={course.lines} turns={course.turns} n={n} onJump={jump} />
    </Drawer>
  );
}
