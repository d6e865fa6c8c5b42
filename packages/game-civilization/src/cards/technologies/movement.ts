import { type Illegal, illegal, type Seat, tell } from '@tessera/kernel';
import { centerOwner } from '../../board/cities.ts';
import { figureSquaresOf, figuresAt, hasEnemyFigure } from '../../board/figures.ts';
import { bitCount, groupAt } from '../../board/groups.ts';
import { isMarker } from '../../board/pieces.ts';
import { GROUND_TERRAIN, WATER } from '../../data/faces.ts';
import { closedBy, isClosedTo } from '../../rules/gate.ts';
import { stackingLimit } from '../../rules/limits.ts';
import { playerOf, type State } from '../../state.ts';
import { carryFigures } from '../../verbs/figures.ts';
import { settle } from '../../verbs/settle.ts';
import type { Play } from '../play.ts';

/** RUL-285: until the end of the turn no figure leaves the chosen square by moving. */
export const communism: Play = {
  choices(state, _seat, chosen) {
    if (chosen.length > 0) return null;
    const squares: number[] = [];
    for (let square = 0; square < state.ground.length; square++) if (mayStop(state, square)) squares.push(square);
    return { of: 'square', values: squares };
  },
  isPossible: (state) => state.ground.some((_, square) => mayStop(state, square)),
  whyNot: (state, _seat, _chosen, square) => illegal('RUL-285', { stopped: state.stopped.includes(square) }),
  resolve(context, _seat, chosen) {
    context.state.stopped.push(chosen[0] as number);
    tell(context, { kind: 'squareStopped', square: chosen[0] as number });
  },
};

function mayStop(state: State, square: number): boolean {
  return (state.ground[square] as number) >= 0 && !state.stopped.includes(square);
}

/** RUL-276: moves all of the player's figures in one square to any water square; they may not move again this turn. */
export const steamPower: Play = {
  choices(state, seat, chosen) {
    if (chosen.length > 1) return null;
    if (chosen.length === 1) return { of: 'square', values: harborsFor(state, seat, chosen[0] as number) };
    const squares = figureSquaresOf(playerOf(state, seat)).filter((square) => hasHarbor(state, seat, square));
    return { of: 'square', values: squares };
  },
  isPossible: (state, seat) => figureSquaresOf(playerOf(state, seat)).some((square) => hasHarbor(state, seat, square)),
  whyNot(state, seat, chosen, square) {
    const from = chosen[0];
    if (from !== undefined) return whyNotHarbor(state, seat, from, square);
    return illegal('RUL-276', { figures: figuresAt(playerOf(state, seat), square) });
  },
  resolve(context, seat, chosen) {
    const player = playerOf(context.state, seat);
    const from = chosen[0] as number;
    const to = chosen[1] as number;
    const armies = groupAt(player.armies, from);
    const scouts = groupAt(player.scouts, from);
    carryFigures(player, armies, scouts, to);
    player.armiesMoved |= armies;
    player.scoutsMoved |= scouts;
    tell(context, { kind: 'figuresMoved', seat, from, to, armies: bitCount(armies), scouts: bitCount(scouts) });
    settle(context);
  },
};

function harborsFor(state: State, seat: Seat, from: number): number[] {
  const squares: number[] = [];
  for (let square = 0; square < state.ground.length; square++)
    if (isHarbor(state, seat, from, square)) squares.push(square);
  return squares;
}

function hasHarbor(state: State, seat: Seat, from: number): boolean {
  for (let square = 0; square < state.ground.length; square++) if (isHarbor(state, seat, from, square)) return true;
  return false;
}

/** Can the discovered water square take all figures of another square (RUL-225, RUL-276)? */
function isHarbor(state: State, seat: Seat, from: number, square: number): boolean {
  const ground = state.ground[square] as number;
  if (ground < 0 || GROUND_TERRAIN[ground] !== WATER || square === from || isTaken(state, seat, square)) return false;
  const player = playerOf(state, seat);
  if (isClosedTo(state, seat, square, from, figuresAt(player, from))) return false;
  return figuresAt(player, from) + figuresAt(player, square) <= stackingLimit(state, player);
}

/** RUL-225. */
function isTaken(state: State, seat: Seat, square: number): boolean {
  if (hasEnemyFigure(state, seat, square) || isMarker(state.pieces[square] as number)) return true;
  return centerOwner(state, square) >= 0;
}

function whyNotHarbor(state: State, seat: Seat, from: number, square: number): Illegal {
  const isWater = GROUND_TERRAIN[state.ground[square] ?? -1] === WATER;
  if (!isWater || square === from) return illegal('RUL-276', { water: isWater });
  if (isTaken(state, seat, square)) return illegal('RUL-225');
  const player = playerOf(state, seat);
  if (isClosedTo(state, seat, square, from, figuresAt(player, from))) return closedBy('RUL-375', { square });
  const figures = figuresAt(player, from) + figuresAt(player, square);
  return illegal('RUL-276', { figures, limit: stackingLimit(state, player) });
}
