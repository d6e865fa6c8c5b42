import {
  type Game,
  type GameTypes,
  type Illegal,
  illegal,
  KERNEL_CODES,
  type TableAct,
  tell,
  unknownAct,
} from '@tessera/kernel';
import { clone } from './clone.ts';
import { countComponents } from './countComponents.ts';
import { PLAYERS } from './data/setupOptions.ts';
import { check, DECISION_KINDS, options } from './decisions/index.ts';
import { explain } from './explain.ts';
import { fromScenario } from './fromScenario.ts';
import type { Happening } from './happenings.ts';
import type { Fact } from './preview/facts.ts';
import { preview } from './preview.ts';
import { procedures } from './procedures/index.ts';
import { resample } from './resample.ts';
import { seatsLeft } from './rules/scoring.ts';
import { initialState, RULES, readSetup, SCHEMA } from './setup.ts';
import { resignedIn, type Setup, type State, type StepContext } from './state.ts';
import { endGame } from './verbs/endOfGame.ts';
import { publicView, type View, view } from './view.ts';

export type { Happening } from './happenings.ts';
export type { Fact } from './preview/facts.ts';
export { PROPERTY_SETTINGS } from './propertySettings.ts';
export type { Answer, Ask, DecisionKind } from './state/questions.ts';
export type { EndReason, Score } from './state/results.ts';
export type { Options, Result, Setup, State } from './state.ts';
export type { TerritoryView, TileView, View } from './view.ts';

export interface FoundersTypes extends GameTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly happening: Happening;
  readonly view: View;
  readonly fact: Fact;
}

/** Founders of the Empire. */
export const founders: Game<FoundersTypes> = {
  id: 'founders',
  schema: SCHEMA,
  rules: RULES,
  players: PLAYERS,
  procedures,
  migrations: [],
  passes: {},
  searchOptions: [],
  setup: readSetup,
  initialState,
  fromScenario,
  questions: DECISION_KINDS,
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

function act(context: StepContext, tableAct: TableAct): Illegal | null {
  if (tableAct.act === 'agreedEnd') return agreeToEnd(context);
  return tableAct.act === 'resign' ? resign(context, tableAct) : unknownAct(tableAct);
}

/**
 * all players have agreed to end the game; possible at the end of a turn, that is before the next reveal. R-43: if
 * everyone else has resigned, nobody's turn can be cut short, so the last player may end the game at any time, and wins.
 */
function agreeToEnd(context: StepContext): Illegal | null {
  const { pending, turn } = context.state;
  if (seatsLeft(context.state).length === 1) {
    endGame(context, 'resignation');
    return null;
  }
  if (pending?.asks[0]?.kind !== 'revealTile' || turn === 1) return illegal('R-38', { turn });
  endGame(context, 'agreed');
  return null;
}

/** a bot plays the seat on, but it cannot win. */
function resign(context: StepContext, tableAct: TableAct): Illegal | null {
  const { state } = context;
  const { seat } = tableAct;
  if (seat === null || state.territories[seat] === undefined) return unknownAct(tableAct);
  const resigned = resignedIn(state);
  if (resigned.includes(seat)) return illegal(KERNEL_CODES.stale, { resigned: seat });
  state.resigned = [...resigned, seat].sort((a, b) => a - b);
  tell(context, { kind: 'resigned', seat });
  return null;
}
