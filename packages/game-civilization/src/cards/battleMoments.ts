import { inProgress, type Seat } from '@tessera/kernel';
import { CULTURE_EVENTS } from '../data/cultureEvents.ts';
import { EVENT_CARD_DECK, EVENT_DECK, PERSON_CARD_TYPE } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { isBarbarian, savableOf } from '../rules/battleSides.ts';
import { unitObstacle } from '../rules/buildable.ts';
import { couldHold } from '../rules/people.ts';
import type { Battle } from '../state/frames/battle.ts';
import type { BattleMomentAct, BattleMomentName } from '../state/questions/battle.ts';
import type { Side } from '../state/sides.ts';
import { playerOf, type State } from '../state.ts';
import { menuPlays, personPlays } from './menu.ts';

/** The decks, one bit each, with an event that is played in a battle. */
const BATTLE_DECKS = CULTURE_EVENTS.reduce(
  (decks, { phase }, event) => (phase === 'battle' ? decks | (1 << (EVENT_DECK[event] as number)) : decks),
  0,
);

/** The types of the cards that are used at the start of a battle, and after it. */
const GENERAL = PERSON_CARD_TYPE[PERSON.joanOfArc] as number;
const HUMANITARIAN = PERSON_CARD_TYPE[PERSON.florenceNightingale] as number;

/**
 * Must the side be asked at this moment? Only if public information does not rule out that its player holds a fitting card
 * (RUL-339): asking only those who can would reveal who can. Nobody plays anything for the barbarians (RUL-122, RUL-305).
 */
export function couldPlayAt(state: State, battle: Battle, side: Side, seat: Seat, moment: BattleMomentName): boolean {
  if (!state.options.expansion || isBarbarian(battle, side)) return false;
  if (!couldFit(state, battle, side, seat, moment)) return false;
  return !state.options.skipFutile || playsAt(state, seat, moment).length > 1;
}

function couldFit(state: State, battle: Battle, side: Side, seat: Seat, moment: BattleMomentName): boolean {
  switch (moment) {
    case 'before':
      return couldHoldEvent(state, seat) || couldHold(state, seat, GENERAL);
    case 'start':
      return couldHold(state, seat, GENERAL);
    case 'after':
      return savableOf(battle, side).length > 0 && couldHold(state, seat, HUMANITARIAN);
  }
}

/** An event of a deck with a fitting one, and a unit to gain by it. */
function couldHoldEvent(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const isHeld = player.events.some((card) => (BATTLE_DECKS & (1 << (EVENT_CARD_DECK[card] as number))) !== 0);
  return isHeld && UNIT_TYPES.some((_, type) => unitObstacle(state, player, type, 0) === null);
}

/** Everything that the player of a side may play now, or nothing more. */
export function playsAt(state: State, seat: Seat, moment: BattleMomentName): BattleMomentAct[] {
  const acts: BattleMomentAct[] = [{ do: 'pass' }];
  if (moment !== 'before') return [...acts, ...personPlays(state, seat, 'battle')];
  for (const play of menuPlays(state, seat, 'battle')) if (play.do !== 'ability') acts.push(play);
  return acts;
}

/** The battle whose moment it is. */
export function battleIn(state: State): Battle {
  return inProgress(state, 'battle') as Battle;
}
