/** Steps to the four cells that share a side (T-083): up, right, down, left. */
export const SIDES = ['up', 'right', 'down', 'left'] as const;

export type Side = (typeof SIDES)[number];
