import { type Illegal, illegal, type Seat, tell } from '@tessera/kernel';
import { centerOwner } from '../../board/cities.ts';
import { figuresAt, hasEnemyFigure } from '../../board/figures.ts';
import { bitCount, groupAt } from '../../board/groups.ts';
import { isMarker } from '../../board/pieces.ts';
import { GROUND_TERRAIN, WATER } from '../../data/faces.ts';
import { stackingLimit } from '../../rules/limits.ts';
import { playerOf, type State } from '../../state.ts';
import { carryFigures } from '../../verbs/figures.ts';
import { settle } from '../../verbs/settle.ts';
import type { Play } from '../play.ts';

/** RUL-285: until the end of the turn no figure of anybody leaves the chosen square by moving. */
export const communism: Play = {
  choices(state, _seat, chosen) {
    if (chosen.length > 0) return null;
    const squares: number[] = [];
    for (let cell = 0; cell < state.ground.length; cell++) if (mayStop(state, cell)) squares.push(cell);
    return { of: 'square', values: squares };
  },
  isPossible: (state) => state.ground.some((_, cell) => mayStop(state, cell)),
  whyNot: (state, _seat, _chosen, cell) => illegal('RUL-285', { stopped: state.stopped.includes(cell) }),
  resolve(run, _seat, chosen) {
    run.state.stopped.push(chosen[0] as number);
    tell(run, { kind: 'squareStopped', square: chosen[0] as number });
  },
};

function mayStop(state: State, cell: number): boolean {
  return (state.ground[cell] as number) >= 0 && !state.stopped.includes(cell);
}

/** RUL-276: all own figures of one square to any water square; they may not move again this turn. */
export const steamPower: Play = {
  choices(state, seat, chosen) {
    if (chosen.length > 1) return null;
    if (chosen.length === 1) return { of: 'square', values: harborsFor(state, seat, chosen[0] as number) };
    const squares = ownSquares(state, seat).filter((cell) => hasHarbor(state, seat, cell));
    return { of: 'square', values: squares };
  },
  isPossible: (state, seat) => ownSquares(state, seat).some((cell) => hasHarbor(state, seat, cell)),
  whyNot(state, seat, chosen, cell) {
    const from = chosen[0];
    if (from !== undefined) return whyNotHarbor(state, seat, from, cell);
    return illegal('RUL-276', { figures: figuresAt(playerOf(state, seat), cell) });
  },
  resolve(run, seat, chosen) {
    const player = playerOf(run.state, seat);
    const from = chosen[0] as number;
    const to = chosen[1] as number;
    const armies = groupAt(player.armies, from);
    const scouts = groupAt(player.scouts, from);
    carryFigures(player, armies, scouts, to);
    player.armiesMoved |= armies;
    player.scoutsMoved |= scouts;
    tell(run, { kind: 'figuresMoved', seat, from, to, armies: bitCount(armies), scouts: bitCount(scouts) });
    settle(run);
  },
};

/** The squares where the player's figures stand, each once. */
function ownSquares(state: State, seat: Seat): number[] {
  const { armies, scouts } = playerOf(state, seat);
  const squares: number[] = [];
  for (const cell of armies) if (cell >= 0 && !squares.includes(cell)) squares.push(cell);
  for (const cell of scouts) if (cell >= 0 && !squares.includes(cell)) squares.push(cell);
  return squares;
}

function harborsFor(state: State, seat: Seat, from: number): number[] {
  const squares: number[] = [];
  for (let cell = 0; cell < state.ground.length; cell++) if (isHarbor(state, seat, from, cell)) squares.push(cell);
  return squares;
}

function hasHarbor(state: State, seat: Seat, from: number): boolean {
  for (let cell = 0; cell < state.ground.length; cell++) if (isHarbor(state, seat, from, cell)) return true;
  return false;
}

/** Can the discovered water square take all figures of another square (RUL-225, RUL-276)? */
function isHarbor(state: State, seat: Seat, from: number, cell: number): boolean {
  const ground = state.ground[cell] as number;
  if (ground < 0 || GROUND_TERRAIN[ground] !== WATER || cell === from || isTaken(state, seat, cell)) return false;
  const player = playerOf(state, seat);
  return figuresAt(player, from) + figuresAt(player, cell) <= stackingLimit(player);
}

/** RUL-225. */
function isTaken(state: State, seat: Seat, cell: number): boolean {
  if (hasEnemyFigure(state, seat, cell) || isMarker(state.pieces[cell] as number)) return true;
  return centerOwner(state, cell) >= 0;
}

function whyNotHarbor(state: State, seat: Seat, from: number, cell: number): Illegal {
  const isWater = GROUND_TERRAIN[state.ground[cell] ?? -1] === WATER;
  if (!isWater || cell === from) return illegal('RUL-276', { water: isWater });
  if (isTaken(state, seat, cell)) return illegal('RUL-225');
  const player = playerOf(state, seat);
  const figures = figuresAt(player, from) + figuresAt(player, cell);
  return illegal('RUL-276', { figures, limit: stackingLimit(player) });
}
