import { techId, techIndex } from '../data/faces.ts';
import type { TechId } from '../data/techs.ts';
import { researchable, whyNotResearch } from '../rules/research.ts';
import { badShape, type Families, notOffered } from './family.ts';

export type ResearchDecisions = {
  /** RES-004, RUL-139: the tech to research, or nothing; secret, and open to change until all have chosen. */
  readonly research: { readonly ask: object; readonly answer: { readonly tech: TechId | null } };
};

export const researchFamilies: Families<keyof ResearchDecisions> = {
  research: {
    options(state, { seat }) {
      const answers: { readonly tech: TechId | null }[] = [{ tech: null }];
      for (const tech of researchable(state, seat)) answers.push({ tech: techId(tech) });
      return answers;
    },
    explain(state, { seat }, answer) {
      const tech = techIndex(answer['tech']);
      if (tech < 0 || Object.keys(answer).length !== 1) return badShape('{ tech }');
      return whyNotResearch(state, seat, tech) ?? notOffered();
    },
  },
};
