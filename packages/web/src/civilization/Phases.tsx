import { textOf } from '@tessera/locales';
import { StrokeIcon } from '../parts/Icon.tsx';
import { useBoard } from './boardContext.tsx';

const PHASES = ['startOfTurn', 'trade', 'cityManagement', 'movement', 'research'];

/** The progress of the turn: five phases, the present one with its name. */
export function Phases() {
  const { view, say, ui } = useBoard();
  const now = view.turn === 0 ? -1 : PHASES.indexOf(view.phase);
  return (
    <ol className="civ-phases" aria-label={ui('phases')}>
      {now < 0 && <li className="civ-phase now">{say.text('see.setUp')}</li>}
      {now >= 0 &&
        PHASES.map((phase, i) => {
          const name = textOf(say.name('phase', phase));
          return (
            <li
              key={phase}
              className={i === now ? 'civ-phase now' : 'civ-phase'}
              aria-current={i === now ? 'step' : undefined}
              title={name}
            >
              <span className="civ-phase-number">
                {i < now ? <StrokeIcon of="check" size={12} width={3} /> : i + 1}
              </span>
              {i === now ? <span className="civ-phase-name">{name}</span> : <span className="sr">{name}</span>}
            </li>
          );
        })}
    </ol>
  );
}
