/** What the property suite plays with: each variant with and without the other, and the act that a table may try. */
export const PROPERTY_SETTINGS = {
  optionSets: [{}, { finishRound: true }, { cityStackEnds: true }, { finishRound: true, cityStackEnds: true }],
  acts: [{ act: 'agreedEnd', seat: null }],
  ending: 'gameEnded',
} as const;
