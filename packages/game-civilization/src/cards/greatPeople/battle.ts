import { type Illegal, illegal, inProgress, type Seat, tell } from '@tessera/kernel';
import { techId, UNIT_CARD_TYPE, unitCardId, unitTypeId } from '../../data/faces.ts';
import { TECH } from '../../data/names.ts';
import { UNIT_TYPES } from '../../data/units.ts';
import { ownSide, savableOf, seatOfSide } from '../../rules/battleSides.ts';
import { unitObstacle } from '../../rules/buildable.ts';
import type { Battle } from '../../state/frames/battle.ts';
import { DEFENDER, type Side } from '../../state/sides.ts';
import { playerOf, type State, type StepContext } from '../../state.ts';
import { tellForces } from '../../verbs/battleForces.ts';
import { saveUnit } from '../../verbs/battleUnits.ts';
import { discardUnit, drawUnitCard } from '../../verbs/units.ts';
import { noChoice, type Play } from '../play.ts';

/** The battle in progress and the side for which this player fights, or null. */
function fightOf(state: State, seat: Seat): { readonly battle: Battle; readonly side: Side } | null {
  const battle = inProgress(state, 'battle');
  if (battle === null) return null;
  const side = ownSide(battle, seat);
  return side === null ? null : { battle, side };
}

/** RUL-313: the defender's unspent culture, as it is now, adds to their combat bonus. */
export const joanOfArc: Play = {
  choices: noChoice,
  isPossible: (state, seat) => fightOf(state, seat)?.side === DEFENDER && playerOf(state, seat).culture > 0,
  resolve({ state }, seat) {
    const fight = fightOf(state, seat);
    if (fight !== null) fight.battle.inspired += playerOf(state, seat).culture;
  },
};

/** RUL-313: the whole battle force is killed, and as many new units as can be drawn join the battle hand, of types of its owner's choice. */
export const gustavusAdolphus: Play = {
  isPossible: (state, seat) => forceOf(state, seat).length > 0,
  choices(state, seat, chosen) {
    if (chosen.length >= forceOf(state, seat).length) return null;
    const values: number[] = [];
    for (let type = 0; type < UNIT_TYPES.length; type++)
      if (whyNotType(state, seat, chosen, type) === null) values.push(type);
    return values.length === 0 ? null : { of: 'unit', values };
  },
  whyNot: whyNotType,
  resolve(context, seat, chosen) {
    const fight = fightOf(context.state, seat);
    if (fight === null) return;
    killForce(context, fight.battle, fight.side);
    for (const type of chosen) {
      const card = drawUnitCard(context, type);
      if (card !== null) fight.battle.hands[fight.side].push(card);
    }
    tellForces(context, fight.battle, fight.side);
  },
};

function forceOf(state: State, seat: Seat): readonly number[] {
  const fight = fightOf(state, seat);
  return fight === null ? [] : fight.battle.hands[fight.side];
}

/** The killed units lie under their decks before the new ones are drawn, so that they can come back (UNIT-005). */
function whyNotType(state: State, seat: Seat, chosen: readonly number[], type: number): Illegal | null {
  if (type < 0) return illegal('RUL-313');
  let taken = 0;
  for (const one of chosen) if (one === type) taken++;
  for (const card of forceOf(state, seat)) if (UNIT_CARD_TYPE[card] === type) taken--;
  const rule = unitObstacle(state, playerOf(state, seat), type, taken);
  if (rule === null) return null;
  return illegal(rule, { item: unitTypeId(type), ...(rule === 'UNIT-003' ? { tech: techId(TECH.flight) } : {}) });
}

function killForce(context: StepContext, battle: Battle, side: Side): void {
  const units = battle.hands[side].splice(0);
  for (const card of units) discardUnit(context.state, card);
  battle.killed[side].push(...units);
  battle.unsavable[side].push(...units);
  tell(context, { kind: 'forceKilled', seat: seatOfSide(battle, side), units: units.map(unitCardId) });
}

/** RUL-314: all own units that can be saved return to the standing forces. */
export const florenceNightingale: Play = {
  choices: noChoice,
  isPossible(state, seat) {
    const fight = fightOf(state, seat);
    return fight !== null && savableOf(fight.battle, fight.side).length > 0;
  },
  resolve(context, seat) {
    const fight = fightOf(context.state, seat);
    if (fight === null) return;
    for (const card of savableOf(fight.battle, fight.side)) saveUnit(context, fight.battle, fight.side, card);
  },
};
