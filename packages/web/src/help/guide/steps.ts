import type { PlainObject } from '@tessera/kernel';
import type { StrokeName } from '../../art/strokes.ts';
import type { HelpKey } from '../helpWords.ts';
import { SCRIPT } from './script.ts';

/** A step of the guided game: what is going on, and what to do. */
export interface GuideStep {
  /** The number of answers given before it. */
  readonly after: number;
  readonly title: HelpKey;
  readonly text: HelpKey;
  /** What to press first. */
  readonly todo: HelpKey;
  /** The state after that, and the button to press then; null where one press is enough. */
  readonly finish: HelpKey | null;
  readonly icon: StrokeName;
  /** The rule with more about it. */
  readonly rule: string;
}

export const STEPS: readonly GuideStep[] = [
  {
    after: 0,
    title: 'ui.help.guide.draft.title',
    text: 'ui.help.guide.draft.text',
    todo: 'ui.help.guide.draft.todo',
    finish: null,
    icon: 'layers',
    rule: 'T-015',
  },
  {
    after: 3,
    title: 'ui.help.guide.second.title',
    text: 'ui.help.guide.second.text',
    todo: 'ui.help.guide.second.todo',
    finish: null,
    icon: 'layers',
    rule: 'T-015',
  },
  {
    after: 4,
    title: 'ui.help.guide.lay.title',
    text: 'ui.help.guide.lay.text',
    todo: 'ui.help.guide.lay.todo',
    finish: 'ui.help.guide.lay.then',
    icon: 'map',
    rule: 'T-016',
  },
  {
    after: 6,
    title: 'ui.help.guide.turn.title',
    text: 'ui.help.guide.turn.text',
    todo: 'ui.help.guide.turn.todo',
    finish: null,
    icon: 'eye',
    rule: 'T-025',
  },
  {
    after: 7,
    title: 'ui.help.guide.village.title',
    text: 'ui.help.guide.village.text',
    todo: 'ui.help.guide.village.todo',
    finish: 'ui.help.guide.village.then',
    icon: 'plus',
    rule: 'T-084',
  },
  {
    after: 10,
    title: 'ui.help.guide.rows.title',
    text: 'ui.help.guide.rows.text',
    todo: 'ui.help.guide.rows.todo',
    finish: null,
    icon: 'eye',
    rule: 'T-031',
  },
  {
    after: 11,
    title: 'ui.help.guide.city.title',
    text: 'ui.help.guide.city.text',
    todo: 'ui.help.guide.city.todo',
    finish: 'ui.help.guide.city.then',
    icon: 'plus',
    rule: 'T-041',
  },
  {
    after: 14,
    title: 'ui.help.guide.token.title',
    text: 'ui.help.guide.token.text',
    todo: 'ui.help.guide.token.todo',
    finish: null,
    icon: 'eye',
    rule: 'T-042',
  },
  {
    after: 15,
    title: 'ui.help.guide.cart.title',
    text: 'ui.help.guide.cart.text',
    todo: 'ui.help.guide.cart.todo',
    finish: 'ui.help.guide.cart.then',
    icon: 'link',
    rule: 'T-068',
  },
  {
    after: 16,
    title: 'ui.help.guide.victory.title',
    text: 'ui.help.guide.victory.text',
    todo: 'ui.help.guide.victory.todo',
    finish: 'ui.help.guide.victory.then',
    icon: 'star',
    rule: 'T-069',
  },
  {
    after: 19,
    title: 'ui.help.guide.score.title',
    text: 'ui.help.guide.score.text',
    todo: 'ui.help.guide.score.todo',
    finish: null,
    icon: 'eye',
    rule: 'T-051',
  },
  {
    after: 20,
    title: 'ui.help.guide.replace.title',
    text: 'ui.help.guide.replace.text',
    todo: 'ui.help.guide.replace.todo',
    finish: 'ui.help.guide.replace.then',
    icon: 'swap',
    rule: 'T-092',
  },
  {
    after: 24,
    title: 'ui.help.guide.coin.title',
    text: 'ui.help.guide.coin.text',
    todo: 'ui.help.guide.coin.todo',
    finish: null,
    icon: 'eye',
    rule: 'T-060',
  },
  {
    after: 25,
    title: 'ui.help.guide.buy.title',
    text: 'ui.help.guide.buy.text',
    todo: 'ui.help.guide.buy.todo',
    finish: 'ui.help.guide.buy.then',
    icon: 'user',
    rule: 'T-063',
  },
  {
    after: 26,
    title: 'ui.help.guide.forum.title',
    text: 'ui.help.guide.forum.text',
    todo: 'ui.help.guide.forum.todo',
    finish: 'ui.help.guide.forum.then',
    icon: 'star',
    rule: 'T-124',
  },
];

/** The step of a game with this many entries: the next one to do, or one past the last. */
export function stepAt(entries: number): number {
  const at = STEPS.findIndex(({ after }) => after >= entries);
  return at < 0 ? STEPS.length : at;
}

/** A step as shown. */
export interface ShownStep {
  /** Null once all steps are done. */
  readonly shown: GuideStep | null;
  readonly at: number;
  /** Others move. The text of the last step stays, so that it does not vanish while the player reads it. */
  readonly isWaiting: boolean;
}

export function stepOf(entries: number, isAsked: boolean, isOver: boolean): ShownStep {
  const next = isOver ? STEPS.length : stepAt(entries);
  const step = STEPS[next];
  if (step === undefined) return { shown: null, at: next, isWaiting: false };
  const isWaiting = step.after !== entries || !isAsked;
  const at = isWaiting ? Math.max(0, next - 1) : next;
  return { shown: STEPS[at] ?? null, at, isWaiting };
}

/** The answer that a step wants; null between steps. */
export function wantedAt(entries: number): PlainObject | null {
  return STEPS.some(({ after }) => after === entries) ? (SCRIPT.answers[entries] ?? null) : null;
}
