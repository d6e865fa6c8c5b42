import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { announce } from '../../app/announce.ts';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { refusalText } from '../../words/pageWords.ts';
import { useTalk, useWords } from '../../words/useWords.tsx';
import { useHelpSay } from '../helpWords.ts';
import { playAgainstBots, playOn } from './startGuide.ts';
import { type GuideStep, type ShownStep, STEPS } from './steps.ts';
import { type Hands, showNext, useHands } from './useHands.ts';

/** In milliseconds. */
const AFTER_THE_TABLE = 100;

interface CoachProps {
  readonly step: ShownStep;
  readonly view: Parameters<ReturnType<typeof useTalk>['figures']>[0];
  readonly id: string;
  /** The table that it watches. */
  readonly table: RefObject<HTMLElement | null>;
  readonly onRule: (rule: string) => void;
  readonly onLeave: () => void;
}

/** What is going on, and the one thing to do now. */
export function Coach(props: CoachProps) {
  const { step, table, onRule, onLeave } = props;
  const { shown, at, isWaiting } = step;
  const say = useHelpSay();
  const hands = useHands(table);
  const todo = useTodo(shown, hands);
  const title = say(shown?.title ?? 'ui.help.guide.done.title');
  const number = shown === null ? null : say('ui.help.guide.step', { step: at + 1, all: STEPS.length });
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = shown === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guide speaks first and last.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [isDone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: if a step removed the focused button, the next step takes the focus.
  useEffect(() => {
    const takeOver = () => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    };
    // The table moves the focus first, where it can.
    const timer = setTimeout(takeOver, AFTER_THE_TABLE);
    return () => clearTimeout(timer);
  }, [at, isWaiting]);
  useSpoken(
    isWaiting ? null : at,
    shown === null
      ? `${title}. ${say('ui.help.guide.done.text')} ${say('ui.help.guide.next')}`
      : `${number}: ${title}. ${say(shown.text)} ${todo}`,
    todo,
  );
  return (
    <section className={hands.isPicked ? 'coach picked' : 'coach'} aria-labelledby="coach-title">
      <div className="coach-head">
        <span className="coach-icon">
          <StrokeIcon of={shown?.icon ?? 'flag'} size={20} />
        </span>
        <div className="grow">
          <p className="coach-step">{number ?? say('ui.help.guide')}</p>
          <h2 className="title coach-title" id="coach-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
      </div>
      {shown === null ? (
        <Done {...props} />
      ) : (
        <>
          <p className="coach-text">
            {say(shown.text)}{' '}
            <button
              type="button"
              className="rule-link"
              aria-label={say('ui.help.toRule', { number: shown.rule })}
              onClick={() => onRule(shown.rule)}
            >
              {shown.rule}
            </button>
          </p>
          <div className={isWaiting ? 'coach-todo waiting' : 'coach-todo'}>
            <StrokeIcon of={isWaiting ? 'clock' : 'arrow'} size={18} />
            <p className="grow">{isWaiting ? say('ui.help.guide.waiting') : todo}</p>
            {!isWaiting && (
              <Button className="coach-show" onPress={() => showNext(table.current)}>
                <StrokeIcon of="eye" size={18} />
                <span className="coach-show-label">{say('ui.help.guide.show')}</span>
              </Button>
            )}
          </div>
        </>
      )}
      <Progress at={at} />
      <Button className="btn bare icon coach-leave" aria-label={say('ui.help.guide.leave')} onPress={onLeave}>
        <StrokeIcon of="close" />
      </Button>
    </section>
  );
}

/** First what to pick up, then what to press: never two things at a time. */
function useTodo(step: GuideStep | null, { isText, isHeld, button }: Hands): string {
  const say = useHelpSay();
  if (step === null) return '';
  if (isText) return say('ui.help.guide.answer');
  if (button === null) return say(step.todo);
  return isHeld && step.finish !== null ? say(step.finish, { button }) : say('ui.help.guide.press', { button });
}

/** A step is announced when it begins; after that only the progress of the task. */
function useSpoken(at: number | null, all: string, todo: string): void {
  const spoken = useRef<{ at: number; todo: string } | null>(null);
  const words = useRef({ all, todo });
  words.current = { all, todo };
  useEffect(() => {
    if (at === null) return;
    const isNew = spoken.current?.at !== at;
    if (!isNew && spoken.current?.todo === todo) return;
    spoken.current = { at, todo };
    announce(isNew ? words.current.all : todo);
  }, [at, todo]);
}

/** The player's progress. */
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
  const words = useWords();
  const talk = useTalk('founders');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [own = 0, other = 0] = talk.figures(view)[0]?.values ?? [];
  const begin = async () => {
    const refused = await playAgainstBots();
    if (refused !== null) setRefusal(refusalText(words, refused));
  };
  return (
    <>
      <p className="coach-text">
        {say('ui.help.guide.done.text')} {say('ui.help.guide.done.score', { own, other })}
      </p>
      <div className="coach-next">
        <p>{say('ui.help.guide.next')}</p>
        <div className="coach-buttons">
          <Button className="btn ink" onPress={() => void begin()}>
            <StrokeIcon of="bot" size={16} />
            {say('ui.help.guide.newGame')}
          </Button>
          <Button className="btn" onPress={() => playOn(id)}>
            <StrokeIcon of="play" size={16} />
            {say('ui.help.guide.playOn')}
          </Button>
        </div>
        {refusal !== null && <p role="alert">{refusal}</p>}
      </div>
    </>
  );
}
