import type { TerritoryView } from '@tessera/game-founders';
import { Token } from '../art/foundersTile.tsx';
import { cornerOf, type Place, tileAt } from './model.ts';

/** The common corner of the four tiles that a cart joins. */
function cartPoint(cart: Place): Place {
  const { x, y } = cornerOf(cart);
  return { x: x + 103, y: y - 3 };
}

const REACH = 60;

/** Carts on their corners, each with its dotted square; carts of one network are connected. */
export function Carts({
  territory,
  isFaint = false,
}: {
  readonly territory: TerritoryView;
  readonly isFaint?: boolean;
}) {
  const width = isFaint ? 4 : 3.4;
  return (
    <g className="founders-carts">
      {ties(territory).map(([a, b]) => (
        <path
          key={`${a.x},${a.y}-${b.x},${b.y}`}
          d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
          stroke="var(--cart-line)"
          strokeWidth={width}
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
      ))}
      {territory.carts.map((cart) => {
        const { x, y } = cartPoint(cart);
        return (
          <g key={`${cart.x},${cart.y}`}>
            <CartSquare x={x} y={y} width={width} />
            <Token of="cart" x={x} y={y} r={24} />
          </g>
        );
      })}
    </g>
  );
}

function CartSquare({ x, y, width = 3.4 }: Place & { readonly width?: number }) {
  return (
    <rect
      x={x - REACH}
      y={y - REACH}
      width={2 * REACH}
      height={2 * REACH}
      rx="22"
      fill="none"
      stroke="var(--cart-line)"
      strokeWidth={width}
      strokeDasharray="1 8"
      strokeLinecap="round"
    />
  );
}

/** Pairs of carts whose squares share a tile, so that each hands on what the other joins. */
function ties(territory: TerritoryView): (readonly [Place, Place])[] {
  const network = (cart: Place) => tileAt(territory, cart)?.network ?? null;
  return territory.carts.flatMap((a, i) =>
    territory.carts
      .slice(i + 1)
      .filter((b) => network(a) === network(b) && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2)
      .map((b) => [cartPoint(a), cartPoint(b)] as const),
  );
}
