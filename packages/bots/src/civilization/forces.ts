import type { State } from '@tessera/game-civilization';
import { CAPITAL, hasWalls } from '@tessera/game-civilization/board/cities.ts';
import { AIRCRAFT, BASE_VALUES, techIndex, UNIT_CARD_TYPE, unitStrength } from '@tessera/game-civilization/data';
import { coinsOf } from '@tessera/game-civilization/rules/coins.ts';
import { combatIcons } from '@tessera/game-civilization/rules/combat.ts';
import { governedBy, hasWonder, knows } from '@tessera/game-civilization/rules/knowledge.ts';
import type { Seat } from '@tessera/kernel';
import type { Player } from './table.ts';

const COMPUTERS = techIndex('computers');
/** What defends a city beside its owner's units: bonuses of BAT-014 and BAT-015, and the larger hand. */
const CAPITAL_BONUS = 12;
const CITY_BONUS = 6;
const WALLS_BONUS = 4;
const CITY_HAND = 3;
/** Three units of rank 1. */
export const BARBARIANS = 6;

/** The strength of one unit card in its owner's hands. */
export function cardStrength(player: Player, card: number): number {
  const type = UNIT_CARD_TYPE[card] as number;
  return unitStrength(card, type === AIRCRAFT ? 1 : (player.ranks[type] as number));
}

/** What so many drawn units are worth on the average. */
function drawnStrength(state: State, seat: Seat, hand: number): number {
  const player = state.players[seat] as Player;
  const { units } = player;
  if (units.length === 0) return 0;
  let sum = 0;
  for (let i = 0; i < units.length; i++) sum += cardStrength(player, units[i] as number);
  if (player.wonders.length > 0 && hasWonder(state, seat, 'himejiSamuraiCastle')) sum += units.length;
  return (sum / units.length) * Math.min(hand, units.length);
}

function basicHand(state: State, seat: Seat): number {
  const player = state.players[seat] as Player;
  let hand: number = BASE_VALUES.battleHand;
  if (governedBy(player, 'fundamentalism')) hand++;
  if (knows(player, COMPUTERS)) hand += Math.floor(coinsOf(state, seat) / 5);
  return hand;
}

/** The strength of so many armies in the field or attacking. */
export function fieldForce(state: State, seat: Seat, armies: number): number {
  const hand = basicHand(state, seat) + 2 * Math.max(0, armies - 1);
  return drawnStrength(state, seat, hand) + combatIcons(state, seat);
}

/** The strength with which a player defends one of his cities. */
export function cityForce(state: State, seat: Seat, city: number): number {
  const player = state.players[seat] as Player;
  const bonus = city === CAPITAL ? CAPITAL_BONUS : CITY_BONUS;
  const walls = hasWalls(player, city) ? WALLS_BONUS : 0;
  return drawnStrength(state, seat, basicHand(state, seat) + CITY_HAND) + combatIcons(state, seat) + bonus + walls;
}

/** How many points of strength make a battle lost as good as won. */
const SPREAD = 2.5;

/** The attacker's chance, roughly: who is much stronger loses little on the way. */
export function winChance(attack: number, defence: number): number {
  return 1 / (1 + Math.exp((defence - attack) / SPREAD));
}
