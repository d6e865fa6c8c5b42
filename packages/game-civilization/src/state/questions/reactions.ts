import type { GreatPersonCardId } from '../../data/greatPeople.ts';
import type { Square } from '../../data/squareNames.ts';
import type { TechId } from '../../data/techIds.ts';
import type { Declared } from '../item.ts';

/** Questions that let a seat react to another seat's act. */
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
    readonly answer: Interruption;
  };
};

/** RUL-340: nothing answers Mark Twain, who fits everything that can be declared. */
export type Response = Interruption | { readonly do: 'greatPerson'; readonly card: GreatPersonCardId };

export type Interruption =
  | { readonly do: 'pass' }
  | { readonly do: 'event'; readonly event: string }
  | { readonly do: 'ability'; readonly tech: TechId };
