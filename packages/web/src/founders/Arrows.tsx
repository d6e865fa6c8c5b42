import { Chip, Token } from '../art/foundersTile.tsx';
import { centreOf, type Place } from './model.ts';

/** A resource on its way: from the neighbour that hands it over, perhaps by cart from the tile that makes it. */
export interface Delivery {
  readonly resource: string;
  readonly from: Place | null;
  readonly producer: Place | null;
}

/**
 * Arrows with chips from the suppliers to a cell; dotted brown means by cart; a bought resource comes with a coin from
 * above.
 */
export function Arrows({ to, deliveries }: { readonly to: Place; readonly deliveries: readonly Delivery[] }) {
  return (
    <g className="founders-arrows">
      {deliveries.map(({ resource, from, producer }) => (
        <g key={resource}>
          {from === null ? <Bought resource={resource} to={centreOf(to)} /> : null}
          {from !== null && producer !== null && (from.x !== producer.x || from.y !== producer.y) ? (
            <ByCart from={centreOf(producer)} to={centreOf(from)} />
          ) : null}
          {from !== null ? <Arrow resource={resource} from={centreOf(from)} to={centreOf(to)} /> : null}
        </g>
      ))}
    </g>
  );
}

function Arrow({ resource, from, to }: { readonly resource: string; readonly from: Place; readonly to: Place }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Diagonal arrows are longer: they end at the corner of the cell, straight ones at its side.
  const short = length > 120 ? 52 : 38;
  const start = { x: from.x + ux * 30, y: from.y + uy * 30 };
  const end = { x: to.x - ux * short, y: to.y - uy * short };
  const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const head =
    `M${end.x + ux * 12} ${end.y + uy * 12}` +
    `L${end.x - uy * 9} ${end.y + ux * 9}L${end.x + uy * 9} ${end.y - ux * 9}Z`;
  return (
    <>
      <path d={line} stroke="var(--lit-edge)" strokeWidth="13" strokeLinecap="round" />
      <path d={head} fill="var(--lit-edge)" stroke="var(--lit-edge)" strokeWidth="8" strokeLinejoin="round" />
      <path d={line} stroke="var(--signal)" strokeWidth="6" strokeLinecap="round" />
      <path d={head} fill="var(--signal)" />
      <Chip of={resource} x={start.x} y={start.y} r={15} />
    </>
  );
}

function ByCart({ from, to }: { readonly from: Place; readonly to: Place }) {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <>
      <path d={line} stroke="var(--lit-edge)" strokeWidth="9" strokeLinecap="round" opacity="0.8" />
      <path d={line} stroke="var(--cart-line)" strokeWidth="5" strokeDasharray="1 10" strokeLinecap="round" />
    </>
  );
}

function Bought({ resource, to }: { readonly resource: string; readonly to: Place }) {
  const y = to.y + 34;
  return (
    <>
      <Token of="coin" x={to.x - 14} y={y} r={16} />
      <Chip of={resource} x={to.x + 14} y={y} r={15} />
    </>
  );
}
