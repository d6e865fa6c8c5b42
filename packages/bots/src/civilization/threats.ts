import { cityDistance } from '@tessera/game-civilization/board/geometry.ts';
import { attacksCities } from '@tessera/game-civilization/rules/knowledge.ts';
import { stackingLimit, travelSpeed } from '@tessera/game-civilization/rules/limits.ts';
import { cityForce, fieldForce, winChance } from './forces.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';

/** What a rival adds to their force while they march. */
const GATHERED = 2;
/** The weight of an attack that could come in this turn, the next one and so on. */
const BY_TURNS: readonly number[] = [1, 1, 0.6, 0.35, 0.15];

/** The chance, roughly, that another player takes a city of the player soon: 0 to 1. */
export function threatTo({ state, player, seat, map }: Table, city: number): number {
  const center = player.cities[city] as number;
  if (center < 0) return 0;
  let threat = 0;
  for (let other = 0; other < state.players.length; other++) {
    const rival = state.players[other] as Player;
    if (other === seat || !attacksCities(rival)) continue;
    const speed = travelSpeed(state, rival);
    let nearest = BY_TURNS.length;
    let armies = 0;
    for (const square of rival.armies) {
      if (square < 0) continue;
      const turns = Math.ceil(cityDistance(map, square, center) / speed);
      nearest = Math.min(nearest, turns);
      if (turns < BY_TURNS.length) armies++;
    }
    if (armies === 0) continue;
    const attack = fieldForce(state, other, Math.min(armies, stackingLimit(state, rival))) + GATHERED;
    threat = Math.max(threat, winChance(attack, cityForce(state, seat, city)) * (BY_TURNS[nearest] as number));
  }
  return threat;
}
