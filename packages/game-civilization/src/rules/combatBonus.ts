import type { Seat } from '@tessera/kernel';
import { CAPITAL, hasMetropolis, hasWalls, outskirts } from '../board/cities.ts';
import { armiesAt, hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { faceOf, isBuilding, isPerson } from '../board/pieces.ts';
import { WONDER_STRENGTH } from '../data/amounts.ts';
import {
  AIRCRAFT,
  COMBAT_OF_BUILDING,
  COMBAT_OF_GREAT_PERSON,
  UNIT_CARD_TYPE,
  UNIT_TRUMPS,
  unitStrength,
} from '../data/faces.ts';
import { BATTLE_VALUES } from '../data/market.ts';
import { WONDER } from '../data/names.ts';
import { LAND_UNIT_TYPES } from '../data/units.ts';
import type { Battle } from '../state/frames/battle.ts';
import { ATTACKER, DEFENDER, enemyOf, SIDES, type Side } from '../state/sides.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { hasWonder, plays } from './knowledge.ts';
import { basicBattleHand } from './limits.ts';

const HIMEJI_STRENGTH = WONDER_STRENGTH[WONDER.himejiSamuraiCastle] as number;

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

/** How many units a side may draw (BAT-005 to BAT-008). */
export function battleHandSize(state: State, battle: Battle, side: Side): number {
  const seat = seatOfSide(battle, side);
  const further = Math.max(0, armiesAt(playerOf(state, seat), battle.square) - 1);
  const size = basicBattleHand(state, seat) + BATTLE_VALUES.armyHand * further;
  return isDefendedCity(battle, side) ? size + BATTLE_VALUES.cityHand : size;
}

/** How many units a side will draw: as many as its battle hand holds, or all there are (BAT-009); barbarians HUT-005, HUT-006. */
export function forceSize(state: State, battle: Battle, side: Side): number {
  if (isBarbarian(battle, side)) return Math.min(LAND_UNIT_TYPES.length, landUnitsLeft(state));
  return Math.min(battleHandSize(state, battle, side), playerOf(state, seatOfSide(battle, side)).units.length);
}

/** Cards in the decks of land units; those face up under them count (UNIT-005). */
function landUnitsLeft(state: State): number {
  let left = 0;
  for (let type = 0; type < AIRCRAFT; type++) {
    left += (state.unitDecks[type] as number[]).length + (state.unitDiscards[type] as number[]).length;
  }
  return left;
}

/** A side's combat bonus before the comparison (BAT-012 to BAT-016). */
export function combatBonus(state: State, battle: Battle, side: Side): number {
  if (isBarbarian(battle, side)) return 0;
  const seat = seatOfSide(battle, side);
  const bonus = combatIcons(state, seat);
  if (!isDefendedCity(battle, side)) return bonus;
  return bonus + cityBonus(playerOf(state, seat), battle.city);
}

/** What a city adds to the bonus of its defender (BAT-014 to BAT-017). */
export function cityBonus(player: Player, city: number): number {
  const walls = hasWalls(player, city) ? BATTLE_VALUES.walls : 0;
  if (city !== CAPITAL) return BATTLE_VALUES.city + walls;
  return BATTLE_VALUES.capital + walls + (hasMetropolis(player) ? BATTLE_VALUES.metropolis : 0);
}

/** The player's Barracks, Academies and generals where no enemy stands; scouts do not gather them (RUL-155, SCT-006). */
export function combatIcons(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let icons = 0;
  for (let city = 0; city < player.cities.length; city++) {
    for (const square of outskirts(geometry(state), player, city)) {
      const combat = combatIconsAt(state.pieces[square] as number);
      if (combat > 0 && !hasEnemyFigure(state, seat, square)) icons += combat;
    }
  }
  return icons;
}

function combatIconsAt(piece: number): number {
  if (isBuilding(piece)) return COMBAT_OF_BUILDING[faceOf(piece)] as number;
  return isPerson(piece) ? (COMBAT_OF_GREAT_PERSON[faceOf(piece)] as number) : 0;
}

function isDefendedCity(battle: Battle, side: Side): boolean {
  return side === DEFENDER && battle.kind === 'city';
}

/** Does a wonder work for a side when the battle begins? If so, it works until the battle ends (RUL-295, RUL-296). */
export function fightsWith(
  state: State,
  battle: Battle,
  side: Side,
  wonder: 'oracle' | 'himejiSamuraiCastle',
): boolean {
  return !isBarbarian(battle, side) && hasWonder(state, seatOfSide(battle, side), wonder);
}

/** The rank at which a card counts: its owner's; aircraft and barbarians, who have no owner, have only one (BAT-010, HUT-007). */
export function rankOf(state: State, owner: Seat | null, card: number): number {
  const type = UNIT_CARD_TYPE[card] as number;
  return owner === null || type === AIRCRAFT ? 1 : (playerOf(state, owner).ranks[type] as number);
}

/** The player whose rank counts for a side's units; null for barbarians. */
export function ownerOfUnits(battle: Battle, side: Side): Seat | null {
  return isBarbarian(battle, side) ? null : seatOfSide(battle, side);
}

/** A card's strength in a side's hands: its owner's rank, and Himeji Samurai Castle (RUL-295). */
export function strengthOf(state: State, battle: Battle, side: Side, card: number): number {
  return (
    unitStrength(card, rankOf(state, ownerOfUnits(battle, side), card)) +
    ((battle.himeji >> side) & 1) * HIMEJI_STRENGTH
  );
}

/** The strength with which a unit in hand would be played now: Metalworking waits for the next one (RUL-211, RUL-294). */
export function strengthToPlay(state: State, battle: Battle, side: Side, card: number): number {
  const isRaised = side === battle.turn && state.options.metalworkingScope === 'battle';
  return strengthOf(state, battle, side, card) + (isRaised ? battle.raise : 0);
}

/** A card's strength in the standing forces, if a battle began now: a wonder that is blockaded adds nothing (BLK-003). */
export function strengthInForces(state: State, seat: Seat, card: number): number {
  return unitStrength(card, rankOf(state, seat, card)) + raisedBy(state, seat);
}

/** What wonders add to each unit of a player in the standing forces. */
export function raisedBy(state: State, seat: Seat): number {
  return hasWonder(state, seat, 'himejiSamuraiCastle') ? HIMEJI_STRENGTH : 0;
}

/** Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry; aircraft are left out (BAT-033, BAT-035). */
export function trumps(card: number, other: number): boolean {
  return UNIT_TRUMPS[UNIT_CARD_TYPE[card] as number] === UNIT_CARD_TYPE[other];
}

/** A side's total at the end of the battle: surviving units and combat bonus card; Metalworking has ended (BAT-039, RUL-211). */
export function totalOf(state: State, battle: Battle, side: Side): number {
  let total = battle.bonuses[side];
  for (let place = side; place < battle.units.length; place += 2) {
    const card = battle.units[place] as number;
    if (card >= 0) total += strengthOf(state, battle, side, card);
  }
  return total;
}

/** Whether a seat (or a spectator, null) sees the units a side still holds: its own, or with the Oracle (BAT-011, RUL-296). */
export function seesHand(battle: Battle, viewer: Seat | null, side: Side): boolean {
  if (viewer === null) return false;
  if (viewer === seatOfSide(battle, side)) return true;
  return viewer === seatOfSide(battle, enemyOf(side)) && ((battle.oracle >> enemyOf(side)) & 1) === 1;
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

/** The side that plays China and has lost units, or null. */
export function savingSide(state: State, frame: Battle): Side | null {
  for (const side of SIDES) {
    const hasLost = frame.killed[side].length > 0;
    if (hasLost && !isBarbarian(frame, side) && plays(playerOf(state, seatOfSide(frame, side)), 'china')) return side;
  }
  return null;
}
