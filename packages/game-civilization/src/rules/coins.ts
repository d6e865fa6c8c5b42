import type { Seat } from '@tessera/kernel';
import { outskirts, outskirtsOwner } from '../board/cities.ts';
import { hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { COIN, iconsAt } from '../board/yields.ts';
import { GOVERNMENT_COINS } from '../data/amounts.ts';
import { COIN_TECHS, PERSON_CARD_AMOUNT, TECH_COIN, TECH_COIN_TOKENS } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import type { OwnCoinPlace } from '../state/coinChoice.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { hasWonder } from './knowledge.ts';
import { coinPlaces } from './loot.ts';
import { hasPerson } from './people.ts';

/**
 * The economy dial, worked out afresh each time (RUL-185): unblockaded outskirts, scouts on coin squares (COIN-005), coin
 * icons of techs, tokens, Feudalism and the Panama Canal. Plain loops, as it is asked for after nearly every step.
 */
export function coinsOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const { techs, techCoins } = player;
  let coins = player.sheetCoins;
  for (let i = 0; i < techCoins.length; i++) coins += techCoins[i] as number;
  for (let i = 0; i < techs.length; i++) coins += TECH_COIN[techs[i] as number] as number;
  coins += GOVERNMENT_COINS[player.government] as number;
  // COIN-011: the tokens lie on the card, and count only while the wonder works.
  if (player.canalCoins > 0 && hasWonder(state, seat, 'panamaCanal')) coins += player.canalCoins;
  if (player.openPeople.length > 0 && hasPerson(state, seat, 'adamSmith'))
    coins += PERSON_CARD_AMOUNT[PERSON.adamSmith] as number;
  return coins + outskirtsCoins(state, seat, player) + scoutCoins(state, seat, player);
}

/** Coins in the outskirts of the player's cities, blockaded squares aside (BLK-001). */
function outskirtsCoins(state: State, seat: Seat, player: Player): number {
  const map = geometry(state);
  let coins = 0;
  for (let city = 0; city < player.cities.length; city++) {
    const squares = outskirts(map, player, city);
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] as number;
      const shown = iconsAt(state, square, COIN);
      if (shown > 0 && !hasEnemyFigure(state, seat, square)) coins += shown;
    }
  }
  return coins;
}

/**
 * Coins of squares that the outskirts do not give and where one of the player's scouts stands, each square once (RUL-183):
 * from the moment the scout moves there, or from the turn after it was placed there (RUL-184).
 */
function scoutCoins(state: State, seat: Seat, player: Player): number {
  const { scouts } = player;
  let coins = 0;
  for (let scout = 0; scout < scouts.length; scout++) {
    const at = scouts[scout] as number;
    if (at < 0) continue;
    const shown = iconsAt(state, at, COIN);
    if (shown === 0 || !gathersCoins(state, player, scout) || isCounted(state, player, scout)) continue;
    // An enemy flying over a square of the outskirts blockades it, but not for a scout that stands there (COIN-005).
    if (outskirtsOwner(state, at) !== seat || hasEnemyFigure(state, seat, at)) coins += shown;
  }
  return coins;
}

function gathersCoins(state: State, player: Player, scout: number): boolean {
  return (player.scoutsSince[scout] as number) < state.turn || (player.scoutsMoved & (1 << scout)) !== 0;
}

/** Has an earlier scout in the same square counted its coin already? */
function isCounted(state: State, player: Player, scout: number): boolean {
  for (let i = 0; i < scout; i++) {
    if (player.scouts[i] === player.scouts[scout] && gathersCoins(state, player, i)) return true;
  }
  return false;
}

/** Where the coin tokens lie that their owner may invest or give away (INV-004); on the Panama Canal while it works (RUL-203, RUL-347). */
export function ownCoinPlaces(state: State, seat: Seat): OwnCoinPlace[] {
  const player = playerOf(state, seat);
  const places: OwnCoinPlace[] = coinPlaces(player);
  if (player.canalCoins > 0 && hasWonder(state, seat, 'panamaCanal')) places.push('panamaCanal');
  return places;
}

/** Has the tech room for one more coin token (TECH-014)? */
export function hasRoomForCoin(state: State, seat: Seat, tech: number): boolean {
  const tokens = playerOf(state, seat).techCoins[COIN_TECHS.indexOf(tech)] as number;
  return tokens < (TECH_COIN_TOKENS[tech] as number);
}
