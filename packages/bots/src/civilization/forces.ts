import type { State } from '@tessera/game-civilization';
import { BATTLE_VALUES, unitStrength } from '@tessera/game-civilization/data';
import { cityBonus, ownCombatBonus } from '@tessera/game-civilization/rules/combatBonus.ts';
import { basicBattleHand } from '@tessera/game-civilization/rules/limits.ts';
import { raisedBy, rankOf } from '@tessera/game-civilization/rules/unitStrength.js';
import type { Seat } from '@tessera/kernel';
import type { Player } from './player.ts';

/** Three units of rank 1. */
export const BARBARIANS = 6;

/** The average worth of this many drawn units. */
function drawnStrength(state: State, seat: Seat, hand: number): number {
  const { units, wonders } = state.players[seat] as Player;
  if (units.length === 0) return 0;
  let sum = wonders.length > 0 ? units.length * raisedBy(state, seat) : 0;
  for (const card of units) sum += unitStrength(card, rankOf(state, seat, card));
  return (sum / units.length) * Math.min(hand, units.length);
}

/** The strength of this many armies in the field or attacking. */
export function fieldForce(state: State, seat: Seat, armies: number): number {
  const hand = basicBattleHand(state, seat) + BATTLE_VALUES.armyHand * Math.max(0, armies - 1);
  return drawnStrength(state, seat, hand) + ownCombatBonus(state, seat);
}

/** The strength with which a player defends one of their cities. */
export function cityForce(state: State, seat: Seat, city: number): number {
  const player = state.players[seat] as Player;
  const hand = basicBattleHand(state, seat) + BATTLE_VALUES.cityHand;
  return drawnStrength(state, seat, hand) + ownCombatBonus(state, seat) + cityBonus(player, city);
}

/** How many points of strength turn a lost battle into one as good as won. */
const SPREAD = 2.5;

/** The attacker's chance, roughly: a much stronger side loses little on the way. */
export function winChance(attack: number, defence: number): number {
  return 1 / (1 + Math.exp((defence - attack) / SPREAD));
}
