import { type Phrase, textOf } from '@tessera/locales';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from '../app/navigation.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { SeatBadge } from '../parts/Mark.tsx';
import { awaitedIn } from './awaited.ts';
import { PassingNotices, StandingNotices } from './BarNotices.tsx';
import { useFrame } from './frameContext.tsx';
import { OptionList, useWordedOptions, type Worded } from './OptionList.tsx';
import { Said, SaidPlainly } from './Said.tsx';
import { type BarAction, type BarContent, useBarContent, useSlots } from './tableSlots.tsx';
import { useTableSay } from './tableWords.ts';
import './bar.css';

/** As many options fit beside the sentence as buttons. */
const AS_BUTTONS = 3;

/** What is asked of whom, and all ways to answer. It never scrolls away and never moves. */
export function DecisionBar() {
  const say = useTableSay();
  const slots = useSlots();
  return (
    <section className="bar" aria-label={say('ui.table.bar')}>
      <div className="bar-float">
        <PassingNotices />
      </div>
      <StandingNotices />
      <div className="bar-extra" ref={slots?.extra.setElement} hidden={(slots?.extra.used ?? 0) === 0} />
      <BarBody />
    </section>
  );
}

function BarBody() {
  const { tableView, moment } = useFrame();
  if (moment !== null) return <PastBar />;
  if (tableView.update.outcome !== null) return <OverBar />;
  if (tableView.ask !== null) return <AskBar key={tableView.ask.id} />;
  return <WaitingBar />;
}

function Line({
  seat,
  sentence,
  detail,
  children,
}: {
  readonly seat: number | null;
  readonly sentence: ReactNode;
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="bar-line">
      {seat !== null && <SeatBadge seat={seat} />}
      <div className="bar-words">
        <p className="bar-sentence">{sentence}</p>
        {detail !== undefined && detail !== null && <p className="bar-detail">{detail}</p>}
      </div>
      {children !== undefined && <div className="bar-buttons">{children}</div>}
    </div>
  );
}

function PastBar() {
  const say = useTableSay();
  const { moment, backToNow, tableView, lines, replay } = useFrame();
  const n = moment?.n ?? 0;
  const line = lines.filter((one) => one.n === n && !one.isHeading).at(-1);
  useKey('Escape', backToNow);
  return (
    <Line
      seat={null}
      sentence={say('ui.table.past', { n })}
      detail={line === undefined ? null : <Said phrase={line.phrase} />}
    >
      <Link className="btn" to={{ page: 'replay', source: replay, id: tableView.table.id, n }}>
        {say('ui.table.past.replay')}
      </Link>
      <Button className="btn ink" onPress={backToNow}>
        {say('ui.table.past.back')} <kbd>{say('ui.table.key.escape')}</kbd>
      </Button>
    </Line>
  );
}

function OverBar() {
  const say = useTableSay();
  const { tableView, showEnd } = useFrame();
  const { talk, update, who } = tableView;
  useKey('Enter', () => showEnd(true));
  if (update.outcome === null) return null;
  return (
    <Line seat={null} sentence={<Said phrase={talk.ending(update.outcome, who)} />}>
      <Button className="btn ink" onPress={() => showEnd(true)}>
        {say('ui.table.end.show')} <kbd>{say('ui.table.key.enter')}</kbd>
      </Button>
    </Line>
  );
}

function WaitingBar() {
  const say = useTableSay();
  const { tableView, answering, state } = useFrame();
  const { talk, who, update, view, seat } = tableView;
  const others = awaitedIn(view, update.awaited);
  const [first] = others;
  const [given] = answering.given;
  const sentence: ReactNode = answering.isSending ? (
    say('ui.table.sending')
  ) : first === undefined ? (
    say('ui.table.wait')
  ) : (
    <Said phrase={joined(others.map((one) => talk.awaited(one.kind, one.seat, who)))} marked={first.seat} />
  );
  const isSealed = given !== undefined && given.given !== null;
  return (
    <Line
      seat={first?.seat ?? null}
      sentence={sentence}
      detail={
        given !== undefined && given.given !== null ? (
          <>
            {say('ui.table.given')} <Said phrase={talk.option(given.given, given, view, who)} />
          </>
        ) : seat === null && state.table?.status === 'playing' ? (
          say('ui.table.spectating')
        ) : null
      }
    >
      {isSealed && (
        <Button className="btn" onPress={() => answering.takeUp(given)}>
          {say('ui.table.given.change')}
        </Button>
      )}
    </Line>
  );
}

