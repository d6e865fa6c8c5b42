import { type Game, type GameTypes, illegal, type TableAct, tell, unknownAct } from '@tessera/kernel';
import { clone } from './clone.ts';
import { countComponents } from './countComponents.ts';
import { PLAYERS } from './data/setupOptions.ts';
import { check, DECISION_KINDS, options } from './decisions/index.ts';
import { explain } from './explain.ts';
import { placeOf } from './fromScenario/squares.ts';
import { fromScenario } from './fromScenario.ts';
import type { Happening } from './happenings.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Fact } from './preview/facts.ts';
import { preview } from './preview.ts';
import { procedures } from './procedures/index.ts';
import { resample } from './resample.ts';
import { initialState, RULES, readSetup, SCHEMA } from './setup.ts';
import type { Setup, State, StepContext } from './state.ts';
import { endGame } from './verbs/victory.ts';
import { publicView, type View, view } from './view.ts';

export { HAPPENING_KINDS, type Happening, type HappeningOf } from './happenings.ts';
export type { Fact } from './preview/facts.ts';
export { PROPERTY_SETTINGS } from './propertySettings.ts';
export type { Phase } from './state/phases.ts';
export type { Answer, Ask, DecisionKind } from './state/questions.ts';
export type { EndReason } from './state/victories.ts';
export type { Options, Result, Setup, State } from './state.ts';
export type { UnitView } from './view/unit.ts';
export type { View } from './view.ts';

export interface CivilizationTypes extends GameTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly happening: Happening;
  readonly view: View;
  readonly fact: Fact;
}

/** Civilization. */
export const civilization: Game<CivilizationTypes> = {
  id: 'civilization',
  schema: SCHEMA,
  rules: RULES,
  players: PLAYERS,
  procedures,
  migrations: MIGRATIONS,
  passes: {
    respond: { do: 'pass' },
    interrupt: { do: 'pass' },
    battleMoment: { do: 'pass' },
    beforePhase: { do: 'pass' },
  },
  passesNeed: { battleMoment: 'expansion', beforePhase: 'greatPersonDeck' },
  searchOptions: ['skipFutile'],
  setup: (players, options) => readSetup(players, options),
  initialState,
  fromScenario,
  questions: DECISION_KINDS,
  placeOf,
  options,
  check,
  explain,
  preview,
  act,
  clone,
  publicView,
  view,
  resample,
  countComponents,
};

/** RUL-299: a player resigns; their seat is played on but cannot win, and the last one who has not resigned wins. */
function act(context: StepContext, tableAct: TableAct) {
  const { act: name, seat } = tableAct;
  const player = seat === null ? undefined : context.state.players[seat];
  if (name !== 'resign' || seat === null || player === undefined) return unknownAct(tableAct);
  if (player.resigned) return illegal('RUL-299', { seat });
  player.resigned = true;
  tell(context, { kind: 'resigned', seat });
  const left: number[] = [];
  for (const [other, { resigned }] of context.state.players.entries()) if (!resigned) left.push(other);
  if (left.length === 1) endGame(context, 'resignation', left);
  return null;
}
