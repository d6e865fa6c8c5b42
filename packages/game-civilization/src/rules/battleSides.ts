import type { Seat } from '@tessera/kernel';
import type { Battle } from '../state/frames/battle.ts';
import { HEALERS } from '../state/questions/battle.ts';
import { ATTACKER, DEFENDER, enemyOf, SIDES, type Side } from '../state/sides.ts';
import { playerOf, type State } from '../state.ts';
import { plays } from './knowledge.ts';

export function seatOfSide(battle: Battle, side: Side): Seat {
  return side === ATTACKER ? battle.attacker : battle.defender;
}

/** Barbarians have no rank above 1, no bonus and no abilities, no matter who plays them (HUT-007, RUL-122). */
export function isBarbarian(battle: Battle, side: Side): boolean {
  return battle.kind === 'village' && side === DEFENDER;
}

/** The player to the left of the explorer plays the barbarians (HUT-004). */
export function barbarianPlayer(state: State, explorer: Seat): Seat {
  return (explorer + 1) % state.players.length;
}

/** The player whose rank counts for a side's units; null for barbarians. */
export function ownerOfUnits(battle: Battle, side: Side): Seat | null {
  return isBarbarian(battle, side) ? null : seatOfSide(battle, side);
}

/** Whether a seat (or a spectator, null) sees the units a side still holds: its own, or with the Oracle (BAT-011, RUL-296). */
export function seesHand(battle: Battle, viewer: Seat | null, side: Side): boolean {
  if (viewer === null) return false;
  if (viewer === seatOfSide(battle, side)) return true;
  return viewer === seatOfSide(battle, enemyOf(side)) && ((battle.oracle >> enemyOf(side)) & 1) === 1;
}

/** Are the types of a side's unplayed units public: drawn from decks in this battle, by barbarians or Gustavus (HUT-005, RUL-313)? */
export function isKnownByType(battle: Battle, side: Side): boolean {
  return isBarbarian(battle, side) || battle.unsavable[side].length > 0;
}

/** BAT-024: a unit in hand must be played in every turn. */
export function mustPlay(battle: Battle): boolean {
  return !battle.played && battle.hands[battle.turn].length > 0;
}

export function isFinished(battle: Battle, side: Side): boolean {
  return ((battle.finished >> side) & 1) === 1;
}

/** The side that has won, once known. */
export function winnerOf({ winner }: Battle): Side {
  return winner === ATTACKER ? ATTACKER : DEFENDER;
}

/** The units of a side that were killed and can be saved (RUL-255, RUL-313). */
export function savableOf({ killed, unsavable }: Battle, side: Side): number[] {
  const savable = [...killed[side]];
  for (const card of unsavable[side]) savable.splice(savable.indexOf(card), 1);
  return savable;
}

/** The side for which a seat fights with its own units, or null (RUL-122). */
export function ownSide(battle: Battle, seat: Seat): Side | null {
  if (seat === battle.attacker) return ATTACKER;
  return seat === battle.defender && battle.kind !== 'village' ? DEFENDER : null;
}

/** The side that has wounds to deal for units killed just now, that of the battle turn first; or null (RUL-342). */
export function avengingSide({ vengeance, turn }: Battle): Side | null {
  if (vengeance[turn] > 0) return turn;
  return vengeance[enemyOf(turn)] > 0 ? enemyOf(turn) : null;
}

/** The places of a side's units in fronts. */
export function unitsInFronts({ units }: Battle, side: Side): number[] {
  const places: number[] = [];
  for (let place: number = side; place < units.length; place += 2)
    if ((units[place] as number) >= 0) places.push(place);
  return places;
}

/** Once per battle Sun Tzu's owner plays no unit in a turn; the bits follow those of the healers (RUL-313). */
export function heldBackBit(side: Side): number {
  return 1 << (SIDES.length * HEALERS.length + side);
}

/** The side that plays China and has lost units, or null. */
export function savingSide(state: State, frame: Battle): Side | null {
  for (const side of SIDES) {
    const hasLost = savableOf(frame, side).length > 0;
    if (hasLost && !isBarbarian(frame, side) && plays(playerOf(state, seatOfSide(frame, side)), 'china')) return side;
  }
  return null;
}
