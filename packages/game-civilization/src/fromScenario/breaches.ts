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
 * The first rule that a stated table breaks, or null: a game could never have come to it. What a rule is, the queries of
 * the game say (rules/, board/); here stands only what of a table at rest they are asked about.
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

/** Enemies may come to what was built before (BLK-001), so buildings and cities are looked at as if nobody stood there. */
function withoutFigures(state: State): State {
  const bare = clone(state);
  for (const player of bare.players) {
    player.armies.fill(-1);
    player.scouts.fill(-1);
  }
  return bare;
}
