import { RESOURCES, type Resource, TOKEN_KINDS, type TokenKind } from '@tessera/game-founders/data';
import { drawingOf } from '../parts/Icon.tsx';
import { markPath } from '../parts/Mark.tsx';
import './foundersIcons.ts';

/** The goods by tier, which the shape of the chip shows: disc, square, hexagon. */
const CITY_TIER = RESOURCES.indexOf('army');
const VILLAGE_TIER = RESOURCES.indexOf('iron');

export const chipId = (resource: string) => `founders-chip-${resource}`;
export const tokenId = (kind: string) => `founders-token-${kind}`;
export const patternUrl = (basic: string) => `url(#founders-${basic})`;
export const CLIP = 'url(#founders-clip)';
export const BACK_PATTERN = 'url(#founders-back)';

/**
 * Everything that tiles are made of, drawn once and referenced by the tiles. Must stand on the page before any tile.
 */
export function FoundersDefs() {
  return (
    <svg className="founders-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="founders-clip">
          <rect x="1" y="1" width="98" height="98" rx="9" />
        </clipPath>
        <Patterns />
        {RESOURCES.map((resource) => (
          <ChipSymbol key={resource} of={resource} />
        ))}
        {TOKEN_KINDS.map((kind) => (
          <TokenSymbol key={kind} of={kind} />
        ))}
      </defs>
    </svg>
  );
}

/** Terrain can be told apart by its drawing as well as by its colour. */
function Patterns() {
  return (
    <>
      <pattern id="founders-wood" width="22" height="22" patternUnits="userSpaceOnUse">
        <rect width="22" height="22" fill="var(--t-forest)" />
        <path
          d="M6 3C7.4 6 9 8.6 10.5 11H1.5C3 8.6 4.600 6 6 3ZM17 12c1.400 3 3 5.600 4.500 8h-9c1.500-2.400 3.100-5 4.500-8Z"
          fill="var(--t-forest-ink)"
        />
      </pattern>
      <pattern id="founders-stone" width="24" height="20" patternUnits="userSpaceOnUse">
        <rect width="24" height="20" fill="var(--t-mountain)" />
        <path d="M2 10 7 2l5 8zM14 20l5-8 5 8z" fill="var(--t-mountain-ink)" />
      </pattern>
      <pattern id="founders-plants" width="20" height="20" patternUnits="userSpaceOnUse">
        <rect width="20" height="20" fill="var(--t-grassland)" />
        <path
          d="M5 9V4M4 9 1.500 5.500M6 9l2.500-3.500M15 19v-5M14 19l-2.500-3.500M16 19l2.500-3.500"
          stroke="var(--t-grassland-ink)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </pattern>
      <pattern id="founders-water" width="24" height="18" patternUnits="userSpaceOnUse">
        <rect width="24" height="18" fill="var(--t-water)" />
        <path
          d="M1 5q2.800-3 5.500 0t5.500 0M12 14q2.800-3 5.500 0t5.500 0"
          fill="none"
          stroke="var(--t-water-ink)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </pattern>
      <pattern id="founders-back" width="14" height="14" patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="12" height="12" rx="2" fill="var(--f-on-back)" opacity="0.1" />
      </pattern>
    </>
  );
}

/** A chip on a plate of 26 units. */
function ChipSymbol({ of }: { readonly of: Resource }) {
  const index = RESOURCES.indexOf(of);
  const look = { fill: 'var(--chip)', stroke: `var(--g-${of})`, strokeWidth: 1.7 };
  return (
    <symbol id={chipId(of)} viewBox="0 0 26 26">
      {index < VILLAGE_TIER && <circle cx="13" cy="13" r="11.4" {...look} />}
      {index >= VILLAGE_TIER && index < CITY_TIER && (
        <rect x="2.3" y="2.3" width="21.4" height="21.4" rx="4.2" {...look} />
      )}
      {index >= CITY_TIER && <path d={markPath(5, 13, 13, 11)} {...look} />}
      <path
        d={drawingOf(`founders_resource.${of}`)}
        fill={`var(--g-${of})`}
        transform="translate(5.8 5.8) scale(0.028125)"
      />
    </symbol>
  );
}

/** A token on a plate of 30 units. */
function TokenSymbol({ of }: { readonly of: TokenKind }) {
  return (
    <symbol id={tokenId(of)} viewBox="0 0 30 30">
      <circle cx="15" cy="15" r="13.6" fill={`var(--k-${of})`} stroke="var(--chip)" strokeWidth="2.2" />
      <path d={drawingOf(`founders_token.${of}`)} fill="var(--k-on)" transform="translate(6.2 6.2) scale(0.034375)" />
    </symbol>
  );
}
