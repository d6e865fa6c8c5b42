import {
  advance,
  arranged,
  createContext,
  givenFields,
  givenFlag,
  givenNumber,
  givenWord,
  type Illegal,
  ImpossibleTable,
  maybeGivenWord,
  type Plain,
  type PlainObject,
  running,
  seedStreams,
} from '@tessera/kernel';
import { arrangeBattle, joinBattle } from './fromScenario/battle.ts';
import { findBreach } from './fromScenario/breaches.ts';
import { fillsMap } from './fromScenario/ground.ts';
import { arrangeMap } from './fromScenario/map.ts';
import { arrangePlayers } from './fromScenario/players.ts';
import { arrangeStock } from './fromScenario/stock.ts';
import { game } from './procedures/game.ts';
import { procedures } from './procedures/index.ts';
import { placeInOrder } from './rules/turnOrder.ts';
import { initialState } from './setup.ts';
import type { Battle } from './state/frames/battle.ts';
import { PHASES, type Phase } from './state/phases.ts';
import type { Setup, State, StepContext } from './state.ts';

/** What a scenario may state (docs/scenarios.md): everything on the table, in hands and in the order of the decks. */
const GIVEN = [
  'turn',
  'first',
  'phase',
  'seat',
  'step',
  'players',
  'discovered',
  'tiles',
  'ground',
  'pieces',
  'stopped',
  'harvested',
  'decks',
  'discards',
  'wonderMarket',
  'obsolete',
  'resources',
  'buildings',
  'battle',
];

/**
 * The table as given, at rest before the first question of a seat's part of a phase. The defaults: it is turn 5, Start of
 * Turn, seat 0, which is also the first player; seats play the civilizations in the order of the sheets, each with its
 * capital on the recommended square and nothing else; neutral tiles lie face down in the order of their numbers; decks
 * hold all that is left in the order of the faces; four wonders of the earliest age lie in the market.
 */
export function fromScenario(setup: Setup, given: PlainObject, isImpossible = false): State | Illegal {
  return arranged(() => lay(setup, given, isImpossible));
}

function lay(setup: Setup, given: PlainObject, isImpossible: boolean): State | Illegal {
  givenFields(given, 'given', GIVEN);
  const state = initialState(setup);
  const last = setup.players - 1;
  state.rng = seedStreams('scenario');
  state.turn = givenNumber(given['turn'] ?? 5, 'turn', 1, Number.MAX_SAFE_INTEGER);
  state.first = givenNumber(given['first'] ?? 0, 'first', 0, last);
  const takeRest = arrangeStock(state, given);
  const isDiscovered = given['discovered'] ?? fillsMap(given['ground']);
  arrangeMap(state, given, givenFlag(isDiscovered, 'discovered'));
  arrangePlayers(state, given);
  const battle = arrangeBattle(state, given);
  takeRest();
  const breach = isImpossible ? null : findBreach(state, battle);
  if (breach !== null) return breach;
  begin(state, given, battle);
  return state;
}

/** Runs to the first question of the stated part, or of the stated step of it. */
function begin(state: State, given: PlainObject, battle: Battle | null): void {
  const stated = maybeGivenWord(given['phase'], 'phase', PHASES);
  const phase: Phase = stated ?? (battle === null ? 'startOfTurn' : 'movement');
  const seat = givenNumber(given['seat'] ?? battle?.attacker ?? 0, 'seat', 0, state.players.length - 1);
  const isTogether = phase === 'trade' || phase === 'research';
  const frame = {
    op: 'game' as const,
    at: 'part' as const,
    phase: PHASES.indexOf(phase),
    part: isTogether ? 0 : placeInOrder(state, seat),
  };
  state.phase = phase;
  state.stack = [frame];
  const context: StepContext = createContext(state);
  game.part(context, frame);
  const part = running(state) as { readonly op: string; at: string };
  const step: Plain | undefined = given['step'];
  if (step !== undefined) part.at = givenWord(step, 'step', Object.keys(procedures[part.op]?.steps ?? {}));
  if (battle !== null) {
    if (phase !== 'movement' || seat !== battle.attacker || step !== undefined) {
      throw new ImpossibleTable('battle', 'kind', { phase, seat, attacker: battle.attacker }, { rule: 'BAT-001' });
    }
    part.at = 'menu';
    joinBattle(context, battle);
  }
  advance(procedures, context);
}
