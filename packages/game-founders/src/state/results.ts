/** Why a game ends (T-111, T-112, T-113, V-2, R-38; the last: everyone else has resigned). */
export const END_REASONS = ['victoryTiles', 'stacks', 'noMorePoints', 'cityStack', 'agreed', 'resignation'] as const;

export type EndReason = (typeof END_REASONS)[number];

/** A score as its parts (T-121 to T-124). */
export type Score = {
  readonly craftsmen: number;
  readonly tokens: number;
  readonly replaced: number;
  readonly victory: number;
  readonly total: number;
  /** Victory tiles in the territory, attacked ones included: the tie-break (T-126, R-23). */
  readonly victoryTiles: number;
};
