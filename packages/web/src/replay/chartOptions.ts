import uPlot from 'uplot';
import { dashOf, markOf, markPath } from '../parts/Mark.tsx';
import type { TurningPoint } from './turningPoints.ts';

/** Room at the right for each player's mark with the last value. */
const END = 46;
/** The approximate distance between marks on a line. */
const MARK_EVERY = 150;
/** Equal values are drawn this far apart. */
const APART = 2;
const LABEL_GAP = 15;

/** The colours of a chart in the page's current theme. */
interface Palette {
  readonly ink: string;
  readonly caption: string;
  readonly hairline: string;
  readonly pointer: string;
  readonly panel: string;
  /** By mark; a light colour has an edge. */
  readonly lines: { readonly [mark: number]: { readonly line: string; readonly edge: string | null } };
}

const NO_COLOUR = 'rgba(0, 0, 0, 0)';

/** A canvas does not follow the theme, and a token may name two colours: an element that uses the token resolves it. */
function paletteNow(): Palette {
  const used = document.body.appendChild(document.createElement('i'));
  const colour = (name: string): string => {
    used.style.color = `var(${name})`;
    return getComputedStyle(used).color;
  };
  const edgeOf = (mark: number): string | null => {
    const edge = mark === 3 ? colour('--p3-edge') : NO_COLOUR;
    return edge === NO_COLOUR ? null : edge;
  };
  const lines = [1, 2, 3, 4, 5, 6].map((mark) => [mark, { line: colour(`--p${mark}`), edge: edgeOf(mark) }] as const);
  const palette = {
    ink: colour('--ink'),
    caption: colour('--ink-3'),
    hairline: colour('--line'),
    pointer: colour('--line-strong'),
    panel: colour('--panel'),
    lines: Object.fromEntries(lines),
  };
  used.remove();
  return palette;
}

function fontNow(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--font-text').trim();
}

/** The lines in drawing order; a light colour has an edge under it. */
export function chartLines(seats: number): { readonly seat: number; readonly isEdge: boolean }[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
    markOf(seat) === 3
      ? [
          { seat, isEdge: true },
          { seat, isEdge: false },
        ]
      : [{ seat, isEdge: false }],
  );
}

function dashed(seat: number): { readonly dash?: number[] } {
  const dash = dashOf(markOf(seat));
  return dash === null ? {} : { dash: [...dash] };
}

/** Step lines, horizontal hairlines, no legend and no fill; the player's mark stands on the line and at its end. */
export function chartOptions(
  seats: number,
  width: number,
  height: number,
  points: readonly TurningPoint[],
): uPlot.Options {
  const palette = paletteNow();
  const { caption: ink, hairline } = palette;
  const font = `11px ${fontNow()}`;
  const stepped = uPlot.paths.stepped?.({ align: 1 });
  const lineOf = (seat: number, stroke: string, thickness: number): uPlot.Series => ({
    stroke,
    width: thickness,
    points: { show: false },
    ...dashed(seat),
    ...(stepped === undefined ? {} : { paths: apart(stepped, seat, seats) }),
  });
  const series = chartLines(seats).map(({ seat, isEdge }) => {
    const { line = ink, edge = null } = palette.lines[markOf(seat)] ?? {};
    return isEdge ? lineOf(seat, edge ?? 'transparent', 4) : lineOf(seat, line, 2.25);
  });
  return {
    width,
    height,
    padding: [10, END, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false },
      y: { range: (_u, least, most) => [Math.min(0, least), Math.max(1, Math.ceil(most * 1.05))] },
    },
    axes: [
      {
        stroke: ink,
        font,
        grid: { show: false },
        ticks: { show: false },
        gap: 4,
        size: 22,
        incrs: [1, 2, 5, 10, 20, 50],
      },
      {
        stroke: ink,
        font,
        grid: { stroke: hairline, width: 1 },
        ticks: { show: false },
        gap: 6,
        size: 30,
        // A typographic minus, as everywhere.
        values: (_plot, splits) => splits.map((value) => `${value}`.replace('-', '−')),
        incrs: [1, 2, 5, 10, 20, 50, 100],
      },
    ],
    series: [{}, ...series],
    hooks: {
      drawAxes: [(plot) => turningLines(plot, points, palette)],
      draw: [(plot) => marks(plot, seats, palette)],
    },
  };
}

