import type { BuildingId } from '../../data/buildings.ts';
import type { CityMarkerKind } from '../../data/cityMarkers.ts';
import type { Figure } from '../../data/figures.ts';
import type { Square } from '../../data/squareNames.ts';
import type { TechId } from '../../data/techIds.ts';
import type { UnitType } from '../../data/units.ts';
import type { ItemId } from '../itemIds.ts';
import type { MenuPlay } from './menuPlay.ts';

export type Recruit = Figure | UnitType;

export type MovementDecisions = {
  /** MOVE-001: the next figure or group to move, something to play, or the end of the part. */
  readonly movement: { readonly ask: object; readonly answer: MovementAct };
  /** What a moving group does next, and with how many points left (RUL-102). */
  readonly step: {
    readonly ask: {
      readonly square: Square;
      readonly armies: number;
      readonly scouts: number;
      readonly left: number;
    };
    readonly answer: StepAct;
  };
  /** RUL-287: whether armies destroy the building on which they have ended their movement. */
  readonly combustion: {
    readonly ask: { readonly square: Square; readonly building: BuildingId };
    readonly answer: { readonly destroy: boolean };
  };
  /** RUL-302, RUL-385: the building that Spain places for a tile it has discovered, walls by the center; or none. */
  readonly discoveryBuilding: {
    readonly ask: object;
    readonly answer: { readonly item: ItemId; readonly square: Square } | { readonly item: null };
  };
  /** HUT-011: what Friendly Barbarian brings: a unit, or a figure in the square where the marker lay. */
  readonly recruit: { readonly ask: { readonly square: Square }; readonly answer: { readonly item: Recruit } };
};

export type MovementAct =
  /** A group of figures of one square that have not moved yet (MOVE-006, RUL-103). */
  | { readonly do: 'move'; readonly from: Square; readonly armies: number; readonly scouts: number }
  /** United Nations: may be chosen by others' events, or not (RUL-283). */
  | { readonly do: 'consent'; readonly on: boolean }
  | { readonly do: 'end' }
  | MenuPlay;

export type StepAct =
  | { readonly do: 'to'; readonly square: Square }
  /** EXPL-001, RUL-230: the square of the face-down tile that lies next to the group. */
  | { readonly do: 'discover'; readonly square: Square }
  /** RUL-257. */
  | { readonly do: 'sacrifice'; readonly square: Square; readonly tech: TechId }
  /** RUL-103: members that stay behind. */
  | { readonly do: 'leave'; readonly armies: number; readonly scouts: number }
  /** DIS-001, RUL-363: members that are disbanded in an own center, and the marker they leave on the city, if any. */
  | { readonly do: 'disband'; readonly armies: number; readonly scouts: number; readonly marker: CityMarkerKind | null }
  | { readonly do: 'stop' };
