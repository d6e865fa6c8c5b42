import type { GreatPersonCardId } from '../../data/greatPeople.ts';
import type { TechId } from '../../data/techIds.ts';

/** The acts of a menu that play an event, use a resource ability, or use a great person card or turn it up. */
export type MenuPlay =
  | { readonly do: 'event'; readonly event: string }
  | { readonly do: 'ability'; readonly tech: TechId }
  | PersonPlay;

export type PersonPlay = { readonly do: 'greatPerson'; readonly card: GreatPersonCardId };
