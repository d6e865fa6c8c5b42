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
import { arrange } from './arrange.ts';
import { clone } from './clone.ts';
import { components } from './components.ts';
import { check, DECISION_KINDS, options } from './decisions/index.ts';
import type { Happening } from './happenings.ts';
import type { Fact } from './preview/facts.ts';
import { preview } from './preview.ts';
import { procedures } from './procedures/index.ts';
import { resample } from './resample.ts';
import { seatsLeft } from './rules/scoring.ts';
import { blank, PLAYERS, RULES, readSetup, SCHEMA } from './setup.ts';
import { type Runner, resignedIn, type Setup, type State } from './state.ts';
import { endGame } from './verbs/endOfGame.ts';
import { openView, type View, view } from './view.ts';
import { why } from './why.ts';

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
  blank,
  arrange,
  questions: DECISION_KINDS,
  options,
  check,
  why,
  preview,
  act,
  clone,
  openView,
  view,
  resample,
  components,
};

function act(run: Runner, tableAct: TableAct): Illegal | null {
  if (tableAct.act === 'agreedEnd') return agreeToEnd(run);
  return tableAct.act === 'resign' ? resign(run, tableAct) : unknownAct(tableAct);
}

/**
 * all players have agreed to end the game; possible at the end of a turn, that is before the next reveal. R-43: where
 * everybody else has resigned nobody's turn can be cut short, and the last player may end it at any time, and wins.
 */
function agreeToEnd(run: Runner): Illegal | null {
  const { pending, turn } = run.state;
  if (seatsLeft(run.state).length === 1) {
    endGame(run, 'resignation');
    return null;
  }
  if (pending?.asks[0]?.kind !== 'revealTile' || turn === 1) return illegal('R-38', { turn });
  endGame(run, 'agreed');
  return null;
}

/** a bot plays the seat on, but it cannot win. */
function resign(run: Runner, tableAct: TableAct): Illegal | null {
  const { state } = run;
  const { seat } = tableAct;
  if (seat === null || state.territories[seat] === undefined) return unknownAct(tableAct);
  const resigned = resignedIn(state);
  if (resigned.includes(seat)) return illegal(KERNEL_CODES.stale, { resigned: seat });
  state.resigned = [...resigned, seat].sort((a, b) => a - b);
  tell(run, { kind: 'resigned', seat });
  return null;
}
