import { inProgress, type Seat } from '@tessera/kernel';
import { CULTURE_EVENTS } from '../data/cultureEvents.ts';
import { EVENT_CARD_DECK, EVENT_DECK } from '../data/faces.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { isBarbarian } from '../rules/battleSides.ts';
import { unitObstacle } from '../rules/buildable.ts';
import type { Battle } from '../state/frames/battle.ts';
import type { BattleMomentAct } from '../state/questions/battle.ts';
import type { Side } from '../state/sides.ts';
import { playerOf, type State } from '../state.ts';
import { menuPlays } from './menu.ts';

/** The decks, one bit each, with an event that is played in a battle. */
const BATTLE_DECKS = CULTURE_EVENTS.reduce(
  (decks, { phase }, event) => (phase === 'battle' ? decks | (1 << (EVENT_DECK[event] as number)) : decks),
  0,
);

/**
 * Must the side be asked before the battle forces are drawn? Only if public information does not rule out that its player
 * holds a fitting card and that there is a unit to gain: asking only those who can would reveal who can. Nobody plays
 * anything for the barbarians (RUL-122, RUL-305).
 */
export function couldPlayBefore(state: State, battle: Battle, side: Side, seat: Seat): boolean {
  if (!state.options.expansion || isBarbarian(battle, side)) return false;
  const player = playerOf(state, seat);
  const isHeld = player.events.some((card) => (BATTLE_DECKS & (1 << (EVENT_CARD_DECK[card] as number))) !== 0);
  if (!isHeld || !UNIT_TYPES.some((_, type) => unitObstacle(state, player, type, 0) === null)) return false;
  return !state.options.skipFutile || playsBefore(state, seat).length > 1;
}

/** Everything that the player of a side may play now, or nothing more. */
export function playsBefore(state: State, seat: Seat): BattleMomentAct[] {
  const acts: BattleMomentAct[] = [{ do: 'pass' }];
  for (const play of menuPlays(state, seat, 'battle')) if (play.do === 'event') acts.push(play);
  return acts;
}

/** The battle whose moment it is. */
export function battleIn(state: State): Battle {
  return inProgress(state, 'battle') as Battle;
}
