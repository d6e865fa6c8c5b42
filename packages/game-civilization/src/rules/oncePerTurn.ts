import type { Player } from '../state.ts';

/** Once-per-turn acts that are not resource abilities; a player's `onceUsed` has a bit for each. */
export const ONCE_PER_TURN = [
  'stonehenge',
  'louvre',
  'colossus',
  'democracyTrade',
  'panamaCanal',
  'hangingGardens',
  'statueOfLiberty',
  'sydneyOperaHouse',
  'angkorWat',
  'democracyCoin',
  'printingPressCoin',
  'codeOfLawsCoin',
  'engineeringSplit',
  'freeBuilding',
  'sacrifice',
  'invest',
  'kremlin',
  'greatWall',
  'tajMahal',
  'bigBen',
  'cristoRedentor',
  'plastics',
  'motherTeresa',
  'alanTuring',
  'lorenzoDeMedici',
  'jimHenson',
  'charlesDarwin',
] as const;
export type OncePerTurn = (typeof ONCE_PER_TURN)[number];

export function isUsed(player: Player, act: OncePerTurn): boolean {
  return (player.onceUsed & (1 << ONCE_PER_TURN.indexOf(act))) !== 0;
}
