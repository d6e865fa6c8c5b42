import type { TechId } from '../../data/techIds.ts';

/** The acts of a menu that play an event or use a resource ability. */
export type MenuPlay =
  | { readonly do: 'event'; readonly event: string }
  | { readonly do: 'ability'; readonly tech: TechId };
