import type { ReactNode } from 'react';
import { Chip, faceOf, TileDrawing } from '../art/foundersTile.tsx';
import type { Place } from './model.ts';
import type { Target } from './targets.ts';

/** Dashed: may be chosen. Solid: pointed at or chosen. A ring on a ring, so that it is visible on every terrain. */
export function LitCell({
  target,
  tile,
  isShown,
}: {
  readonly target: Target;
  /** The tile in hand, previewed where it would lie. */
  readonly tile: string | null;
  readonly isShown: boolean;
}) {
  const isFree = target.replaces === null && tile !== null;
  // Replacing costs a point, so these cells are fainter than free ones.
  const isQuiet = target.replaces !== null && !isShown;
  return (
    <g className="founders-lit">
      <rect
        x="4"
        y="4"
        width="92"
        height="92"
        rx="10"
        fill={isFree && !isShown ? 'var(--lit-fill)' : 'none'}
        stroke="var(--lit-edge)"
        strokeWidth={isQuiet ? 6 : 9}
      />
      {isShown && tile !== null && (
        <g opacity="0.93">
          <TileDrawing tile={tile} />
        </g>
      )}
      <rect
        x="4"
        y="4"
        width="92"
        height="92"
        rx="10"
        fill="none"
        stroke="var(--lit)"
        strokeWidth={isShown ? 6 : isQuiet ? 2.6 : 4}
        strokeDasharray={isShown ? undefined : isQuiet ? '5 6' : '11 7'}
      />
      {!isShown && isFree && <Needs tile={tile} />}
      <NumberBadge number={target.number} at={{ x: isShown || !isFree ? 84 : 17, y: 17 }} />
    </g>
  );
}

function Needs({ tile }: { readonly tile: string }): ReactNode {
  return faceOf(tile).cost.map((resource, i) => <Chip key={resource} of={resource} x={34 + i * 32} y={54} r={13} />);
}

function NumberBadge({ number, at: { x, y } }: { readonly number: number | null; readonly at: Place }) {
  if (number === null) return null;
  return (
    <>
      <circle cx={x} cy={y} r="11.5" fill="var(--ink)" stroke="var(--lit-edge)" strokeWidth="2" />
      <text className="founders-figure" x={x} y={y + 4.6} fontSize="13" fill="var(--on-ink)">
        {number}
      </text>
    </>
  );
}

/** The two halves of a nature tile. */
export const HALVES = { upper: 'M7 7H88L7 88Z', lower: 'M93 12V93H12Z' } as const;

/** One half of a nature tile: the resource to buy. */
export function LitHalf({
  half,
  number,
  isShown,
}: {
  readonly half: keyof typeof HALVES;
  readonly number: number | null;
  readonly isShown: boolean;
}) {
  return (
    <>
      <path d={HALVES[half]} fill="transparent" stroke="var(--lit-edge)" strokeWidth="9" strokeLinejoin="round" />
      <path
        d={HALVES[half]}
        fill={isShown ? 'var(--lit-fill)' : 'none'}
        stroke="var(--lit)"
        strokeWidth={isShown ? 6 : 4}
        strokeLinejoin="round"
        strokeDasharray={isShown ? undefined : '11 7'}
      />
      <NumberBadge number={number} at={half === 'upper' ? { x: 73, y: 15 } : { x: 27, y: 85 }} />
    </>
  );
}

/** A refused cell stays visible: a dotted frame with a cross. */
export function Refused() {
  return (
    <g className="founders-refused">
      <rect
        x="4"
        y="4"
        width="92"
        height="92"
        rx="10"
        fill="var(--warn-soft)"
        fillOpacity="0.75"
        stroke="var(--warn)"
        strokeWidth="5"
        strokeDasharray="3 8"
        strokeLinecap="round"
      />
      <path d="M36 36 64 64M64 36 36 64" stroke="var(--warn)" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

/** The tile that was last laid, attacked or bought from. */
export function RecentFrame() {
  return (
    <g className="founders-recent">
      <rect x="1" y="1" width="98" height="98" rx="10" fill="none" stroke="var(--lit-edge)" strokeWidth="9" />
      <rect x="1" y="1" width="98" height="98" rx="10" fill="none" stroke="var(--ink)" strokeWidth="4.5" />
    </g>
  );
}
