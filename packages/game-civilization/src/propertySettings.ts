/**
 * What the property suite plays with: the base game, its variants each for itself and together, sheets drawn, chosen or
 * two of them dealt, the other rulings; and what it is told about the game. Not with `skipFutile`: who is then not asked
 * has nothing to answer with, and the table sees it, so secrets are not kept on purpose.
 */
export const PROPERTY_SETTINGS = {
  optionSets: [
    { expansion: false },
    { expansion: false, civilizations: 'chosen' },
    { expansion: false, advancedSetup: true },
    { expansion: false, advancedTieBreak: true },
    { expansion: false, learningGame: true },
    { expansion: false, advancedSetup: true, advancedTieBreak: true },
    { expansion: false, civilizations: 'chosen', advancedTieBreak: true, learningGame: true },
    {
      expansion: false,
      metalworkingScope: 'attack',
      monarchyCommunismScope: 'each_city',
      democracyTrade: 'trade_phase',
    },
  ],
  acts: [0, 1, 2, 3].map((seat) => ({ act: 'resign', seat })),
  // Offers are only sampled (RUL-266), and so are the ways to pay for an item where a city has many bonuses (RUL-270).
  wide: ['negotiate', 'cityManagement', 'secondItem'],
  // Of an offer only the refusals change, of a bonus nothing.
  immutable: [
    'offers.*.gives',
    'offers.*.wants',
    'offers.*.givenMarkers',
    'offers.*.givenEvents',
    'players.*.bonuses.*',
  ],
};
