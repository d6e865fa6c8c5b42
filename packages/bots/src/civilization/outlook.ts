import type { Answer, Ask, State } from '@tessera/game-civilization';
import { outskirtsOwner } from '@tessera/game-civilization/board/cities.ts';
import { figureOwner } from '@tessera/game-civilization/board/figures.ts';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { apply, createContext } from '@tessera/kernel';
import { positionWorth } from './position.ts';
import { cheapestPayment } from './resources.ts';
import { squareWorth } from './squares.ts';
import type { Table } from './table.ts';
import { techIdWorth } from './techs.ts';

/** No card leads to more questions than this. */
const MOST_QUESTIONS = 24;
/** Of many values of a choice only the most promising are tried. */
const MOST_TRIED = 10;

/**
 * What a play would come to, from the question that offers it: the best of its choices is made at every step, and no
 * opponent responds.
 */
export function playOutcome(table: Table, ask: Ask, answer: Answer): number {
  const next = table.game.clone(table.state);
  apply(table.game, createContext(next), ask.id, answer);
  return settledWorth(table, next, 0);
}

/** The best value of a choice that a card asks for. */
export function chooseByOutcome(table: Table, ask: AskFor<'choose'>): AnswerTo<'choose'> {
  return bestChoice(table, table.state, ask, 0).answer;
}

/** Answers the remaining questions of a play and rates the position after it. Changes the state it is given. */
function settledWorth(table: Table, state: State, depth: number): number {
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const open = state.pending?.asks[0];
    if (open === undefined || state.outcome !== null) break;
    if (open.kind === 'choose' && open.seat === table.seat && depth < 2) {
      return bestChoice(table, state, open, depth).worth;
    }
    const answer = usualAnswer(table, state, open);
    if (answer === null) break;
    apply(table.game, createContext(state), open.id, answer);
  }
  return positionWorth(table, state);
}

interface Chosen {
  readonly answer: AnswerTo<'choose'>;
  readonly worth: number;
}

function bestChoice(table: Table, state: State, ask: AskFor<'choose'>, depth: number): Chosen {
  const options = promising(table, state, ask, table.game.options(state, ask) as readonly AnswerTo<'choose'>[]);
  let best: Chosen = { answer: options[0] as AnswerTo<'choose'>, worth: Number.NEGATIVE_INFINITY };
  for (const answer of options) {
    const next = table.game.clone(state);
    apply(table.game, createContext(next), ask.id, answer);
    const worth = settledWorth(table, next, depth + 1);
    if (worth > best.worth) best = { answer, worth };
  }
  return best;
}

/** Of many squares those of the most dangerous players; of amounts some of all sizes; of anything else the first few. */
function promising(
  table: Table,
  state: State,
  { of }: AskFor<'choose'>,
  options: readonly AnswerTo<'choose'>[],
): readonly AnswerTo<'choose'>[] {
  if (options.length <= MOST_TRIED) return options;
  if (of === 'amount') return options.filter((_, i) => i % Math.ceil(options.length / MOST_TRIED) === 0);
  if (of !== 'square') return options.slice(0, MOST_TRIED);
  const { aims, seat } = table;
  const hopes = options.map((answer, place) => {
    const square = typeof answer.value === 'number' ? answer.value : -1;
    if (square < 0) return { answer, place, hope: 0 };
    const owners = [outskirtsOwner(state, square), figureOwner(state, square)];
    let hope = 0;
    for (const owner of owners) {
      if (owner < 0) continue;
      const worth = 1 + squareWorth(aims, state, square);
      hope += owner === seat ? -worth : worth * (aims.danger[owner] as number);
    }
    return { answer, place, hope };
  });
  hopes.sort((a, b) => b.hope - a.hope || a.place - b.place);
  return hopes.slice(0, MOST_TRIED).map(({ answer }) => answer);
}

/** The answer that changes least: passing, the cheapest payment, the first option; null where the play is over. */
function usualAnswer(table: Table, state: State, open: Ask): Answer | null {
  switch (open.kind) {
    case 'respond':
    case 'battleMoment':
    case 'beforePhase':
    case 'interrupt':
      return { do: 'pass' };
    case 'payResource':
      return cheapestPayment(table, table.game.options(state, open) as readonly AnswerTo<'payResource'>[]);
    case 'learnTech':
      return open.seat === table.seat ? bestLesson(table, open) : (table.game.options(state, open)[0] as Answer);
    case 'choose':
    case 'discardEvent':
    case 'keepEvent':
    case 'refillHand':
    case 'takeResource':
    case 'adoptGovernment':
    case 'leaveGovernment':
      return table.game.options(state, open)[0] as Answer;
    default:
      return null;
  }
}

function bestLesson(table: Table, { from }: AskFor<'learnTech'>): Answer {
  let best = from[0] as (typeof from)[number];
  for (const tech of from) if (techIdWorth(table, tech) > techIdWorth(table, best)) best = tech;
  return { tech: best };
}
