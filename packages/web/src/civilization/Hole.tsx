import { LAYOUTS } from '@tessera/game-civilization/data';
import { SQUARE } from '../art/terrain.tsx';

/** Squares inside the map that belong to no tile: a hatched well. */
export function Hole({ players }: { readonly players: number }) {
  const hole = (LAYOUTS as { readonly [players: number]: (typeof LAYOUTS)[5] })[players]?.hole ?? null;
  if (hole === null) return null;
  const [left, right] = hole.x;
  const [top, bottom] = hole.y;
  return (
    <rect
      x={left * SQUARE - 1.5}
      y={top * SQUARE - 1.5}
      width={(right - left + 1) * SQUARE + 3}
      height={(bottom - top + 1) * SQUARE + 3}
      rx="7"
      fill="url(#civ-hole)"
      stroke="var(--line-strong)"
      strokeWidth="2.6"
      strokeDasharray="2 6"
      strokeLinecap="round"
    />
  );
}

export function HolePattern() {
  return (
    <pattern id="civ-hole" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="9" height="9" fill="var(--table)" />
      <rect width="1.4" height="9" fill="var(--line-strong)" opacity="0.5" />
    </pattern>
  );
}
