export const VICTORIES = ['culture', 'technology', 'economic', 'military'] as const;

export type Victory = (typeof VICTORIES)[number];

export const END_REASONS = [...VICTORIES, 'resignation', 'learningGame'] as const;

export type EndReason = (typeof END_REASONS)[number];
