import {
  ABILITY_PRICE,
  ABILITY_RESOURCE,
  type AbilityEffect,
  ANY_RESOURCE,
  MARKER_RESOURCE,
  type MarketResource,
  RESOURCES,
  resourceIndex,
  TECH_ABILITY,
  TECHS,
} from '@tessera/game-civilization/data';
import { knows } from '@tessera/game-civilization/rules/knowledge.ts';
import type { AnswerTo } from '@tessera/game-civilization/state/questions.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import { roomForCoins } from './turns.ts';

/** Resource abilities that a bot uses, and what one of them is worth to it. */
interface Use {
  readonly tech: number;
  readonly resource: number;
  /** How many resources it takes. */
  readonly price: number;
  worth(table: Table): number;
}

/** A great person, and each production of a bonus for one action. */
const PERSON = 8;
const BONUS_ICON = 0.6;
/** The worth of each trade that another player, chosen by the bot, gets as well. */
const PARTNER = 1 / 3;

/** What an ability is worth by its effect; null where the bot has no use for it. */
function worthOf(effect: AbilityEffect, tech: number): Use['worth'] | null {
  switch (effect.does) {
    case 'gainCulture':
      return ({ aims }) => effect.culture * aims.culture;
    case 'gainTrade':
      return ({ aims }) => effect.trade * aims.trade - effect.other * PARTNER;
    case 'gainPerson':
      return () => PERSON;
    case 'gainCoin':
      return ({ aims, player }) => (roomForCoins(player, tech) > 0 ? aims.coin : 0);
    case 'produce':
      return () => effect.production * BONUS_ICON;
    case 'raise':
      return ({ aims }) => 1 + effect.strength * aims.shares.military;
    case 'wound':
      return ({ aims }) => effect.wounds / 3 + (2 + effect.wounds / 3) * aims.shares.military;
    case 'obsolete':
      return effect.or === 'killUnit' ? ({ aims }) => 1 + 2 * aims.shares.military : null;
    case 'cancel':
      return () => 2;
    case 'addActions':
      return () => 12;
    case 'discardCoins':
    case 'reshape':
      return () => 2;
    default:
      return null;
  }
}

const USES: readonly Use[] = TECHS.flatMap(({ resourceAbilities }, tech) =>
  resourceAbilities.flatMap(({ effect }, i): Use[] => {
    const worth = worthOf(effect, tech);
    const ability = (TECH_ABILITY[tech] as number) + i;
    const resource = ABILITY_RESOURCE[ability] as number;
    return worth === null ? [] : [{ tech, resource, price: ABILITY_PRICE[ability] as number, worth }];
  }),
);

/** No known use, but an ability may come, and others may want it. */
const IDLE = 0.8;

/** What one more of a resource is worth to the player, for the abilities that they know. */
export function resourceWorth(table: Table, resource: number): number {
  let worth = IDLE;
  for (const { tech, resource: needed, price, worth: worthOf } of USES) {
    if ((needed !== resource && needed !== ANY_RESOURCE) || !knows(table.player, tech)) continue;
    worth = Math.max(worth, worthOf(table) / price);
  }
  // One of a kind can be used each turn; more have to wait.
  return worth / (1 + 0.5 * held(table.player, resource));
}

/** How many of a resource a player holds, as a token or a marker. */
function held(player: Player, resource: number): number {
  let count = player.resources[resource] ?? 0;
  for (const marker of player.markers) if (MARKER_RESOURCE[marker] === resource) count++;
  return count;
}

/** What using a tech's ability is worth; 0 for one that the bot has no use for. */
export function useWorth(table: Table, tech: number): number {
  for (const one of USES) if (one.tech === tech) return one.worth(table);
  return 0;
}

/** The cost of using a tech's ability: the resources it takes, valued by their best other use. */
export function useCost(table: Table, tech: number): number {
  const found = USES.find((one) => one.tech === tech);
  if (found === undefined) return 0;
  let cost = Number.POSITIVE_INFINITY;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (held(table.player, resource) === 0) continue;
    if (found.resource === resource || found.resource === ANY_RESOURCE)
      cost = Math.min(cost, otherUse(table, resource, tech));
  }
  return Number.isFinite(cost) ? cost * found.price : 0;
}

function otherUse(table: Table, resource: number, tech: number): number {
  let worth = IDLE;
  for (const one of USES) {
    if (one.tech === tech || !knows(table.player, one.tech)) continue;
    if (one.resource === resource || one.resource === ANY_RESOURCE)
      worth = Math.max(worth, one.worth(table) / one.price);
  }
  return worth;
}

/** Tokens before hidden markers before event cards, the least useful resource first. */
export function cheapestPayment(table: Table, options: readonly AnswerTo<'payResource'>[]): AnswerTo<'payResource'> {
  let best = options[0] as AnswerTo<'payResource'>;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const cost = paymentCost(table, option);
    if (cost >= least) continue;
    least = cost;
    best = option;
  }
  return best;
}

/** What a great person card is worth that is discarded to pay. */
const CARD = 1;

/** What a payment gives up. A Gift from Afar gives a coin to another player, preferably the last. */
function paymentCost(table: Table, payment: AnswerTo<'payResource'>): number {
  if (payment.pay === 'giveUp') return 100;
  if ('through' in payment) {
    // The second resource is chosen afterwards.
    const { through: _, ...single } = payment;
    return paymentCost(table, single) + IDLE;
  }
  if ('by' in payment) {
    const { by: _, ...single } = payment;
    return paymentCost(table, single) + CARD;
  }
  if (payment.pay === 'event') return payment.to === null ? 2 : 3 + (table.aims.danger[payment.to] as number);
  return resourceWorth(table, resourceIndex(payment.resource)) + (payment.pay === 'token' ? 0 : 0.1);
}

export function takeWorth(table: Table, resource: MarketResource): number {
  return resourceWorth(table, resourceIndex(resource));
}
