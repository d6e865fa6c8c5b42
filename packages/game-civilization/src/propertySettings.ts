import { TRACK_END } from './data/faces.ts';
import { ECONOMIC_VICTORY } from './data/market.ts';
import { TECH } from './data/names.ts';
import { PLAYERS } from './data/setupOptions.ts';
import { intents } from './preview/intents.ts';
import { PROMISES } from './preview/promises.ts';
import { coinsOf } from './rules/coins.ts';
import { hasLostGovernment } from './rules/governments.ts';
import { knows } from './rules/knowledge.ts';
import { cultureHandSize } from './rules/limits.ts';
import { VICTORIES, type Victory } from './state/victories.ts';
import type { State } from './state.ts';

/**
 * What the property suite plays: the base game and the expansion, their variants one by one and together, sheets drawn, chosen or dealt
 * in pairs, the other rulings; and what it is told about the game. Not `skipFutile`: a player who is then not asked has nothing
 * to answer with, and the table sees it, so that option reveals secrets on purpose.
 */
export const PROPERTY_SETTINGS = {
  optionSets: [
    {},
    { expansion: false },
    { expansion: false, advancedSetup: true },
    { civilizations: 'chosen', advancedTieBreak: true },
    { expansion: false, civilizations: 'chosen' },
    { expansion: false, advancedTieBreak: true },
    { greatPersonDeck: false, advancedArabs: true, advancedEgyptians: true },
    { expansion: false, learningGame: true },
    { investments: false, advancedSetup: true, leonidasCompare: 'battle_force' },
    { expansion: false, advancedSetup: true, advancedTieBreak: true },
    { expansion: false, civilizations: 'chosen', advancedTieBreak: true, learningGame: true },
    {
      expansion: false,
      metalworkingScope: 'attack',
      monarchyCommunismScope: 'each_city',
      democracyTrade: 'trade_phase',
    },
  ],
  acts: Array.from({ length: PLAYERS.max }, (_, seat) => ({ act: 'resign', seat })),
  // Offers are only sampled (RUL-266), and so are the ways to pay for an item where a city has many bonuses (RUL-270).
  wide: ['negotiate', 'cityManagement', 'secondItem'],
  // Only the refusals of an offer change, and nothing of a bonus or a reward.
  immutable: [
    'offers.*.gives',
    'offers.*.wants',
    'offers.*.givenMarkers',
    'offers.*.givenEvents',
    'players.*.bonuses.*',
    'players.*.relicRewards.*',
  ],
  laws: [victoryNotSettled, handNotSettled, governmentNotSettled],
  ending: 'gameEnded',
  intents,
  promises: PROMISES,
};

/**
 * RUL-148: between answers, no player who is still in the game has reached a victory, except when the turn is played to its
 * end (VAR-010).
 */
export function victoryNotSettled(state: State): string | null {
  if (state.outcome !== null) return null;
  for (const [seat, player] of state.players.entries()) {
    if (player.resigned) continue;
    const isReached = (victory: Victory) => ((state.reached[seat] as number) & (1 << VICTORIES.indexOf(victory))) !== 0;
    const coins = coinsOf(state, seat);
    if (coins >= ECONOMIC_VICTORY && !isReached('economic')) return `seat ${seat} has ${coins} coins`;
    if (player.track >= TRACK_END && !isReached('culture')) return `seat ${seat} is at the end of the culture track`;
    if (knows(player, TECH.spaceFlight) && !isReached('technology')) return `seat ${seat} knows Space Flight`;
  }
  return null;
}

/** RUL-252: while a player holds more events than the hand size allows, the only question is for a discard. */
export function handNotSettled(state: State): string | null {
  if (state.outcome !== null || state.pending?.asks.every(({ kind }) => kind === 'discardEvent')) return null;
  const seat = state.players.findIndex(({ events }, owner) => events.length > cultureHandSize(state, owner));
  return seat < 0 ? null : `seat ${seat} holds more events than the hand size allows`;
}

/** RUL-377, RUL-332: between answers, nobody has a government that is unlocked no more, but while they are asked for another one. */
export function governmentNotSettled(state: State): string | null {
  const asks = state.pending?.asks ?? [];
  if (state.outcome !== null || asks.some(({ kind }) => kind === 'leaveGovernment' || kind === 'discardEvent'))
    return null;
  const seat = state.players.findIndex((_, owner) => hasLostGovernment(state, owner));
  return seat < 0 ? null : `seat ${seat} has a government that is not unlocked`;
}
