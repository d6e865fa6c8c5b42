import { RESOURCES, TILE_FACES, TOKEN_KINDS } from '@tessera/game-founders/data';
import { FoundersDefs } from '../src/art/foundersDefs.tsx';
import { BackDrawing, ChipIcon, TileIcon, TokenIcon } from '../src/art/foundersTile.tsx';
import { Shelf } from './Shelf.tsx';
import '../src/founders/founders.css';

const STACKS = ['nature', 'village', 'city'] as const;

/** Every tile, token and good of Founders of the Empire. */
export function FoundersPieces() {
  return (
    <>
      <FoundersDefs />
      <Shelf title="Founders: tiles">
        {STACKS.map((stack) => (
          <svg key={stack} className="founders-tile" viewBox="0 0 100 100" aria-hidden="true">
            <BackDrawing family={stack} count={12} />
          </svg>
        ))}
        {TILE_FACES.map(({ id }) => (
          <span key={id} title={id}>
            <TileIcon tile={id} />
          </span>
        ))}
      </Shelf>
      <Shelf title="Founders: goods and tokens">
        {RESOURCES.map((resource) => (
          <span key={resource} title={resource}>
            <ChipIcon of={resource} size={30} />
          </span>
        ))}
        {TOKEN_KINDS.map((kind) => (
          <span key={kind} title={kind}>
            <TokenIcon of={kind} size={34} />
          </span>
        ))}
      </Shelf>
    </>
  );
}
