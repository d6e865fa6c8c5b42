import type { Illegal } from '@tessera/kernel';
import { clone } from '../clone.ts';
import type { Battle } from '../state/frames/battle.ts';
import type { State } from '../state.ts';
import { battleBreaches } from './breachesBattle.ts';
import { cityBreaches } from './breachesCities.ts';
import { figureBreaches } from './breachesFigures.ts';
import { pieceBreaches } from './breachesPieces.ts';
import { playerBreaches } from './breachesPlayers.ts';

/**
 * The first rule that a stated table breaks, or null: no game could have reached such a table. The queries of the game
 * (rules/, board/) know the rules; the checks here only say what to ask them about a table at rest.
 */
export function findBreach(state: State, battle: Battle | null): Illegal | null {
  return breachesOf(state, battle)[0] ?? null;
}

/** All rules that a stated table breaks. */
export function breachesOf(state: State, battle: Battle | null): Illegal[] {
  const bare = withoutFigures(state);
  return [
    ...cityBreaches(bare),
    ...pieceBreaches(bare),
    ...figureBreaches(state, battle),
    ...playerBreaches(state),
    ...battleBreaches(state, battle),
  ];
}

/** Enemies may come after something was built (BLK-001), so buildings and cities are checked as if no figures stood there. */
function withoutFigures(state: State): State {
  const bare = clone(state);
  for (const player of bare.players) {
    player.armies.fill(-1);
    player.scouts.fill(-1);
  }
  return bare;
}
