import type { State } from '@tessera/game-civilization';
import { ANARCHY, TECH_LEVEL } from '@tessera/game-civilization/data';
import type { Seat } from '@tessera/kernel';
import type { Aims } from './aims.ts';
import type { Player } from './player.ts';
import { standingOf } from './standing.ts';
import type { Table } from './table.ts';

/** What pieces are worth whatever the aim. */
const PIECE = { army: 3, scout: 5, unit: 2, event: 1, resource: 1.5, city: 12, tech: 3, level: 2, track: 2 } as const;
const ANARCHY_LOSS = 8;
const VICTORY = 10_000;
/** The weight of another player's assets against the bot's own, when that player is the closest to a victory. */
const ENVY = 0.5;

/**
 * How good a position is for a seat: what it has and what comes in, minus what the others have, weighted by how close
 * they are to winning. For choices with too many effects to work out one by one.
 */
export function positionWorth(table: Table, state: State): number {
  const { aims, seat } = table;
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  let worth = playerWorth(aims, state, seat);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    worth -= playerWorth(RIVAL, state, other) * ENVY * (aims.danger[other] as number);
  }
  return worth;
}

type Prices = Pick<Aims, 'trade' | 'culture' | 'production' | 'coin' | 'horizon'>;
const RIVAL: Prices = { trade: 0.9, culture: 0.8, production: 0.5, coin: 4, horizon: 5 };

function playerWorth(prices: Prices, state: State, seat: Seat): number {
  const player = state.players[seat] as Player;
  const { income, production, devotion, coins, cities } = standingOf(state, seat);
  const each = income * prices.trade + production * prices.production + devotion * prices.culture * 0.5;
  let worth = each * prices.horizon * 0.7 + player.trade * prices.trade + player.culture * prices.culture;
  worth += coins * prices.coin + cities * PIECE.city + player.track * PIECE.track;
  worth += player.units.length * PIECE.unit + player.events.length * PIECE.event;
  for (const square of player.armies) if (square >= 0) worth += PIECE.army;
  for (const square of player.scouts) if (square >= 0) worth += PIECE.scout;
  for (const tech of player.techs) worth += PIECE.tech + (TECH_LEVEL[tech] as number) * PIECE.level;
  for (const amount of player.resources) worth += amount * PIECE.resource;
  worth += player.markers.length * PIECE.resource;
  return player.government === ANARCHY ? worth - ANARCHY_LOSS : worth;
}
