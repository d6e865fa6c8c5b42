import { textOf } from '@tessera/locales';
import { Button } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { Tip } from '../../parts/Tip.tsx';
import { PHONE, useMedia } from '../../parts/useMedia.ts';
import { useFrame } from '../frame/frameContext.tsx';
import { type BarAction, type BarContent, useBarContent } from '../tableSlots.tsx';
import { type Explanation, WHY_NOT } from '../whyNot/explanation.ts';
import { RuleLink, Said, SaidPlainly } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { BarLine } from './BarLine.tsx';
import { fitAsButtons } from './fitAsButtons.ts';
import { OptionList, useWordedOptions, type Worded } from './OptionList.tsx';
import { useKey } from './useKey.ts';

/** At most this many options stand as buttons beside the sentence. */
const AS_BUTTONS = 3;

/** What lies above the bar: by default the choices, if any; on demand all options, or nothing. */
export type Shown = 'choices' | 'all' | 'nothing';

export interface Above {
  readonly place: HTMLElement | null;
  readonly shown: Shown;
  show(shown: Shown): void;
}

/** The question to answer now. */
export function AskBar({ above }: { readonly above: Above }) {
  const say = useTableSay();
  const { tableView, explaining } = useFrame();
  const screen = useMedia(PHONE) ? 'phone' : 'wide';
  const { ask, talk, view, players, seat } = tableView;
  const options = useWordedOptions();
  const content: (BarContent & { readonly primary?: Primary | null | undefined }) | null = useBarContent();
  const { offers, steps, others = [], back = null, isWayOut = () => false } = content ?? {};
  const rest = offers === undefined ? options : options.filter(({ option }) => !offers(option));
  const primary = content?.primary ?? onlyWay(rest, others, options, tableView.answer);
  // One Enter too many must not end anything while there is something else to do.
  const isByEnter = primary !== null && (content?.primary != null || options.length === 1);
  const beside = others.length + (back === null ? 0 : 1) + (content?.primary == null ? 0 : 1);
  const fits = fitAsButtons(
    rest.map(({ phrase }) => textOf(phrase)),
    beside,
    screen,
  );
  const asButtons = rest.length === 1 || (rest.length <= AS_BUTTONS && fits) ? rest : [];
  const { shown, show } = above;
  const isAll = shown === 'all';
  const hasList = isAll || (shown === 'choices' && asButtons.length === 0 && rest.length > 0);
  const isListedAnyway = asButtons.length === 0 && rest.length === options.length;
  useKey('Enter', () => {
    if (isByEnter && primary.isDisabled !== true) primary.run();
  });
  useKey('Escape', () => {
    if (isAll) show('choices');
    else back?.run();
  });
  if (ask === null) return null;
  const sentence = content?.sentence ?? talk.question(ask, view, players);
  const { explanation } = explaining;
  const detail = content?.detail ?? null;
  return (
    <>
      {above.place !== null &&
        createPortal(
          <>
            <OtherQuestions />
            {hasList && (
              <div className="bar-card">
                <OptionList options={isAll ? options : rest} />
              </div>
            )}
          </>,
          above.place,
        )}
      <BarLine
        seat={seat}
        sentence={<Said phrase={sentence} />}
        detail={
          explanation?.isInBar === true ? (
            <WhyNotLine explanation={explanation} />
          ) : detail === null ? null : (
            <Said phrase={detail} />
          )
        }
      >
        {steps !== undefined && <Steps steps={steps} />}
        {options.length > 1 && asButtons.length < options.length && (
          <Tip text={say('ui.table.options.all', { count: options.length })}>
            <Button
              className="btn bare small bar-all"
              aria-expanded={hasList}
              aria-label={say('ui.table.options.all', { count: options.length })}
              onPress={() => show(isListedAnyway ? (hasList ? 'nothing' : 'choices') : isAll ? 'choices' : 'all')}
            >
              <StrokeIcon of={hasList ? 'down' : 'up'} size={14} />
              <span className="bar-all-name">{say('ui.table.options.all', { count: options.length })}</span>
              <span className="bar-all-count">{options.length}</span>
            </Button>
          </Tip>
        )}
        {back !== null && <ActionButton action={back} hint={say('ui.table.key.escape')} />}
        {others.map((action) => (
          <ActionButton key={labelText(action)} action={action} />
        ))}
        {asButtons
          .filter(({ option }) => primary === null || primary.option !== option)
          .sort((a, b) => Number(isWayOut(a.option)) - Number(isWayOut(b.option)))
          .map(({ option, phrase, number }) => (
            <Button
              key={number}
              className="btn"
              data-way-out={isWayOut(option) || undefined}
              onPress={() => tableView.answer(option)}
            >
              <span className="bar-label">
                <SaidPlainly phrase={phrase} />
              </span>
            </Button>
          ))}
        {primary !== null && (
          <ActionButton
            action={primary}
            isPrimary
            isWayOut={!isByEnter}
            hint={isByEnter ? say('ui.table.key.enter') : undefined}
          />
        )}
      </BarLine>
    </>
  );
}

