import { placeOf } from '../board/cells.ts';
import { endSurvey, findSupply, look, survey } from '../board/supply.ts';
import { RESOURCES, type Resource } from '../data/resources.ts';
import type { Supplied } from '../happenings.ts';
import type { AddTile } from '../state/frames.ts';
import { type State, territoryOf } from '../state.ts';

/** Who supplies the tile, for the news; any legal assignment will do. */
export function suppliedBy(state: State, frame: Adding, tile: number, cell: number): Supplied[] {
  const territory = territoryOf(state, frame.seat);
  const at = survey(territory, frame.bought ?? -1);
  look(at, cell);
  const deliveries = findSupply(at, tile) ?? [];
  endSurvey(at);
  return deliveries.map(({ resource, deliverer, producer }) => ({
    resource: RESOURCES[resource] as Resource,
    from: deliverer === null ? null : placeOf(territory.cells[deliverer] as number),
    producer: producer === null ? null : placeOf(territory.cells[producer] as number),
  }));
}

/** Who adds a tile, and the resource bought this turn. */
export type Adding = Pick<AddTile, 'seat' | 'bought'>;
