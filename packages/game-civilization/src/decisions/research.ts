import { techId, techIndex } from '../data/faces.ts';
import type { TechId } from '../data/techIds.ts';
import { researchable, whyNotResearch } from '../rules/research.ts';
import type { ResearchDecisions } from '../state/questions/research.ts';
import { badShape, type Families, notOffered } from './family.ts';

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
