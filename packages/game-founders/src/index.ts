import { type Game, type GameTypes, illegal, type TableAct, unknownAct } from '@tessera/kernel';
import { arrange } from './arrange.ts';
import { clone } from './clone.ts';
import { components } from './components.ts';
import { check, options } from './decisions/index.ts';
import type { Happening } from './happenings.ts';
import { endGame } from './procedures/endOfGame.ts';
import { procedures } from './procedures/index.ts';
import { resample } from './resample.ts';
import { blank, PLAYERS, RULES, readSetup, SCHEMA } from './setup.ts';
import type { Runner, Setup, State } from './state.ts';
import { openView, type View, view } from './view.ts';
import { why } from './why.ts';

export type { Answer, Ask, DecisionKind } from './decisions/decisions.ts';
export type { Happening } from './happenings.ts';
export { PROPERTY_SETTINGS } from './propertySettings.ts';
export type { EndReason, Options, Result, Score, Setup, State } from './state.ts';
export type { TerritoryView, TileView, View } from './view.ts';

export interface FoundersTypes extends GameTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly happening: Happening;
  readonly view: View;
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
  options,
  check,
  why,
  act,
  clone,
  openView,
  view,
  resample,
  components,
};

/** all players have agreed to end the game; possible at the end of a turn, that is before the next reveal. */
function act(run: Runner, tableAct: TableAct) {
  if (tableAct.act !== 'agreedEnd') return unknownAct(tableAct);
  const { pending, turn } = run.state;
  if (pending?.asks[0]?.kind !== 'revealTile' || turn === 1) return illegal('R-38', { turn });
  endGame(run, 'agreed');
  return null;
}
