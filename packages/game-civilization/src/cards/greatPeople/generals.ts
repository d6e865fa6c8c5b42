import { type Illegal, illegal, type Seat, tell } from '@tessera/kernel';
import { armiesAt, figureSquaresOf, figuresAt, scoutsAt } from '../../board/figures.ts';
import { bitCount, groupAt, newestScouts, someOf } from '../../board/groups.ts';
import { endRule, enterRule, FREE, partyAt, squareKind } from '../../rules/entering.ts';
import { closedBy, isClosedTo } from '../../rules/gate.ts';
import { stackingLimit } from '../../rules/limits.ts';
import { alternative, STOP } from '../../state/choice.ts';
import { playerOf, type State } from '../../state.ts';
import { carryFigures } from '../../verbs/figures.ts';
import { settle } from '../../verbs/settle.ts';
import { noChoice, type Play } from '../play.ts';

const ARMY = alternative('army');
const SCOUT = alternative('scout');

/** RUL-313: the owner becomes the first player, so this and the later phases begin with them, and the marker passes on from them. */
export const khalidIbnAlWalid: Play = {
  choices: noChoice,
  resolve(context, seat) {
    context.state.first = seat;
    tell(context, { kind: 'firstPlayer', seat });
  },
};

/** RUL-225, RUL-348: some or all own figures of a square join others of their owner, and may still move this turn. */
export const hannibal: Play = {
  choices(state, seat, chosen) {
    const [from, to] = chosen;
    if (from === undefined) return { of: 'square', values: squaresLeft(state, seat) };
    if (to === undefined) return { of: 'square', values: squaresJoined(state, seat, from) };
    const values = figuresLeft(state, seat, chosen);
    if (values.length === 0) return null;
    return { of: 'alternative', values: chosen.length > 2 ? [STOP, ...values] : values };
  },
  whyNot(state, seat, chosen, value) {
    const [from, to] = chosen;
    if (from === undefined) return illegal('RUL-348');
    if (to === undefined) return whyNotJoined(state, seat, from, value);
    return null;
  },
  resolve(context, seat, chosen) {
    const [from, to] = chosen as [number, number];
    const player = playerOf(context.state, seat);
    const armies = firstUnmoved(groupAt(player.armies, from), player.armiesMoved, count(chosen, ARMY), someOf);
    const scouts = firstUnmoved(groupAt(player.scouts, from), player.scoutsMoved, count(chosen, SCOUT), (group, most) =>
      newestScouts(player, group, most),
    );
    carryFigures(player, armies, scouts, to);
    tell(context, { kind: 'figuresMoved', seat, from, to, armies: bitCount(armies), scouts: bitCount(scouts) });
    settle(context);
  },
};

function squaresLeft(state: State, seat: Seat): number[] {
  const squares = figureSquaresOf(playerOf(state, seat));
  return squares.filter((square) => squaresJoined(state, seat, square).length > 0);
}

function squaresJoined(state: State, seat: Seat, from: number): number[] {
  const squares = figureSquaresOf(playerOf(state, seat));
  return squares.filter((square) => whyNotJoined(state, seat, from, square) === null);
}

/** Could one figure of a square join those of another? Armies and scouts may stand in the same free squares. */
function whyNotJoined(state: State, seat: Seat, from: number, square: number): Illegal | null {
  if (square === from || !figureSquaresOf(playerOf(state, seat)).includes(square)) return illegal('RUL-348');
  if (squareKind(state, seat, square) !== FREE) return illegal('RUL-225');
  const party = partyAt(state, seat, from, 1, 0);
  if (isClosedTo(state, seat, square, from, 1)) return closedBy('RUL-375', { square });
  const rule = enterRule(state, party, square, FREE) ?? endRule(state, party, square, FREE);
  return rule === null ? null : illegal(rule, { square, limit: party.limit });
}

/** The kinds of figures that can still go along with those chosen (MOVE-008). */
function figuresLeft(state: State, seat: Seat, chosen: readonly number[]): number[] {
  const [from, to] = chosen as [number, number];
  const player = playerOf(state, seat);
  const going = chosen.length - 2;
  if (chosen[chosen.length - 1] === STOP || figuresAt(player, to) + going >= stackingLimit(state, player)) return [];
  // Where some of them blockade the Gate, the others may go behind it as long as one stays.
  if (isClosedTo(state, seat, to, from, going + 1)) return [];
  const kinds: number[] = [];
  if (count(chosen, ARMY) < armiesAt(player, from)) kinds.push(ARMY);
  if (count(chosen, SCOUT) < scoutsAt(player, from)) kinds.push(SCOUT);
  return kinds;
}

/** How many figures of a kind are chosen: after the two squares. */
function count(chosen: readonly number[], kind: number): number {
  let figures = 0;
  for (let i = 2; i < chosen.length; i++) if (chosen[i] === kind) figures++;
  return figures;
}

/** Some of a group, those that may still move this turn before the others. */
function firstUnmoved(
  group: number,
  moved: number,
  most: number,
  some: (group: number, most: number) => number,
): number {
  const unmoved = some(group & ~moved, most);
  return unmoved | some(group & moved, most - bitCount(unmoved));
}
