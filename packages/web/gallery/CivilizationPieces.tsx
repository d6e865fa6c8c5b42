import { BUILDINGS, GREAT_PEOPLE, RESOURCES, WONDERS } from '@tessera/game-civilization/data';
import { SQUARE, TerrainDefs, type TerrainName, TerrainSquare, TileBack } from '../src/art/terrain.tsx';
import type { SquareView } from '../src/civilization/model.ts';
import { Pieces } from '../src/civilization/pieces.tsx';
import { Shelf } from './Shelf.tsx';
import '../src/art/civilizationIcons.ts';
import '../src/civilization/map.css';

const TERRAINS: readonly TerrainName[] = ['grassland', 'forest', 'mountain', 'desert', 'water'];
const SEATS = [0, 1, 2, 3];

const BARE: SquareView = {
  square: 0,
  x: 0,
  y: 0,
  terrain: 'grassland',
  disaster: false,
  symbol: null,
  trade: 0,
  production: 0,
  culture: 0,
  coin: 0,
  resource: null,
  piece: null,
  center: null,
  outskirts: null,
  figures: null,
  stopped: false,
  harvested: false,
};

/** A square of the map with what stands on it. */
function Square({ name, of, walls = false }: { name: string; of: Partial<SquareView>; walls?: boolean }) {
  const square = { ...BARE, ...of };
  return (
    <svg width="72" height="72" viewBox={`0 0 ${SQUARE} ${SQUARE}`} role="img" aria-label={name}>
      <title>{name}</title>
      <TerrainSquare of={square.terrain as TerrainName} x={0} y={0} variant={0} isPlain={false} hasDefs={false} />
      <Pieces square={square} walls={walls} />
    </svg>
  );
}

const piece = (kind: string, face: string | null): Partial<SquareView> => ({
  piece: { kind, face } as NonNullable<SquareView['piece']>,
});

/** Land, figures, cities, buildings, wonders and markers of Civilization. */
export function CivilizationPieces() {
  return (
    <>
      <Shelf title="Civilization: land">
        <svg width="0" height="0" aria-hidden="true">
          <TerrainDefs />
        </svg>
        {TERRAINS.map((terrain) => (
          <Square key={terrain} name={terrain} of={{ terrain }} />
        ))}
        {RESOURCES.map((resource) => (
          <Square key={resource} name={resource} of={{ resource }} />
        ))}
        <Square name="coin" of={{ coin: 1 }} />
        <Square name="natural wonder" of={{ culture: 1 }} />
        <svg width="144" height="144" viewBox={`0 0 ${4 * SQUARE} ${4 * SQUARE}`} aria-hidden="true">
          <TileBack x={0} y={0} />
        </svg>
      </Shelf>
      <Shelf title="Civilization: figures and cities">
        {SEATS.map((seat) => (
          <Square key={`figures ${seat}`} name={`figures ${seat}`} of={{ figures: { seat, armies: 2, scouts: 1 } }} />
        ))}
        {SEATS.map((seat) => (
          <Square
            key={`city ${seat}`}
            name={`city ${seat}`}
            of={{ center: { seat, city: seat % 2 } }}
            walls={seat > 1}
          />
        ))}
      </Shelf>
      <Shelf title="Civilization: pieces">
        <Square name="hut" of={piece('hut', null)} />
        <Square name="village" of={piece('village', null)} />
        {BUILDINGS.map(({ id }) => (
          <Square key={id} name={id} of={piece('building', id)} />
        ))}
        {WONDERS.map(({ id }) => (
          <Square key={id} name={id} of={piece('wonder', id)} />
        ))}
        {GREAT_PEOPLE.map(({ id }) => (
          <Square key={id} name={id} of={piece('person', id)} />
        ))}
      </Shelf>
    </>
  );
}
