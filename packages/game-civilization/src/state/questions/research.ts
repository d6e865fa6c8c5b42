import type { TechId } from '../../data/techIds.ts';
import type { PersonPlay } from './menuPlay.ts';

export type ResearchDecisions = {
  /** RUL-338: a great person card to use or turn up before the choices, until the seat passes. */
  readonly beforeResearch: { readonly ask: object; readonly answer: { readonly do: 'pass' } | PersonPlay };
  /**
   * RES-004, RUL-139: the tech to research, or nothing; secret, and open to change until all have chosen. With Nikola Tesla
   * the tech is named together with the row below its level into which it goes (RUL-338).
   */
  readonly research: {
    readonly ask: object;
    readonly answer: { readonly tech: TechId | null } | { readonly tech: TechId; readonly row: number };
  };
};
