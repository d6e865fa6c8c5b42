import { textOf } from '@tessera/locales';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { go } from '../../app/navigation.tsx';
import { openOfflineTable } from '../../link/offlineLink.ts';
import { callLocal } from '../../offline/localTables.ts';
import { isRefusal } from '../../offline/messages.ts';
import type { Surroundings } from '../../table/frame/frameContext.tsx';
import { TableFrame } from '../../table/frame/TableFrame.tsx';
import { useLink, useLinkState } from '../../table/session/useLink.ts';
import { refusalText } from '../../table/words/tableWords.ts';
import { useWords } from '../../words/useWords.tsx';
import { HelpDrawer } from '../HelpDrawer.tsx';
import { useHelpSay } from '../helpWords.ts';
import { Coach } from './Coach.tsx';
import { guided } from './guidedLink.ts';
import { stepOf } from './steps.ts';
import './guide.css';

/** The guided first game: the real table, with a few words above it that say what is going on and what to do. */
export function GuidedGame({ id }: { readonly id: string }) {
  const say = useHelpSay();
  const words = useWords();
  // The table got its name in the language of its creation; here the name follows the current language.
  const name = useRef('');
  name.current = say('ui.help.guide');
  const link = useLink(() => guided(openOfflineTable(id), () => name.current), id);
  const { update, closed, table } = useLinkState(link);
  const place = useRef<HTMLDivElement>(null);
  const [rule, setRule] = useState<string | null>(null);
  const leave = useCallback(() => go({ page: 'learn' }), []);
  const surroundings = useMemo<Surroundings>(
    () => ({
      replay: 'local',
      record: async () => {
        const record = await callLocal('record', { id });
        return isRefusal(record) ? { rule: record.code, params: record.params } : record;
      },
      playAgain: null,
      bots: async () => [],
      passes: async () => [],
    }),
    [id],
  );
  if (closed !== null) {
    return (
      <main className="table-closed" id="main">
        <h1 className="title">{say('ui.help.guide')}</h1>
        <p>{textOf(refusalText(words, { rule: closed, params: {} }))}</p>
        <Button className="btn ink" onPress={leave}>
          {say('ui.help.guide.leave')}
        </Button>
      </main>
    );
  }
  if (link === null || update === null || table === null) {
    return (
      <main className="loading" aria-busy="true">
        <span className="sr">{say('ui.help.guide.preparing')}</span>
      </main>
    );
  }
  const step = stepOf(update.n, update.asks.length > 0, update.outcome !== null);
  return (
    <div className={step.shown !== null && !step.isWaiting ? 'guide leading' : 'guide'}>
      <Coach step={step} view={update.view} id={id} table={place} onRule={setRule} onLeave={leave} />
      <div className="guide-table" ref={place}>
        <TableFrame link={link} surroundings={surroundings} />
      </div>
      {rule !== null && <HelpDrawer game={table.game} rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
