import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { Drawer } from '../../parts/Drawer.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { useOneStop } from '../../parts/useOneStop.ts';
import { useFrame } from '../frame/frameContext.tsx';
import { Said } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import type { LogLine } from './logLines.ts';
import './log.css';

/** The most that is worth reading beside the board; the log has the rest. */
const MOST = 12;

/** What happened since one's last turn, in the side column: it covers nothing and blocks nothing. */
export function RecapCard() {
  const say = useTableSay();
  const { recap, open } = useFrame();
  if (recap === null) return null;
  const more = recap.lines.length - MOST;
  return (
    <section className="recap panel" aria-label={say('ui.table.recap')}>
      <h2 className="panel-title">{say('ui.table.recap')}</h2>
      <RecapLines lines={recap.lines.slice(-MOST)} />
      <div className="row">
        {more > 0 && (
          <Button className="btn bare small" onPress={() => open('log')}>
            {say('ui.table.recap.more', { count: more })}
          </Button>
        )}
        <span className="grow" />
        <Button className="btn small" onPress={recap.close}>
          {say('ui.table.recap.close')}
        </Button>
      </div>
    </section>
  );
}

/** The same on screens without a side column: a line of the bar that opens it. */
export function RecapNotice() {
  const say = useTableSay();
  const { recap, open } = useFrame();
  if (recap === null) return null;
  return (
    <p className="bar-notice recap-notice">
      <StrokeIcon of="clock" size={16} />
      <span className="grow">{say('ui.table.recap.count', { count: recap.lines.length })}</span>
      <Button className="btn small" onPress={() => open('recap')}>
        {say('ui.table.recap.show')}
      </Button>
      <Button className="btn bare small icon" aria-label={say('ui.table.recap.close')} onPress={recap.close}>
        <StrokeIcon of="close" size={16} />
      </Button>
    </p>
  );
}

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

function RecapLines({ lines }: { readonly lines: readonly LogLine[] }) {
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
