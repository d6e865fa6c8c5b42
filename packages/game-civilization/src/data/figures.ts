/** The pieces of one colour that move (CMP-004, FIG-001); the white figures belong to civilizations (civilizations.ts). */
export const FIGURES = ['army', 'scout'] as const;
export type Figure = (typeof FIGURES)[number];

export function isFigure(id: string): id is Figure {
  return (FIGURES as readonly string[]).includes(id);
}

export const FIGURE_COST: { readonly [F in Figure]: number } = { army: 4, scout: 6 };
export const FIGURE_COUNT: { readonly [F in Figure]: number } = { army: 6, scout: 2 };

/** The city markers of one colour (CMP-003), and what the expansion adds to them (CMP-021). */
export const CITY_MARKERS = { capital: 1, city: 2, metropolis: 1 } as const;
export const FORTIFICATION_CARAVAN_MARKERS = 15;
