import { STROKES, type StrokeName } from '../art/strokes.ts';

/** What an icon means: `yield.trade`, `founders_token.war` (src/art/icons.json). */
export type Meaning = string;

/** The drawings loaded so far: those shown everywhere, and those of a game with its table. */
const drawings = new Map<Meaning, string>();

export function addDrawings(more: { readonly [meaning: Meaning]: string }): void {
  for (const [meaning, drawing] of Object.entries(more)) drawings.set(meaning, drawing);
}

export const hasDrawing = (meaning: Meaning): boolean => drawings.has(meaning);

export function drawingOf(meaning: Meaning): string {
  const drawing = drawings.get(meaning);
  if (drawing === undefined) throw new Error(`there is no icon for ${meaning}`);
  return drawing;
}

/** An icon of the game-icons set, beside a text that says the same. */
export function GameIcon({ of, size = 16 }: { readonly of: Meaning; readonly size?: number }) {
  return (
    <svg className="game-icon" width={size} height={size} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <path d={drawingOf(of)} />
    </svg>
  );
}

/** The same within another drawing, centred at a point. */
export function DrawnIcon({
  of,
  x,
  y,
  size,
  fill = 'currentColor',
}: {
  readonly of: Meaning;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}) {
  const scale = size / 512;
  return (
    <path d={drawingOf(of)} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
  );
}

/** An interface icon: our own strokes. */
export function StrokeIcon({
  of,
  size = 18,
  width = 2,
}: {
  readonly of: StrokeName;
  readonly size?: number;
  readonly width?: number;
}) {
  return (
    <svg
      className="stroke-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[of]} />
    </svg>
  );
}
