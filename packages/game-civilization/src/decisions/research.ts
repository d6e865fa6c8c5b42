import type { Illegal, PlainObject, Seat } from '@tessera/kernel';
import { personPlays, whyNotPlay } from '../cards/menu.ts';
import { techId, techIndex } from '../data/faces.ts';
import { loweredRow } from '../rules/pyramid.ts';
import { researchable, researchableLower, whyNotResearch, whyNotResearchLower } from '../rules/research.ts';
import type { ResearchDecisions } from '../state/questions/research.ts';
import type { AnswerTo } from '../state/questions.ts';
import type { State } from '../state.ts';
import { badShape, type Families, notOffered } from './family.ts';

/** A tech to research, and the lower row into which Nikola Tesla is to put it, null without him. */
export interface ResearchChoice {
  readonly tech: number;
  readonly row: number | null;
}

const ROWS: readonly number[] = [1, 2, 3, 4, 5];

/** Reads a choice that names a tech; null for anything else. */
export function researchChoice({ tech: named, row = null, ...rest }: PlainObject): ResearchChoice | null {
  const tech = techIndex(named);
  if (tech < 0 || Object.keys(rest).length > 0) return null;
  if (row === null) return { tech, row };
  return typeof row === 'number' && ROWS.includes(row) ? { tech, row } : null;
}

export function whyNotChoice(state: State, seat: Seat, { tech, row }: ResearchChoice): Illegal | null {
  return row === null ? whyNotResearch(state, seat, tech) : whyNotResearchLower(state, seat, tech, row);
}

export const researchFamilies: Families<keyof ResearchDecisions> = {
  beforeResearch: {
    options: (state, { seat }) => [{ do: 'pass' }, ...personPlays(state, seat, 'research')],
    explain(state, { seat }, answer) {
      if (answer['do'] !== 'greatPerson') return badShape('{ do: pass } or { do: greatPerson, card }');
      return whyNotPlay(state, seat, answer, 'research') ?? badShape('{ do: greatPerson, card }');
    },
  },

  research: {
    options(state, { seat }) {
      const answers: AnswerTo<'research'>[] = [{ tech: null }];
      for (const tech of researchable(state, seat)) answers.push({ tech: techId(tech) });
      for (const tech of researchableLower(state, seat)) answers.push({ tech: techId(tech), row: loweredRow(tech) });
      return answers;
    },
    explain(state, { seat }, answer) {
      const choice = researchChoice(answer);
      if (choice === null) return badShape('{ tech } or { tech, row }');
      return whyNotChoice(state, seat, choice) ?? notOffered();
    },
  },
};
