import { personPlays, whyNotPlay } from '../cards/menu.ts';
import { techId, techIndex } from '../data/faces.ts';
import type { TechId } from '../data/techIds.ts';
import { researchable, whyNotResearch } from '../rules/research.ts';
import type { ResearchDecisions } from '../state/questions/research.ts';
import { badShape, type Families, notOffered } from './family.ts';

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
