import { useEffect, useState } from 'react';
import { Link } from '../app/navigation.tsx';
import { Brand } from '../parts/Brand.tsx';
import { refusalText } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import { loadPast, type Source } from './loadPast.ts';
import { type Fault, isFault } from './messages.ts';
import type { Past } from './past.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { useReplaySay } from './useReplaySay.ts';
import './replay.css';

/** A game moment by moment: a finished one from its record, a running one as the viewer may see it. */
export function Replay({ source, id, n }: { readonly source: Source; readonly id: string; readonly n: number | null }) {
  const [past, setPast] = useState<Past | Fault | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: Past | null = null;
    void loadPast(source, id).then((found) => {
      if (!isFault(found)) opened = found;
      if (isGone) opened?.close();
      else setPast(found);
    });
    return () => {
      isGone = true;
      opened?.close();
      setPast(null);
    };
  }, [source, id]);
  if (past === null) return <Fetching />;
  if (isFault(past)) return <Missing fault={past} />;
  return <ReplayTable past={past} source={source} id={id} at={n} />;
}

function Fetching() {
  const say = useReplaySay();
  return (
    <main className="replay-alone" aria-busy="true">
      <Brand />
      <p className="muted">{say('ui.replay.fetching')}</p>
    </main>
  );
}

function Missing({ fault }: { readonly fault: Fault }) {
  const say = useReplaySay();
  const words = useWords();
  return (
    <main className="replay-alone">
      <Brand />
      <h1 className="title">{say('ui.replay.missing')}</h1>
      <p role="alert">{refusalText(words, fault)}</p>
      <Link className="btn ink" to={{ page: 'lobby' }}>
        {say('ui.replay.toLobby')}
      </Link>
    </main>
  );
}
