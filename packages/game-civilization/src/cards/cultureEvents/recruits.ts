import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { techId, unitTypeId } from '../../data/faces.ts';
import { TECH } from '../../data/names.ts';
import { UNIT_TYPES } from '../../data/units.ts';
import { unitObstacle } from '../../rules/buildable.ts';
import { STOP } from '../../state/choice.ts';
import { playerOf, type State } from '../../state.ts';
import { gainUnit } from '../../verbs/units.ts';
import type { Play } from '../play.ts';

/** Duty and Honor, Nationalism, Patriotism: up to some number of units, but at least one, for free (RUL-305, RUL-371). */
export function recruiting(most: number): Play {
  return {
    choices(state, seat, chosen) {
      if (chosen.length === most || chosen.includes(STOP)) return null;
      const values: number[] = [];
      for (let type = 0; type < UNIT_TYPES.length; type++)
        if (whyNotRecruit(state, seat, chosen, type) === null) values.push(type);
      if (chosen.length === 0) return { of: 'unit', values };
      return values.length === 0 ? null : { of: 'unit', values: [STOP, ...values] };
    },
    whyNot: whyNotRecruit,
    // A type of which no card is left by now is lost (RUL-371).
    resolve(context, seat, chosen) {
      for (const type of chosen) if (type !== STOP) gainUnit(context, seat, type);
    },
  };
}

function whyNotRecruit(state: State, seat: Seat, chosen: readonly number[], type: number): Illegal | null {
  if (type < 0) return illegal('RUL-371');
  const taken = chosen.filter((one) => one === type).length;
  const rule = unitObstacle(state, playerOf(state, seat), type, taken);
  if (rule === null) return null;
  return illegal(rule, { item: unitTypeId(type), ...(rule === 'UNIT-003' ? { tech: techId(TECH.flight) } : {}) });
}
