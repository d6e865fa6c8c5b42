/** The way a tile's arrow points. Its place in this list is the tile's quarter turns clockwise (RUL-240). */
export const ARROWS = ['up', 'right', 'down', 'left'] as const;
export type Arrow = (typeof ARROWS)[number];

/** A place for one tile: the origin (upper left square) in squares of the map, x to the right, y down. */
export interface LayoutSlot {
  readonly x: number;
  readonly y: number;
  /** The seat whose home it is, clockwise from the top (RUL-241). */
  readonly seat: number | null;
  /** How a home tile lies (RUL-021); a neutral tile is turned when it is discovered. */
  readonly arrow: Arrow | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly LayoutSlot[];
  /** Squares inside the map that belong to no tile: first and last column and row (MAP-014). */
  readonly hole: { readonly x: readonly [number, number]; readonly y: readonly [number, number] } | null;
}

function home(x: number, y: number, seat: number, arrow: Arrow): LayoutSlot {
  return { x, y, seat, arrow };
}

function neutral(x: number, y: number): LayoutSlot {
  return { x, y, seat: null, arrow: null };
}

/** The maps by number of players (MAP-010..MAP-013), slots row by row. */
export const LAYOUTS: { readonly [P in 2 | 3 | 4 | 5]: Layout } = {
  2: {
    width: 8,
    height: 16,
    hole: null,
    slots: [
      neutral(0, 0),
      home(4, 0, 0, 'down'),
      neutral(0, 4),
      neutral(4, 4),
      neutral(0, 8),
      neutral(4, 8),
      home(0, 12, 1, 'up'),
      neutral(4, 12),
    ],
  },
  3: {
    width: 16,
    height: 16,
    hole: null,
    slots: [
      home(6, 0, 0, 'down'),
      neutral(4, 4),
      neutral(8, 4),
      neutral(2, 8),
      neutral(6, 8),
      neutral(10, 8),
      home(0, 12, 2, 'right'),
      neutral(4, 12),
      neutral(8, 12),
      home(12, 12, 1, 'left'),
    ],
  },
  4: {
    width: 16,
    height: 16,
    hole: null,
    slots: [
      home(0, 0, 0, 'down'),
      neutral(4, 0),
      neutral(8, 0),
      home(12, 0, 1, 'down'),
      neutral(0, 4),
      neutral(4, 4),
      neutral(8, 4),
      neutral(12, 4),
      neutral(0, 8),
      neutral(4, 8),
      neutral(8, 8),
      neutral(12, 8),
      home(0, 12, 3, 'up'),
      neutral(4, 12),
      neutral(8, 12),
      home(12, 12, 2, 'up'),
    ],
  },
  5: {
    width: 28,
    height: 18,
    hole: { x: [12, 15], y: [8, 13] },
    slots: [
      neutral(12, 0),
      neutral(8, 2),
      neutral(16, 2),
      home(12, 4, 0, 'down'),
      home(0, 6, 4, 'right'),
      neutral(4, 6),
      neutral(8, 6),
      neutral(16, 6),
      neutral(20, 6),
      home(24, 6, 1, 'left'),
      neutral(0, 10),
      neutral(4, 10),
      neutral(8, 10),
      neutral(16, 10),
      neutral(20, 10),
      neutral(24, 10),
      neutral(2, 14),
      home(6, 14, 3, 'up'),
      neutral(10, 14),
      neutral(14, 14),
      home(18, 14, 2, 'up'),
      neutral(22, 14),
    ],
  },
};
