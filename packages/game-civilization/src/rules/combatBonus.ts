import type { Seat } from '@tessera/kernel';
import { CAPITAL, hasMetropolis, hasWalls, outskirts } from '../board/cities.ts';
import { hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { faceOf, isBuilding, isPerson } from '../board/pieces.ts';
import { FORTIFICATION } from '../data/cityMarkers.ts';
import { COMBAT_OF_BUILDING, COMBAT_OF_GREAT_PERSON, PERSON_CARD_AMOUNT } from '../data/faces.ts';
import { BATTLE_VALUES } from '../data/market.ts';
import { PERSON } from '../data/names.ts';
import type { Battle } from '../state/frames/battle.ts';
import { DEFENDER, type Side } from '../state/sides.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { isDefendedCity } from './battleForce.ts';
import { isBarbarian, seatOfSide } from './battleSides.ts';
import { invested } from './investments.ts';
import { hasWonder } from './knowledge.ts';
import { hasPerson } from './people.ts';

/** A side's combat bonus before the comparison (BAT-012 to BAT-016). */
export function combatBonus(state: State, battle: Battle, side: Side): number {
  if (isBarbarian(battle, side)) return 0;
  const seat = seatOfSide(battle, side);
  const bonus = ownCombatBonus(state, seat) + (side === DEFENDER ? defendersBonus(state, battle) : 0);
  if (!isDefendedCity(battle, side)) return bonus;
  return bonus + cityBonus(playerOf(state, seat), battle.city);
}

/** Joan of Arc and Leonidas help only those who defend (RUL-313, FAQ-059). */
function defendersBonus(state: State, { defender, inspired, outnumbered }: Battle): number {
  if (!outnumbered || !hasPerson(state, defender, 'leonidas')) return inspired;
  return inspired + (PERSON_CARD_AMOUNT[PERSON.leonidas] as number);
}

/** What a city adds to the bonus of its defender (BAT-014 to BAT-018). */
export function cityBonus(player: Player, city: number): number {
  const walls = hasWalls(player, city) ? BATTLE_VALUES.walls : 0;
  const fortification = player.cityMarkers[city] === FORTIFICATION ? BATTLE_VALUES.fortification : 0;
  if (city !== CAPITAL) return BATTLE_VALUES.city + walls + fortification;
  return BATTLE_VALUES.capital + walls + fortification + (hasMetropolis(player) ? BATTLE_VALUES.metropolis : 0);
}

/** What a player brings into every battle: icons and investments. */
export function ownCombatBonus(state: State, seat: Seat): number {
  return combatIcons(state, seat) + invested(playerOf(state, seat), 'combat');
}

/** The player's Barracks, Academies and generals where no enemy stands; scouts do not gather them (RUL-155, SCT-006). */
function combatIcons(state: State, seat: Seat): number {
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

/** Does a wonder work for a side when the battle begins? If so, it works until the battle ends (RUL-295, RUL-296). */
export function fightsWith(
  state: State,
  battle: Battle,
  side: Side,
  wonder: 'oracle' | 'himejiSamuraiCastle',
): boolean {
  return !isBarbarian(battle, side) && hasWonder(state, seatOfSide(battle, side), wonder);
}
