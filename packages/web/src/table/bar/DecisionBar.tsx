import type { Phrase } from '@tessera/locales';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from '../../app/navigation.tsx';
import { pathOf } from '../../app/routes.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { watchHash } from '../seats/seatSecret.ts';
import { useSlots } from '../tableSlots.tsx';
import { awaitedIn } from '../words/awaitedIn.ts';
import { Said } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { type Above, AskBar, type Shown } from './AskBar.tsx';
import { BarLine } from './BarLine.tsx';
import { PassingNotices } from './PassingNotices.tsx';
import { StandingNotices } from './StandingNotices.tsx';
import { useKey } from './useKey.ts';
import { useWaitWords } from './useWaitWords.ts';
import { WaitButtons } from './WaitButtons.tsx';
import './bar.css';

/** The open question, and all ways to answer it. It never scrolls away and never moves: long content lies above it. */
export function DecisionBar() {
  const say = useTableSay();
  const slots = useSlots();
  const { ask } = useFrame().tableView;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<{ readonly ask: string; readonly shown: Shown } | null>(null);
  const shown = chosen !== null && chosen.ask === ask?.id ? chosen.shown : 'choices';
  const show = (next: Shown) => setChosen(ask === null ? null : { ask: ask.id, shown: next });
  const hasExtra = (slots?.extra.used ?? 0) > 0;
  return (
    <section className="bar" aria-label={say('ui.table.bar')} data-asked={ask?.id}>
      <div className="bar-above">
        <PassingNotices />
        <StandingNotices />
        <div ref={setPlace} className="bar-place" />
        {hasExtra && shown !== 'all' && (
          <Button
            className="bar-fold"
            aria-expanded={shown === 'choices'}
            onPress={() => show(shown === 'choices' ? 'nothing' : 'choices')}
          >
            <StrokeIcon of={shown === 'choices' ? 'down' : 'up'} size={14} />
            {say(shown === 'choices' ? 'ui.table.choices.hide' : 'ui.table.choices.show')}
          </Button>
        )}
        <div className="bar-card" hidden={!hasExtra || shown !== 'choices'}>
          <div className="bar-extra" ref={slots?.extra.setElement} />
        </div>
      </div>
      <div className="bar-part" ref={slots?.part.setElement} hidden={(slots?.part.used ?? 0) === 0} />
      <BarBody above={{ place, shown, show }} />
    </section>
  );
}

function BarBody({ above }: { readonly above: Above }) {
  const { tableView, moment } = useFrame();
  if (moment !== null) return <PastBar />;
  if (tableView.update.outcome !== null) return <OverBar />;
  if (tableView.ask !== null) return <AskBar key={tableView.ask.id} above={above} />;
  return <WaitingBar />;
}

function PastBar() {
  const say = useTableSay();
  const { moment, backToNow, tableView, lines, replay } = useFrame();
  const n = moment?.n ?? 0;
  const { id } = tableView.table;
  const line = lines.filter((one) => one.n === n && !one.isHeading).at(-1);
  useKey('Escape', backToNow);
  return (
    <BarLine
      seat={null}
      sentence={say('ui.table.past', { n })}
      detail={line === undefined ? null : <Said phrase={line.phrase} />}
    >
      {replay === 'table' && (
        <CopyButton text={`${location.origin}${pathOf({ page: 'replay', source: replay, id, n })}${watchHash(id)}`}>
          <span className="bar-label">{say('ui.table.past.link')}</span>
        </CopyButton>
      )}
      <Link className="btn" to={{ page: 'replay', source: replay, id, n }}>
        <span className="bar-label">{say('ui.table.past.replay')}</span>
      </Link>
      <Button className="btn ink" onPress={backToNow}>
        <span className="bar-label">{say('ui.table.past.back')}</span> <kbd>{say('ui.table.key.escape')}</kbd>
      </Button>
    </BarLine>
  );
}

function OverBar() {
  const say = useTableSay();
  const { tableView, showEnd } = useFrame();
  const { talk, update, players } = tableView;
  useKey('Enter', () => showEnd(true));
  if (update.outcome === null) return null;
  return (
    <BarLine seat={null} sentence={<Said phrase={talk.ending(update.outcome, players)} />}>
      <Button className="btn ink" onPress={() => showEnd(true)}>
        <span className="bar-label">{say('ui.table.end.show')}</span> <kbd>{say('ui.table.key.enter')}</kbd>
      </Button>
    </BarLine>
  );
}

function WaitingBar() {
  const say = useTableSay();
  const { tableView, answering, state } = useFrame();
  const { talk, players, update, view, seat } = tableView;
  const others = awaitedIn(view, update.awaited);
  const [first] = others;
  const [given] = answering.given;
  const sentence: ReactNode = answering.isSending ? (
    say('ui.table.sending')
  ) : first === undefined ? (
    say('ui.table.wait')
  ) : (
    <Said phrase={joined(others.map((one) => talk.awaited(one.kind, one.seat, players)))} marked={first.seat} />
  );
  const isSealed = given !== undefined && given.given !== null;
  const waiting = useWaitWords();
  return (
    <BarLine
      seat={first?.seat ?? null}
      sentence={sentence}
      detail={
        given !== undefined && given.given !== null ? (
          <>
            {say('ui.table.given')} <Said phrase={talk.option(given.given, given, view, players)} /> {waiting}
          </>
        ) : waiting !== '' ? (
          waiting
        ) : seat === null && state.table?.status === 'playing' ? (
          say('ui.table.spectating')
        ) : null
      }
    >
      {isSealed && (
        <Button className="btn" onPress={() => answering.takeUp(given)}>
          <span className="bar-label">{say('ui.table.given.change')}</span>
        </Button>
      )}
      <WaitButtons />
    </BarLine>
  );
}

function joined(phrases: readonly Phrase[]): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? [...phrase] : [' ', ...phrase]));
}
