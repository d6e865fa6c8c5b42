import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { announce } from '../../app/announce.ts';
import { go } from '../../app/navigation.tsx';
import { openOfflineTable } from '../../link/offlineLink.ts';
import { callLocal } from '../../offline/localTables.ts';
import { isRefusal } from '../../offline/messages.ts';
import { StrokeIcon } from '../../parts/Icon.tsx';
import type { Surroundings } from '../../table/frameContext.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useLink, useLinkState } from '../../table/useLink.ts';
import { useTalk } from '../../words/useWords.tsx';
import { HelpDrawer } from '../HelpDrawer.tsx';
import { useHelpSay } from '../helpWords.ts';
import { guided } from './guidedLink.ts';
import { playAgainstBots } from './startGuide.ts';
import { STEPS, stepAt } from './steps.ts';
import './guide.css';

/** The guided first game: the real table, with a few words above it that say what is going on and what to do. */
export function GuidedGame({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }) {
  const say = useHelpSay();
  const link = useLink(() => guided(openOfflineTable(id)), id);
  const { update, closed, table } = useLinkState(link);
  const [rule, setRule] = useState<string | null>(null);
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
  useEffect(() => {
    if (closed !== null) onLeave();
  }, [closed, onLeave]);
  if (link === null || update === null || table === null) {
    return (
      <main className="loading" aria-busy="true">
        <span className="sr">{say('ui.help.guide.preparing')}</span>
      </main>
    );
  }
  return (
    <div className="guide">
      <Coach
        entries={update.n}
        isAsked={update.asks.length > 0}
        view={update.view}
        id={id}
        onRule={setRule}
        onLeave={onLeave}
      />
      <div className="guide-table">
        <TableFrame link={link} surroundings={surroundings} />
      </div>
      {rule !== null && <HelpDrawer game={table.game} rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

interface CoachProps {
  readonly entries: number;
  readonly isAsked: boolean;
  readonly view: Parameters<ReturnType<typeof useTalk>['figures']>[0];
  readonly id: string;
  readonly onRule: (rule: string) => void;
  readonly onLeave: () => void;
}

function Coach(props: CoachProps) {
  const { entries, isAsked, onRule, onLeave } = props;
  const say = useHelpSay();
  const at = stepAt(entries);
  const step = STEPS[at];
  // While the others move, the words of the last step stay: nothing is worse than a text that goes while one reads it.
  const isWaiting = step !== undefined && (step.after !== entries || !isAsked);
  const shownAt = isWaiting ? Math.max(0, at - 1) : at;
  const shown = STEPS[shownAt];
  const title = shown === undefined ? say('ui.help.guide.done.title') : say(shown.title);
  const spoken = useRef(-1);
  useEffect(() => {
    if (isWaiting || spoken.current === at) return;
    spoken.current = at;
    const now = STEPS[at];
    announce(
      now === undefined
        ? `${say('ui.help.guide.done.title')}. ${say('ui.help.guide.done.text')}`
        : `${say('ui.help.guide.step', { step: at + 1, all: STEPS.length })}: ${say(now.title)}. ${say(now.text)} ${say(now.todo)}`,
    );
  }, [at, isWaiting, say]);
  return (
    <section className="coach" aria-label={say('ui.help.guide')}>
      <div className="coach-head">
        <span className="coach-icon">
          <StrokeIcon of={shown?.icon ?? 'flag'} size={20} />
        </span>
        <div className="grow">
          <p className="coach-step">
            {shown === undefined
              ? say('ui.help.guide')
              : say('ui.help.guide.step', { step: shownAt + 1, all: STEPS.length })}
          </p>
          <h2 className="title coach-title">{title}</h2>
        </div>
        <Button className="btn bare icon coach-leave" aria-label={say('ui.help.guide.leave')} onPress={onLeave}>
          <StrokeIcon of="close" />
        </Button>
      </div>
      {shown === undefined ? (
        <Done {...props} />
      ) : (
        <>
          <p className="coach-text">
            {say(shown.text)}{' '}
            <button type="button" className="rule-link" onClick={() => onRule(shown.rule)}>
              {shown.rule}
            </button>
          </p>
          <p className={isWaiting ? 'coach-todo waiting' : 'coach-todo'}>
            <StrokeIcon of={isWaiting ? 'clock' : 'arrow'} size={18} />
            {isWaiting ? say('ui.help.guide.waiting') : say(shown.todo)}
          </p>
        </>
      )}
      <Progress at={shownAt} />
    </section>
  );
}

/** How far one has come. */
function Progress({ at }: { readonly at: number }) {
  return (
    <div className="coach-progress" aria-hidden="true">
      {STEPS.map(({ after }, i) => (
        <span key={after} className={i < at ? 'done' : i === at ? 'now' : ''} />
      ))}
    </div>
  );
}

function Done({ view, id }: CoachProps) {
  const say = useHelpSay();
  const talk = useTalk('founders');
  const [own = 0, other = 0] = talk.figures(view)[0]?.values ?? [];
  return (
    <>
      <p className="coach-text">
        {say('ui.help.guide.done.text')} {say('ui.help.guide.done.score', { own, other })}
      </p>
      <div className="coach-buttons">
        <Button className="btn ink" onPress={() => go({ page: 'local', id })}>
          <StrokeIcon of="play" size={16} />
          {say('ui.help.guide.playOn')}
        </Button>
        <Button className="btn" onPress={() => void playAgainstBots()}>
          <StrokeIcon of="bot" size={16} />
          {say('ui.help.guide.newGame')}
        </Button>
      </div>
    </>
  );
}
