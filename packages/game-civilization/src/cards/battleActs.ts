import type { Seat } from '@tessera/kernel';
import { IRON, PERSON_CARD_AMOUNT, TECH_ABILITY, techIndex } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { heldBackBit, isBarbarian, mustPlay, seatOfSide } from '../rules/battleSides.ts';
import { knows } from '../rules/knowledge.ts';
import { canPay } from '../rules/payment.ts';
import { couldHoldAny, hasPerson } from '../rules/people.ts';
import type { Battle } from '../state/frames/battle.ts';
import { BATTLE_TECHS, type BattleTech, HEALERS, type Healer } from '../state/questions/battle.ts';
import type { Side } from '../state/sides.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { ABILITIES, type Ability } from './abilities.ts';
import { personPlays } from './menu.ts';
import { isPlayable, type Play } from './play.ts';

/** Has this side used a healer in this battle? */
export function isHealerUsed(battle: Battle, side: Side, healer: Healer): boolean {
  return (battle.used & healerBit(side, healer)) !== 0;
}

export function healerBit(side: Side, healer: Healer): number {
  return 1 << (side * HEALERS.length + HEALERS.indexOf(healer));
}

/** May the side whose turn it is heal with this tech? It heals units in fronts only (RUL-293). */
export function canHeal(state: State, battle: Battle, healer: Healer): boolean {
  const side = battle.turn;
  if (isBarbarian(battle, side) || isHealerUsed(battle, side, healer)) return false;
  return knows(playerOf(state, seatOfSide(battle, side)), techIndex(healer)) && hasWounds(battle, side);
}

export function hasWounds(battle: Battle, side: Side): boolean {
  for (let place = side; place < battle.units.length; place += 2) if ((battle.wounds[place] as number) > 0) return true;
  return false;
}

/** May the side whose turn it is use this resource ability now? */
export function canUseBattleTech(state: State, battle: Battle, tech: BattleTech): boolean {
  const seat = seatOfSide(battle, battle.turn);
  return isReady(state, battle, seat, tech) && canPay(state, seat, [IRON]);
}

/** Known, not used this turn (TECH-007), and there is something it could do (RUL-249). */
function isReady(state: State, battle: Battle, seat: Seat, tech: BattleTech): boolean {
  if (isBarbarian(battle, battle.turn)) return false;
  return isUnused(playerOf(state, seat), tech) && isPlayable(playOf(tech), state, seat);
}

function playOf(tech: BattleTech): Play {
  return (ABILITIES[TECH_ABILITY[techIndex(tech)] as number] as Ability).play;
}

export function isUnused(player: Player, tech: BattleTech): boolean {
  const index = techIndex(tech);
  return knows(player, index) && (player.abilitiesUsed & (1 << (TECH_ABILITY[index] as number))) === 0;
}

export function isOfUse(state: State, battle: Battle, tech: BattleTech): boolean {
  return isPlayable(playOf(tech), state, seatOfSide(battle, battle.turn));
}

/** RUL-335: in their own battle turn a player may turn up permanent great people, and use those of any time. */
function couldUsePerson(state: State, battle: Battle, seat: Seat): boolean {
  if (isBarbarian(battle, battle.turn) || !couldHoldAny(state, seat)) return false;
  return !state.options.skipFutile || personPlays(state, seat, 'battle').length > 0;
}

/** May the side whose turn it is pay Sun Tzu to play no unit (RUL-313)? Null if it may, else the rule against it. */
export function ruleAgainstHoldingBack(state: State, battle: Battle): string | null {
  const seat = seatOfSide(battle, battle.turn);
  if (isBarbarian(battle, battle.turn)) return 'RUL-122';
  if (!playerOf(state, seat).openPeople.includes(PERSON.sunTzu)) return 'GPD-009';
  if (!hasPerson(state, seat, 'sunTzu')) return 'GPD-011';
  if (!mustPlay(battle) || (battle.used & heldBackBit(battle.turn)) !== 0) return 'RUL-313';
  return playerOf(state, seat).trade < (PERSON_CARD_AMOUNT[PERSON.sunTzu] as number) ? 'RUL-313' : null;
}

/**
 * As far as public information tells, is there something to ask the side whose turn it is when it has no unit to play?
 * That it cannot pay must not show: any face-down marker or event card might be iron.
 */
export function couldUseAbility(state: State, battle: Battle): boolean {
  const seat = seatOfSide(battle, battle.turn);
  for (const healer of HEALERS) if (canHeal(state, battle, healer)) return true;
  const player = playerOf(state, seat);
  if (couldUsePerson(state, battle, seat)) return true;
  const couldPay = (player.resources[IRON] as number) > 0 || player.markers.length > 0 || player.events.length > 0;
  if (!couldPay) return false;
  for (const tech of BATTLE_TECHS) {
    if (isReady(state, battle, seat, tech) && (!state.options.skipFutile || canPay(state, seat, [IRON]))) return true;
  }
  return false;
}
