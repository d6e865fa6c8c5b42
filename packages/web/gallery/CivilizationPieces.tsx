import { BUILDINGS, GREAT_PEOPLE, RESOURCES, WONDERS } from '@tessera/game-civilization/data';
import { SQUARE, TerrainDefs, type TerrainName, TerrainSquare, TileBack } from '../src/art/terrain.tsx';
import { type CityLook, PLAIN_LOOK, type SquareView } from '../src/civilization/model.ts';
import { Pieces } from '../src/civilization/pieces.tsx';
import { Shelf } from './Shelf.tsx';
import '../src/art/civilizationIcons.ts';
import '../src/civilization/map.css';

const TERRAINS: readonly TerrainName[] = ['grassland', 'forest', 'mountain', 'desert', 'water'];
const SEATS = [0, 1, 2, 3, 4];

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
function Square({ name, of, look = {} }: { name: string; of: Partial<SquareView>; look?: Partial<CityLook> }) {
  const square = { ...BARE, ...of };
  return (
    <svg width="72" height="72" viewBox={`0 0 ${SQUARE} ${SQUARE}`} role="img" aria-label={name}>
      <title>{name}</title>
      <TerrainSquare of={square.terrain as TerrainName} x={0} y={0} variant={0} isPlain={false} hasDefs={false} />
      <Pieces square={square} look={{ ...PLAIN_LOOK, ...look }} />
    </svg>
  );
}

/** Side by side, or one below the other, with and without walls. */
function Metropolis({ seat }: { seat: number }) {
  const [dx, dy] = seat % 2 === 0 ? [1, 0] : [0, 1];
  const square = { ...BARE, center: { seat, city: 0 } };
  const look = { ...PLAIN_LOOK, walls: seat > 1, marker: seat > 3 ? ('fortification' as const) : null };
  return (
    <svg
      width={72 * (1 + dx)}
      height={72 * (1 + dy)}
      viewBox={`0 0 ${SQUARE * (1 + dx)} ${SQUARE * (1 + dy)}`}
      role="img"
      aria-label="metropolis"
    >
      <Pieces square={square} look={{ ...look, metropolis: { isFirst: true, dx, dy } }} />
      <g transform={`translate(${dx * SQUARE} ${dy * SQUARE})`}>
        <Pieces square={square} look={{ ...look, marker: null, metropolis: { isFirst: false, dx: -dx, dy: -dy } }} />
      </g>
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
            look={{ walls: seat > 1 }}
          />
        ))}
        <Square name="fortification" of={{ center: { seat: 4, city: 1 } }} look={{ marker: 'fortification' }} />
        <Square name="caravan" of={{ center: { seat: 3, city: 1 } }} look={{ marker: 'caravan', walls: true }} />
        {SEATS.map((seat) => (
          <Metropolis key={`metropolis ${seat}`} seat={seat} />
        ))}
      </Shelf>
      <Shelf title="Civilization: pieces">
        <Square name="hut" of={piece('hut', null)} />
        <Square name="village" of={piece('village', null)} />
        <Square name="relic" of={piece('relic', 'atlantis')} />
        <Square name="disaster on a forest" of={{ terrain: 'desert', disaster: true }} />
        <Square name="disaster on water" of={{ terrain: 'grassland', disaster: true, resource: 'silk' }} />
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
