/** What the property suite plays with: each variant with and without the other, and the acts that a table may try. */
export const PROPERTY_SETTINGS = {
  optionSets: [{}, { finishRound: true }, { cityStackEnds: true }, { finishRound: true, cityStackEnds: true }],
  acts: [{ act: 'agreedEnd', seat: null }, ...[0, 1, 2, 3].map((seat) => ({ act: 'resign', seat }))],
  ending: 'gameEnded',
} as const;