function AskBar() {
  const say = useTableSay();
  const slots = useSlots();
  const { tableView, answering } = useFrame();
  const { ask, talk, view, who, seat } = tableView;
  const options = useWordedOptions();
  const content = useBarStoreContent(slots?.bar);
  const { offers, steps, others = [], back = null } = content ?? {};
  const rest = offers === undefined ? options : options.filter(({ option }) => !offers(option));
  const isWhole = rest.length === options.length;
  const asButtons = rest.length <= AS_BUTTONS ? rest : [];
  const [isListed, setListed] = useState<boolean | null>(null);
  const listed = isListed ?? (asButtons.length === 0 && rest.length > 0);
  const primary = content?.primary ?? onlyWay(rest, others, options, tableView.answer);
  useKey('Enter', () => {
    if (primary !== null && primary.isDisabled !== true) primary.run();
  });
  useKey('Escape', () => back?.run());
  if (ask === null) return null;
  const sentence = content?.sentence ?? talk.question(ask, view, who);
  return (
    <>
      <Line
        seat={seat}
        sentence={<Said phrase={sentence} />}
        detail={content?.detail === undefined || content.detail === null ? null : <Said phrase={content.detail} />}
      >
        {steps !== undefined && <Steps steps={steps} />}
        {options.length > 1 && (asButtons.length === 0 || !isWhole) && (
          <Button className="btn bare small" aria-expanded={listed} onPress={() => setListed(!listed)}>
            <StrokeIcon of={listed ? 'down' : 'up'} size={14} />
            {say('ui.table.options.all', { count: options.length })}
          </Button>
        )}
        {answering.open.length > 1 &&
          answering.open
            .filter(({ id }) => id !== ask.id)
            .map((one) => (
              <Button key={one.id} className="btn bare small" onPress={() => answering.takeUp(one)}>
                {say('ui.table.otherQuestion')}: {textOf(talk.question(one, view, who))}
              </Button>
            ))}
        {back !== null && <ActionButton action={back} hint={say('ui.table.key.escape')} />}
        {others.map((action) => (
          <ActionButton key={labelText(action)} action={action} />
        ))}
        {asButtons
          .filter(({ option }) => primary === null || primary.option !== option)
          .map(({ option, phrase, number }) => (
            <Button key={number} className="btn" onPress={() => void tableView.answer(option)}>
              <SaidPlainly phrase={phrase} />
            </Button>
          ))}
        {primary !== null && <ActionButton action={primary} isPrimary hint={say('ui.table.key.enter')} />}
      </Line>
      {listed && <OptionList options={isListed === true ? options : rest} />}
    </>
  );
}

type Primary = BarAction & { readonly option?: unknown };

/** Where there is only one way to go on, it is the one thing to do. */
function onlyWay(
  rest: readonly Worded[],
  others: readonly BarAction[],
  options: readonly Worded[],
  answer: (option: Worded['option']) => unknown,
): Primary | null {
  const [only] = rest;
  if (only === undefined || rest.length > 1 || others.length > 0) return null;
  // One among options that the board offers is a way out, not the thing to do; but then it is Enter all the same.
  if (options.length > 1 && rest.length === options.length) return null;
  return { label: only.phrase, run: () => void answer(only.option), option: only.option };
}

function useBarStoreContent(
  store: Parameters<typeof useBarContent>[0] | undefined,
): (BarContent & { readonly primary?: Primary | null | undefined }) | null {
  return useBarContent(store ?? NO_STORE);
}

const NO_STORE = { get: () => null, set: () => {}, subscribe: () => () => {} };

function Steps({ steps }: { readonly steps: NonNullable<BarContent['steps']> }) {
  const say = useTableSay();
  return (
    <ol className="bar-steps" aria-label={say('ui.table.steps')}>
      {steps.map(({ label, state }, i) => (
        <li key={label} className={`bar-step ${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' ? <StrokeIcon of="check" size={14} /> : <span>{i + 1}</span>}
          {label}
        </li>
      ))}
    </ol>
  );
}

function ActionButton({
  action,
  isPrimary = false,
  hint,
}: {
  readonly action: BarAction;
  readonly isPrimary?: boolean;
  readonly hint?: string;
}) {
  const { label } = action;
  return (
    <Button
      className={isPrimary ? 'btn ink' : 'btn'}
      isDisabled={action.isDisabled ?? false}
      onPress={() => action.run()}
    >
      <span>{typeof label === 'string' ? label : <SaidPlainly phrase={label} />}</span>
      {hint !== undefined && <kbd>{hint}</kbd>}
    </Button>
  );
}

function labelText({ label }: BarAction): string {
  return typeof label === 'string' ? label : textOf(label);
}

function joined(phrases: readonly Phrase[]): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? [...phrase] : [' ', ...phrase]));
}

const PRESSABLE =
  'button, a, input, textarea, select, summary, [role="button"], [role="gridcell"], [role="option"], [role="menuitem"], [role="radio"], [role="tab"], [role="switch"], [tabindex]:not([tabindex="-1"])';

/** A key of the bar, unless it belongs to what has the focus or to something that lies over the table. */
export function useKey(key: 'Enter' | 'Escape', act: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') != null) return;
      if (key === 'Enter' && target?.closest(PRESSABLE) != null) return;
      if (key === 'Escape' && target?.matches('input, textarea') === true) return;
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
