import type { Seat } from '@tessera/kernel';

/**
 * Something declared that others may cancel (RUL-279): a culture event, a resource ability, a city action, or a
 * response to one of these, which is itself an event or an ability.
 */
export type Item =
  /** `as` is the resource an event is played as when it pays for something (RUL-282), else −1. */
  | { readonly what: 'event'; readonly card: number; readonly chosen: readonly number[]; readonly as: number }
  | { readonly what: 'ability'; readonly ability: number; readonly chosen: readonly number[] }
  /** The details are those of the CityAction procedure below it on the stack. */
  | { readonly what: 'cityAction'; readonly city: number; readonly owner: Seat };
