import type { Section } from '@tessera/locales';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useOneStop } from '../../parts/useOneStop.ts';
import { OptionList, useWordedOptions } from '../bar/OptionList.tsx';
import { PassingNotices } from '../bar/PassingNotices.tsx';
import { StandingNotices } from '../bar/StandingNotices.tsx';
import { useKey } from '../bar/useKey.ts';
import { useWaitWords } from '../bar/useWaitWords.ts';
import { WaitButtons } from '../bar/WaitButtons.tsx';
import { awaitedIn } from '../words/awaitedIn.ts';
import { Said } from '../words/Said.tsx';
import { figure, useTableSay } from '../words/tableWords.ts';
import { useFrame } from './frameContext.tsx';
import './textView.css';

/** How long digits count as one number, in milliseconds. */
const ONE_NUMBER = 1200;
const LAST_LINES = 8;

/**
 * The table as headed lists, the open question first. Built from view, options and words alone, so it fits every game.
 */
export function TextView() {
  const say = useTableSay();
  const { tableView, lines, open } = useFrame();
  const { talk, view, players } = tableView;
  const sections = talk.sections(view, players);
  const last = useRef<HTMLUListElement>(null);
  const lastStop = useOneStop(last, { items: 'button' });
  return (
    <main className="text-view" id="main" tabIndex={-1}>
      <Question />
      <div className="text-columns">
        <div className="text-main">
          {sections.map((section, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a table keep their order.
            <TextPart key={i} section={section} />
          ))}
        </div>
        <section className="text-side">
          <h2 className="title">{say('ui.table.text.players')}</h2>
          <ul className="text-list">
            {players.names.map((player, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <li key={seat}>
                <b>{player}</b>:{' '}
                {talk
                  .figures(view)
                  .map(({ name, values }) => `${name} ${figure(values[seat])}`)
                  .join('; ')}
              </li>
            ))}
          </ul>
          <h2 className="title">{say('ui.table.text.last')}</h2>
          <ul className="text-list" ref={last} {...lastStop}>
            {lines.slice(-LAST_LINES).map((line) => (
              <li key={line.key}>
                <Said phrase={line.phrase} />
              </li>
            ))}
          </ul>
          <Button className="rule-link" onPress={() => open('log')}>
            {say('ui.table.text.log')}
          </Button>
        </section>
      </div>
    </main>
  );
}

function Question() {
  const say = useTableSay();
  const { tableView, moment, backToNow } = useFrame();
  const { ask, talk, view, players, update } = tableView;
  const options = useWordedOptions();
  const waiting = useWaitWords();
  const chosen = useTypedNumber(options.length);
  useKey('Enter', () => {
    const option = options.find(({ number }) => number === chosen)?.option;
    if (option !== undefined) tableView.answer(option);
    else if (options.length === 1 && options[0] !== undefined) tableView.answer(options[0].option);
  });
  return (
    <section className="text-question panel" aria-label={say('ui.table.bar')} data-asked={tableView.ask?.id}>
      <PassingNotices />
      <StandingNotices />
      {moment !== null && (
        <p className="bar-notice">
          <StrokeIcon of="clock" size={16} />
          <span className="grow">{say('ui.table.past', { n: moment.n })}</span>
          <Button className="btn small" onPress={backToNow}>
            {say('ui.table.past.back')}
          </Button>
        </p>
      )}
      <h2 className="title text-asked">
        {update.outcome !== null ? (
          <Said phrase={talk.ending(update.outcome, players)} />
        ) : ask !== null ? (
          <Said phrase={talk.question(ask, view, players)} />
        ) : (
          say('ui.table.text.noQuestion')
        )}
      </h2>
      {ask !== null ? (
        <>
          <p className="muted">{say('ui.table.text.how')}</p>
          <OptionList key={ask.id} options={options} chosen={chosen} isNumbered />
        </>
      ) : (
        update.outcome === null && (
          <>
            <ul className="text-list">
              {awaitedIn(view, update.awaited).map(({ seat, kind }) => (
                <li key={seat}>
                  <Said phrase={talk.awaited(kind, seat, players)} />
                </li>
              ))}
            </ul>
            {waiting !== '' && <p className="muted">{waiting}</p>}
            <div className="row wrap">
              <WaitButtons />
            </div>
          </>
        )
      )}
    </section>
  );
}

/** A number typed at the table: the option that Enter will take. */
function useTypedNumber(most: number): number | null {
  const [number, setNumber] = useState<number | null>(null);
  const typed = useRef({ digits: '', at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts without a choice.
  useEffect(() => {
    setNumber(null);
  }, [most]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
      const now = performance.now();
      const before = now - typed.current.at < ONE_NUMBER ? typed.current.digits : '';
      const longer = Number(before + event.key);
      const digits = longer <= most ? before + event.key : event.key;
      typed.current = { digits, at: now };
      const wanted = Number(digits);
      setNumber(wanted >= 1 && wanted <= most ? wanted : null);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [most]);
  return number;
}

/** A section of the table with everything under it: its cards are a single Tab stop. */
function TextPart({ section }: { readonly section: Section }) {
  const part = useRef<HTMLDivElement>(null);
  const stop = useOneStop(part, { items: 'button' });
  return (
    <div ref={part} {...stop}>
      <TextSection section={section} level={2} />
    </div>
  );
}

function TextSection({ section, level }: { readonly section: Section; readonly level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  return (
    <section className="text-section">
      <Heading className={level === 2 ? 'title' : ''}>{section.heading}</Heading>
      {section.lines.length > 0 && (
        <ul className="text-list">
          {section.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a list have no other identity.
            <li key={i}>
              <Said phrase={line} />
            </li>
          ))}
        </ul>
      )}
      {section.parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <TextSection key={i} section={part} level={below} />
      ))}
    </section>
  );
}
