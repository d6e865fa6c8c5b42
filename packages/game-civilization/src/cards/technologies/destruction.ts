import { draw, illegal, type Seat, tell } from '@tessera/kernel';
import { CAPITAL, centerOwner, cityAt, hasWalls, outskirts } from '../../board/cities.ts';
import { armiesAt, scoutsAt } from '../../board/figures.ts';
import { geometry } from '../../board/geometry.ts';
import { isBuilding } from '../../board/pieces.ts';
import { UNIT_CARD_TYPE, unitCardId, unitTypeId } from '../../data/faces.ts';
import { AGES, type Age } from '../../data/sets.ts';
import { wondersToObsolete } from '../../rules/wondersToObsolete.ts';
import { alternative, type Choice } from '../../state/choice.ts';
import { playerOf, type State, type StepContext } from '../../state.ts';
import { destroyCity } from '../../verbs/destroyCity.ts';
import { removeFigures } from '../../verbs/figures.ts';
import { obsoleteWonder } from '../../verbs/obsolete.ts';
import { removeBuilding } from '../../verbs/pieces.ts';
import { discardUnit } from '../../verbs/units.ts';
import type { Play } from '../play.ts';

/** RUL-275: obsolete a wonder, or kill a random unit of another player's standing forces. */
export function obsoleteOrKill(ages: readonly Age[]): Play {
  return {
    ...obsoleteOr(ages, 'killUnit', (state, seat) => ({ of: 'seat', values: seatsWithUnits(state, seat) }), 'RUL-275'),
    resolve(context, _seat, chosen) {
      if (chosen[0] === alternative('obsolete')) obsoleteWonder(context, chosen[1] as number);
      else killRandomUnit(context, chosen[1] as number);
    },
  };
}

/** Obsolete a wonder, or destroy any building; walls are a building too (RUL-274). */
export function obsoleteOrDestroy(ages: readonly Age[]): Play {
  return {
    ...obsoleteOr(ages, 'destroyBuilding', (state) => ({ of: 'square', values: buildingSquares(state) }), 'RUL-274'),
    resolve(context, _seat, chosen) {
      if (chosen[0] === alternative('obsolete')) obsoleteWonder(context, chosen[1] as number);
      else destroyBuildingOrWalls(context, chosen[1] as number);
    },
  };
}

/** Obsolete a wonder of these ages, or choose something else, each only if there is something to choose. */
function obsoleteOr(
  ages: readonly Age[],
  other: 'killUnit' | 'destroyBuilding',
  choiceOf: (state: State, seat: Seat) => Choice,
  rule: string,
): Required<Pick<Play, 'choices' | 'whyNot'>> {
  const bits = ages.reduce((all, age) => all | (1 << AGES.indexOf(age)), 0);
  return {
    choices(state, seat, chosen) {
      if (chosen.length > 1) return null;
      if (chosen.length === 1) {
        return chosen[0] === alternative('obsolete')
          ? { of: 'wonder', values: wondersToObsolete(state, bits) }
          : choiceOf(state, seat);
      }
      return alternatives(
        [wondersToObsolete(state, bits).length > 0, 'obsolete'],
        [choiceOf(state, seat).values.length > 0, other],
      );
    },
    whyNot(_state, _seat, chosen, value) {
      const isWonder = (chosen[0] ?? value) === alternative('obsolete');
      return isWonder ? illegal('RUL-196', { ages: [...ages] }) : illegal(rule);
    },
  };
}

/** RUL-298: any city but a capital, with everything and everyone in its outskirts; one change, so it is settled once. */
export const nuclearStrike: Play = {
  choices(state, _seat, chosen) {
    if (chosen.length > 0) return null;
    const centers: number[] = [];
    for (const { cities } of state.players) {
      for (let city = 0; city < cities.length; city++)
        if (city !== CAPITAL && (cities[city] as number) >= 0) centers.push(cities[city] as number);
    }
    return { of: 'city', values: centers };
  },
  whyNot: (state, _seat, _chosen, value) =>
    illegal('RUL-298', { capital: state.players.some(({ cities }) => cities[CAPITAL] === value) }),
  resolve(context, _seat, chosen) {
    const { state } = context;
    const center = chosen[0] as number;
    const owner = centerOwner(state, center);
    if (owner < 0) return;
    const city = cityAt(playerOf(state, owner), center);
    for (const square of outskirts(geometry(state), playerOf(state, owner), city)) {
      for (let seat = 0; seat < state.players.length; seat++) {
        const armies = armiesAt(playerOf(state, seat), square);
        const scouts = scoutsAt(playerOf(state, seat), square);
        if (armies + scouts > 0) removeFigures(context, seat, square, armies, scouts);
      }
    }
    destroyCity(context, owner, city);
  },
};

/** Squares of all buildings on the map, and the centers of walled cities. */
export function buildingSquares(state: State): number[] {
  const squares: number[] = [];
  for (let square = 0; square < state.pieces.length; square++)
    if (isBuilding(state.pieces[square] as number)) squares.push(square);
  for (const player of state.players) {
    for (let city = 0; city < player.cities.length; city++) {
      if ((player.cities[city] as number) >= 0 && hasWalls(player, city)) squares.push(player.cities[city] as number);
    }
  }
  return squares;
}

/**
 * RUL-274: walls fall by turning over the city marker; nothing returns to the market. A card that destroys several things
 * makes one change (RUL-148), which is settled once it has been carried out (procedures/declaration.ts).
 */
export function destroyBuildingOrWalls(context: StepContext, square: number): void {
  for (const [seat, player] of context.state.players.entries()) {
    const city = cityAt(player, square);
    if (city < 0) continue;
    player.walls &= ~(1 << city);
    tell(context, { kind: 'wallsDestroyed', seat, square });
    return;
  }
  removeBuilding(context, square);
}

/** The other players with a unit in their standing forces. */
function seatsWithUnits(state: State, by: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (seat !== by && playerOf(state, seat).units.length > 0) seats.push(seat);
  return seats;
}

function killRandomUnit(context: StepContext, seat: Seat): void {
  const { units } = playerOf(context.state, seat);
  if (units.length === 0) return;
  const [card] = units.splice(draw(context, 'dice', 'a unit', units.length), 1) as [number];
  discardUnit(context.state, card);
  const unit = unitTypeId(UNIT_CARD_TYPE[card] as number);
  tell(context, { kind: 'unitLost', seat, unit, card: unitCardId(card) });
}

function alternatives(...possible: readonly (readonly [boolean, Parameters<typeof alternative>[0]])[]): Choice {
  return { of: 'alternative', values: possible.filter(([is]) => is).map(([, name]) => alternative(name)) };
}
