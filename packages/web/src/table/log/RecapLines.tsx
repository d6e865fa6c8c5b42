import { useRef } from 'react';
import { Mark } from '../../parts/Mark.tsx';
import { useOneStop } from '../../parts/useOneStop.ts';
import { Said } from '../words/Said.tsx';
import type { LogLine } from './logLines.ts';
import './log.css';

/** Lines of the log that the player has missed. */
export function RecapLines({ lines }: { readonly lines: readonly LogLine[] }) {
  const list = useRef<HTMLUListElement>(null);
  const stop = useOneStop(list, { items: 'button' });
  return (
    <ul className="recap-lines" ref={list} {...stop}>
      {lines.map(({ key, seat, phrase }) => (
        <li key={key} className="log-line">
          {seat === null ? <span className="log-mark" /> : <Mark seat={seat} size={12} />}
          <span className="log-words">
            <Said phrase={phrase} marked={seat} />
          </span>
        </li>
      ))}
    </ul>
  );
}