/** Moves a line up or down slightly, so that equal values can be told apart. */
function apart(stepped: uPlot.Series.PathBuilder, seat: number, seats: number): uPlot.Series.PathBuilder {
  return (plot, index, from, to) => {
    const paths = stepped(plot, index, from, to);
    const by = shift(seat, seats);
    if (paths === null || by === 0 || !(paths.stroke instanceof Path2D)) return paths;
    const moved = new Path2D();
    moved.addPath(paths.stroke, new DOMMatrix().translate(0, by));
    return { ...paths, stroke: moved, clip: null };
  };
}

function shift(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * APART * devicePixelRatio;
}

/** Dotted verticals. */
function turningLines({ ctx, bbox, valToPos }: uPlot, points: readonly TurningPoint[], palette: Palette): void {
  ctx.save();
  ctx.strokeStyle = palette.caption;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([1.5 * devicePixelRatio, 4 * devicePixelRatio]);
  for (const { turn } of points) {
    const x = Math.round(valToPos(turn, 'x', true)) + 0.5;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  ctx.restore();
}

function marks(plot: uPlot, seats: number, palette: Palette): void {
  const { ctx, bbox, data } = plot;
  const turns = data[0];
  const lastTurn = turns.at(-1);
  if (lastTurn === undefined) return;
  const ratio = devicePixelRatio;
  const right = plot.valToPos(lastTurn, 'x', true);
  ctx.save();
  ctx.font = `650 ${13 * ratio}px ${fontNow()}`;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  const ends: { seat: number; y: number; at: number; value: number }[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const values = data[1 + chartLines(seats).findIndex((line) => line.seat === seat)];
    const value = values?.at(-1);
    if (values === undefined || value === undefined || value === null) continue;
    const y = plot.valToPos(value, 'y', true) + shift(seat, seats);
    ends.push({ seat, y, at: y, value });
    const room = bbox.width / (MARK_EVERY * ratio);
    const every = Math.max(3, Math.round(turns.length / Math.max(1, room)));
    // Each player's marks start at a different offset, so that they do not hide each other.
    for (let i = Math.round((every * (seat + 1)) / (seats + 1)); i < turns.length - 2; i += every) {
      const one = values[i];
      if (one === undefined || one === null) continue;
      const x = plot.valToPos(turns[i] ?? 0, 'x', true);
      drawMark(ctx, seat, x, plot.valToPos(one, 'y', true) + shift(seat, seats), 4.5 * ratio, palette);
    }
  }
  spread(ends, LABEL_GAP * ratio);
  for (const { seat, y, at, value } of ends) {
    ctx.strokeStyle = palette.pointer;
    ctx.lineWidth = ratio;
    ctx.beginPath();
    ctx.moveTo(right + 1 * ratio, y);
    ctx.lineTo(right + 9 * ratio, at);
    ctx.stroke();
    drawMark(ctx, seat, right + 16 * ratio, at, 5.5 * ratio, palette);
    ctx.fillStyle = palette.ink;
    ctx.fillText(`${value}`.replace('-', '−'), right + 26 * ratio, at + 1 * ratio);
  }
  ctx.restore();
}

/** Close values push each other apart. */
function spread(ends: { y: number; at: number }[], gap: number): void {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  for (let round = 0; round < 12; round++) {
    for (let i = 1; i < sorted.length; i++) {
      const [above, below] = [sorted[i - 1], sorted[i]];
      if (above === undefined || below === undefined) continue;
      const lack = gap - (below.at - above.at);
      if (lack <= 0) continue;
      above.at -= lack / 2;
      below.at += lack / 2;
    }
  }
}

function drawMark(
  ctx: CanvasRenderingContext2D,
  seat: number,
  x: number,
  y: number,
  radius: number,
  palette: Palette,
): void {
  const mark = markOf(seat);
  const { line = palette.ink, edge = null } = palette.lines[mark] ?? {};
  const path = new Path2D(markPath(mark, x, y, radius));
  ctx.lineJoin = 'round';
  ctx.setLineDash([]);
  ctx.strokeStyle = edge ?? palette.panel;
  ctx.lineWidth = 1.6 * devicePixelRatio;
  ctx.stroke(path);
  ctx.fillStyle = line;
  ctx.fill(path);
}
