import { draw, type Seat, tell, tellSeats } from '@tessera/kernel';
import { hasWalls } from '../board/cities.ts';
import { unitCardId, unitTypeIndex } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { LAND_UNIT_TYPES, type LandUnitType } from '../data/units.ts';
import { forceSize } from '../rules/battleForce.ts';
import { isBarbarian, seatOfSide } from '../rules/battleSides.ts';
import { knows } from '../rules/knowledge.ts';
import type { Battle } from '../state/frames/battle.ts';
import { DEFENDER, enemyOf, type Side } from '../state/sides.ts';
import { playerOf, type StepContext } from '../state.ts';
import { drawUnitCard } from './units.ts';

/** RUL-287: before anything else Combustion brings down the walls of the attacked city, whatever the result will be. */
export function maybeBreakWalls(context: StepContext, { attacker, defender, kind, city }: Battle): void {
  const owner = playerOf(context.state, defender);
  if (kind !== 'city' || !hasWalls(owner, city) || !knows(playerOf(context.state, attacker), TECH.combustion)) return;
  owner.walls &= ~(1 << city);
  tell(context, { kind: 'wallsDestroyed', seat: defender, square: owner.cities[city] as number });
}

/** BAT-004, BAT-009: as many random units as the battle hand holds, or all there are. */
export function drawForces(context: StepContext, frame: Battle, side: Side): void {
  const { state } = context;
  const { units } = playerOf(state, seatOfSide(frame, side));
  const hand = frame.hands[side];
  const size = forceSize(state, frame, side);
  if (units.length <= size) hand.push(...units.splice(0));
  else while (hand.length < size) hand.push(...units.splice(draw(context, 'dice', 'battle unit', units.length), 1));
  tellForces(context, frame, side);
}

/** HUT-005: one card of each land deck. */
export function drawBarbarians(context: StepContext, frame: Battle): void {
  const hand = frame.hands[DEFENDER];
  for (const type of LAND_UNIT_TYPES) {
    const card = drawUnitCard(context, unitTypeIndex(type));
    if (card === null) frame.missing++;
    else hand.push(card);
  }
  if (frame.missing === 0) tellForces(context, frame, DEFENDER);
}

export function drawReplacement(context: StepContext, frame: Battle, type: LandUnitType): void {
  const card = drawUnitCard(context, unitTypeIndex(type));
  if (card !== null) frame.hands[DEFENDER].push(card);
  frame.missing--;
}

/** Only a hand's owner sees it, and an opponent with the Oracle (BAT-011, RUL-296). */
export function tellForces(context: StepContext, frame: Battle, side: Side): void {
  if (context.told === null) return;
  const hand = frame.hands[side];
  const seat = seatOfSide(frame, side);
  const barbarians = isBarbarian(frame, side);
  const known = { kind: 'forcesDrawn', seat, barbarians, count: hand.length, units: null } as const;
  const seers: Seat[] = ((frame.oracle >> enemyOf(side)) & 1) === 1 ? [seat, seatOfSide(frame, enemyOf(side))] : [seat];
  tellSeats(context, seers, { ...known, units: hand.map(unitCardId) }, known);
}