/** Why not, where the board has no free place for it. */
function WhyNotLine({ explanation: { phrase, rule } }: { readonly explanation: Explanation }) {
  const { openRule } = useFrame().tableView;
  return (
    <span id={WHY_NOT} className="why-not-title">
      <Said phrase={phrase} /> {rule !== null && <RuleLink rule={rule} onPress={openRule} />}
    </span>
  );
}

/** Questions that are open at the same time: the player may answer another one first. */
function OtherQuestions() {
  const say = useTableSay();
  const { tableView, answering } = useFrame();
  const { ask, talk, view, players } = tableView;
  const others = answering.open.filter(({ id }) => id !== ask?.id);
  if (others.length === 0) return null;
  return (
    <div className="bar-notice">
      <span className="caption">{say('ui.table.otherQuestion')}</span>
      {others.map((one) => (
        <Button key={one.id} className="btn small" onPress={() => answering.takeUp(one)}>
          {textOf(talk.question(one, view, players))}
        </Button>
      ))}
    </div>
  );
}

type Primary = BarAction & { readonly option?: unknown };

/** A single way to go on is the main action. */
function onlyWay(
  rest: readonly Worded[],
  others: readonly BarAction[],
  options: readonly Worded[],
  answer: (option: Worded['option']) => unknown,
): Primary | null {
  const [only] = rest;
  if (only === undefined || rest.length > 1 || others.length > 0) return null;
  if (options.length > 1 && rest.length === options.length) return null;
  return { label: only.phrase, run: () => answer(only.option), option: only.option };
}

function Steps({ steps }: { readonly steps: NonNullable<BarContent['steps']> }) {
  const say = useTableSay();
  return (
    <ol className="bar-steps" aria-label={say('ui.table.steps')}>
      {steps.map(({ label, state }, i) => (
        <li key={label} className={`bar-step ${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' ? <StrokeIcon of="check" size={14} /> : <span>{i + 1}</span>}
          <span className="bar-step-name">{label}</span>
        </li>
      ))}
    </ol>
  );
}

function ActionButton({
  action,
  isPrimary = false,
  isWayOut = false,
  hint,
}: {
  readonly action: BarAction;
  readonly isPrimary?: boolean;
  readonly isWayOut?: boolean;
  readonly hint?: string | undefined;
}) {
  const { label } = action;
  return (
    <Button
      className={isPrimary ? 'btn ink' : 'btn'}
      data-way-out={isWayOut || undefined}
      isDisabled={action.isDisabled ?? false}
      onPress={() => action.run()}
    >
      <span className="bar-label">{typeof label === 'string' ? label : <SaidPlainly phrase={label} />}</span>
      {hint !== undefined && <kbd>{hint}</kbd>}
    </Button>
  );
}

function labelText({ label }: BarAction): string {
  return typeof label === 'string' ? label : textOf(label);
}
