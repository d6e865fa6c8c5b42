/** The four investment cards of each player in the expansion (INV-001). */
export const INVESTMENT_IDS = [
  'infrastructure',
  'endowmentForTheArts',
  'militaryIndustrialComplex',
  'publicEducation',
] as const;
export type InvestmentId = (typeof INVESTMENT_IDS)[number];

/** One line of a card: it is active from this number of markers on, and only the highest active line works (INV-008, INV-009). */
export interface InvestmentTier {
  readonly markers: number;
  /** Production of each city. */
  readonly production: number;
  readonly combat: number;
  /** Added to the culture hand size, and taken off the culture cost of each advance (ART-014). */
  readonly cultureHand: number;
  readonly cultureDiscount: number;
  /** Techs learned when the marker is placed (RUL-308). */
  readonly techs: number;
}

export interface InvestmentFace {
  readonly id: InvestmentId;
  readonly tiers: readonly [InvestmentTier, InvestmentTier, InvestmentTier];
}

function tier(markers: number, some: Partial<InvestmentTier>): InvestmentTier {
  return { production: 0, combat: 0, cultureHand: 0, cultureDiscount: 0, techs: 0, ...some, markers };
}

/** In the order of INVESTMENT_IDS. */
export const INVESTMENTS: readonly InvestmentFace[] = [
  {
    id: 'infrastructure',
    tiers: [tier(1, { production: 1 }), tier(2, { production: 2 }), tier(3, { production: 3 })],
  },
  {
    id: 'endowmentForTheArts',
    tiers: [
      tier(1, { cultureHand: 1 }),
      tier(2, { cultureHand: 1, cultureDiscount: 1 }),
      tier(4, { cultureHand: 1, cultureDiscount: 2 }),
    ],
  },
  { id: 'militaryIndustrialComplex', tiers: [tier(2, { combat: 4 }), tier(4, { combat: 8 }), tier(6, { combat: 12 })] },
  { id: 'publicEducation', tiers: [tier(3, { techs: 1 }), tier(6, { techs: 1 }), tier(9, { techs: 1 })] },
];

/** Markers in the box (CMP-020); they never run out (RUL-003). */
export const INVESTMENT_MARKERS = 23;
