import { type Illegal, illegal, type Seat, tell } from '@tessera/kernel';
import { centerOwner } from '../../board/cities.ts';
import { figureOwner } from '../../board/figures.ts';
import { geometry } from '../../board/geometry.ts';
import { bitCount, groupAt } from '../../board/groups.ts';
import { endRule, enterRule, FREE, type Party, partyAt } from '../../rules/entering.ts';
import { closedBy, isBehind } from '../../rules/gate.ts';
import { playerOf, type State } from '../../state.ts';
import { carryFigures } from '../../verbs/figures.ts';
import { settle } from '../../verbs/settle.ts';
import { noChoice, type Play } from '../play.ts';

/** RUL-348: holds for all moves begun afterwards in this turn. */
export const captainCook: Play = {
  choices: noChoice,
  isPossible: (state, seat) => !playerOf(state, seat).speedDoubled,
  resolve(context, seat) {
    playerOf(context.state, seat).speedDoubled = true;
  },
};

/** RUL-315, RUL-348: all own figures of a square at the outer edge go to an empty one there, and do not move this turn. */
export const galileoGalilei: Play = {
  choices(state, seat, chosen) {
    const from = chosen[0];
    if (from === undefined) return { of: 'square', values: squaresLeft(state, seat) };
    return chosen.length > 1 ? null : { of: 'square', values: edgeSquares(state, groupFrom(state, seat, from)) };
  },
  whyNot(state, seat, chosen, value) {
    const isOnMap = (state.ground[value] ?? -1) >= 0;
    if (!isOnMap || !geometry(state).isOuterEdge[value]) return illegal('MAP-015');
    const from = chosen[0];
    if (from !== undefined) return whyNotThere(state, groupFrom(state, seat, from), value);
    return illegal('RUL-348');
  },
  resolve(context, seat, chosen) {
    const [from, to] = chosen as [number, number];
    const player = playerOf(context.state, seat);
    const armies = groupAt(player.armies, from);
    const scouts = groupAt(player.scouts, from);
    carryFigures(player, armies, scouts, to);
    player.armiesMoved |= armies;
    player.scoutsMoved |= scouts;
    tell(context, { kind: 'figuresMoved', seat, from, to, armies: bitCount(armies), scouts: bitCount(scouts) });
    settle(context);
  },
};

function groupFrom(state: State, seat: Seat, from: number): Party {
  const { armies, scouts } = playerOf(state, seat);
  return partyAt(state, seat, from, bitCount(groupAt(armies, from)), bitCount(groupAt(scouts, from)));
}

/** The squares at the outer edge whose figures can go somewhere. */
function squaresLeft(state: State, seat: Seat): number[] {
  const { armies, scouts } = playerOf(state, seat);
  const { isOuterEdge } = geometry(state);
  const squares: number[] = [];
  for (const square of [...armies, ...scouts]) {
    if (square < 0 || !isOuterEdge[square] || squares.includes(square)) continue;
    if (edgeSquares(state, groupFrom(state, seat, square)).length > 0) squares.push(square);
  }
  return squares;
}

function edgeSquares(state: State, party: Party): number[] {
  const { isOuterEdge } = geometry(state);
  const squares: number[] = [];
  for (let square = 0; square < isOuterEdge.length; square++) {
    if (isOuterEdge[square] && whyNotThere(state, party, square) === null) squares.push(square);
  }
  return squares;
}

/** RUL-304: the square is empty; RUL-225, RUL-348: the figures could end a move there. */
function whyNotThere(state: State, party: Party, square: number): Illegal | null {
  if ((state.ground[square] as number) < 0) return illegal('MOVE-013', { square });
  const isEmpty = state.pieces[square] === 0 && figureOwner(state, square) < 0 && centerOwner(state, square) < 0;
  if (!isEmpty) return illegal('RUL-304', { square });
  if (isBehind(state, party.gate, square)) return closedBy('RUL-375', { square });
  const rule = enterRule(state, party, square, FREE) ?? endRule(state, party, square, FREE);
  return rule === null ? null : illegal(rule, { square, figures: party.armies + party.scouts, limit: party.limit });
}
