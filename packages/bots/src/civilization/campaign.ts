import { CAPITAL } from '@tessera/game-civilization/board/cities.ts';
import { armiesAt } from '@tessera/game-civilization/board/figures.ts';
import { cityDistance } from '@tessera/game-civilization/board/geometry.ts';
import { FREE, squareKind } from '@tessera/game-civilization/rules/entering.ts';
import { stackingLimit } from '@tessera/game-civilization/rules/limits.ts';
import { cityForce, fieldForce } from './forces.ts';
import type { Player } from './player.ts';
import { isWater } from './squares.ts';
import type { Table } from './table.ts';

/** A player who cares less for war, or has hardly begun, has no campaign. */
const LEAST_SHARE = 0.3;
const FIRST_TURN = 4;
/** How far from the capital armies gather: close enough to strike, far enough not to be struck. */
const NEAREST = 3;
const FURTHEST = 6;
/** The weight of a square of distance against the strength of the defence: from home, and from the nearest army. */
const WAY = { home: 0.5, army: 1.5 } as const;

/**
 * Where the armies of a player who leans to war gather, or −1: not far from the capital that they could take most
 * easily, while the cities at home raise the units.
 */
export function rallyOf(table: Table): number {
  const { state, seat, player, map, aims } = table;
  const home = player.cities[CAPITAL] as number;
  if (aims.shares.military < LEAST_SHARE || state.turn < FIRST_TURN || home < 0) return -1;
  const force = fieldForce(state, seat, stackingLimit(state, player));
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    const capital = (state.players[other] as Player).cities[CAPITAL] as number;
    if (other === seat || capital < 0) continue;
    let nearest = cityDistance(map, home, capital);
    let worth = force - cityForce(state, other, CAPITAL) - nearest * WAY.home;
    for (const square of player.armies)
      if (square >= 0) nearest = Math.min(nearest, cityDistance(map, square, capital));
    worth -= nearest * WAY.army;
    const rally = worth > most ? rallyFor(table, capital) : -1;
    if (rally < 0) continue;
    most = worth;
    best = rally;
  }
  return best;
}

/** The square where armies gather against a capital: where most of them already are, else the one nearest to home. */
function rallyFor({ state, seat, player, map }: Table, capital: number): number {
  const home = player.cities[CAPITAL] as number;
  let rally = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let square = 0; square < state.ground.length; square++) {
    if ((state.ground[square] as number) < 0 || isWater(state, square) || squareKind(state, seat, square) !== FREE)
      continue;
    const distance = cityDistance(map, square, capital);
    if (distance < NEAREST || distance > FURTHEST) continue;
    const worth = armiesAt(player, square) * 6 - cityDistance(map, square, home) - distance;
    if (worth <= most) continue;
    most = worth;
    rally = square;
  }
  return rally;
}
