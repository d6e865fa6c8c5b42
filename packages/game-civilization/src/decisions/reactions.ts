import { asking } from '@tessera/kernel';
import { responsesOf, whyNotRespond } from '../cards/responses.ts';
import type { Square } from '../data/squareNames.ts';
import type { TechId } from '../data/techs.ts';
import type { Declared } from '../state/item.ts';
import { badShape, type Families } from './family.ts';
import { interruptFamily } from './interrupt.ts';

/** Questions that let a seat answer what another one does. */
export type ReactionDecisions = {
  /** RUL-278, RUL-279: cancel what has just been declared, or pass. */
  readonly respond: { readonly ask: Declared; readonly answer: Response };
  /** RUL-284: interrupt a Movement part, or pass. */
  readonly interrupt: {
    readonly ask: {
      readonly moment: 'start' | 'step' | 'discovery' | 'end';
      readonly mover: number;
      readonly square: Square;
    };
    readonly answer: Response;
  };
};

export type Response =
  | { readonly do: 'pass' }
  | { readonly do: 'event'; readonly event: string }
  | { readonly do: 'ability'; readonly tech: TechId };

export const reactionFamilies: Families<keyof ReactionDecisions> = {
  respond: {
    options: (state, { seat }) => responsesOf(state, asking(state, 'event'), seat),
    explain: (state, { seat }, answer) =>
      whyNotRespond(state, asking(state, 'event'), seat, answer) ?? badShape('{ do: pass | event | ability }'),
  },
  interrupt: interruptFamily,
};
