import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { TECH_LEVEL, techId, techIndex } from '../data/faces.ts';
import { researchChoice, whyNotChoice } from '../decisions/research.ts';
import { learnTech } from '../procedures/learnTech.ts';
import { knows } from '../rules/knowledge.ts';
import { whyNotFit } from '../rules/pyramid.ts';
import { isInGame, tradeNeeded, tradeUsed } from '../rules/research.ts';
import { learning } from '../state/frames/learnTech.ts';
import { playerOf, type State } from '../state.ts';
import { loseTrade } from '../verbs/goods.ts';
import { changes } from './changes.ts';
import type { ChangeFact } from './facts.ts';
import { badIntent, type Previewer } from './intent.ts';
import { trial } from './trial.ts';

/** What a tech costs in the Research Phase and all that it unlocks (TECH-001, RES-002, RES-005). */
export const previewResearch: Previewer = (state, { seat, answer }) => {
  if (answer['tech'] === null) return { refusal: null, facts: [] };
  const choice = researchChoice(answer);
  if (choice === null) return badIntent('{ tech } or { tech, row }');
  const { tech, row } = choice;
  const level = TECH_LEVEL[tech] as number;
  const needed = tradeNeeded(state, seat, level);
  const { trade } = playerOf(state, seat);
  const refusal = whyNotChoice(state, seat, choice);
  const rules = row === null ? ['RES-002', 'RES-005'] : ['RES-002', 'RES-005', 'RUL-312'];
  const price = { fact: 'research', tech: techId(tech), level, row: row ?? level, needed, trade, rules } as const;
  return { refusal, facts: [price, ...learned(state, seat, tech, true)] };
};

/** A tech learned in another way. */
export const previewLearning: Previewer = (state, { seat, answer }) => {
  const tech = techIndex(answer['tech']);
  if (tech < 0) return badIntent('{ tech }');
  return { refusal: whyNotLearn(state, seat, tech), facts: learned(state, seat, tech, false) };
};

function whyNotLearn(state: State, seat: Seat, tech: number): Illegal | null {
  const player = playerOf(state, seat);
  if (!isInGame(state, tech)) return illegal('RUL-239', { tech: techId(tech) });
  return knows(player, tech) ? illegal('CMP-006', { tech: techId(tech), known: true }) : whyNotFit(player, tech);
}

function learned(state: State, seat: Seat, tech: number, isResearch: boolean): ChangeFact[] {
  if (knows(playerOf(state, seat), tech)) return [];
  const after = trial(state, (context) => {
    learnTech.learn(context, learning(seat, tech, 'research'));
    if (isResearch && context.state.outcome === null) loseTrade(context, seat, tradeUsed(context.state, seat));
  });
  return changes(state, after);
}
