import type { TechId } from '../../data/techIds.ts';

export type ResearchDecisions = {
  /** RES-004, RUL-139: the tech to research, or nothing; secret, and open to change until all have chosen. */
  readonly research: { readonly ask: object; readonly answer: { readonly tech: TechId | null } };
};
