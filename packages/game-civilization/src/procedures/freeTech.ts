import { ask, type Procedure, type Seat } from '@tessera/kernel';
import { techId, techIndex } from '../data/faces.ts';
import { fitsPyramid } from '../rules/pyramid.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type Runner } from '../state.ts';
import { learn } from './learnTech.ts';

/** A tech for nothing, chosen from a list: by an event, a wonder or as loot. Learning is compulsory if one fits (RUL-290). */
export type FreeTech = {
  readonly op: 'freeTech';
  at: 'choose' | 'chosen';
  readonly seat: Seat;
  readonly reason: string;
  readonly from: number[];
};

export function freeTech(seat: Seat, reason: string, from: number[]): FreeTech {
  return { op: 'freeTech', at: 'choose', seat, reason, from };
}

export const freeTechProcedure: Procedure<Runner, FreeTech> = {
  choose({ state }, { seat, reason, from }) {
    const fitting = from.filter((tech) => fitsPyramid(playerOf(state, seat), tech));
    if (fitting.length === 0) return null;
    ask(state, { kind: 'learnTech', seat, reason, from: fitting.map(techId) });
    return 'chosen';
  },

  chosen(run, { seat }) {
    const { tech } = answerTo(run, 'learnTech');
    learn(run.state, seat, techIndex(tech));
    return null;
  },
};
