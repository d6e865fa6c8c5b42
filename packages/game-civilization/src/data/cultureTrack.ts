import type { CultureDeck } from './cultureEvents.ts';

/** What entering a space of the culture track gives (ART-010..ART-012). */
export const TRACK_SPACE_KINDS = ['event', 'greatPerson', 'victory'] as const;
export type TrackSpaceKind = (typeof TRACK_SPACE_KINDS)[number];

export interface TrackSpace {
  /** The section, named by its deck, even where the space gives no event. */
  readonly section: CultureDeck;
  readonly kind: TrackSpaceKind;
  /** What the step into the space costs. */
  readonly culture: number;
  readonly trade: number;
}

function sectionOf(
  section: CultureDeck,
  culture: number,
  trade: number,
  kinds: readonly TrackSpaceKind[],
): TrackSpace[] {
  return kinds.map((kind) => ({ section, kind, culture, trade }));
}

/** The 21 steps after the start space, the last one being the Culture Victory space (ART-013). */
export const CULTURE_TRACK: readonly TrackSpace[] = [
  ...sectionOf('I', 3, 0, ['event', 'event', 'greatPerson', 'event', 'event', 'event', 'greatPerson']),
  ...sectionOf('II', 5, 3, ['event', 'event', 'event', 'event', 'greatPerson', 'event', 'event']),
  ...sectionOf('III', 7, 6, ['event', 'event', 'event', 'greatPerson', 'event', 'event', 'victory']),
];
