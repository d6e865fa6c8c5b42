import type { Seat } from '@tessera/kernel';
import type { Resource } from '../data/resources.ts';

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

/** A declaration, as the whole table knows it (RUL-006). */
export type Declared = {
  readonly to: Item['what'];
  /** The event card, the tech, or the kind of city action. */
  readonly card: string;
  readonly by: Seat;
  /** What was chosen, by id or number; for a city action its city, its items and its squares. */
  readonly chosen: readonly (string | number)[];
  /** The resource that an event is played as (RUL-282). */
  readonly as: Resource | null;
};
