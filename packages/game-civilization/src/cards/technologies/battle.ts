import { inProgress, type Seat } from '@tessera/kernel';
import { isBarbarian, seatOfSide } from '../../rules/battleSides.ts';
import { strengthAt } from '../../rules/unitStrength.ts';
import type { Choice } from '../../state/choice.ts';
import type { Battle } from '../../state/frames/battle.ts';
import { enemyOf } from '../../state/sides.ts';
import type { State, StepContext } from '../../state.ts';
import { maybeKill, wound } from '../../verbs/battleUnits.ts';
import { noChoice, type Play } from '../play.ts';

/** Chosen instead of a front: no further wound. */
const NO_FRONT = -1;

/** The battle in which it is this player's battle turn with their own units, or null (BAT-023, RUL-122). */
function ownBattleTurn(state: State, seat: Seat): Battle | null {
  const battle = inProgress(state, 'battle');
  if (battle === null || seatOfSide(battle, battle.turn) !== seat || isBarbarian(battle, battle.turn)) return null;
  return battle;
}

/** Before a unit is played: that unit is stronger (FAQ-048, RUL-294). */
export function raisingPlay(strength: number): Play {
  return {
    isPossible(state, seat) {
      const battle = ownBattleTurn(state, seat);
      return battle !== null && !battle.played && battle.hands[battle.turn].length > 0;
    },
    choices: noChoice,

    resolve({ state }, seat) {
      const battle = ownBattleTurn(state, seat);
      if (battle !== null) battle.raise = strength;
    },
  };
}

/** Deals up to a number of wounds to enemy units in fronts, each assigned by its user (RUL-293). */
export function woundingPlay(most: number): Play {
  return {
    choices(state, seat, chosen) {
      const battle = ownBattleTurn(state, seat);
      if (battle === null) return { of: 'front', values: [] };
      if (chosen.length === most || chosen.includes(NO_FRONT)) return null;
      return frontChoice(state, battle, chosen);
    },

    resolve(context, seat, chosen) {
      const battle = ownBattleTurn(context.state, seat);
      if (battle !== null) dealWounds(context, battle, chosen);
    },
  };
}

/** Fronts with an enemy unit that the wounds assigned so far leave alive; once all are dead there is nothing left to choose. */
function frontChoice(state: State, battle: Battle, chosen: readonly number[]): Choice | null {
  const enemy = enemyOf(battle.turn);
  const values: number[] = [];
  for (let place = enemy; place < battle.units.length; place += 2) {
    if ((battle.units[place] as number) < 0) continue;
    const wounds = (battle.wounds[place] as number) + assignedTo(chosen, place >> 1);
    if (wounds < strengthAt(state, battle, place)) values.push(place >> 1);
  }
  if (values.length > 0) values.push(NO_FRONT);
  else if (chosen.length > 0) return null;
  return { of: 'front', values };
}

/** All wounds are dealt at once: a unit is killed only when it has received all of its wounds. */
function dealWounds(context: StepContext, battle: Battle, chosen: readonly number[]): void {
  for (let place = enemyOf(battle.turn); place < battle.units.length; place += 2) {
    const wounds = assignedTo(chosen, place >> 1);
    if (wounds === 0 || (battle.units[place] as number) < 0) continue;
    wound(context, battle, place, wounds);
    maybeKill(context, battle, place);
  }
}

function assignedTo(chosen: readonly number[], front: number): number {
  let wounds = 0;
  for (const one of chosen) if (one === front) wounds++;
  return wounds;
}
